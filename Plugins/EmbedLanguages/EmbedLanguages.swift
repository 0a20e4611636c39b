import Foundation
import PackagePlugin

/// Puts the language files of a module (`*.po`) into its code, so that the program stays one file and a new language
/// needs no line of code. What is made is an `enum EmbeddedLanguages`; see Scripts/embed-languages.
@main struct EmbedLanguages: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let files = module.sourceFiles(withSuffix: ".po").map(\.url).sorted { $0.lastPathComponent < $1.lastPathComponent }
    let script = context.package.directoryURL.appending(path: "Scripts/embed-languages")
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedLanguages.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(files.count) languages", executable: URL(filePath: "/bin/sh"),
        arguments: [script.path, output.path] + files.map(\.path), inputFiles: files + [script], outputFiles: [output])
    ]
  }
}
