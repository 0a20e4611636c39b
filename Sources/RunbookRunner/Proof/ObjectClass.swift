/// The name of a class of objects, however a command spells it: `pods`, `po` and `Pod` are one.
enum ObjectClass {
  static func named(_ word: String) -> String {
    let bare = word.prefix { $0 != "." }.lowercased()
    if let name = short[bare] { return name }
    for (ending, singular) in [("ies", "y"), ("sses", "ss"), ("xes", "x"), ("s", "")] where bare.hasSuffix(ending) {
      guard !bare.hasSuffix("ss"), bare.count > ending.count + 2 else { break }
      return String(bare.dropLast(ending.count)) + singular
    }
    return bare
  }

  /// As `kubectl api-resources` lists them.
  private static let short = [
    "po": "pod", "svc": "service", "deploy": "deployment", "ns": "namespace", "cm": "configmap", "ing": "ingress",
    "ingresses": "ingress", "sa": "serviceaccount", "pvc": "persistentvolumeclaim", "pv": "persistentvolume",
    "sts": "statefulset", "ds": "daemonset", "rs": "replicaset", "cj": "cronjob", "no": "node", "ep": "endpoint",
    "crd": "customresourcedefinition", "netpol": "networkpolicy", "sc": "storageclass", "ingress": "ingress",
  ]
}
