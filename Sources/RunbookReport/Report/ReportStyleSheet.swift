/// How the HTML report looks. Text and its ground differ by 4.5 : 1 at least, in light and in dark (WCAG 2.2, 1.4.3).
enum ReportStyleSheet {
  static let text = colours + layout + timeline + steps + paper

  private static let colours = """
    :root{color-scheme:light dark;
    --ground:#f4f6f9;--card:#fff;--ink:#19212d;--soft:#525d6e;--rule:#d8dee7;--link:#0a54a0;--code:#f3f5f8;
    --good:#146b30;--good-tint:#e2f4e7;--bad:#a51c15;--bad-tint:#fdeae8;--caution:#735000;--caution-tint:#fcf1d3;
    --quiet:#525d6e;--quiet-tint:#e9edf2;
    --good-fill:#2a9048;--bad-fill:#cf3a31;--caution-fill:#b98200;--quiet-fill:#8390a3}
    @media screen and (prefers-color-scheme:dark){:root{
    --ground:#10141a;--card:#181e26;--ink:#e7ebf1;--soft:#a7b2c2;--rule:#313b49;--link:#8dc5ff;--code:#0e1217;
    --good:#7fe09b;--good-tint:#12301d;--bad:#ffa8a0;--bad-tint:#3c1816;--caution:#f2cc78;--caution-tint:#362b0e;
    --quiet:#a7b2c2;--quiet-tint:#252d38;
    --good-fill:#3fae63;--bad-fill:#e2655c;--caution-fill:#cf9a2b;--quiet-fill:#76849a}}

    """

  private static let layout = """
    *{box-sizing:border-box}
    html{font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;
    background:var(--ground);color:var(--ink);scroll-behavior:smooth;text-size-adjust:100%;
    -webkit-text-size-adjust:100%}
    @media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
    body{max-width:66rem;margin:0 auto;padding:1.5rem clamp(.75rem,3vw,2rem) 3rem}
    a{color:var(--link)}
    :focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:4px}
    .skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:.5rem;background:var(--card);padding:.5rem 1rem;
    z-index:1}
    .unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
    code,pre{font:.875rem/1.5 ui-monospace,"SF Mono","Cascadia Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace}
    pre{margin:0}bdi,dd,td,h1,h3,.instruction,.by-hand{overflow-wrap:anywhere}
    h1{font-size:clamp(1.35rem,4vw,1.9rem);line-height:1.25;margin:.35rem 0 1rem;letter-spacing:-.01em}
    h2{font-size:1.15rem;margin:2.25rem 0 .75rem}
    .badge{display:inline-block;padding:.1rem .6rem;border-radius:99px;font-weight:600;font-size:.875rem;
    white-space:nowrap}
    .good{--tone:var(--good);--tint:var(--good-tint);--fill:var(--good-fill)}.bad{--tone:var(--bad);
    --tint:var(--bad-tint);--fill:var(--bad-fill)}
    .caution{--tone:var(--caution);--tint:var(--caution-tint);--fill:var(--caution-fill)}.quiet{--tone:var(--quiet);
    --tint:var(--quiet-tint);--fill:var(--quiet-fill)}
    .badge,.number{color:var(--tone);background:var(--tint)}
    .note,.label,footer{color:var(--soft);font-size:.875rem}
    .summary{background:var(--card);border:1px solid var(--rule);border-top:6px solid var(--fill);
    border-radius:12px;
    padding:1.25rem clamp(1rem,3vw,1.75rem)}
    .lead{margin:0;display:flex;gap:.75rem;align-items:center;color:var(--soft)}
    .lead .badge{font-size:1rem;padding:.2rem .85rem}
    .bar{display:flex;gap:3px;height:10px}.bar span{background:var(--fill);border-radius:5px;min-width:6px}
    .counts{list-style:none;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;padding:0;margin:.6rem 0 0}
    .counts li{color:var(--tone);font-weight:600}.counts a{color:inherit;padding:.25rem .1rem}
    .facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,13.5rem),1fr));gap:.6rem 1.5rem;
    margin:1.25rem 0 0}
    .facts dt{color:var(--soft);font-size:.8125rem}.facts dd{margin:0;overflow-wrap:anywhere}
    .facts code{font-size:.8125rem}.facts div:last-child{grid-column:1/-1}

    """

  private static let timeline = """
    .timeline{list-style:none;margin:0;padding:.4rem;background:var(--card);border:1px solid var(--rule);
    border-radius:12px}
    .timeline a{display:grid;grid-template-columns:1.25rem minmax(3rem,auto) minmax(0,3fr) minmax(0,2fr) 6rem;
    gap:.25rem .6rem;
    align-items:center;padding:.35rem .6rem;border-radius:8px;color:inherit;text-decoration:none}
    .timeline a:hover{background:var(--quiet-tint)}
    .timeline .instruction{white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
    .mark{color:var(--tone);font-weight:700}
    .number{border-radius:6px;padding:0 .45rem;font-weight:700;font-size:.9em;text-align:center;white-space:nowrap}
    .span{height:10px;border-radius:5px;background:var(--quiet-tint);position:relative}
    .span i{position:absolute;inset:0 auto 0 min(var(--from),calc(100% - 4px));width:max(var(--size),4px);
    max-width:100%;
    background:var(--fill);border-radius:5px}
    .duration{text-align:right;color:var(--soft);font-size:.875rem;font-variant-numeric:tabular-nums;
    white-space:nowrap}
    @media (max-width:40rem){.timeline a{grid-template-columns:1.25rem minmax(2.75rem,auto) minmax(0,1fr) auto}
    .timeline .instruction{white-space:normal;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2}
    .timeline .span{grid-column:3/-1;grid-row:2;height:6px}
    .timeline .duration{grid-row:1;grid-column:4}}
    .scroll{overflow-x:auto;background:var(--card);border:1px solid var(--rule);border-radius:12px}
    table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem 1rem;vertical-align:top}
    thead th{color:var(--soft);font-size:.875rem}tbody tr{border-top:1px solid var(--rule)}tbody th{font-weight:400}

    """

  private static let steps = """
    .step{background:var(--card);border:1px solid var(--rule);border-left:5px solid var(--fill);border-radius:12px;
    padding:1rem clamp(.85rem,2.5vw,1.5rem);margin:0 0 1rem;scroll-margin-top:1rem}
    .step:target{box-shadow:0 0 0 3px var(--link)}
    h3{font-size:1.05rem;line-height:1.4;margin:0}h3 .number{margin-right:.35rem}
    .side{margin:.4rem 0 0;color:var(--soft);font-size:.875rem;display:flex;gap:.6rem;align-items:center;
    flex-wrap:wrap}
    .action{margin-top:.9rem}.action+.action{border-top:1px dashed var(--rule);padding-top:.9rem}
    .label{margin:.5rem 0 .25rem}
    .text,.shown{background:var(--code);border:1px solid var(--rule);border-radius:8px;padding:.6rem .85rem}
    .text{white-space:pre-wrap;overflow-wrap:anywhere}
    .command code::before{content:"$ ";content:"$ "/"";color:var(--link);font-weight:700;user-select:none}
    .shown{overflow:auto;max-height:26rem;white-space:pre}
    code[dir]{unicode-bidi:isolate}
    details{margin-top:.5rem}summary{cursor:pointer;color:var(--link);font-size:.875rem;padding:.25rem 0;
    width:fit-content}
    .ending{margin:.5rem 0 0;color:var(--soft);font-size:.875rem}
    .remark{margin:.5rem 0 0;color:var(--caution)}.captured{margin:.5rem 0 0}.by-hand{margin:.25rem 0}
    .checks{list-style:none;margin:.5rem 0 0;padding:0}
    .checks>li{padding:.2rem 0}.checks .mark{margin-right:.4rem}.checks ul{margin:.1rem 0;padding-left:2.6rem;
    color:var(--soft)}
    .checks p{margin:.2rem 0 0 1.4rem}.checks .beside{margin-left:1.4rem}
    .beside{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:0 1rem}
    .beside>div{min-width:0}.beside .label{margin-left:0}
    .wanted .shown{border-left:4px solid var(--good-fill)}.came .shown{border-left:4px solid var(--bad-fill)}
    footer{margin-top:2.5rem}

    """

  private static let paper = """
    @media print{@page{margin:16mm 14mm}html{font-size:10.5pt;background:none}body{max-width:none;padding:0}
    *{-webkit-print-color-adjust:exact;print-color-adjust:exact}.skip{display:none}
    .step,.summary,.timeline,.scroll{border-radius:6px;-webkit-box-decoration-break:clone;box-decoration-break:clone}.shown{max-height:none;overflow:visible;white-space:pre-wrap;
    overflow-wrap:anywhere}summary{list-style:none;color:var(--soft)}
    details.short::details-content{content-visibility:visible;block-size:auto;display:block}
    h2,h3,.label,summary,.side{break-after:avoid}.timeline li,.checks>li,tr,.text{break-inside:avoid}
    .timeline a{padding:.15rem .5rem}.timeline .instruction{white-space:normal;display:-webkit-box;
    -webkit-box-orient:vertical;-webkit-line-clamp:2}a{color:inherit}}
    """
}
