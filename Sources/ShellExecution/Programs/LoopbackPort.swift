#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A TCP port of this machine.
package enum LoopbackPort {
  private static let connectionLimit = Int32(200)

  /// Whether something listens on it. A connection is tried only where the system's table shows no listener: one that
  /// serves a single connection is not to be used up.
  package static func isOpen(_ port: Int) -> Bool {
    guard (1...65535).contains(port) else { return false }
    return ["/proc/net/tcp", "/proc/net/tcp6"].contains { isListed(port, in: $0) }
      || connects(to: port, AF_INET) || connects(to: port, AF_INET6)
  }

  /// `sl local_address rem_address st …`: the port is hexadecimal, the state of a listener 0A.
  private static func isListed(_ port: Int, in table: String) -> Bool {
    let descriptor = open(table, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    let file = Descriptor(descriptor)
    var bytes: [UInt8] = []
    while let more = file.read(upTo: 65536), !more.isEmpty { bytes += more }
    return bytes.split(separator: UInt8(ascii: "\n")).dropFirst().contains { line in
      let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 4)
      guard fields.count > 3, fields[3].elementsEqual(Array("0A".utf8)) else { return false }
      let digits = fields[1].split(separator: UInt8(ascii: ":")).last.map { String(decoding: $0, as: UTF8.self) }
      return digits.flatMap { Int($0, radix: 16) } == port
    }
  }

  private static func connects(to port: Int, _ family: Int32) -> Bool {
    #if os(Linux) && canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let number = socket(family, kind, 0)
    guard number >= 0 else { return false }
    let connection = Descriptor(number)
    _ = fcntl(connection.number, F_SETFD, FD_CLOEXEC)
    _ = fcntl(connection.number, F_SETFL, O_NONBLOCK)
    guard start(connection.number, UInt16(port), family) != 0 else { return true }
    guard errno == EINPROGRESS else { return false }
    var watched = [Watched(descriptor: connection.number, wantsWriting: true)]
    wait(for: &watched, atMost: .milliseconds(Int(connectionLimit)))
    guard watched[0].isReady else { return false }
    var problem: Int32 = 0
    var length = socklen_t(MemoryLayout<Int32>.size)
    return getsockopt(connection.number, SOL_SOCKET, SO_ERROR, &problem, &length) == 0 && problem == 0
  }

  private static func start(_ connection: Int32, _ port: UInt16, _ family: Int32) -> Int32 {
    if family == AF_INET {
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      return withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
        }
      }
    }
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_port = port.bigEndian
    address.sin6_addr = in6addr_loopback
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in6>.size))
      }
    }
  }
}
