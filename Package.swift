// swift-tools-version: 6.2
import PackageDescription

// The module graph of docs/overview.md. An import goes only to a lower line; what a target may import is
// exactly what it declares here, and `swift build --explicit-target-dependency-import-check error` holds it to that.

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .treatAllWarnings(as: .error),
]

/// The C libraries again, after their users: archives are searched once, in order, when linking statically.
let archives: [LinkerSetting] = ["cmark-gfm-extensions", "cmark-gfm", "gumbo", "yaml", "md"].map {
  .linkedLibrary($0)
}

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// The tests of a module; `others` are modules it does not build on that its tests use as well.
func tests(_ name: String, _ others: [Target.Dependency] = [], exclude: [String] = []) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.target(name: name), "Diagnostics", "GoldenFiles"] + others, exclude: exclude,
    swiftSettings: strict, linkerSettings: archives)
}

let package = Package(
  name: "passo",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "passo", targets: ["passo"]),
    // What a program embeds. Each brings along the modules of which its calls take or give something; what is public
    // there is meant for others, everything else is `package`.
    .library(name: "RunbookModel", targets: ["RunbookModel", "MarkdownBlocks", "Configuration", "Diagnostics"]),
    .library(name: "RunbookLint", targets: ["RunbookLint"]),
    .library(name: "RunbookRunner", targets: ["RunbookRunner", "ShellExecution"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
  ],
  targets: [
    // 0: C libraries that the system provides, and the little C that Swift's Glibc overlay hides.
    .systemLibrary(
      name: "CCMarkGFM", pkgConfig: "libcmark-gfm",
      providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"]), .brew(["cmark-gfm"])]),
    .systemLibrary(
      name: "CGumbo", pkgConfig: "gumbo",
      providers: [.apt(["libgumbo-dev"]), .brew(["gumbo-parser"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CMessageDigest", pkgConfig: "libmd",
      providers: [.apt(["libmd-dev"]), .brew(["libmd"])]),
    .target(name: "CTerminal"),
    library("Bytes"),
    library("Diagnostics"),
    // Reads strictly, and writes. OutputMatching has a reader of its own for JSON among other lines of an output, in which
    // a sample may have gaps; ShellSyntax follows strings of JSON within a word; Configuration reads YAML, of which JSON
    // is a part, with the place of each value.
    library("JSON"),

    // 1
    library("ShellSyntax", ["Bytes", "Diagnostics"]),
    library("OutputMatching", ["Bytes", "Diagnostics"]),
    library("ShellExecution", ["Bytes", "Diagnostics", "CTerminal"]),
    library("Configuration", ["Bytes", "Diagnostics", "CYAML"]),

    // 2
    library("MarkdownBlocks", ["Bytes", "Diagnostics", "CCMarkGFM", "CGumbo"]),

    // 3
    library(
      "RunbookModel",
      [
        "Bytes", "Diagnostics", "MarkdownBlocks", "ShellSyntax", "OutputMatching", "Configuration", "CMessageDigest",
      ]),

    // 4: these two never see each other, so linting cannot run a command.
    library(
      "RunbookLint",
      ["Bytes", "Diagnostics", "JSON", "MarkdownBlocks", "ShellSyntax", "Configuration", "RunbookModel"]),
    library(
      "RunbookRunner",
      [
        "Bytes", "Diagnostics", "JSON", "ShellSyntax", "OutputMatching", "ShellExecution", "Configuration",
        "RunbookModel",
      ]),

    // 5; the language files, *.po, become part of it.
    .plugin(name: "EmbedLanguages", capability: .buildTool()),
    .target(
      name: "RunbookReport",
      dependencies: [
        "Bytes", "Diagnostics", "JSON", "ShellSyntax", "OutputMatching", "Configuration", "MarkdownBlocks",
        "RunbookModel", "RunbookLint", "RunbookRunner",
      ],
      swiftSettings: strict, plugins: ["EmbedLanguages"]),

    // Answers editors; it links nothing that can start a program.
    library(
      "LanguageServer",
      ["Bytes", "Diagnostics", "JSON", "MarkdownBlocks", "ShellSyntax", "RunbookModel", "RunbookLint"]),

    // 6
    .executableTarget(
      name: "passo",
      dependencies: [
        "Bytes", "Diagnostics", "JSON", "MarkdownBlocks", "Configuration", "OutputMatching", "ShellExecution",
        "ShellSyntax",
        "RunbookModel", "RunbookLint", "RunbookRunner", "RunbookReport", "LanguageServer", "CTerminal",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict, linkerSettings: archives),

    // Tests
    .target(name: "GoldenFiles", path: "Tests/GoldenFiles", swiftSettings: strict),
    .target(name: "ShellAttack", path: "Tests/ShellAttack", swiftSettings: strict),
    .testTarget(name: "ArchitectureTests", swiftSettings: strict),
    .testTarget(name: "BytesTests", dependencies: ["Bytes"], swiftSettings: strict),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics"], swiftSettings: strict),
    .testTarget(name: "JSONTests", dependencies: ["JSON"], swiftSettings: strict),
    tests(
      "ShellSyntax", ["Configuration", "ShellAttack"],
      exclude: [
        "Attack/contexts.txt", "Attack/indirect.txt", "Attack/shells.txt", "Attack/starts.txt",
      ]),
    tests(
      "OutputMatching",
      exclude: [
        "Golden", "Attack/families.txt", "Attack/families-added.txt", "Attack/families-command.txt",
        "Attack/families-command-fresh.txt", "Attack/families-command-last.txt",
        "Attack/families-fresh.txt", "Attack/families-ninth.txt", "Attack/families-order.txt",
        "Attack/families-places.txt",
        "Attack/differences.txt",
      ]),
    tests("ShellExecution", ["Bytes", "CTerminal"]),
    tests("Configuration"),
    tests("MarkdownBlocks", exclude: ["Golden"]),
    tests("RunbookModel", ["MarkdownBlocks", "ShellAttack", "ShellSyntax"], exclude: ["Attack"]),
    tests("LanguageServer", ["JSON", "MarkdownBlocks", "RunbookModel", "RunbookLint"]),
    tests("RunbookLint", ["RunbookModel", "MarkdownBlocks", "Configuration"]),
    tests(
      "RunbookRunner", ["OutputMatching", "RunbookModel", "MarkdownBlocks", "ShellExecution", "Configuration"],
      exclude: [
        "Golden", "Attack/sentences.txt", "Attack/sentences-later.txt", "Attack/sentences-fresh.txt",
        "Attack/sentences-verdicts.txt", "Attack/sentences-second.txt", "Attack/sentences-third.txt",
        "Attack/sentences-fourth.txt", "Attack/sentences-places.txt",
        "Attack/proofs.txt", "Attack/pages.txt", "Attack/pages-pinned.txt", "Masking/tokenLines.txt",
        "Masking/ordinaryLines.txt",
      ]),
    tests(
      "RunbookReport",
      [
        "OutputMatching", "RunbookModel", "RunbookRunner", "ShellSyntax", "RunbookLint", "MarkdownBlocks",
        "Configuration",
      ],
      exclude: ["Golden", "Export/Golden"]),
    tests(
      "passo",
      [
        "OutputMatching", "ShellExecution", "RunbookModel", "RunbookReport", "RunbookLint", "MarkdownBlocks",
        "CTerminal",
      ]),
    .testTarget(
      name: "ReadingTruth",
      dependencies: ["RunbookModel", "MarkdownBlocks", "OutputMatching", "ShellSyntax", "Diagnostics", "GoldenFiles"],
      exclude: [
        "README.md", "PLANS.md", "truth.jsonl", "truth-held.jsonl", "truth-more.jsonl", "truth-unseen.jsonl",
        "truth-fresh.jsonl",
        "truth-blind.jsonl", "truth-fourth.jsonl", "truth-fifth.jsonl", "truth-sixth.jsonl", "truth-seventh.jsonl",
        "truth-eighth.jsonl", "truth-ninth.jsonl", "plans.jsonl", "plans-held.jsonl",
        "plans-second.jsonl", "plans-second-held.jsonl", "plans-third.jsonl", "plans-third-held.jsonl",
        "plans-aside.jsonl", "plans-own.jsonl", "Pages", "Golden",
      ],
      swiftSettings: strict,
      linkerSettings: archives),
    .testTarget(
      name: "AcceptanceTests",
      dependencies: [
        "passo", "RunbookReport", "RunbookModel", "RunbookLint", "ShellExecution", "MarkdownBlocks", "OutputMatching",
        "Diagnostics",
      ],
      exclude: ["StandIns", "Pages"], swiftSettings: strict, linkerSettings: archives),
  ]
)

// The fuzzers of Fuzz/README.md are built where that is asked for: not every system has libFuzzer. They are no product.
if Context.environment["PASSO_FUZZ"] != nil {
  func fuzzer(_ name: String, _ modules: [Target.Dependency]) -> Target {
    .executableTarget(
      name: name, dependencies: ["Fuzzing"] + modules, path: "Fuzz/Sources/\(name)",
      // libFuzzer brings the function main.
      swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])], linkerSettings: archives)
  }
  package.targets += [
    .target(name: "Fuzzing", path: "Fuzz/Sources/Fuzzing", swiftSettings: strict),
    fuzzer("fuzz-reader", ["Diagnostics", "MarkdownBlocks", "RunbookModel", "RunbookLint", "RunbookReport"]),
    fuzzer("fuzz-shell", ["ShellSyntax"]),
    fuzzer("fuzz-sample", ["OutputMatching"]),
  ]
}
