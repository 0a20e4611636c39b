import Bytes

/// Numbers by which a sentence, or a line such as `(2 rows)`, says how many there are.
enum CountClaim {
  /// None where the text takes it back: "at least 3 pods", "for example 3 pods".
  static func numbers(in text: String) -> Set<Int> {
    guard !Hedges.are(in: text) else { return [] }
    let words = text.lowercased().split { !($0.isAlphabetic || $0.isNumeric || $0 == "." || $0 == ":") }.map(
      String.init)
    var numbers: Set<Int> = []
    for (index, word) in words.enumerated() where index + 1 < words.count {
      guard let number = Int(word) ?? Self.words[word], number > 0 else { continue }
      let next = words[index + 1].filter(\.isAlphabetic)
      if next.count >= 3, !units.contains(next) { numbers.insert(number) }
    }
    return numbers
  }

  private static let words: [String: Int] = [
    "both": 2, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
    "deux": 2, "trois": 3, "quatre": 4, "cinq": 5, "six ": 6, "sept": 7, "huit": 8, "neuf": 9, "dix": 10,
    "dois": 2, "duas": 2, "três": 3, "quatro": 4, "cinco": 5, "seis": 6, "sete": 7, "oito": 8, "nove": 9, "dez": 10,
    "dos": 2, "tres": 3, "cuatro": 4, "siete": 7, "ocho": 8, "nueve": 9, "diez": 10,
    "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6, "sieben": 7, "acht": 8, "neun": 9, "zehn": 10,
    "due": 2, "tre": 3, "quattro": 4, "cinque": 5, "sette": 7, "otto": 8, "dieci": 10,
  ]

  private static let units: Set<String> = [
    "seconds", "second", "minutes", "minute", "hours", "hour", "days", "day", "weeks", "months", "years", "bytes",
    "times", "secondes", "minutos", "segundos", "heures", "jours", "horas", "dias", "octets", "percent", "sekunden",
    "minuten", "stunden", "tage", "secondi", "minuti", "mib", "gib", "kib", "cores", "cpus",
  ]
}
