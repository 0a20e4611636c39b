import Bytes
import Diagnostics
import RunbookReport

/// The script that teaches a shell to complete `passo`, as the parser writes it and with what it leaves out: that a
/// page can be where a command can, and explanations in the language of the person.
struct CompletionScript {
  let text: String

  /// - Returns: nil where `declared` is no script of this parser.
  init?(_ declared: String, commands: [CommandHelp], language: Language) {
    guard let shell = Shell.allCases.first(where: { declared.hasPrefix($0.beginning) }) else { return nil }
    var text = declared.replacing(shell.place, with: shell.place + shell.page, maxReplacements: 1)
    let names = commands.compactMap { $0.name.parts(separatedBy: " ").dropFirst().first }.joined(separator: " ")
    for (found, said) in shell.changes(commands: names) {
      text = text.replacing(found, with: said, maxReplacements: 1)
    }
    var summaries = commands.flatMap { [$0.summary] + $0.arguments.map(\.summary) }
    summaries.append("Show subcommand help information.")
    // One summary can be the beginning of another one.
    for summary in Set(summaries).sorted(by: { $0.description.utf8.count > $1.description.utf8.count }) {
      for quote in shell.quotings {
        text = text.replacingBytes(of: quote(summary.description), with: quote(language.say(summary)))
      }
    }
    self.text = text
  }

  private enum Shell: CaseIterable {
    case bash, zsh, fish

    var beginning: String {
      switch self {
      case .bash: "#!/bin/bash"
      case .zsh: "#compdef passo"
      case .fish: "function __passo_"
      }
    }

    /// What is before the place where commands are offered.
    var place: String {
      switch self {
      case .bash: "        # Offer subcommand completions\n"
      case .zsh: "        _describe -V subcommand subcommands && ret=0\n"
      case .fish: "complete -c 'passo' -f\n"
      }
    }

    /// Offers what `passo page.md` would take.
    var page: String {
      let request = "---completion open -- positional@0"
      return switch self {
      case .bash:
        """
                __passo_add_completions -W "$(__passo_custom_complete \(request) "${COMP_CWORD}" "$(__passo_cursor_index_in_current_word)")"

        """
      case .zsh:
        """
                __passo_custom_complete \(request) "${current_word_index}" "$(__passo_cursor_index_in_current_word)" && ret=0

        """
      case .fish:
        """
        complete -c 'passo' -n '__passo_should_offer_completions_for_positional "passo" -eq 1' \
        -fka '(__passo_custom_completion \(request) (count (__passo_tokens -pc)) (__passo_tokens -tC))'

        """
      }
    }

    /// What the parser's script does otherwise than a person expects: a blank after `name=` and `folder/`, steps in the
    /// order of letters, nothing after `passo help`.
    ///
    /// - Parameter commands: their names, with blanks between them.
    func changes(commands: String) -> [(found: String, said: String)] {
      switch self {
      case .bash:
        [
          (
            "complete -o filenames -F _passo passo",
            """
            _passo_offered() {
                _passo "${@}"
                case "${3}" in
                --from|--only|--until) compopt -o nosort 2> /dev/null ;;
                help) [[ "${COMP_CWORD}" -eq 2 ]] && COMPREPLY+=($(compgen -W '\(commands)' -- "${2}")) ;;
                esac
                # readline itself puts a slash after a folder.
                COMPREPLY=("${COMPREPLY[@]%/}")
                [[ "${COMPREPLY[0]}" = *= ]] && compopt +o filenames -o nospace 2> /dev/null
                return 0
            }

            complete -o filenames -F _passo_offered passo
            """
          )
        ]
      case .zsh:
        [
          (
            "    local -ar non_empty_completions=(\"${@:#(|:*)}\")\n",
            """
                local -ar non_empty_completions=("${@:#(|:*|*[=/])}")
                local -ar unended_completions=("${(M)@:#?*[=/]}")

            """
          ),
          (
            "_describe -V '' non_empty_completions -- ",
            "_describe -V '' non_empty_completions -- unended_completions -S '' -- "
          ),
          ("        '*:subcommands:'\n", "        '1:command:(\(commands))'\n"),
        ]
      case .fish:
        [
          (
            place,
            """
            \(place)complete -c 'passo' -n '__passo_should_offer_completions_for_positional "passo help" -eq 1' \
            -fka '\(commands)'

            """
          )
        ]
      }
    }

    /// The ways in which the script holds a text.
    var quotings: [(String) -> String] {
      switch self {
      // bash shows no explanations.
      case .bash: []
      case .zsh:
        [
          { "[\(zsh($0).replacingBytes(of: "[", with: "\\[").replacingBytes(of: "]", with: "\\]"))]" },
          { ":\(zsh($0))'" },
        ]
      case .fish: [{ "-d '\($0.replacingBytes(of: "\\", with: "\\\\").replacingBytes(of: "'", with: "\\'"))'" }]
      }
    }

    private func zsh(_ text: String) -> String {
      text.replacingBytes(of: "\\", with: "\\\\").replacingBytes(of: ":", with: "\\:").replacingBytes(
        of: "'", with: "'\\''")
    }
  }
}
