/// A line of output that assigns a variable: `export KUBECONFIG=/root/.kube/config`, `SET NAME=value`, `$env:NAME="value"`.
struct Assignment {
  var value: String

  init?(of name: String, in line: TextSlice) {
    var text = line.trimmed
    for keyword in ["export ", "declare -x ", "set ", "SET ", "$env:"] where text.begins(with: keyword) {
      text = text.dropFirst(keyword.utf8.count).trimmed
      break
    }
    guard text.begins(with: name) else { return nil }
    let rest = text.dropFirst(name.utf8.count)
    guard rest.first == "=" else { return nil }
    value = rest.dropFirst().trimmed.unquotedForShell.string
  }
}

extension TextSlice {
  /// Without the quotation marks around it, and without the `;` after it.
  fileprivate var unquotedForShell: TextSlice {
    let text = last == ";" ? dropLast().trimmed : self
    return text.unquoted
  }
}
