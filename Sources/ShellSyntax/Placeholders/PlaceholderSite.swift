/// One place in a text where the reader of the page is to put a value of their own.
package struct PlaceholderSite: Hashable, Sendable {
  package enum Form: Hashable, Sendable {
    /// `<org_name>`
    case angle
    /// `{region}`
    case brace
    /// `REGION`, `RESOURCE-GROUP`: only among the possible sites.
    case capitals
    /// `SpaceName`, `Auth_Type`: only among the possible sites, and only where the page explains it.
    case mixedCase
    /// `[--sso]`, `[name]`: may be left out. Sites within its brackets are listed too, after it.
    case optional
    /// `/filepath/kubectl`, `/local/path`: only among the possible sites.
    case path
    /// A text that the page is known to show in place of a value: only among the possible sites.
    case sample
    /// `$NAME`, `${NAME}`: only among the variable sites.
    case variable
    /// `your_apikey`, `my_app`: only among the possible sites.
    case your
  }

  /// As written, brackets included: `<org_name>`, `{region}`, `REGION`, `[--sso]`.
  package var name: String
  /// `PlaceholderKey.key(of: name)`: equal for all spellings of one placeholder.
  package var key: String
  package var form: Form
  /// UTF-8 byte offsets into the text.
  package var range: Range<Int>
  package var place: Place
  /// The option whose value it is: `--docker-password` for `--docker-password=<x>` and `--docker-password <x>`.
  /// A word after any option counts as its value, for nothing tells that `-it` takes none.
  package var option: String?
  /// The ordinal, from 1, among the arguments of its simple command that are neither options nor after one.
  package var position: Int?
  /// What an optional part has for its value, where no site of its own is in it: `FORMAT` in `[--output FORMAT]`,
  /// `name` in `[name]`. Nil for `[--sso]`, which is there or is not, and for `[--org <org>]`.
  package var argument: String?
  /// What is in front of a value given for ``argument``: `--output `, `--out=`, or nothing.
  package var argumentPrefix: String {
    let part = OptionalPart(name)
    return part.option.map { $0 + part.joint } ?? ""
  }
  /// What is around it in a shell text.
  var hereDocument: HereDocument?
  /// An unquoted `{` is in front of it in its word.
  var isInBraces = false
  /// It is in quotation marks within an expansion within quotation marks, `"${X:-"<x>"}"`, where bash expands braces.
  var isInInnerQuotes = false

  package init(
    name: String, form: Form, range: Range<Int>, place: Place, option: String? = nil, position: Int? = nil
  ) {
    self.name = name
    self.key = PlaceholderKey.key(of: name)
    self.form = form
    self.range = range
    self.place = place
    self.option = option
    self.position = position
  }
}
