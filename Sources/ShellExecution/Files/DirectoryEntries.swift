#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The names of what is directly in a directory, without `.` and `..`, in no order: readdir(3).
///
/// Reading stops where the system cannot go on; what cannot be opened holds nothing.
package struct DirectoryEntries: Sequence {
  private let path: String

  package init(of path: String) { self.path = path }

  package func makeIterator() -> Iterator { Iterator(path) }

  package final class Iterator: IteratorProtocol {
    #if canImport(Darwin)
      private let stream: UnsafeMutablePointer<DIR>?
    #else
      private let stream: OpaquePointer?
    #endif

    fileprivate init(_ path: String) { stream = opendir(path) }

    deinit { if let stream { closedir(stream) } }

    package func next() -> String? {
      guard let stream else { return nil }
      while let entry = readdir(stream) {
        // In place: an entry is only as long as its name, and a copy of the whole field would read beyond it.
        let name = withUnsafeMutableBytes(of: &entry.pointee.d_name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name != ".", name != ".." { return name }
      }
      return nil
    }
  }
}
