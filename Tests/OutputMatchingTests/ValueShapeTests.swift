import Diagnostics
import OutputMatching
import Testing

@Suite struct ValueShapeTests {
  @Test(arguments: [
    ("", ValueShape.empty), ("  ", .empty), ("42454b3b-5b06-407b-a4b3-34d9ef323901", .guid),
    ("abcdefgh-abcd-abcd-abcd-1a2b3c4d5e6f", .guid), ("eyJhbGciOiJIUzI1NiJ9.e30.c2ln", .jwt),
    ("Bearer eyJhbGci.e30", .bearer),
    ("sha256:0123456789ab", .hash), ("fe0446", .hash), ("decade", .word), ("3D:FE:00:11:22:33:44:55:66:77", .hash),
    ("VGhpcyBpcyBhIHNlY3JldA==", .token), ("3Zk_0-abcDEFghiJKL", .token),
    ("crn:v1:bluemix:public:kms::", .resourceName),
    ("10.0.0.1", .ipAddress), ("10.0.0.1:8080", .ipAddress), ("10.0.0.0/24", .ipAddress), ("fe80::1", .ipAddress),
    ("::1", .ipAddress),
    ("300.1.1.1", .version), ("eu.example.com", .hostName), ("localhost:5000", .hostName), ("ann@example.com", .email),
    ("https://example.com/a?b=c", .url), ("/usr/local/bin", .path), ("/a:/b", .path), ("~/x", .path),
    ("C:\\tools", .path),
    ("icr.io/shop/app:1", .path), ("kubeconfig.yml", .path), ("and/or", .word), ("2/3", .ratio),
    ("v1.9.7", .version), ("1.28.7_1530", .version), ("v1", .version), ("1.10", .number), ("3.7-alpine", .version),
    ("-3.5e7", .number),
    ("1,234", .number), ("95%", .quantity), ("128Mi", .quantity), ("10 MB", .quantity), ("1 GB", .quantity),
    ("12d", .duration), ("3h11m", .duration), ("5 minutes ago", .duration), ("About an hour ago", .duration),
    ("60 seconds", .duration),
    ("2017-11-02", .date), ("02/11/2017", .date), ("Nov 2, 2017", .date), ("2 November 2017", .date),
    ("10:11:12", .time), ("3:04 PM", .time),
    ("2016-01-07T18:55:09.726Z", .dateTime), ("2021-03-14T14:50:13-05:00", .dateTime),
    ("Thu Nov  2 10:11:12 UTC 2017", .dateTime),
    ("2018-05-24 10:11:12 +0000 UTC", .dateTime), ("Jan  7 18:55:09 2026 GMT", .dateTime),
    ("Mon, 02 Jan 2006 15:04:05 GMT", .dateTime),
    ("******", .redacted), ("xxxx", .redacted), ("true", .boolean), ("No", .boolean), ("Running", .state),
    ("CrashLoopBackOff", .state), ("myapp-79bdd76749-khtmw", .generatedName), ("mycluster", .exampleName),
    ("your_image", .exampleName),
    ("mysql", .word), ("may", .word), ("hello", .word), ("hello world", .text), ("in May we 5", .text), ("日本語", .word),
  ])
  func theFormTellsTheShape(text: String, shape: ValueShape) {
    #expect(ValueShape.of(text) == shape)
  }

  @Test func onlyTheSameTypeMatches() {
    #expect(ValueShape.jwt.matches(.jwt))
    #expect(ValueShape.hash.matches(.token))
    #expect(!ValueShape.guid.matches(.jwt))
    #expect(!ValueShape.date.matches(.number))
    #expect(ValueShape.word.matches(.word))
    #expect(!ValueShape.word.matches(.empty))
  }

  @Test func everyShapeHasANameForSentences() {
    #expect(ValueShape.guid.name.description == "GUID")
    #expect(ValueShape.dateTime.name.description == "date and time")
  }
}
