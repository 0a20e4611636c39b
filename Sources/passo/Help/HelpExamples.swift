/// What stands below the summary of each help page: the everyday uses, ready to be copied.
enum HelpExamples {
  static let run = """
    EXAMPLES:
      passo run page.md                         lead through the page
      passo run page.md#install                 only the procedure with this anchor
      passo run page.md --set region=eu-de --yes
      passo run page.md --values prod.yml --non-interactive
      passo run --resume                        go on with the latest run

    Status: 0 passed, or not verified, which is then said; 1 failed; 2 stopped or a value was missing; \
    64 the command line is wrong; 130 interrupted.
    """

  static let plan = """
    EXAMPLES:
      passo plan page.md                        what a run would do and ask
      passo plan page.md --set region=eu-de     with a value put in
      passo plan page.md --format markdown      for a review
      passo plan page.md --explain              why each block is read as it is
    """

  static let check = """
    EXAMPLES:
      passo check docs                          every page below docs
      passo check page.md --strict              warnings count as errors

    Status: 0 no error; 1 errors; 2 a file cannot be read.
    """

  static let rules = """
    EXAMPLES:
      passo rules                               all of them, one a line
      passo explain glued-fence                 one of them, with a bad and a good page
    """

  static let explain = """
    EXAMPLES:
      passo explain glued-fence
    """

  static let runs = """
    EXAMPLES:
      passo runs                                newest first
      passo run --resume RUN                    go on with one of them
    """

  static let report = """
    EXAMPLES:
      passo report --output run.html            the latest run, for a browser
      passo report RUN --format markdown        for a ticket
      passo report RUN --output junit.xml       for a CI server
      passo report RUN --output run.cast        to be played: asciinema play run.cast
    """

  static let all = """
    EXAMPLES:
      passo page.md                             show the plan, and offer to run
      passo run page.md                         run it, step by step
      passo check docs                          find what is wrong with pages

    Completion for your shell: passo --generate-completion-script bash, zsh or fish.
    """
}
