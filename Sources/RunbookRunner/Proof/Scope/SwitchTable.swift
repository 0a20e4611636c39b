/// Commands after which the programs of a family work elsewhere: in another cluster, project or account. Data: the
/// program, the words that such a command has among its first operands, one of each `a,b`; then the families.
enum SwitchTable {
  /// The families that a command switches.
  static func families(switchedBy call: CommandCall) -> [String] {
    let words = call.operands.prefix(4).map { $0?.lowercased() ?? "" }
    if let rows = byProgram[call.program] {
      return rows.filter { row in row.words.allSatisfy { choices in words.contains(where: choices.contains) } }
        .flatMap(\.families)
    }
    let isSwitch = !ScopeTable.knows(call.program) && words.prefix(3).contains(where: general.contains)
    return isSwitch ? [call.program] : []
  }

  /// What changes the shell in a way that cannot be followed.
  static let departures: Set<String> = ["source", ".", "eval", "su", "newgrp"]

  private struct Row {
    var words: [Set<String>]
    var families: [String]
  }

  /// Verbs of programs of which no table knows anything.
  private static let general: Set<String> = [
    "use", "select", "switch", "login", "logout", "target", "activate", "deactivate", "use-context", "set-context",
    "set-default", "configure",
  ]

  private static let byProgram: [String: [Row]] = table.split(separator: "\n").reduce(into: [:]) { all, line in
    let columns = line.split(separator: " | ").map { $0.split(separator: " ").map(String.init) }
    let row = Row(
      words: columns[0].dropFirst().map { Set($0.split(separator: ",").map(String.init)) }, families: columns[1])
    for program in columns[0][0].split(separator: ",") { all[String(program), default: []].append(row) }
  }

  private static let table = """
    kubectl,oc config use-context,set-context,set-cluster,set-credentials,set,unset,delete-context,rename-context,use,delete-cluster | kubectl helm
    kubectl,oc login,logout,project,new-project,ctx,ns | kubectl helm
    kubectx,kubens | kubectl helm
    helm login,logout | helm
    docker,podman context,connection,system,machine use,default,start,rm,update,connection | docker podman
    minikube start,stop,delete,profile | minikube kubectl helm
    kind create,delete,export | kubectl helm
    k3d cluster,kubeconfig create,delete,switch-default,merge | kubectl helm
    bx,ibmcloud,ic login,logout,target,region-set,init | bx
    bx,ibmcloud,ic config,cluster-config | kubectl helm
    aws configure,sso | aws
    aws update-kubeconfig | kubectl helm
    az account,cloud set,clear | az
    az login,logout,configure,config,defaults,init | az
    az get-credentials | kubectl helm
    gcloud config,auth,init set,unset,activate,login,revoke,create,init,configurations,activate-service-account | gcloud
    gcloud get-credentials | kubectl helm
    doctl kubeconfig save | kubectl helm
    doctl auth init,switch | doctl
    hcloud context use,create,delete,active | hcloud
    eksctl create,delete,write-kubeconfig,utils | kubectl helm
    terraform,tofu workspace new,select,delete | terraform
    terraform,tofu init | terraform
    vault login,namespace | vault
    """
}
