import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The released binary runs on any Linux of its architecture: it names no shared library and no loader.
///
/// Source: elf(5), "Program header (Phdr)" and "Dynamic tags (Dyn)".
@Suite struct ReleaseTests {
  /// Set by `Scripts/test`, which builds the release before it runs the tests.
  private static let release = ProcessInfo.processInfo.environment["PASSO_RELEASE"]

  #if os(Linux)
    @Test(.enabled(if: release != nil)) func theReleaseIsFullyStatic() throws {
      let path = try #require(Self.release)
      let image = try ELFImage(Array(#require(FileManager.default.contents(atPath: path))))
      #expect(image.interpreter == nil)
      #expect(image.neededLibraries == 0)
    }

    /// The reader of ELF files can see what it looks for: the test bundle itself needs shared libraries.
    @Test func aDynamicProgramIsDistinguishedFromAStaticOne() throws {
      let image = try ELFImage(Array(#require(FileManager.default.contents(atPath: "/proc/self/exe"))))
      #expect(image.interpreter != nil)
      #expect(image.neededLibraries > 0)
    }
  #endif
}

/// As much of a 64-bit little-endian ELF file as tells how it is linked.
private struct ELFImage {
  private(set) var interpreter: String?
  private(set) var neededLibraries = 0

  private struct NoELF: Error {}

  init(_ bytes: [UInt8]) throws {
    guard bytes.count > 64, bytes.prefix(6).elementsEqual([0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { throw NoELF() }
    func number(at offset: Int, bytes length: Int) -> Int {
      bytes[offset..<(offset + length)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    let table = number(at: 32, bytes: 8)
    let entrySize = number(at: 54, bytes: 2)
    for index in 0..<number(at: 56, bytes: 2) {
      let header = table + index * entrySize
      let offset = number(at: header + 8, bytes: 8)
      let size = number(at: header + 32, bytes: 8)
      switch number(at: header, bytes: 4) {
      case 3: interpreter = String(decoding: bytes[offset..<(offset + size - 1)], as: UTF8.self)
      case 2:
        for entry in stride(from: offset, to: offset + size, by: 16) where number(at: entry, bytes: 8) == 1 {
          neededLibraries += 1
        }
      default: break
      }
    }
  }
}
