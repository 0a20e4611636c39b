#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Finding a program as a shell would.
package struct ProgramSearch {
  /// The path of an executable file, or nil where there is none.
  ///
  /// - Parameters:
  ///   - program: a name to look up, or a path (anything with a `/`), which is taken as it is.
  ///   - path: directories separated by `:`, as in the variable `PATH`. Empty and relative ones are passed over:
  ///     what they name depends on where one is.
  package static func locate(_ program: String, path: String) -> String? {
    guard !program.isEmpty else { return nil }
    if program.utf8.contains(UInt8(ascii: "/")) { return isExecutable(program) ? program : nil }
    for directory in path.split(separator: ":") where directory.hasPrefix("/") {
      let candidate = directory.hasSuffix("/") ? directory + program : directory + "/" + program
      if isExecutable(String(candidate)) { return String(candidate) }
    }
    return nil
  }

  private static func isExecutable(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }
}
