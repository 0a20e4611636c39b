import OutputMatching
import Testing

@Suite struct StrictnessTests {
  @Test(arguments: [
    (#"{"t": "eyJhbGciOiJIUzI1NiJ9.e30", "pid": 1}"#, #"{"pid": 2, "t": "eyJ0eXAiOiJKV1QifQ.e30"}"#),
    ("Client Version: v1.9.7", "Client Version: v1.28.2"),
    ("NAME   READY   AGE\nweb    1/1     5m", "NAME   READY   AGE\nweb    1/1     12d"),
    ("Created 2017-11-02 by ann@example.com", "Created 2024-01-01 by bob@example.org"),
    ("Token   <token_value>", "Token   abc"), ("a\n...\nz", "a\nb\nc\nz"),
  ])
  func strictAcceptsTypedWildcardsAndWhatTheSampleLeavesOpen(sample: String, output: String) {
    let comparison = Sample(sample).compare(with: output, strictness: .strict)
    #expect(comparison.result == .matched)
    #expect(comparison.tolerated.allSatisfy { $0.isTypedWildcard })
  }

  @Test(arguments: [
    (#"{"a": 1}"#, #"{"a": 1, "b": 2}"#), (#"{"a": {"b": 1}}"#, #"{"a": [{"b": 1}]}"#),
    (#"{"name": "myshop"}"#, #"{"name": "blog"}"#),
    ("OK", "note: slow network\nOK"), ("Login Succeeded", "login succeeded"),
    ("NAME   AGE\nweb    5m", "NAME   AGE   IP\nweb    5m    10.0.0.1"),
    ("NAME   AGE\nweb    5m", "NAME   AGE\nweb    5m\napi    6m"), ("Status:   Running", "Status:   Active"),
    ("secret \"shop\" created", "secret 'shop' created"),
  ])
  func whatIsToleratedOtherwiseIsADifferenceToStrict(sample: String, output: String) {
    let tolerant = Sample(sample).compare(with: output)
    #expect(tolerant.result == .matched)
    #expect(tolerant.tolerated.contains { !$0.isTypedWildcard })
    #expect(Sample(sample).compare(with: output, strictness: .strict).result == .different)
  }
}
