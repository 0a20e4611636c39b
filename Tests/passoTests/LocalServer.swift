import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A server on this machine for one test: it answers each request as the test says and keeps what came.
///
/// One connection at a time, one request a connection (RFC 9112): all that a test of a single client needs.
final class LocalServer: @unchecked Sendable {
  struct Request {
    var method = ""
    var target = ""
    /// Names in lower case.
    var headers: [String: String] = [:]
    var body = ""
  }

  struct Answer {
    var status = 200
    var type = "application/json"
    var body = ""
  }

  let port: UInt16
  private let descriptor: Int32
  private let answer: @Sendable (Request) -> Answer
  private let lock = NSLock()
  private var received: [Request] = []

  var requests: [Request] { lock.withLock { received } }

  init(_ answer: @escaping @Sendable (Request) -> Answer) throws {
    self.answer = answer
    #if os(Linux)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    descriptor = socket(AF_INET, kind, 0)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let (descriptor, size) = (descriptor, length)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(descriptor, pointer, size) == 0 && listen(descriptor, 8) == 0
          && getsockname(descriptor, pointer, &length) == 0
      }
    }
    guard isBound else {
      close(descriptor)
      throw CocoaError(.fileNoSuchFile)
    }
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { [weak self] in
      while true {
        let connection = accept(descriptor, nil, nil)
        guard connection >= 0 else { return }
        self?.serve(connection)
        close(connection)
      }
    }
  }

  deinit {
    shutdown(descriptor, Int32(SHUT_RDWR))
    close(descriptor)
  }

  private func serve(_ connection: Int32) {
    guard let request = LocalServer.request(from: connection) else { return }
    lock.withLock { received.append(request) }
    let answer = answer(request)
    let head = "HTTP/1.1 \(answer.status) Status\r\nContent-Type: \(answer.type)\r\nConnection: close\r\n"
    let text = head + "Content-Length: \(answer.body.utf8.count)\r\n\r\n" + answer.body
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private static func request(from connection: Int32) -> Request? {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      if let request = request(in: bytes) { return request }
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
    }
  }

  /// nil while it is not whole.
  private static func request(in bytes: [UInt8]) -> Request? {
    guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    let start = lines[0].split(separator: " ")
    guard start.count == 3 else { return nil }
    var request = Request(method: String(start[0]), target: String(start[1]))
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      request.headers[line[..<colon].lowercased()] = String(value)
    }
    let body = bytes[end.upperBound...]
    guard body.count >= Int(request.headers["content-length"] ?? "0") ?? 0 else { return nil }
    request.body = String(decoding: body, as: UTF8.self)
    return request
  }
}
