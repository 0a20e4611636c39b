#if os(Linux)
  import CTerminal
  import Testing

  #if canImport(Glibc)
    import Glibc
  #else
    import Musl
  #endif

  @testable import ShellExecution

  @Suite struct ProcessTreeTests {
    /// Who was alive when the processes were listed and dead when it was read may have left a successor meanwhile. It
    /// cannot be distinguished from one that is long dead, but for the look before.
    @Test func onlyWhoWasDeadBeforeLeavesNoDoubt() throws {
      try inSession { session throws in
        // A program that does not know of its child, so it stays dead and unreaped.
        let program = try session.step("sh -c 'sleep 0.01 & exec sleep 1000' & echo $!").output
        let id = try #require(pid_t(program.dropLast()))
        let look = UnsafeMutablePointer<process_look>.allocate(capacity: 1)
        defer { look.deallocate() }
        memset(look, 0, MemoryLayout<process_look>.size)
        let table = UnsafeMutablePointer<tree_process>.allocate(capacity: Int(PROCESS_CAPACITY))
        defer { table.deallocate() }
        for _ in 0..<1000 where look.pointee.dead_count == 0 {
          _ = process_tree(id, table, look)
          usleep(10_000)
        }
        #expect(look.pointee.dead_count == 1 && look.pointee.torn)
        // Elsewhere somebody may end at any time; that is said too.
        for _ in 0..<1000 where look.pointee.torn { _ = process_tree(id, table, look) }
        #expect(look.pointee.dead_count == 1 && !look.pointee.torn)
        look.pointee.dead_count = 0
        #expect(process_tree(id, table, look) == 0)
        #expect(look.pointee.torn)
      }
    }
  }
#endif
