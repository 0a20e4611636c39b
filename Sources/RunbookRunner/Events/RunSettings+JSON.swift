import JSON

/// The settings as the journal spells them: what is nil is left out.
extension RunSettings {
  private static var texts: [(key: String, path: WritableKeyPath<RunSettings, String?>)] {
    [
      ("page", \.page), ("directory", \.directory), ("procedure", \.procedure), ("platform", \.platform),
      ("interface", \.interface), ("locale", \.locale), ("keywords", \.keywords), ("from", \.from),
      ("until", \.until), ("verify", \.verify), ("shell", \.shell), ("retry", \.retry), ("values", \.values),
      ("profile", \.profile), ("at", \.at),
    ]
  }
  private static var lists: [(key: String, path: WritableKeyPath<RunSettings, [String]?>)] {
    [
      ("pages", \.pages), ("procedures", \.procedures), ("only", \.only), ("secrets", \.secrets),
      ("reports", \.reports), ("names", \.names), ("tags", \.tags),
      ("skipped", \.skipped),
    ]
  }
  private static var flags: [(key: String, path: WritableKeyPath<RunSettings, Bool?>)] {
    [
      ("isRehearsal", \.isRehearsal), ("keepGoing", \.keepGoing), ("isWholePage", \.isWholePage),
      ("cleansUp", \.cleansUp),
    ]
  }

  var json: JSONObject {
    var fields = JSONObject()
    for (key, path) in RunSettings.texts { fields.setIfPresent(key, self[keyPath: path]) }
    for (key, path) in RunSettings.lists {
      if let list = self[keyPath: path] { fields.set(key, list) }
    }
    for (key, path) in RunSettings.flags {
      if let flag = self[keyPath: path] { fields.set(key, flag) }
    }
    if let timeLimit { fields.set("timeLimit", timeLimit) }
    if let aliases { fields["aliases"] = .object(JSONObject(aliases.mapValues { .string($0) })) }
    if let places { fields["places"] = .object(JSONObject(places.mapValues { .string($0) })) }
    return fields
  }

  init(_ fields: JSONFields) throws(JSONFields.Unread) {
    self.init()
    for (key, path) in RunSettings.texts { self[keyPath: path] = try fields.optionalText(key) }
    for (key, path) in RunSettings.lists { self[keyPath: path] = try fields.texts(key) }
    for (key, path) in RunSettings.flags { self[keyPath: path] = try fields.optionalFlag(key) }
    timeLimit = try fields.optionalNumber("timeLimit")
    aliases = try fields.dictionary("aliases")
    places = try fields.dictionary("places")
  }
}
