import Bytes

/// Names in running capitals that say what is to be put there: `myVaultName`, `mySubscriptionId`. A thing that a page
/// really makes is called `myVault`.
enum OwnNames {
  static func isOne(_ name: String) -> Bool {
    guard name.hasPrefix("my"), let first = name.dropFirst(2).first, first.isUppercase, name.allSatisfy(\.isAlphabetic)
    else { return false }
    return kinds.contains { name.hasSuffix($0) && name.utf8.count > $0.utf8.count + 2 }
  }

  /// What a value is, at the end of its name.
  private static let kinds = ["Name", "ID", "Id", "URL", "Url", "Uri", "URI"]
}
