import Testing

@testable import ShellExecution

@Suite struct StatusRecordTests {
  @Test(arguments: [1, 2, 7, 1000])
  func aRecordIsReadHoweverItArrives(pieceLength: Int) throws {
    let bytes = Array("noise N:%s\\0 $?\nN:42\0a\0\0b\nN c\0N".utf8)
    var reader = StatusReader(nonce: "N")
    var records: [StatusRecord] = []
    for start in stride(from: 0, to: bytes.count, by: pieceLength) {
      if let record = reader.append(Array(bytes[start..<min(bytes.count, start + pieceLength)])) {
        records.append(record)
      }
    }
    #expect(records.count == 1)
    #expect(records.first?.status == 42)
    #expect(records.first?.sections.map(Array.init) == [Array("a".utf8), [], Array("b\nN c".utf8)])
  }

  @Test func anotherNonceSaysNothing() {
    var reader = StatusReader(nonce: "MINE")
    #expect(reader.append(Array("THEIRS:0\0x\0THEIRS".utf8)) == nil)
  }
}
