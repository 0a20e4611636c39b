/// The version that `passo --version` prints; nowhere else is one written.
enum Version {
  static let number = "0.1.0"
}
