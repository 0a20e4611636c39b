#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The system's own words for an errno value.
func systemText(_ errorNumber: Int32) -> String {
  guard let text = strerror(errorNumber) else { return "\(errorNumber)" }
  return String(cString: text)
}

/// Throws the errno value that a call of ours returned, unless it is 0.
func check(_ call: String, _ errorNumber: Int32) throws(SessionError) {
  guard errorNumber == 0 else { throw .system(call: call, errorNumber: errorNumber) }
}

/// A file descriptor that closes itself.
struct Descriptor: ~Copyable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { if number >= 0 { close(number) } }

  /// Up to `count` bytes; empty at the end of file, nil when nothing is there yet, or on failure.
  func read(upTo count: Int) -> [UInt8]? { readAvailable(number, upTo: count) }
}

/// `read`, for where a method of that name is in the way.
func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

/// Up to `count` bytes; empty at the end of file, nil when nothing is there yet, or on failure.
func readAvailable(_ descriptor: Int32, upTo count: Int) -> [UInt8]? {
  var failed = false
  let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
    var result: Int
    repeat { result = read(descriptor, buffer.baseAddress, count) } while result < 0 && errno == EINTR
    failed = result < 0
    filled = max(0, result)
  }
  return failed ? nil : bytes
}

/// What is wanted of a descriptor, and what `poll` said.
struct Watched {
  let descriptor: Int32
  var wantsWriting = false
  var isReady = false
}

/// Waits until one of the descriptors is ready or the time is over. A negative descriptor is not watched.
func wait(for watched: inout [Watched], atMost limit: Duration) {
  var polled = watched.map {
    pollfd(descriptor: $0.descriptor, wantsWriting: $0.wantsWriting)
  }
  let count = poll(&polled, nfds_t(polled.count), Int32(limit.milliseconds))
  for index in watched.indices {
    watched[index].isReady = count > 0 && polled[index].revents != 0
  }
}

extension pollfd {
  fileprivate init(descriptor: Int32, wantsWriting: Bool) {
    self.init(fd: descriptor, events: Int16(wantsWriting ? POLLOUT : POLLIN), revents: 0)
  }
}

extension Duration {
  /// Whole milliseconds, rounded up so that waiting for a time ends after it; between 0 and about 11 days.
  var milliseconds: Int {
    let (seconds, attoseconds) = components
    guard seconds >= 0, attoseconds >= 0 else { return 0 }
    return Int(min(seconds, 1_000_000)) * 1000 + Int((attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }
}

/// Runs `body` with `strings` as the null-terminated array that `execve` wants; NUL in a string ends it there.
func withArgumentVector<R>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) throws -> R
) throws -> R {
  var pointers = strings.map { strdup($0) }
  pointers.append(nil)
  defer { for pointer in pointers { free(pointer) } }
  return try pointers.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress else { throw SessionError.system(call: "strdup", errorNumber: ENOMEM) }
    return try body(base)
  }
}
