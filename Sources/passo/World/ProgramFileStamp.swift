/// What tells one build of the program from another: each has rules of its own.
enum ProgramFileStamp {
  /// Seconds and nanoseconds of the last change of the program's file, and its size; nil where it is not known.
  static let own: [Int]? = {
    #if os(Linux)
      FileContent.stamp(of: "/proc/self/exe")
    #else
      CommandLine.arguments.first.flatMap { $0.contains("/") ? FileContent.stamp(of: $0) : nil }
    #endif
  }()
}
