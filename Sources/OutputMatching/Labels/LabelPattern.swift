/// A label and its value as a sample shows them.
struct LabelPattern: Sendable {
  /// From 0.
  var line: Int
  var label: TextSlice
  var value: ValuePattern
  /// Programs that write a colon after a label always do: aligned text without one is something else.
  var hasColon: Bool
  /// What follows below it is its value.
  var isHeading: Bool

  init(line: Int, label: LabelLine, isHeading: Bool = false) {
    self.line = line
    self.label = label.label
    value = ValuePattern(label.value)
    hasColon = label.hasColon
    self.isHeading = isHeading
  }
}
