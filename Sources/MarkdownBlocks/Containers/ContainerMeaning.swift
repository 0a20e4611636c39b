/// What an opening marker says about the container that it opens.
enum ContainerMeaning {
  case tabs(TabSetTraits)
  /// A set of tabs whose fences are the tabs.
  case codeGroup
  case tab(label: String?, id: String?)
  case admonition(Admonition, title: String?)
  case details(summary: String?)
  /// Markers that enclose nothing that matters here: `<Steps>`.
  case plain

  /// What the marker of a set says about its tabs.
  struct TabSetTraits {
    var group: String?
    /// By id, where the tabs themselves bear no label.
    var labels: [String: String] = [:]
    /// In the order of the tabs, where the tabs themselves bear no label.
    var order: [String] = []
  }
}

/// Where a container ends.
enum ContainerExtent {
  /// At a closing marker.
  case marker
  /// Before the first line that is not indented below its marker.
  case indentation
  /// With the block quote around its marker.
  case quote
  /// At the next marker of its set, at a rule, or at a heading.
  case heading
}

/// An opening marker.
struct ContainerOpening {
  var meaning: ContainerMeaning
  /// The syntax it is written in: a marker of another syntax never closes it.
  var family: String
  /// What its closing marker is called.
  var name = ""
  /// How long its marker is, where the closing one must be as long.
  var count = 0
  var extent = ContainerExtent.marker
  /// The tab before it needs no closing marker.
  var endsTabBefore = false
  /// It is a marker only within a set of tabs of the same syntax.
  var needsSet = false
  /// Tabs with an id that the set already has begin another set; the ids together are the set's group.
  var groupsByID = false
  /// The tab begins a set of its own.
  var beginsSet = false
  /// Of the set that is made up for a tab.
  var group: String?
  /// Nothing within it is indented code.
  var hasIndentedCode = true
}

/// A closing marker.
struct ContainerClosing {
  var family: String
  var name = ""
  var count = 0
  /// It is a marker only where a container is open that it closes.
  var mustMatch = false
  /// With a tab its set ends, too.
  var endsSet = false
}

/// What is at a place of the page and marks containers, but is no content.
struct ContainerMarker {
  enum Effect {
    case open(ContainerOpening)
    case close(ContainerClosing)
    /// Gives the part that unfolds, and is open, its summary.
    case summarise(String)
  }

  /// Just after the marker, perhaps on a later line.
  var end: Int
  var effects: [Effect]
  /// The marker says more than what it opens: it stays in the page as HTML.
  var staysVisible = false
  /// The lines below are code, up to the closing marker.
  var code: Code?

  struct Code {
    var info: String
    var lines: Range<Int>
  }
}
