import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A server on this machine's loopback address that answers every request with what a function says, one connection
/// after the other, and remembers what it was asked.
final class HTTPStandIn: Sendable {
  struct Request: Sendable {
    var method: String
    /// With the query.
    var path: String
    /// By name in lower case.
    var headers: [String: String]
    var body: String
  }

  struct Answer: Sendable {
    var status = 200
    var body: String
  }

  struct Failure: Error {
    var step: String
    var code: Int32
  }

  let port: UInt16
  private let listener: Int32
  private let log: RequestLog

  init(answer: @escaping @Sendable (Request) -> Answer) throws {
    listener = try HTTPStandIn.openListener()
    port = try HTTPStandIn.port(of: listener)
    log = RequestLog()
    let (listener, log) = (listener, log)
    try HTTPStandIn.startThread { HTTPStandIn.serve(listener, log, answer) }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  var requests: [Request] { log.all }

  private final class RequestLog: Sendable {
    private let requests = Mutex<[Request]>([])
    var all: [Request] { requests.withLock { $0 } }
    func append(_ request: Request) { requests.withLock { $0.append(request) } }
  }

  // MARK: The socket

  private static func openListener() throws -> Int32 {
    #if canImport(Darwin)
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    guard descriptor >= 0 else { throw Failure(step: "socket", code: errno) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
    }
    guard bound == 0 else { throw Failure(step: "bind", code: errno) }
    guard listen(descriptor, 16) == 0 else { throw Failure(step: "listen", code: errno) }
    return descriptor
  }

  private static func port(of descriptor: Int32) throws -> UInt16 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) }
    }
    guard status == 0 else { throw Failure(step: "getsockname", code: errno) }
    return UInt16(bigEndian: address.sin_port)
  }

  private final class ThreadBody: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// A thread of its own: waiting for a connection in a task would keep one of the few threads that tests run on.
  private static func startThread(_ run: @escaping @Sendable () -> Void) throws {
    let body = Unmanaged.passRetained(ThreadBody(run))
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = pthread_create(
        &thread, nil,
        { context in
          Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
          return nil
        }, body.toOpaque())
      if let thread, status == 0 { pthread_detach(thread) }
    #else
      var thread = pthread_t()
      let status = pthread_create(
        &thread, nil,
        { context in
          if let context { Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run() }
          return nil
        }, body.toOpaque())
      if status == 0 { pthread_detach(thread) }
    #endif
    guard status == 0 else { throw Failure(step: "pthread_create", code: status) }
  }

  // MARK: Requests

  private static func serve(_ listener: Int32, _ log: RequestLog, _ answer: (Request) -> Answer) {
    while true {
      let connection = accept(listener, nil, nil)
      if connection < 0 {
        if errno == EINTR || errno == ECONNABORTED { continue }
        return
      }
      if let request = request(from: connection) {
        log.append(request)
        send(answer(request), to: connection)
      }
      close(connection)
    }
  }

  /// Nil for what breaks off.
  private static func request(from connection: Int32) -> Request? {
    var text = ""
    var bytes: [UInt8] = []
    var wanted: Int?
    var request: Request?
    while wanted.map({ bytes.count < $0 }) ?? true {
      var chunk = [UInt8](repeating: 0, count: 4096)
      let count = read(connection, &chunk, chunk.count)
      guard count > 0 else { return nil }
      bytes += chunk[..<count]
      guard wanted == nil else { continue }
      text = String(decoding: bytes, as: UTF8.self)
      guard let end = text.firstRange(of: "\r\n\r\n") else { continue }
      request = head(String(text[..<end.lowerBound]))
      let length = request?.headers["content-length"].flatMap { Int($0) } ?? 0
      wanted = text[..<end.upperBound].utf8.count + length
      request?.body = ""
    }
    let headLength = (wanted ?? 0) - (request?.headers["content-length"].flatMap { Int($0) } ?? 0)
    request?.body = String(decoding: bytes[headLength...], as: UTF8.self)
    return request
  }

  private static func head(_ text: String) -> Request? {
    let lines = text.split(separator: "\r\n")
    guard let words = lines.first?.split(separator: " "), words.count == 3 else { return nil }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      headers[line[..<colon].lowercased()] = String(line[line.index(after: colon)...].drop { $0 == " " })
    }
    return Request(method: String(words[0]), path: String(words[1]), headers: headers, body: "")
  }

  private static func send(_ answer: Answer, to connection: Int32) {
    let head = """
      HTTP/1.1 \(answer.status) Answer\r
      Content-Type: application/json\r
      Content-Length: \(answer.body.utf8.count)\r
      Connection: close\r
      \r

      """
    var bytes = Array((head + answer.body).utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { write(connection, $0.baseAddress, $0.count) }
      guard written > 0 else { return }
      bytes = bytes.dropFirst(written)
    }
  }
}
