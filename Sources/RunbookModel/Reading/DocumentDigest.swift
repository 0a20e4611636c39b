import CMessageDigest

/// The SHA-256 of a file's bytes, by libmd (sha2(3bsd)). It is made when it is asked for: whoever only checks a page
/// never asks.
package struct DocumentDigest: Hashable, Sendable {
  private enum Form {
    case made(String)
    case toBeMade([UInt8])
  }

  private let form: Form

  package init(of bytes: [UInt8]) {
    form = .toBeMade(bytes)
  }

  /// - Parameter sha256: in lower-case hexadecimal.
  init(sha256: String) {
    form = .made(sha256)
  }

  /// In lower-case hexadecimal.
  package var sha256: String {
    switch form {
    case .made(let digest): digest
    case .toBeMade(let bytes): Self.sha256(bytes)
    }
  }

  package static func == (left: DocumentDigest, right: DocumentDigest) -> Bool { left.sha256 == right.sha256 }

  package func hash(into hasher: inout Hasher) { hasher.combine(sha256) }

  private static func sha256(_ bytes: [UInt8]) -> String {
    var context = SHA2_CTX()
    SHA256Init(&context)
    bytes.withUnsafeBufferPointer { buffer in
      SHA256Update(&context, buffer.baseAddress, buffer.count)
    }
    var digest = [UInt8](repeating: 0, count: 32)
    SHA256Final(&digest, &context)
    let digits = Array("0123456789abcdef".utf8)
    return String(decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
