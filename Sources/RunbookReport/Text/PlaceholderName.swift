/// A placeholder's name as people say it.
enum PlaceholderName {
  /// `<org_name>` → `org_name`, `{region}` → `region`; `[--sso]` stays, since its brackets say that it is optional.
  static func bare(_ name: String) -> String {
    for (open, close) in [("<", ">"), ("{", "}")] where name.hasPrefix(open) && name.hasSuffix(close) && name.count > 2
    {
      return String(name.dropFirst().dropLast())
    }
    return name
  }
}
