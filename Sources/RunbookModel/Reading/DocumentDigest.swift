import CMessageDigest

/// The SHA-256 of a file's bytes, by libmd (sha2(3bsd)).
enum DocumentDigest {
  /// In lower-case hexadecimal.
  static func sha256(_ bytes: [UInt8]) -> String {
    var context = SHA2_CTX()
    SHA256Init(&context)
    bytes.withUnsafeBufferPointer { buffer in
      SHA256Update(&context, buffer.baseAddress, buffer.count)
    }
    var digest = [UInt8](repeating: 0, count: 32)
    SHA256Final(&digest, &context)
    let digits = Array("0123456789abcdef")
    return String(digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }
}
