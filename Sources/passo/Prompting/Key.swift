/// One press of a key, as a prompt understands it.
enum Key: Hashable {
  case character(Character)
  /// Text that was pasted in one go.
  case paste(String)
  case enter, tab, escape, backspace, delete
  case left, right, up, down, home, end
  /// With the Ctrl key, by its letter: `.control("c")`.
  case control(Character)
}
