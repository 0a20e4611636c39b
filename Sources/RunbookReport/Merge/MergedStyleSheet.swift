/// How the table of many runs looks; the colours are those of the reports.
enum MergedStyleSheet {
  static let text = """
    .matrix td,.matrix thead th{text-align:center;padding:.35rem .5rem}.matrix thead th:first-child{text-align:left}
    .matrix tbody th{min-width:14rem;overflow-wrap:anywhere}.matrix th details{margin:.2rem 0 0}
    .matrix thead th{position:sticky;top:0;background:var(--card)}.matrix{max-height:85vh;overflow:auto;position:relative}
    .matrix td{color:var(--tone);background:var(--tint)}
    .values{list-style:none;margin:0;padding:0}.values .note{margin:0}
    .filtered>input{position:absolute;opacity:0}
    .filtered>label{display:inline-block;padding:.3rem .9rem;margin:0 .3rem .6rem 0;border:1px solid var(--rule);
    border-radius:99px;cursor:pointer}
    .filtered>input:checked+label{background:var(--quiet-tint);border-color:var(--link);font-weight:600}
    .filtered>input:focus-visible+label{outline:3px solid var(--link);outline-offset:2px}
    #rows-odd:checked~.matrix tbody tr.good{display:none}
    @media print{.filtered>input,.filtered>label{display:none}.matrix{max-height:none;overflow:visible}}
    """
}
