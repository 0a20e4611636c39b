import Diagnostics
import RunbookLint
import RunbookReport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Checks many pages on all cores, and says what was found in the order of the pages.
struct CheckWork {
  let options: CheckOptions
  let settings: CheckSettings
  let context: Context

  /// Pages that are held in memory at one time.
  private static let window = 256

  func status(for targets: [PageCheck.Target]) throws(Complaint) -> Int32 {
    let start = ContinuousClock.now
    let timestamp = Self.timestamp()
    var result = CheckResult(paths: [], findings: [], blocks: 0, seconds: 0)
    var fixed = FixCounts()
    var isIncomplete = false
    var passedOver = 0
    let cache = cache
    let check = pageCheck(cache)
    var progress = CheckProgress(total: targets.count, context: context)
    for first in stride(from: 0, to: targets.count, by: Self.window) {
      let window = targets[first..<min(first + Self.window, targets.count)]
      for outcome in try outcomes(of: Array(window), check) {
        if outcome.remark != nil || outcome.complaint != nil || !outcome.text.isEmpty { progress.clear() }
        if let remark = outcome.remark { context.remark(remark) }
        if let complaint = outcome.complaint {
          _ = context.complain(complaint)
          isIncomplete = true
          continue
        }
        context.output.write(outcome.text)
        result.paths.append(outcome.path)
        result.findings += outcome.findings
        result.blocks += outcome.blocks
        passedOver += outcome.passedOver
        result.dialects.append(outcome.dialect)
        fixed += outcome.fixes
      }
      context.output.flush()
      if context.output.isClosed { return ExitStatus.success }
      progress.show(result.paths.count)
    }
    progress.clear()
    cache?.write()
    result.seconds = (ContinuousClock.now - start) / .seconds(1)
    if let path = options.writeBaseline {
      try FileContent.replace(path, with: Array(Baseline.text(for: result.findings).utf8))
      context.remark("\(path): \(count: result.findings.count, "finding was", "findings were") written")
      context.advise("to pass over them: passo check --baseline \(path)")
      return isIncomplete ? ExitStatus.stopped : ExitStatus.success
    }
    report(result, fixed: fixed, timestamp: timestamp, read: !isIncomplete || !result.paths.isEmpty)
    if passedOver > 0 {
      context.remark("\(count: passedOver, "finding", "findings") of the baseline passed over")
    }
    return isIncomplete ? ExitStatus.stopped : status(of: result, fixed: fixed)
  }

  private func status(of result: CheckResult, fixed: FixCounts) -> Int32 {
    if options.diff { return fixed.mended > 0 ? ExitStatus.failed : ExitStatus.success }
    let worst = result.findings.map(\.diagnostic.severity).max() ?? .info
    return worst >= (options.strict ? .warning : .error) ? ExitStatus.failed : ExitStatus.success
  }

  private func outcomes(
    of targets: [PageCheck.Target], _ check: PageCheck
  ) throws(Complaint) -> [PageCheck.Outcome] {
    if let shellCheck = settings.shellCheck {
      let texts = Concurrently.map(targets) { check.shellCheckTexts(of: $0) }
      _ = try shellCheck.remarks(on: texts.reduce(into: []) { $0.formUnion($1) })
    }
    return Concurrently.map(targets) { check.outcome(for: $0) }
  }

  /// Where a program is asked, or the pages are changed, nothing is known beforehand.
  private var cache: FindingsCache? {
    guard !options.noCache, !options.fix, !options.diff, settings.shellCheck == nil, let key = settings.key else {
      return nil
    }
    return FindingsCache(settings: key, asked: settings.asked, surroundings: context.surroundings)
  }

  private func pageCheck(_ cache: FindingsCache?) -> PageCheck {
    let lists = options.format == .text && !options.diff && !options.statistics && options.writeBaseline == nil
    return PageCheck(
      settings: settings,
      sources: SourcePages { [settings] path throws(Complaint) in try PageCheck.sourcePage(path, settings: settings) },
      fixes: options.fix,
      text: lists ? DiagnosticText(language: context.language, style: context.style) : nil,
      diff: options.diff ? UnifiedDiff(style: context.style) : nil, cache: cache)
  }

  // MARK: What is said at the end

  private func report(_ result: CheckResult, fixed: FixCounts, timestamp: String, read: Bool) {
    let output = context.output
    switch options.format {
    case .text: if read { summarise(result, fixed: fixed) }
    // Findings have no such form; it was refused.
    case .html: break
    case .json: output.write(CheckJSON().text(of: result))
    case .sarif: output.write(CheckSARIF(version: Version.number).text(of: result))
    case .github: output.write(CheckAnnotations(language: context.language).text(of: result))
    case .gitlab: output.write(CheckCodeQuality(language: context.language).text(of: result))
    case .junit:
      output.write(
        CheckJUnit(timestamp: timestamp, failing: options.strict ? .warning : .error).text(of: result))
    }
  }

  private func summarise(_ result: CheckResult, fixed: FixCounts) {
    if options.diff { return }
    let statistics = CheckStatistics(language: context.language, style: context.style)
    if options.statistics { context.output.write(statistics.text(of: result)) }
    if !result.findings.isEmpty { context.output.write("\n") }
    if fixed.mended > 0 {
      let findings: Message = "\(count: fixed.mended, "finding was", "findings were") fixed"
      let lines: Message = "\(count: fixed.lines, "line", "lines") changed"
      context.output.write(context.language.say(findings) + ", " + context.language.say(lines) + "\n")
    }
    if options.fix, fixed.refused > 0 {
      context.output.write(
        context.language.say(
          "\(count: fixed.refused, "fix was", "fixes were") left out: more than the finding would have changed"
        ) + "\n")
    }
    context.output.write(
      DiagnosticText(language: context.language, style: context.style).summary(
        files: result.paths.count, blocks: result.blocks, diagnostics: result.findings.map(\.diagnostic),
        seconds: result.seconds))
    let fixable = result.findings.count { !$0.fixes.isEmpty }
    // What --fix leaves, and what standard input holds, it cannot mend.
    guard fixable > 0, !options.fix, result.paths != ["stdin"] else { return }
    context.output.write(
      context.language.say("\(count: fixable, "finding", "findings") can be fixed: passo check --fix") + "\n")
  }

  /// Now, in UTC, as `2019-08-27T10:00:00`.
  private static func timestamp() -> String {
    var now = time(nil)
    var parts = tm()
    gmtime_r(&now, &parts)
    func two(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let day = "\(parts.tm_year + 1900)-\(two(parts.tm_mon + 1))-\(two(parts.tm_mday))"
    return "\(day)T\(two(parts.tm_hour)):\(two(parts.tm_min)):\(two(parts.tm_sec))"
  }

  // MARK: Watching

  /// Checks all pages, then again those that change, until the person stops it.
  func watch(_ targets: () throws(Complaint) -> [PageCheck.Target]) throws(Complaint) -> Int32 {
    var stamps: [String: [Int]] = [:]
    while true {
      let current = try targets()
      let changed = current.filter { target in
        let stamp = FileContent.stamp(of: target.path)
        defer { stamps[target.path] = stamp }
        return stamp != nil && stamps[target.path] != stamp
      }
      if !changed.isEmpty {
        _ = try status(for: changed)
        context.output.flush()
      }
      if context.output.isClosed { return ExitStatus.success }
      // A poll costs a call for each page, and needs nothing that a system may lack.
      usleep(300_000)
    }
  }
}
