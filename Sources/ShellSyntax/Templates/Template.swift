/// A text with placeholders, and how to fill them in.
package struct Template: Sendable {
  /// What reads the text in the end, and so how a value must be spelt in it; `source` is a program in a language where
  /// `{name}` and `<Name>` have a meaning of their own.
  package enum Language: Hashable, Sendable { case shell, yaml, json, url, header, form, source, plain }

  package let text: String
  package let language: Language
  /// In order; those inside the brackets of an optional part follow it, and their ranges are within its range.
  package let sites: [PlaceholderSite]
  /// Words that look like a sample value to replace (`REGION`, `your_name`, `/filepath/tool`), in order. They are filled only when asked
  /// for; the reader of the page decides. In files only words in capitals.
  package let possibleSites: [PlaceholderSite]
  /// Variables that may be without a value, `$NAME` and `${NAME}`, in order: filled only when asked for as well.
  package private(set) var variableSites: [PlaceholderSite]
  /// Unquoted YAML scalars with more than one site, or with text around one.
  let scalars: [YAMLScalar]
  /// The text taken apart, where it is shell.
  let script: ShellScript?
  /// The blocks among which the text is, and its name where it is a file; see ``within(_:file:)``.
  private(set) var session: SessionFlow?
  private(set) var file: String?

  /// A shell text that is taken apart already.
  package init(_ script: ShellScript) {
    self.script = script
    text = script.text
    language = .shell
    sites = script.sites
    possibleSites = script.possibleSites
    variableSites = script.variableSites
    scalars = script.scalars
  }

  /// - Parameters:
  ///   - text: with its placeholders.
  ///   - language: what reads it in the end.
  ///   - samples: texts that stand for values of the reader's own wherever they are; they become possible sites.
  package init(_ text: String, language: Language, samples: [String] = []) {
    self.text = text
    self.language = language
    switch language {
    case .shell:
      let script = ShellScript(text, samples: samples)
      self.script = script
      sites = script.sites
      possibleSites = script.possibleSites
      variableSites = script.variableSites
      scalars = script.scalars
    case .yaml:
      var reader = YAMLTemplateReader(Array(text.utf8), samples: SampleTexts(samples))
      reader.run()
      sites = reader.sites
      possibleSites = reader.possibleSites
      variableSites = reader.variableSites
      scalars = reader.scalars
      script = nil
    case .json, .url, .header, .form, .source, .plain:
      (sites, possibleSites) = TextTemplateReader.sites(
        in: text, language: language, samples: SampleTexts(samples))
      variableSites = []
      scalars = []
      script = nil
    }
  }

  /// The same as one of the blocks of a session, of which another one may read its values once more.
  ///
  /// - Parameters:
  ///   - session: the blocks of the page, in their order.
  ///   - file: its name, where the text is a file that the session writes.
  package func within(_ session: SessionFlow, file: String? = nil) -> Template {
    var template = self
    template.session = session
    template.file = file
    return template
  }

  /// The same with only those of its variables that are written so.
  package func keepingVariables(_ names: [String]) -> Template {
    guard !variableSites.isEmpty else { return self }
    var template = self
    template.variableSites.removeAll { !names.contains($0.name) }
    return template
  }

  /// The text with every site filled; without sites, the text as it is.
  ///
  /// Sites in comments may stay unfilled: nothing reads them.
  ///
  /// - Parameters:
  ///   - extra: sites out of `possibleSites` and `variableSites` to fill as well.
  ///   - value: what to fill in, or nil when there is nothing; not asked for the inside of a part that is left out.
  /// - Throws: `FillFailure` with all sites that have no value or one that cannot be there.
  package func filled(
    including extra: [PlaceholderSite] = [], _ value: (PlaceholderSite) -> Filling?
  ) throws(FillFailure) -> String {
    var filler = TemplateFiller(self)
    filler.fill(sites + extra, value)
    return try filler.result()
  }
}
