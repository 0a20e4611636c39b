import Testing

@testable import ShellExecution

@Suite struct CapturedOutputTests {
  @Test(arguments: [0, 1, 3, 7, 8, 9, 20, 100], [1, 2, 5, 100])
  func headAndTailAreTheBeginningAndTheEnd(length: Int, pieceLength: Int) {
    let all = (0..<length).map { UInt8($0) }
    var capture = OutputCapture(limits: OutputLimits(head: 3, tail: 5))
    for start in stride(from: 0, to: length, by: pieceLength) {
      capture.append(all[start..<min(length, start + pieceLength)])
    }
    let result = capture.result
    #expect(result.totalBytes == length)
    #expect(result.head == Array(all.prefix(3)))
    #expect(result.tail == Array(all.dropFirst(3).suffix(5)))
    #expect(result.isComplete == (length <= 8))
    #expect(!result.isComplete || result.bytes == all)
  }

  @Test(arguments: ["", "plain\n", "\r\n\r\r\n\r", "a\rb\nc\r", "\n\n\r"])
  func newlinesAreRestoredExactly(text: String) {
    let bytes = Array(text.utf8)
    let translated = bytes.flatMap { $0 == 10 ? [13, 10] : [$0] }
    for split in 0...translated.count {
      var restoration = NewlineRestoration()
      let restored =
        restoration.restore(Array(translated[..<split]), translating: true)
        + restoration.restore(Array(translated[split...]), translating: true) + restoration.finish()
      #expect(restored == bytes)
    }
  }
}
