import Diagnostics
import RunbookReport

/// What is below the summary of each help page: the everyday uses, ready to be copied.
enum HelpExamples {
  static let all = CommandHelp.Guide(
    usage: [Message("passo [options] <page[#procedure]>"), Message("passo COMMAND ...")],
    examples: [
      .init("passo page.md", "show the plan, and offer to run it"),
      .init("passo run page.md", "run it, step by step"),
      .init("passo check docs", "find what is wrong with pages"),
    ],
    remarks: ["Completion for your shell: passo --generate-completion-script bash, zsh or fish."])

  static let run = CommandHelp.Guide(
    usage: [
      Message("passo run [options] <page[#procedure]>"), Message("passo run --resume [options] [<run>]"),
    ],
    examples: [
      .init("passo run page.md", "lead through the page"),
      .init("passo run page.md#install", "only the procedure with this anchor"),
      .init("passo run page.md --all", "every section, in the order of the page"),
      .init("passo run first.md second.md --all", "several pages, one after the other, in one shell"),
      .init(
        "passo run page.md --all --cleanup", "and at the end, also after a failure, take back what they made"),
      .init("passo run page.md --set region=eu-de --yes", "with a value, and without a question before each step"),
      .init("passo run page.md --values prod.yml --non-interactive", "without a person"),
      .init("passo run page.md --report run.html", "and write a report"),
      .init("passo run page.md --from 3 --until 5", "some of the steps, as the page numbers them"),
      .init("passo run page.md --only 2 --only 4.1", "these two alone"),
      .init("passo run page.md --timeout 5m --retry 3x10s", "end what hangs, and try again what fails"),
      .init("passo run page.md --non-interactive --keep-going", "without a person, to the last step"),
      .init("passo run page.md --alias bx=ibmcloud", "where a program has another name here"),
      .init("passo run page.md --rehearse", "run nothing: the page's samples answer"),
      .init("passo run --resume", "resume the latest run"),
      .init("passo run page.md --resume --accept-changes", "continue although the page has changed"),
    ],
    remarks: [
      """
      Exit status: 0 passed, or not verified (which is then said); 1 failed; 2 stopped, or a value was missing; \
      64 the command line is wrong; 130 interrupted.
      """
    ])

  static let plan = CommandHelp.Guide(
    examples: [
      .init("passo plan page.md", "what a run would do and ask"),
      .init("passo plan page.md --set region=eu-de", "with a value put in"),
      .init("passo plan page.md --format html > plan.html", "for a review, with a drawing"),
      .init("passo plan page.md --explain", "why each block is read as it is"),
      .init("passo plan page.md --questions", "what a run would ask, and what answers it beforehand"),
      .init("passo plan page.md --format values", "a values file to be filled in"),
    ])

  static let list = CommandHelp.Guide(
    examples: [
      .init("passo list", "every page with steps below this folder"),
      .init("passo list docs --grep backup", "those that have a word"),
      .init("passo list --format json", "for programs"),
      .init("passo", "at a terminal: choose one of them"),
    ],
    remarks: ["Exit status: 0 listed; 1 no page has the words after --grep; 2 a folder could not be read."])

  static let check = CommandHelp.Guide(
    examples: [
      .init("passo check docs", "every page below docs"),
      .init("passo check page.md --strict", "warnings count as errors"),
      .init("passo check docs --format sarif", "for a service that shows findings"),
      .init("passo check page.md --diff", "see what --fix would change"),
    ],
    remarks: ["Exit status: 0 no error; 1 errors; 2 a file could not be read."])

  static let record = CommandHelp.Guide(
    examples: [
      .init("passo record page.md --yes", "run it, and bring its samples up to date"),
      .init("passo record page.md --missing", "only where there is no sample yet"),
      .init("passo record page.md --check --yes", "end with 1 if a sample is out of date"),
      .init("passo record page.md --into page.fr.md", "the same outputs in the translation"),
    ])

  static let new = CommandHelp.Guide(
    examples: [
      .init("passo new page.md", "ask what the page is made of"),
      .init("passo new page.md --from-history --last 12", "of the last commands of your shell"),
      .init("history | passo new page.md --history - --range 501-509", "of those with these numbers"),
      .init("passo new page.md --from-cast demo.cast", "of a recording"),
      .init("passo new page.md --from-run RUN", "of a run, with what was edited in it"),
    ],
    remarks: ["Secrets are left out. Exit status: 0 the page was made; 2 nothing was written."])

  static let lsp = CommandHelp.Guide(
    examples: [.init("passo lsp", "what an editor starts; editors/ has the lines for its settings")])

  static let commands = CommandHelp.Guide(
    examples: [
      .init("passo commands kubectl", "show what kubectl takes"),
      .init("passo commands git \"python3 -m pip\" --write", "write git.commands.yml and python3-m-pip.commands.yml"),
    ],
    remarks: ["Name the files in passo.yml, in the list `commands:`."])

  static let rules = CommandHelp.Guide(
    examples: [
      .init("passo rules", "all of them, one a line"),
      .init("passo explain glued-fence", "one of them, with a bad and a good page"),
    ])

  static let explain = CommandHelp.Guide(
    examples: [.init("passo explain glued-fence", "why a closing fence is on a line of its own")])

  static let runs = CommandHelp.Guide(
    examples: [
      .init("passo runs", "newest first"),
      .init("passo runs certificate failed", "those with these words"),
      .init("passo runs --search 10.0.0.7", "those with it in a command, an output or a value"),
      .init("passo run --resume RUN", "resume one of them"),
    ],
    remarks: ["Exit status: 0 listed; 1 no run has the words or the text. What is masked is never found."])

  static let report = CommandHelp.Guide(
    examples: [
      .init("passo report --output run.html", "the latest run, for a browser"),
      .init("passo report RUN --format markdown", "for a ticket"),
      .init("passo report RUN --output junit.xml", "for a CI server"),
      .init("passo report RUN --output run.cast", "to be played: asciinema play run.cast"),
      .init("passo report --merge hosts/ --output fleet.html", "many runs, a host each"),
      .init("passo report RUN --page-diff", "what was mended in a run, for the author of its page"),
    ])

  static let export = CommandHelp.Guide(
    examples: [
      .init("passo export --format ansible page.md > page.yml", "a playbook for an inventory"),
      .init(
        "passo export --format github-actions --all page.md > .github/workflows/page.yml",
        "a workflow, with the page's values as inputs"),
      .init("passo export --format gitlab-ci page.md --values prod.yml", "a pipeline, with a job for each profile"),
      .init("passo export --format ansible --tasks page.md", "shell tasks, without Passo and without its proof"),
    ],
    remarks: ["Exit status: 0 made; 2 the page cannot be read; 64 the command line is wrong."])

  static let help = CommandHelp.Guide(
    examples: [
      .init("passo help run", "what passo run can do"),
      .init("passo help run --lang fr", "the same in French"),
    ])

  static let manual = CommandHelp.Guide(
    examples: [.init("passo manual run > passo-run.1", "the manual page of passo run")])
}
