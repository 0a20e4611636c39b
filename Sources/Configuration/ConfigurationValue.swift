package import Diagnostics

/// What a YAML or JSON file says, with the place of every part.
///
/// Scalars are never turned into numbers or dates: `1.10` stays `1.10` and `007` stays `007`.
package indirect enum ConfigurationValue: Sendable {
  case scalar(Scalar)
  case sequence([ConfigurationValue], range: SourceRange)
  /// In the order of the file; keys are unique.
  case mapping([(key: Scalar, value: ConfigurationValue)], range: SourceRange)

  /// One word, number, or text as it is written in the file.
  package struct Scalar: Hashable, Sendable {
    package enum Style: Hashable, Sendable {
      /// Without quotation marks: may stand for nothing (`null`) or for `true` and `false`.
      case plain
      /// In quotation marks, as a block (`|`, `>`), or tagged `!!str`: always text.
      case quoted
    }

    /// Quotation marks and escapes resolved, otherwise character by character what the file holds.
    package let text: String
    package let style: Style
    package let range: SourceRange

    package init(text: String, style: Style, range: SourceRange) {
      self.text = text
      self.style = style
      self.range = range
    }

    /// An absent value: empty, `~` or `null` without quotation marks.
    package var isNull: Bool {
      style == .plain && ["", "~", "null", "Null", "NULL"].contains(text)
    }

    /// `true` and `false` as YAML 1.2 (10.3.2) and JSON write them; nil for anything else, `yes` too.
    package var boolean: Bool? {
      guard style == .plain else { return nil }
      switch text {
      case "true", "True", "TRUE": return true
      case "false", "False", "FALSE": return false
      default: return nil
      }
    }
  }

  package var range: SourceRange {
    switch self {
    case .scalar(let scalar): scalar.range
    case .sequence(_, let range), .mapping(_, let range): range
    }
  }

  package var scalar: Scalar? {
    if case .scalar(let scalar) = self { scalar } else { nil }
  }

  package var elements: [ConfigurationValue]? {
    if case .sequence(let elements, _) = self { elements } else { nil }
  }

  package var entries: [(key: Scalar, value: ConfigurationValue)]? {
    if case .mapping(let entries, _) = self { entries } else { nil }
  }

  /// The value under `key`; nil where there is none or where this is no mapping.
  package subscript(key: String) -> ConfigurationValue? {
    entries?.first { $0.key.text == key }?.value
  }

  /// The text of a scalar that is not null.
  package var text: String? {
    guard let scalar, !scalar.isNull else { return nil }
    return scalar.text
  }

  package var isNull: Bool { scalar?.isNull ?? false }

  package var boolean: Bool? { scalar?.boolean }
}
