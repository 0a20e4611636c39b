import Bytes
import Diagnostics

/// The product names after the keyword references that most pages use.
///
/// A keyword map of the documentation set, given with `--keywords`, goes before it.
enum BuiltInKeywords {
  private static let texts: [String: String] = [
    "bluemix": "IBM Cloud",
    "bluemix_dedicated": "IBM Cloud Dedicated",
    "bluemix_public": "IBM Cloud Public",
    "bluemix_local": "IBM Cloud Local",
    "cloud": "IBM Cloud",
    "ibmcloud": "IBM Cloud",
    "bpshort": "Schematics",
    "bplong": "IBM Cloud Schematics",
    "cloud_notm": "IBM Cloud",
    "codeenginefull": "IBM Cloud Code Engine",
    "codeengineshort": "Code Engine",
    "containerfull": "IBM Cloud Kubernetes Service",
    "containerlong": "IBM Cloud Kubernetes Service",
    "containershort": "Kubernetes Service",
    "cloudaccesstrailfull": "IBM Cloud Activity Tracker",
    "cloudaccesstrailshort": "Activity Tracker",
    "cos_full": "IBM Cloud Object Storage",
    "cos_short": "Object Storage",
    "databases-for": "IBM Cloud Databases",
    "dev_cli_short": "IBM Cloud Developer Tools",
    "iamlong": "Identity and Access Management",
    "iamshort": "IAM",
    "cloud_iam": "IAM",
    "keymanagementservicelong": "IBM Key Protect for IBM Cloud",
    "keymanagementservicefull": "IBM Key Protect for IBM Cloud",
    "keymanagementserviceshort": "Key Protect",
    "la_full": "IBM Log Analysis",
    "la_short": "Log Analysis",
    "loganalysislong": "IBM Cloud Log Analysis",
    "loganalysisshort": "Log Analysis",
    "messagehub": "Message Hub",
    "mon_full": "IBM Cloud Monitoring",
    "mon_short": "Monitoring",
    "monitoringlong": "IBM Cloud Monitoring",
    "monitoringshort": "Monitoring",
    "openshiftlong": "Red Hat OpenShift on IBM Cloud",
    "openshiftshort": "OpenShift",
    "registrylong": "IBM Cloud Container Registry",
    "registryfull": "IBM Cloud Container Registry",
    "registryshort": "Container Registry",
    "vpc_full": "IBM Cloud Virtual Private Cloud",
    "vpc_short": "VPC",
    "watson": "Watson",
  ]

  /// - Parameter name: as written after `site.data.keyword.`; the `_notm` (no trade mark) ending does not matter.
  static func text(for name: String) -> String? {
    texts[name] ?? texts[stripped(name)]
  }

  /// The name itself, when nothing is known about it: `containerlong_notm` reads `containerlong`.
  static func readable(_ name: String) -> String {
    name.removingSuffix("_notm").parts(separatedBy: "_").joined(separator: " ")
  }

  private static func stripped(_ name: String) -> String {
    name.lowercased().removingSuffix("_notm").removingSuffix("_short").removingSuffix("_long")
  }
}

extension String {
  fileprivate func removingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
