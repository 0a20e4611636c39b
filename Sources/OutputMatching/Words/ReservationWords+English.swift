extension ReservationWords {
  static let english = ReservationWords(
    before: """
      being, half, halfway, partly, partially, almost, nearly, hardly, barely, scarcely, far from, anything but, all but, but one, but two,
      nowhere near, short of, close to, as good as, please, on the verge of, in the process of, in the course of, away from, about to,
      going to, supposed to, meant to, due to be, set to be, ready to be, trying to, attempting to, attempts to, attempted to,
      failing to, failed to, fails to, refused to, refuses to, refusing to, struggling to, unable to, unlikely, yet,
      neither, nor, none, nothing, nobody, nowhere, zero, few, too few, some, some of, most of, half of, quarter, quarters, third, thirds, only,
      several, a fraction of, the majority of, all except, except, not, never, isnt, arent, wasnt, werent, aint, didnt,
      hasnt, havent, dont, doesnt, wont, cant, couldnt, cannot, without, lacks, lacking, instead of, rather than,
      in place of, as opposed to, seeking, awaiting, waiting, waits, wait, pending, until, till, unless, if, when, once,
      whenever, before, after, while, whether, in case, as soon as, assuming, provided, had it, should have, will have,
      would have, could have, must have, might have, had been, will, would, could, might, may be, may have, may become,
      can be, should, shall, must, ought to, has to, have to, needs to, need to, to be, to become, marked for,
      scheduled for, queued for, requested, requests, requesting, probably, possibly, perhaps, maybe, likely,
      apparently, supposedly, allegedly, reportedly, presumably, seemingly, claims, claimed, claiming, pretends,
      pretend, pretending, seems, seemed, appears, appeared, looks, assumes, assumed, assumed to be, believed,
      believes, thinks, hopes, hoping, promises, promised, guessed, considered, deemed, declared, eta, estimated,
      forecast, predicted, planned, plans, simulated, simulating, mocked, faked, fake, dry run, todo, want, wants,
      wanted, expect, expects, expected, expecting, desired, desires, wish, wishes, intended, previous, previously,
      formerly, earlier, originally, once was, ex, no longer, stopped being, stops being, ceased, ceases, quit, usage,
      example, possible, used to, contrary to, absence of, lack of, loss of, lost, wrongly, falsely,
      mistakenly, not even, to get, to stay, to remain
      """,
    rightBefore: ["non", "pseudo", "semi", "quasi", "last", "old", "anti"],
    after: """
      unsuccessfully, prematurely, abnormally, incorrectly, wrongly, badly, improperly, unexpectedly, in error,
      in vain, with errors, with failures, with problems, with issues, with warnings, with conflicts, with exceptions,
      with a failure, with an error, until, till, yesterday, soon, tomorrow, before that, back then, at the time,
      in the past, last week, last month, last year, desired, last known, formerly, previously, long ago, expected,
      wanted, got, instead, someday, in theory, on paper, supposedly, allegedly, by force, by mistake, too early,
      too late, exceeded, but, though, although, however, except, once, unless, if, when, pending, in name only, later,
      next, is false, is not, was not, is wrong, is untrue, is a lie, never, nowhere, no longer, is expected, is desired,
      is required, was expected, was requested, is requested, requested, is planned, is possible, is impossible, no more,
      anymore, any more, too often, halfway, in part, impossible, is the default, is what, then, in appearance, in principle, by default, minus, save for, barring,
      excluding, excepting, apart from, short of, or so, more or less, at best, give or take, quarters, at least
      """,
    labels: """
      previous, prior, prev, was, old, former, past, original, before, last state, last status, last known, last seen,
      history, desired, expected, expect, expects, want, wants, wanted, target, target state, target status, goal, wish,
      preset, default, defaults, configured, config file, from config, in config, from file, in file, spec, requested,
      required, requires, planned, next, future, intended, scheduled, usage, possible, valid values, valid states,
      allowed, allowed values, supported, accepted values, available options, choose, choices, options, syntax,
      example, simulated, simulation, estimated, eta, todo, on boot, at boot, at startup, if, when, until, once, unless,
      not, waiting, pending, awaiting, template, baseline, reference, ideal, proposed, draft, cached, stale, assumed,
      predicted, forecast, initial, hint, help, tip, legend, factory, shipped, recommended, suggested, advised, sample
      """,
    listings: """
      usage, possible, valid values, valid states, allowed values, supported values, accepted values,
      available options, choose from, choose between, one of, choices, options, syntax, legend, values, states, either
      """,
    currents: ["actual", "actually", "current", "currently", "now", "got", "state", "status", "observed", "real"],
    goingOn: [
      "running", "restarted", "restarting", "resumed", "resuming", "continuing", "continues", "ongoing", "retrying",
      "rerunning", "repeating", "repeated", "reopened", "remaining", "left",
    ],
    over: ["finished", "complete", "completed", "done", "ended", "succeeded", "passed", "closed"],
    pasts: ["was", "were", "had"],
    eventEndings: ["ed", "built", "set", "sent", "found", "done", "made", "put", "shown", "written", "taken"],
    reporting: ["that"],
    confirming: [
      "confirmed", "confirms", "verified", "verifies", "shows", "showed", "checked", "found", "ensured", "proves",
      "proved", "see", "reports", "reported", "detected", "note", "success", "successfully",
    ],
    tags: [
      "skip", "skipped", "ko", "nok", "todo", "xfail", "warn", "warning", "nope", "dry-run", "no", "n", "f", "e", "wip",
      "open", "pending",
    ],
    codes: ["code", "status", "rc", "exit", "exited", "signal", "errno", "errorlevel"],
    exits: ["exit", "exited", "return", "returned", "with"],
    partitives: ["of", "out", "from"],
    wholes: ["desired", "total", "expected", "wanted", "requested", "required", "target", "needed", "configured"],
    numbers: ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
    copulas: [
      "is", "are", "was", "were", "been", "be", "remains", "remain", "stays", "became", "becomes", "got", "gets",
    ],
    existentials: ["there", "here"],
    conjunctions: ["and", "or"],
    links: [
      "now", "also", "already", "again", "both", "all", "the", "a", "an", "in", "state", "status", "mode", "set", "to",
      "as", "reported", "shown", "listed", "marked", "up", "back", "well", "very", "at", "last", "has", "have", "being",
      "still", "just", "this", "that", "it", "loaded",
    ],
    adverbEndings: ["ly"],
    adverbs: [
      "successfully", "correctly", "fully", "completely", "currently", "recently", "automatically", "normally",
      "properly", "cleanly", "newly", "finally", "entirely", "totally", "freshly", "safely", "definitely", "really",
      "actually", "certainly", "truly", "surely", "publicly", "locally", "remotely", "globally", "permanently",
      "quickly", "immediately", "instantly", "securely", "daily", "weekly", "hourly", "nightly", "monthly", "yearly",
      "assembly", "family", "reply", "supply", "july", "directly", "separately", "firmly", "smoothly", "happily",
      "perfectly", "individually", "continuously", "regularly", "manually", "internally", "externally",
      "only", "apply", "multiply", "early", "friendly",
    ])
}
