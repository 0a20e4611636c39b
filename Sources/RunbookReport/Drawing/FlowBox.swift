import RunbookModel

/// What a box of a drawing shows of one action.
struct FlowBox {
  /// What is done, as the outline of the box.
  enum Shape: String { case command, file, http, manual }

  var action: ActionID
  var shape: Shape
  /// The step's, as the page writes it; nil where it writes none.
  var number: String?
  /// In the words of the page.
  var title: String
  /// The first line of the command, or the name of the file.
  var code: String?
  /// Marks such as "optional", and where values come from and go.
  var notes: [String] = []
  /// A class of the style sheet: `good`, `bad`, `caution` or `quiet`.
  var tone: String
  /// Before the number.
  var mark: String?
  /// `#action-3`
  var link: String
  /// For those who hear the drawing.
  var spoken: String
}
