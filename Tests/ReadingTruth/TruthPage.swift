/// One line of `truth.jsonl`: what a careful person understood of one page. README.md gives the meaning of each field.
struct TruthPage: Decodable {
  var path: String
  var sha256: String
  var held: Bool
  var blocks: [TruthBlock]
  var placeholders: [TruthPlaceholder]?
}

struct TruthBlock: Decodable {
  var line: Int
  var kind: String
  var text: String?
  var orText: [String]?
  var step: String?
  /// null is a right answer of its own.
  var orStep: [String?]?
  var role: String?
  var optional: Bool?
  var condition: Bool?
  var placeholders: [String]?
  var outputOf: OutputLink
  var exampleOf: Int?
  var file: String?
  var doubtful: Bool?

  /// `null` (none on this page) and absent (not to be scored) mean different things here.
  enum OutputLink: Equatable {
    case unscored, none
    case command(Int)
  }

  enum CodingKeys: String, CodingKey {
    case line, kind, text, orText, step, orStep, role, optional, condition, placeholders, outputOf, exampleOf, file,
      doubtful
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    line = try values.decode(Int.self, forKey: .line)
    kind = try values.decode(String.self, forKey: .kind)
    text = try values.decodeIfPresent(String.self, forKey: .text)
    orText = try values.decodeIfPresent([String].self, forKey: .orText)
    step = try values.decodeIfPresent(String.self, forKey: .step)
    orStep = try values.decodeIfPresent([String?].self, forKey: .orStep)
    role = try values.decodeIfPresent(String.self, forKey: .role)
    optional = try values.decodeIfPresent(Bool.self, forKey: .optional)
    condition = try values.decodeIfPresent(Bool.self, forKey: .condition)
    placeholders = try values.decodeIfPresent([String].self, forKey: .placeholders)
    exampleOf = try values.decodeIfPresent(Int.self, forKey: .exampleOf)
    file = try values.decodeIfPresent(String.self, forKey: .file)
    doubtful = try values.decodeIfPresent(Bool.self, forKey: .doubtful)
    let link = try values.decodeIfPresent(Int.self, forKey: .outputOf)
    outputOf = link.map(OutputLink.command) ?? (values.contains(.outputOf) ? .none : .unscored)
  }
}

struct TruthPlaceholder: Decodable {
  var key: String?
  var name: String
  var described: Int?
  var describedEnd: Int?
  var orDescribed: [[Int]]?
  var required: Bool?
  var secret: Bool?
  var doubtful: Bool?
  var descriptionDoubtful: Bool?
}
