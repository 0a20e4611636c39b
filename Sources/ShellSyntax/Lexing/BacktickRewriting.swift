import Bytes

/// Writes backticks as `$( … )`, the way a shell reads them: it takes one layer of backslashes off and then reads what
/// is left as a text of its own (POSIX.1-2017, 2.6.3; within double quotes `\"` loses its backslash too).
///
/// The places of a template are found without that second reading. Where both agree a value arrives; where they do not,
/// such as in "`q \"<x>\"`", a value that is more than letters would be read as something else.
enum BacktickRewriting {
  static func rewritten(_ text: String) -> String {
    String(decoding: rewritten(Array(text.utf8)[...], depth: 0), as: UTF8.self)
  }

  /// No one nests deeper; a hostile page may.
  private static let deepest = 8

  private static func rewritten(_ bytes: ArraySlice<UInt8>, depth: Int) -> [UInt8] {
    guard depth < deepest else { return Array(bytes) }
    var output: [UInt8] = []
    var isDouble = false
    var isSingle = false
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      if isSingle {
        isSingle = byte != .singleQuote
      } else if byte == .backslash, index + 1 < bytes.endIndex {
        output += [byte, bytes[index + 1]]
        index += 2
        continue
      } else if byte == .doubleQuote {
        isDouble.toggle()
      } else if byte == .singleQuote, !isDouble {
        isSingle = true
      } else if byte == .backtick {
        let (inner, end) = content(bytes[(index + 1)...], isDouble: isDouble)
        output += Array("$(".utf8) + rewritten(inner[...], depth: depth + 1) + [UInt8(ascii: ")")]
        index = end
        continue
      }
      output.append(byte)
      index += 1
    }
    return output
  }

  /// What is between two backticks, with one layer of backslashes taken off, and where the text goes on after it.
  private static func content(_ bytes: ArraySlice<UInt8>, isDouble: Bool) -> (inner: [UInt8], end: Int) {
    var inner: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex, bytes[index] != .backtick {
      guard bytes[index] == .backslash, index + 1 < bytes.endIndex else {
        inner.append(bytes[index])
        index += 1
        continue
      }
      let next = bytes[index + 1]
      let isLayer = next == .dollar || next == .backtick || next == .backslash || isDouble && next == .doubleQuote
      inner += isLayer ? [next] : [.backslash, next]
      index += 2
    }
    return (inner, min(index + 1, bytes.endIndex))
  }
}

extension Template {
  /// Whether a second reading, as the shell does it within backticks, finds every site in the same place.
  var isReadAlikeTwice: Bool {
    guard sites.contains(where: { $0.place.isInBackticks }) else { return true }
    let second = Template(ShellScript(BacktickRewriting.rewritten(text))).sites
    return second.count == sites.count
      && zip(sites, second).allSatisfy { $0.place.withoutSubstitutions == $1.place.withoutSubstitutions }
  }
}

extension Place {
  /// Within the innermost command only.
  fileprivate var withoutSubstitutions: Place {
    switch self {
    case .substitution(let inner), .backticks(let inner, _): inner.withoutSubstitutions
    default: self
    }
  }
}
