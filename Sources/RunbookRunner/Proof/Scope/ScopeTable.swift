/// What, beside its name, tells an object of a program from its namesakes. Data: columns separated by ` | `.
///
/// 1. The programs of a family: what switches one of them switches all.
/// 2. Options whose value says where an object is; `-n,--namespace` are one option.
/// 3. Variables that say the same; `X_*` is every variable that begins so.
/// 4. Options with which a list shows the objects of all places, and with each the place; `-`: none.
/// 5. `here`: what is in the current directory; `-`: the directory does not matter.
enum ScopeTable {
  static let rows: [ScopeRow] = table.split(separator: "\n").compactMap(ScopeRow.init)

  /// - Returns: for a program that the table does not know what is so of most programs.
  static func row(of program: String) -> ScopeRow {
    rows.first { $0.programs.contains(program) } ?? ScopeRow(unknown: program, options: generalOptions)
  }

  static func knows(_ program: String) -> Bool { rows.contains { $0.programs.contains(program) } }

  /// An option → the classes of objects of which it says nothing.
  static let indifferentClasses: [String: Set<String>] = [
    "--namespace": [
      "namespace", "node", "persistentvolume", "clusterrole", "clusterrolebinding", "customresourcedefinition",
      "storageclass", "ingressclass", "priorityclass", "chart-repository",
    ],
    "--region": ["bucket"],
  ]

  /// Variables before a command that change how it talks, not where it works.
  static let indifferentVariables: Set<String> = [
    "LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_CTYPE", "TERM", "COLUMNS", "PAGER", "NO_COLOR", "CLICOLOR",
    "DEBIAN_FRONTEND", "TZ", "GIT_PAGER", "AWS_PAGER", "SYSTEMD_PAGER",
  ]

  /// Words before a program that do not change where it works.
  static let indifferentPrefixes: Set<String> = [
    "sudo", "doas", "env", "time", "nohup", "command", "exec", "timeout", "stdbuf", "nice", "-E", "-H", "-n", "--",
  ]

  /// As many programs call them.
  static let generalOptions = [
    "--namespace", "--region", "--zone", "--project", "--project-id", "--resource-group", "--context", "--kubeconfig",
    "--host", "--server", "--endpoint", "--url", "--subscription", "--profile", "--account", "--tenant", "--cluster",
    "--org", "--organization", "--space", "--team", "--database", "--environment", "--registry", "--remote",
    "--workspace", "--realm", "--config", "--home", "--root", "--data-dir", "--directory", "--app", "--cluster-name",
    "--vpc", "--instance", "--bucket", "--vault", "--group", "--parent",
  ]

  private static let table = """
    kubectl,oc | -n,--namespace --context --cluster --kubeconfig -s,--server --user --as | KUBECONFIG | -A --all-namespaces | -
    helm | -n,--namespace --kube-context --kubeconfig | KUBECONFIG HELM_NAMESPACE HELM_KUBE* | -A --all-namespaces | -
    docker | -H,--host -c,--context --config | DOCKER_HOST DOCKER_CONTEXT DOCKER_CONFIG | - | -
    podman | -H,--host -c,--connection --url --root | CONTAINER_* | - | -
    minikube,kind | -p,--profile | MINIKUBE_* | - | -
    bx,ibmcloud,ic | -g,--resource-group -c,--cluster | IBMCLOUD_* BLUEMIX_* | - | -
    aws | --profile --region --endpoint-url --cluster-name --bucket | AWS_* | - | -
    az | -g,--resource-group --subscription --cluster-name --vnet-name --server-name --account-name --vault-name -r,--registry | AZURE_* | - | -
    gcloud | --project --zone --region --account --configuration --cluster --instance | CLOUDSDK_* | - | -
    hcloud | --context --config | HCLOUD_* | - | -
    terraform,tofu | -chdir -state | TF_* | - | here
    vault | -address -namespace -mount | VAULT_* | - | -
    apt,apt-get,dpkg | --root --admindir | - | - | -
    yum,dnf,microdnf | --installroot | - | - | -
    apk | --root -p | - | - | -
    snap | - | - | - | -
    brew | - | HOMEBREW_* | - | -
    pip,pip3 | -t,--target --prefix | PIP_* PYTHONUSERBASE VIRTUAL_ENV | - | -
    npm | --prefix -g,--global -w,--workspace | NPM_* npm_* | - | here
    gem,cargo | --root -i,--install-dir | GEM_* CARGO_* | - | -
    git | -C --git-dir --work-tree | GIT_* | - | here
    psql,createdb,createuser,dropdb,pg_isready | -h,--host -p,--port | PGHOST PGPORT PGSERVICE | - | -
    redis-cli | -h -p -n -u | REDISCLI_* | - | -
    useradd,adduser,userdel,groupadd,groupdel,getent,id | -R,--root -P,--prefix | - | - | -
    systemctl | -H,--host -M,--machine --user --root | - | - | -
    vagrant | - | VAGRANT_* | - | here
    virsh | -c,--connect | LIBVIRT_* VIRSH_* | - | -
    restic | -r,--repo | RESTIC_* | - | -
    """
}
