// swift-tools-version: 6.2
import PackageDescription

// A package of its own: Passo must build without a fuzzer, and a fuzzer must not be shipped. See README.md.

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

func fuzzer(_ name: String, _ products: [String]) -> Target {
  .executableTarget(
    name: name, dependencies: ["Fuzzing"] + products.map { .product(name: $0, package: "passo") },
    // libFuzzer brings the function main.
    swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])])
}

let package = Package(
  name: "fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "passo", path: "..")],
  targets: [
    .target(name: "Fuzzing", swiftSettings: strict),
    fuzzer("fuzz-reader", ["MarkdownBlocks", "RunbookModel", "RunbookLint", "RunbookReport"]),
    fuzzer("fuzz-shell", ["ShellSyntax"]),
    fuzzer("fuzz-sample", ["OutputMatching"]),
  ]
)
