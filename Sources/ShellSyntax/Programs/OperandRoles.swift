import Bytes

/// What programs take their operands and the values of their options for: a table, from their manuals.
enum OperandRoles {
  struct Row {
    /// The word after the program; nil where the program takes none.
    var verb: String?
    var operand: OperandRole?
    var options: [String: OperandRole] = [:]
    /// Their value is a text or the name of a variable.
    var ignored: Set<String> = []
    /// `-psecret` gives a value, too.
    var joined = false
    /// `username=jane`
    var isAssigned = false
    /// `docker exec web psql -U jane`
    var hasInnerCommand = false
  }

  /// Those of the program that begins a call; nil where nothing is known of it.
  static func rows(of words: ArraySlice<ShellWord>) -> [Row]? {
    guard let name = words.first?.programName, let rows = table[name] else { return nil }
    // `aws s3 mb`, `gcloud config set project`: the verb may be the second word or the third.
    let verbs = words.dropFirst().prefix(8).compactMap(\.literal).filter { $0.first != "-" }.prefix(3)
    return rows.filter { row in row.verb.map(verbs.contains) ?? true }
  }

  /// `--docker-username`, `--port`; options of all programs that say so by their name.
  static func role(ofOption name: String) -> OperandRole? {
    guard name.hasPrefix("--") else { return nil }
    return name.split { $0 == "-" || $0 == "_" || $0 == "." }.last.flatMap { named[String($0)] } ?? .object
  }

  private static let named: [String: OperandRole] = [
    "user": .user, "username": .user, "login": .user, "password": .password, "passwd": .password, "host": .host,
    "hostname": .host, "server": .host, "port": .port, "database": .database, "dbname": .database, "db": .database,
    "replicas": .number, "count": .number, "lines": .number, "limit": .number, "instances": .number, "num": .number,
    "tail": .number, "size": .number, "retries": .number,
  ]

  /// `programs [verbs] | operand | option=role … [joined] [assigned] [inner]`; `option=-` has another kind of value.
  private static let rows = """
    useradd,userdel,adduser,deluser,usermod,passwd,su,chage,id,chsh,finger,createuser,dropuser | user
    groupadd,groupdel,groupmod,gpasswd,addgroup,delgroup | object
    chown,chgrp | user
    git revert,reset,cherry-pick,show,rebase,merge,checkout,switch,branch,tag,diff,bisect,worktree | revision
    git push,pull,fetch,clone,remote,submodule | object
    docker,podman,nerdctl rm,rmi,stop,start,restart,kill,logs,inspect,pull,push,tag,attach,cp,stats,top | object
    docker,podman,nerdctl rename,port,wait,pause,unpause,commit,export,diff,update,volume,network,image,save | object
    docker,podman,nerdctl run,exec | object | -e=- --env=- -l=- --label=- --format=- --filter=- inner
    docker,podman,nerdctl login | | -u=user -p=password
    docker-compose exec,run | object | -e=- inner
    kubectl,oc get,describe,delete,logs,scale,rollout,drain,cordon,uncordon,port-forward,config,edit,cp | object | -n=object -o=- -l=-
    kubectl,oc label,annotate,top,expose,set,create,patch | object | -n=object -o=- -l=- -p=-
    kubectl,oc exec,run | object | -n=object inner
    helm install,uninstall,upgrade,rollback,status,history,get,delete | object | -n=object
    terraform workspace | object
    systemctl,service,initctl,rc-service,sc | object
    journalctl | | -u=object -n=number
    psql,pg_dump,pg_restore,createdb,dropdb,pg_dumpall,vacuumdb | database | -h=host -U=user -d=database -p=port
    mysql,mysqldump,mariadb,mysqlimport,mysqlcheck | database | -u=user -p=password -h=host -P=port -D=database joined
    mysqladmin | | -u=user -h=host -P=port
    mongo,mongosh,mongodump,mongorestore | | -u=user -p=password -d=database
    redis-cli,valkey-cli | | -h=host -p=port -a=password
    sqlcmd | | -S=host -U=user -P=password -d=database
    curl,wget,http,https | | -u=user
    htpasswd | user
    htpasswd | password
    vault login | | assigned
    sshpass | | -p=password inner
    ssh,mosh | host | -l=user -p=port
    sftp,ping,ping6,host,nslookup,dig,whois,traceroute,mtr,telnet,nc,ncat,tracepath,arping | host | -p=port
    telnet,nc,ncat | port
    ldapsearch,ldapadd,ldapmodify | | -h=host -w=password
    smbclient,rdesktop,xfreerdp | | -U=user -u=user -p=password
    az login | | -u=user -p=password
    az | | -g=object -n=object
    kill | process
    sleep | number
    head,tail | | -n=number -c=number
    split | | -l=number
    npm,yarn,pnpm,pip,pip3,gem,cargo,brew,apt,apt-get,dnf,yum,snap,choco install,add,remove,uninstall | object
    aws s3,s3api | object
    gcloud config | object
    heroku,fly,flyctl,cf | object | -a=object
    sudo,doas,env,time,nohup,watch,timeout,nice,xargs | | inner
    """

  private static let table: [String: [Row]] = {
    var all: [String: [Row]] = [:]
    for line in rows.parts(separatedBy: "\n") {
      let columns = line.parts(separatedBy: "|", omittingEmptySubsequences: false).map { column in
        column.parts(separatedBy: " ").map(String.init)
      }
      guard columns.count > 1, let programs = columns[0].first else { continue }
      var row = Row(operand: columns[1].first.flatMap(OperandRole.init))
      for part in columns.dropFirst(2).joined() {
        let pair = part.parts(separatedBy: "=").map(String.init)
        if pair.count == 2 { row.options[pair[0]] = OperandRole(rawValue: pair[1]) }
        if pair.count == 2, row.options[pair[0]] == nil { row.ignored.insert(pair[0]) }
        if part == "joined" { row.joined = true }
        if part == "assigned" { row.isAssigned = true }
        if part == "inner" { row.hasInnerCommand = true }
      }
      let verbs = columns[0].dropFirst().flatMap { $0.parts(separatedBy: ",").map(String.init) }
      for program in programs.parts(separatedBy: ",").map(String.init) {
        if verbs.isEmpty { all[program, default: []].append(row) }
        for verb in verbs {
          row.verb = verb
          all[program, default: []].append(row)
        }
      }
    }
    return all
  }()
}
