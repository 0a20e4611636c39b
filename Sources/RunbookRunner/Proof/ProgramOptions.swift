/// The options of programs in the success table that take the next word as their value, and those with which a program
/// does nothing. Data: an option that is missing here is taken for a flag, so that its value is one word too many and
/// the command matches no row.
enum ProgramOptions {
  /// With one of these nothing is done, no matter what the program prints.
  static let stopping: Set<String> = [
    "--dry-run", "--simulate", "--just-print", "--recon", "--no-act", "--help", "--version", "--download-only",
    "--print-uris", "--test", "--assumeno", "--noop",
  ]

  static func takesValue(_ option: String, of program: String) -> Bool {
    (valued[program] ?? general).contains(option)
  }

  /// The options that name the object where no operand does.
  static func naming(of program: String) -> [String] { program == "az" ? ["-n", "--name"] : ["--name"] }

  /// Of programs that are not in the table.
  private static let general = Set(ScopeTable.generalOptions + ["--name"])

  private static let valued: [String: Set<String>] = {
    var all: [String: Set<String>] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      for program in words[0].split(separator: ",") { all[String(program)] = Set(words.dropFirst()) }
    }
    return all
  }()

  private static let table = """
    kubectl,oc -n --namespace --context --cluster --user --kubeconfig -s --server --token --as -f --filename -k --kustomize -l --selector -o --output --image --replicas --port --target-port --type --name --from-literal --from-file --from-env-file --docker-server --docker-username --docker-password --docker-email --cert --key --env -c --container --timeout --field-selector --overrides --schedule --role --clusterrole --serviceaccount --verb --resource --dry-run
    docker,podman -u --username -p --password -t --tag -f --file --build-arg --platform --target --label --network --name -v --volume -e --env -w --workdir -H --host --context -c --driver -d --subnet --gateway -o --opt --format --filter -l
    helm -n --namespace -f --values --set --set-string --version --kube-context --kubeconfig --timeout --repo -o --output
    minikube,kind -p --profile --driver --memory --cpus --name --config --image --kubernetes-version
    bx,ibmcloud,ic -a -u -p -c -o -s -g -r --apikey --description --machine-type --hardware --location --zone --workers --name --kube-version --public-vlan --private-vlan --cluster -q --quiet-file
    aws --profile --region --output --query --bucket --acl --endpoint-url --cluster-name --key-name
    az -g --resource-group -n --name -l --location --subscription -o --output --query --sku --image --size -s --set --tags --admin-username --ssh-key-values --kind --cluster-name --vnet-name --server-name --account-name --vault-name -r --registry
    gcloud --project --zone --region --format --name --organization --account --configuration --filter --cluster --instance
    terraform,tofu -chdir -var -var-file -target -state -out -backend-config
    vault -address -namespace -mount -path
    apt,apt-get -t --target-release -o --option -c --config-file
    yum,dnf,microdnf --enablerepo --disablerepo -c --config --installroot -x --exclude
    apk --repository -X --root -p -t --virtual
    snap --channel
    pip,pip3 -r --requirement -i --index-url --extra-index-url -t --target -c --constraint --prefix -e --editable
    npm --prefix --registry -w --workspace -C
    gem -v --version --source
    cargo --version --git --branch --tag --root --features --path
    git -C -c --git-dir --work-tree -b -m --message -F --author --date -o --origin --depth --branch -u --set-upstream-to
    psql,createdb,pg_isready,createuser -h --host -p --port -U --username -d --dbname -c --command -f --file -v --set -O --owner -E --encoding -T --template
    apachectl,apache2ctl -f -d -D
    redis-cli -h -p -a -n -u --user --pass
    openssl -CAfile -CApath -CAstore -untrusted -trusted -CRLfile -purpose -policy -attime -auth_level -nameopt -verify_depth -verify_email -verify_hostname -verify_ip -verify_name -verify -CA -CAkey -CAserial -extfile -newkey -passin -passout -set_serial -signature -in -out -key -keyout -subj -days -config -extensions -inform -outform -content -certfile
    ssh-keygen -t -b -C -f -N -m -a -O
    ssh-copy-id -i -p -o -F
    gpg --homedir --keyring --status-fd
    nginx -c -p -g -e
    visudo -f
    hcloud --context --config --name --type --image --location --ssh-key -o
    useradd,adduser -c -d -g -G -s -u --comment --home-dir --home --gid --groups --shell --uid --gecos --ingroup
    groupadd,groupdel,userdel -g --gid -R --root -P --prefix
    systemctl -H --host -M --machine -t --type -p --property -n --lines
    curl -o --output -H --header -d --data -X --request -u --user -A --user-agent -e -b --cookie -m --max-time --retry --cacert --cert --key -F --form -x --proxy
    certbot -d --domain -m --email -w --webroot-path --cert-name --config-dir --work-dir --logs-dir
    virsh -c --connect
    restic -r --repo -p --password-file
    ansible-galaxy -p --roles-path -r --role-file
    vagrant --provider --box-version --name
    """
}
