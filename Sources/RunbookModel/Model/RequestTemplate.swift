/// An HTTP request as a page describes it: a request line and the tables of its headers and bodies.
public struct RequestTemplate: Hashable, Sendable {
  public enum Encoding: String, Hashable, Sendable { case form, json, text }

  public struct Header: Hashable, Sendable {
    public var name: String
    public var value: String
    public var line: Int

    public init(name: String, value: String, line: Int) {
      self.name = name
      self.value = value
      self.line = line
    }
  }

  public struct Field: Hashable, Sendable {
    public var name: String
    public var value: String

    public init(name: String, value: String) {
      self.name = name
      self.value = value
    }
  }

  /// One way to fill the request; several are alternatives.
  public struct Body: Hashable, Sendable {
    /// Its position from 1.
    public var id: String
    /// What tells it from the others, in the page's words.
    public var label: String
    public var line: Int
    public var encoding: Encoding
    public var fields: [Field]

    public init(id: String, label: String, line: Int, encoding: Encoding, fields: [Field]) {
      self.id = id
      self.label = label
      self.line = line
      self.encoding = encoding
      self.fields = fields
    }
  }

  public var method: String
  public var url: String
  public var headers: [Header]
  public var bodies: [Body]

  public init(method: String, url: String, headers: [Header] = [], bodies: [Body] = []) {
    self.method = method
    self.url = url
    self.headers = headers
    self.bodies = bodies
  }
}
