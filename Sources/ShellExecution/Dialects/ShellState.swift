import Bytes

/// What a shell would have to be given to become the one that it describes: its current directory, variables,
/// functions, aliases, options, traps and so on, in the shell's own words.
///
/// It may hold secrets. ``removing(variables:containing:)`` takes them out before it goes to disk.
public struct ShellState: Hashable, Sendable {
  /// What a shell reports about itself, in this order, empty where a shell cannot say it; then what is seen from
  /// outside, empty where no one can look.
  enum Section: Int, CaseIterable {
    case debugTrap, workingDirectory, declarations, functions, exports, aliases, options, traps, umask, arguments
    case limits, descriptors

    static let reported = allCases.dropLast(2)
  }

  public let shell: SessionConfiguration.Shell
  /// The status of the last command.
  private(set) var status: Int32
  private var sections: [[UInt8]]
  /// What the sections declare, without what the shell keeps for itself. Read once: several ask for it after each step.
  private(set) var declared: [ShellDeclaration] = []

  /// Of a shell that has not reported yet.
  init(shell: SessionConfiguration.Shell) {
    self.shell = shell
    status = 0
    sections = Section.allCases.map { _ in [] }
  }

  /// - Parameter earlier: of the same shell, most of which may still be so.
  init?(shell: SessionConfiguration.Shell, record: StatusRecord, earlier: ShellState? = nil) {
    let missing = Section.allCases.count - record.sections.count
    guard missing == 0 || record.sections.count == Section.reported.count else { return nil }
    self.shell = shell
    status = record.status
    sections = record.sections.map(Array.init) + Array(repeating: [], count: missing)
    if let earlier, earlier.shell == shell, earlier[.exports] == self[.exports],
      shell.dialect.declares(self[.declarations], as: earlier[.declarations])
    {
      declared = earlier.declared
    } else {
      declared = shell.dialect.declarations(of: self)
    }
  }

  subscript(section: Section) -> [UInt8] {
    sections[section.rawValue]
  }

  private mutating func replace(_ section: Section, with bytes: [UInt8]) { sections[section.rawValue] = bytes }

  func text(_ section: Section) -> String { String(decoding: self[section], as: UTF8.self) }

  /// What the system keeps about the shell's process.
  var attributes: ProcessAttributes {
    get { ProcessAttributes(limitsText: self[.limits], descriptorsText: self[.descriptors]) }
    set {
      replace(.limits, with: newValue.limitsText)
      replace(.descriptors, with: newValue.descriptorsText)
    }
  }

  /// Until somebody looks again.
  mutating func inheritAttributes(from earlier: ShellState) {
    replace(.limits, with: earlier[.limits])
    replace(.descriptors, with: earlier[.descriptors])
  }

  /// Takes over what the shell receives only at the head of its next step.
  mutating func inherit(from saved: ShellState) {
    status = saved.status
    replace(.debugTrap, with: saved[.debugTrap])
  }

  /// Absolute.
  public var workingDirectory: String { text(.workingDirectory) }

  /// The shell's variables, in its own order, without those that it keeps for itself.
  public var variables: [ShellVariable] { declared.map(\.variable) }

  /// The names of the variables, arrays too, with a value that `holds` is true for. An array is judged by the text of
  /// its declaration.
  public func variableNames(where holds: ([UInt8]) -> Bool) -> [String] {
    declared.filter { holds($0.variable.value ?? $0.source) }.map(\.variable.name)
  }

  /// The same state without the variables of these names, and without all that holds one of the secrets: other
  /// variables, and all functions, aliases, traps or arguments if one of those does.
  public func removing(variables names: Set<String> = [], containing secrets: [[UInt8]] = []) -> ShellState {
    let isSecret = { (bytes: [UInt8]) in secrets.contains { bytes.byteIndex(of: $0) != nil } }
    var result = self
    result.declared = declared.filter { declaration in
      let variable = declaration.variable
      return !names.contains(variable.name) && !isSecret(declaration.source) && !isSecret(variable.value ?? [])
    }
    var sources: [UInt8] = []
    sources.reserveCapacity(self[.declarations].count)
    for declaration in result.declared {
      sources += declaration.source
      sources.append(UInt8(ascii: "\n"))
    }
    result.replace(.declarations, with: sources)
    if result.declared.count < declared.count || !names.isEmpty {
      let gone = names.union(declared.map(\.variable.name)).subtracting(result.declared.map(\.variable.name))
      result.replace(.exports, with: shell.dialect.exports(of: self, without: gone))
    }
    for section in [Section.debugTrap, .workingDirectory, .functions, .aliases, .traps, .arguments, .descriptors]
    where isSecret(self[section]) {
      result.replace(section, with: [])
    }
    return result
  }

  /// Whether a shell would have to be given the same to be like either.
  public func means(_ other: ShellState) -> Bool {
    guard shell == other.shell, status == other.status, declared == other.declared else { return false }
    return Section.allCases.allSatisfy { $0 == .declarations || self[$0] == other[$0] }
  }

  /// The variables that have another value here than in `earlier`, or were not there.
  public func variablesAssigned(since earlier: ShellState) -> [ShellVariable] {
    let before = Dictionary(earlier.declared.map { ($0.variable.name, $0.variable) }) { first, _ in first }
    return variables.filter { before[$0.name] != $0 }
  }

  /// For keeping it in a file: text of the shell, its sections separated by NUL. ``init(serialized:)`` reads it.
  /// What the shell sets itself is not in it, such as the last word of the last command.
  public var serialized: [UInt8] {
    Array("\(shell.rawValue)\0\(status)".utf8) + removing().sections.flatMap { [0] + $0 }
  }

  /// Nil when the bytes are not what ``serialized`` gave.
  public init?(serialized bytes: [UInt8]) {
    let fields = bytes.split(separator: 0, omittingEmptySubsequences: false)
    guard fields.count >= 2,
      let shell = SessionConfiguration.Shell(rawValue: String(decoding: fields[0], as: UTF8.self)),
      let status = Int32(String(decoding: fields[1], as: UTF8.self))
    else { return nil }
    self.init(shell: shell, record: StatusRecord(status: status, sections: Array(fields.dropFirst(2))))
  }
}

/// A variable of a shell.
public struct ShellVariable: Hashable, Sendable {
  public var name: String
  /// Nil when it is declared but has no value, or when it is an array.
  public var value: [UInt8]?
  public var isExported: Bool
  public var isArray: Bool

  public init(name: String, value: [UInt8]?, isExported: Bool = false, isArray: Bool = false) {
    self.name = name
    self.value = value
    self.isExported = isExported
    self.isArray = isArray
  }

  /// The value as text, bytes that are not UTF-8 replaced.
  public var text: String? { value.map { String(decoding: $0, as: UTF8.self) } }
}
