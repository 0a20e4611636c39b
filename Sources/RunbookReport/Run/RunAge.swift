import Diagnostics
import RunbookRunner

/// How long ago something was, as people say it.
struct RunAge {
  let language: Language
  let now: Timestamp

  func text(of time: Timestamp) -> String {
    let minutes = Int(max(now.milliseconds - time.milliseconds, 0) / 60_000)
    if minutes < 1 { return language.say("just now") }
    if minutes < 60 { return language.say("\(minutes) min ago") }
    if minutes < 60 * 24 { return language.say("\(minutes / 60) h ago") }
    let days = minutes / 60 / 24
    return language.say("\(count: days, "day", "days") ago")
  }
}
