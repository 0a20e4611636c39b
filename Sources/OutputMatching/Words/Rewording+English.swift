/// As written, and as it is compared.
extension Rewording {
  static let english = [
    ("vendor preset:", "preset:"), ("using cached ", "downloading "),
    ("image is up to date for ", "downloaded newer image for "), ("self signed", "self-signed"),
    ("already up-to-date", "already up to date"), (" passed in ", " passed in "),
  ]
}
