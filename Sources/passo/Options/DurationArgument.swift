import ArgumentParser

/// `90`, `90s`, `1.5m`, `2h`, `500ms`: a length of time; seconds where no unit is given.
struct DurationArgument: ExpressibleByArgument {
  let seconds: Double

  init(seconds: Double) { self.seconds = seconds }

  init?(argument: String) {
    let number = argument.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let units: [Substring: Double] = ["": 1, "ms": 0.001, "s": 1, "m": 60, "min": 60, "h": 3600]
    guard let value = Double(number), value > 0, let unit = units[argument.dropFirst(number.count)] else { return nil }
    seconds = value * unit
  }
}
