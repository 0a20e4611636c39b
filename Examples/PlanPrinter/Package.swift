// swift-tools-version: 6.2
import PackageDescription

// A package of its own that uses the libraries of Passo.

let package = Package(
  name: "PlanPrinter",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "passo", path: "../..")],
  targets: [
    .executableTarget(
      name: "PlanPrinter",
      dependencies: ["RunbookModel", "RunbookLint", "RunbookRunner"].map { .product(name: $0, package: "passo") })
  ]
)
