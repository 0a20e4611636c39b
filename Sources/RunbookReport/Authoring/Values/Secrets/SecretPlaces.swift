import ShellSyntax

/// Where programs take a secret on the command line: for each call its options and operands. Data.
///
/// A row is the words that a call begins with (`a,b`: either; `x*`: a word that begins so; `?-b`: an option that has to be
/// given, `?-b*` one with that letter), and after the bar what is secret: an option (`-p`), one of which it is what follows
/// the colon (`-u:`), the percent sign (`-U%`), the comma (`-u,`) or the last colon (`-y::`), the second operand (`2`), the
/// last one (`last`), or what operands have after `=` (`pairs`).
///
/// Sources: the manuals of the programs.
enum SecretPlaces {
  private static let table = """
    * | -passin: -passout: -pass: -storepass -keypass -srcstorepass -deststorepass --user: --proxy-user: --creds: --src-creds:
    * | --dest-creds: --apikey --api-key --auth: --passphrase --otp --secret-string --authkey --auth-key --dbpass --psk
    ab,hey,xh,http,https | -a: -A:
    ansible-vault encrypt_string | 1
    aws ssm put-parameter | --value
    aws secretsmanager | --secret-string
    az keyvault secret set | --value
    az sql | -p
    b2 authorize-account | 2
    b2 account authorize | 2
    bcp,sqlcmd,tsql,racadm,ipmitool,mosquitto_pub,mosquitto_sub | -P
    beeline,cypher-shell,snowsql,rabbitmqadmin,cqlsh | -p
    bw login | 2
    bw unlock | 1
    cargo login | 1
    cf,oc,helm,ibmcloud,bx,skopeo,crane,podman,buildah,nerdctl login | -p
    cloudflared service install | 1
    cloudflared tunnel run | --token
    codecov | -t
    composer config github-oauth*,gitlab-token*,http-basic*,bearer* | last
    consul acl set-agent-token | last
    crane auth login | -p
    curl | -u: -U: -E:
    dig,nsupdate | -y::
    doctl auth init | -t
    dotnet nuget push | -k
    dotnet nuget add source | -p
    dotnet user-secrets set | 2
    drush upwd,user:password | last
    expdp,impdp,sqlplus,sqlldr,rman | slash
    firebase functions:config:set | pairs
    gem push | --key
    gh secret set | -b --body
    htpasswd ?-b* | last
    isql | 3
    iwconfig | last
    kadmin | -w
    ldapsearch,ldapadd,ldapmodify,ldapdelete,ldapwhoami | -w
    ldappasswd | -w -s -a
    lftp | -u,
    mc alias set | 4
    mc config host add | 4
    mc admin user add | 3
    mkpasswd | last
    mosquitto_passwd | last
    mysqladmin password | last
    ncftpput,ncftpget | -p
    neo4j-admin set-initial-password | 1
    neo4j-admin dbms set-initial-password | 1
    net rpc,ads | -U%
    net user | 2
    netlify env:set | 2
    ngrok authtoken | 1
    ngrok config add-authtoken | 1
    nuget setapikey | 1
    op signin | 3 4
    openssl | -k -K -hmac -macopt:
    openssl passwd | last
    poetry config pypi-token*,http-basic* | last
    poetry publish | -p
    pulumi config set ?--secret | last
    rabbitmqctl add_user,change_password | 2
    rclone obscure | 1
    redis-cli | -a
    rpcclient,smbclient,smbget | -U%
    security | -w -p -P
    sendemail,sendEmail | -xp
    signtool | /p
    slappasswd | -s
    smbclient | 2
    snmpwalk,snmpget,snmpset,snmpbulkwalk | -c -A -X
    snyk auth | 1
    ssh-keygen | -N -P
    sshpass | -p
    swaks | -ap
    twine upload | -p
    unseal | 1
    useradd,usermod,adduser | -p
    vault login | 1
    vault kv put,patch | pairs
    vault token lookup,revoke,renew | 1
    vault operator unseal | 1
    wpa_passphrase | 2
    zip,unzip | -P
    """

  enum Part: Hashable {
    case whole
    case after(String)
    case afterLast(String)
  }

  struct Place: Hashable {
    /// Of the option; nil for an operand.
    var option: String?
    /// Which operand, from 1; 0: the last; nil for an option.
    var operand: Int?
    var part = Part.whole
    var isPair = false
    /// `user/secret@service`
    var isAfterSlash = false
  }

  private struct Row {
    var words: [[String]]
    var condition: String?
    var places: [Place]
  }

  private static let rows: [Row] = table.split(separator: "\n").map { line in
    let columns = line.split(separator: "|").map { $0.split(separator: " ").map(String.init) }
    let words = columns[0].filter { !$0.hasPrefix("?") }.map { $0.split(separator: ",").map(String.init) }
    let condition = columns[0].first { $0.hasPrefix("?") }.map { String($0.dropFirst()) }
    return Row(words: words, condition: condition, places: columns[1].map(place))
  }

  private static func place(_ text: String) -> Place {
    switch text {
    case "last": return Place(operand: 0)
    case "pairs": return Place(isPair: true)
    case "slash": return Place(isAfterSlash: true)
    default: break
    }
    if let number = Int(text) { return Place(operand: number) }
    for (ending, part) in [
      ("::", Part.afterLast(":")), (":", .after(":")), ("%", .after("%")), (",", .after(",")),
    ] where text.hasSuffix(ending) {
      return Place(option: String(text.dropLast(ending.count)), part: part)
    }
    return Place(option: text)
  }

  /// The places of a call, and how many of its words come before its operands.
  ///
  /// - Parameter words: without what runs it, such as `sudo`.
  static func places(of words: [String]) -> [(place: Place, skipped: Int)] {
    rows.flatMap { row -> [(place: Place, skipped: Int)] in
      guard let skipped = skipped(by: row, in: words) else { return [] }
      return row.places.map { ($0, skipped) }
    }
  }

  private static func skipped(by row: Row, in words: [String]) -> Int? {
    if let condition = row.condition {
      let isGiven = words.contains { word in
        if condition.hasSuffix("*") {
          return word.hasPrefix("-") && !word.hasPrefix("--") && word.contains(condition.dropFirst().first ?? "-")
        }
        return word == condition
      }
      guard isGiven else { return nil }
    }
    if row.words == [["*"]] { return 0 }
    // Options may be between the words: `mysqladmin -u root password x`.
    var index = 0
    for (number, names) in row.words.enumerated() {
      let next = words[index...].firstIndex { word in
        names.contains { $0.hasSuffix("*") ? word.hasPrefix($0.dropLast()) : word == $0 }
      }
      guard let next, number > 0 || next == 0 else { return nil }
      index = next + 1
    }
    return index
  }
}
