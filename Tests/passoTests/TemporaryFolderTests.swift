import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where a session keeps its files is not always a good place.
@Suite struct TemporaryFolderTests {
  @Test func oneThatCannotBeWrittenIsPassedOver() throws {
    let passo = try Passo().file("page.md", Pages.greeting)
    let outcome = try passo.bash(
      "XDG_RUNTIME_DIR=/nowhere TMPDIR=/proc \(Passo.path) run page.md --set person=Ann --format jsonl | tail -1")
    #expect(outcome.output.contains("\"verdict\":\"unverified\""), "\(outcome)")
  }

  static let mounts =
    geteuid() == 0 && ((try? Passo().bash("unshare --mount mount -t tmpfs -o noexec none /mnt").status) == 0)

  /// Nothing of a session is a program.
  @Test(.enabled(if: mounts, "needs the right to mount"), arguments: ["", "--shell sh"])
  func nothingInItIsExecuted(option: String) throws {
    let passo = try Passo().file("page.md", Pages.greeting).file("place/empty", "")
    let outcome = try passo.bash(
      """
      unshare --mount sh -c 'mount -t tmpfs -o noexec,mode=0700 none place && cp /bin/true place && ! place/true &&
        mkdir place/run && XDG_RUNTIME_DIR=$PWD/place/run TMPDIR=$PWD/place/run \
        \(Passo.path) run page.md --set person=Ann --format jsonl \(option) | tail -1; ls -A place/run'
      """)
    #expect(outcome.output.contains("\"verdict\":\"unverified\""), "\(outcome)")
    #expect(outcome.output.split(separator: "\n").count == 1, "\(outcome)")
  }
}
