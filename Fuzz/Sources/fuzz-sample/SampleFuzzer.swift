import Fuzzing
import OutputMatching

/// Two texts, divided by the first zero byte: a sample, and the output that it is compared with.
@_cdecl("LLVMFuzzerTestOneInput")
public func look(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let parts = UnsafeBufferPointer(start: bytes, count: count)
    .split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    .map { String(decoding: $0, as: UTF8.self) }
  let sample = Sample(parts[0])
  let output = parts.count > 1 ? parts[1] : parts[0]
  for strictness in Strictness.allCases {
    _ = sample.compare(with: output, strictness: strictness)
  }
  for name in sample.names { _ = name.selector.select(from: output) }
  return 0
}
