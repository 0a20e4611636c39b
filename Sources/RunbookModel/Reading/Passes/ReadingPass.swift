/// One of the ways through a page: it reads tables that earlier passes have written, and writes its own.
struct ReadingPass: Sendable {
  let name: String
  /// One sentence: why it comes after the pass before it, and before the next.
  let reason: String
  let run: @Sendable (inout PageReading) -> Void

  init(_ name: String, because reason: String, run: @escaping @Sendable (inout PageReading) -> Void) {
    self.name = name
    self.reason = reason
    self.run = run
  }
}

/// What one pass writes: once, and read only after that. A later pass may add to it in place.
@propertyWrapper
struct PassTable<Value> {
  private var value: Value?

  init() {}

  var wrappedValue: Value {
    get {
      guard let value else { preconditionFailure("a table of type \(Value.self) is read before its pass") }
      return value
    }
    set {
      precondition(value == nil, "a table of type \(Value.self) is written twice")
      value = newValue
    }
    _modify {
      // Taken out meanwhile, so that what is added to in place is not copied.
      guard var own = value.take() else {
        preconditionFailure("a table of type \(Value.self) is changed before its pass")
      }
      defer { value = own }
      yield &own
    }
  }
}
