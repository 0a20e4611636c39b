/// How drawings, tabs and what is beside a command look; the colours are those of the reports.
enum FlowStyleSheet {
  /// Choices with more branches show all of them.
  static let mostTabs = 24

  static let text = drawing + pairs + tabs + paper

  static let drawing = """
    figure{margin:0 0 1rem}figcaption{font-weight:600;margin:0 0 .4rem}
    .flow-frame{padding:.25rem;overflow:auto;max-height:80vh}
    .flow{display:block;margin:0 auto;font:13px system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
    .flow text{fill:var(--ink)}.flow .centred{text-anchor:middle}.flow .step-number{font-weight:700;fill:var(--tone)}
    .flow text.code{font:12px ui-monospace,"SF Mono","Cascadia Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace}
    .flow text.remark{font-size:12px;fill:var(--soft)}
    .flow .box{fill:var(--card);stroke:var(--tone);stroke-width:1.2}.flow .manual{stroke-dasharray:5 3}
    .flow .edge{fill:var(--fill)}.flow a:hover .box{fill:var(--tint)}
    .flow a:focus-visible{outline:none}.flow a:focus-visible .box{stroke:var(--link);stroke-width:3}
    .flow .bad .box{fill:var(--bad-tint)}
    .flow .question{fill:var(--caution-tint);stroke:var(--caution-fill)}
    .flow .branch{fill:var(--quiet-tint);stroke:var(--quiet-fill)}
    .flow .way{fill:none;stroke:var(--soft);stroke-width:1.4}.flow .bypass{stroke-dasharray:2 4}
    .flow .arrow{fill:var(--soft)}
    .flow .value-way{fill:none;stroke:var(--link);stroke-width:1.2}.flow .value{fill:var(--link)}
    @media print{.flow-frame{max-height:none;overflow:visible}.flow{max-width:100%;height:auto}}

    """

  private static let pairs = """
    .pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:0 1.25rem}
    .pair>div{min-width:0}.words p{margin:.5rem 0 .25rem;overflow-wrap:anywhere}
    .notes{list-style:none;padding:0;margin:.4rem 0;color:var(--soft);font-size:.875rem;overflow-wrap:anywhere}
    .proof{color:var(--tone);font-size:.875rem}.action{scroll-margin-top:1rem}
    .action:target{box-shadow:0 0 0 3px var(--link);border-radius:8px}
    .danger .doing .text{border-left:4px solid var(--bad-fill)}
    .proofs{list-style:none;padding:0}.proofs li{padding:.2rem 0;overflow-wrap:anywhere}
    .procedure{font-size:1.15rem;margin:1.75rem 0 .75rem}
    .condition{border-left:3px dotted var(--caution-fill);padding-left:.85rem;margin:0 0 1rem}
    .when{color:var(--caution);font-weight:600;margin:.4rem 0 .6rem;overflow-wrap:anywhere}
    legend,.tabs label{overflow-wrap:anywhere}

    """

  /// The branch whose button is pressed is shown.
  private static let tabs: String = {
    let shown = (1...mostTabs).map { place in
      ".tabs>input:nth-of-type(\(place)):checked~.branch-body:nth-of-type(\(place))"
    }
    return """
      .tabs{border:1px solid var(--rule);border-radius:12px;padding:.75rem clamp(.6rem,2vw,1rem);margin:0 0 1rem;
      min-width:0}
      .tabs>legend{color:var(--soft);font-size:.875rem;padding:0 .4rem}
      .tabs>input{position:absolute;opacity:0}
      .tabs>label{display:inline-block;padding:.35rem .9rem;margin:0 .3rem .6rem 0;border:1px solid var(--rule);
      border-radius:99px;cursor:pointer}
      .tabs>input:checked+label{background:var(--quiet-tint);border-color:var(--link);font-weight:600}
      .tabs>input:focus-visible+label{outline:3px solid var(--link);outline-offset:2px}
      .tabs:not(.all)>.branch-body{display:none}
      .tabs:not(.all)>.branch-body>.branch-title{display:none}.branch-title{font-weight:600;margin:.2rem 0 .6rem}
      \(shown.joined(separator: ",\n")){display:block}

      """
  }()

  private static let paper = """
    @media print{.tabs>input,.tabs>label{display:none}.tabs:not(.all)>.branch-body,
    .tabs:not(.all)>.branch-body>.branch-title{display:block}
    .action{break-inside:avoid}}
    """
}
