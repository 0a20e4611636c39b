#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A new directory of this user alone (mode 0700), under a name that no one could foresee: mkdtemp(3).
package struct FreshDirectory: Sendable {
  private static let wildcards = "XXXXXX"

  /// Absolute where the parent is.
  package let path: String

  /// - Parameters:
  ///   - prefix: how its name begins.
  ///   - parent: an existing directory.
  /// - Throws: ``SessionError/system(call:errorNumber:)``.
  package init(named prefix: String, in parent: String) throws(SessionError) {
    var template = Array("\(parent)/\(prefix)\(FreshDirectory.wildcards)".utf8CString)
    guard mkdtemp(&template) != nil else { throw .system(call: "mkdtemp", errorNumber: errno) }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Whether a directory with this prefix may bear that name.
  static func mayBear(_ name: String, prefix: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    let completion = name.dropFirst(prefix.count)
    return completion.utf8.count == wildcards.utf8.count
      && completion.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}
