/// The words of one language by which a sentence above a command asks for it, or leaves it to the reader: data. They
/// are looked for in pages of any language, as many pages mix theirs with English.
package struct MoodWords: Sendable {
  /// Words that leave to the reader what a sentence is about: "`you can` run more groups".
  package var offering: [String] = []
  /// Words that ask for it: "you `need to` run it".
  package var asking: [String] = []
  /// Words by which it follows from what is before: "you can `now` run it".
  package var following: [String] = []

  /// Openings of a sentence that asks a person for something: "`make sure` that it is closed".
  package var demanding: [String] = []
  /// Verbs that ask the reader only to read on, or say how something is used: "`see` the guide".
  package var referring: [String] = []

  static let all: [MoodWords] = [.english, .french, .brazilianPortuguese]

  static let english = {
    var words = MoodWords()
    words.offering = [
      "you can", "you could", "you may", "you might", "one can", "can also", "could also", "may also", "it is possible",
      "it's possible", "it is also possible", "it's also possible", "is possible to", "allows you to", "allow you to",
      "lets you", "let you", "makes it possible", "users can", "furthermore", "can be specified", "can be repeated",
      "can be passed", "can be overridden", "can be customized", "can be customised", "can be used to",
      "for example", "for instance", "e.g.", "example", "alternatively", "optionally",
    ]
    words.asking = [
      "must", "need to", "needs to", "have to", "has to", "should", "make sure", "be sure", "ensure", "required",
      "let's", "we will", "we'll", "it is important", "remember to", "don't forget to", "do not forget to",
    ]
    words.following = [
      "now", "then", "next", "finally", "after", "afterwards", "first", "again", "lastly", "at this point", "from here",
      "in turn", "before", "once you", "once the", "once it", "once this", "once that", "once all", "once everything",
      "once installed", "once done",
    ]
    words.demanding = [
      "make sure", "be sure to", "ensure", "please", "you must", "you need to", "you have to", "you will need to",
      "you'll need to", "you should", "don't forget to", "do not forget to", "remember to", "head over to", "head to",
      "head back to", "take note of", "take a note of", "make a note of", "wait for", "wait until",
    ]
    words.referring = [
      "see", "read", "note", "look", "review", "find", "use", "include", "specify", "describe", "name", "follow",
      "join",
      "share", "visit", "learn", "give", "take a look", "check out", "call", "get started", "plan", "point", "invite",
      "please see", "please refer", "please read", "please visit", "please check out", "please consult", "return",
    ]
    return words
  }()

  static let french = {
    var words = MoodWords()
    words.offering = [
      "vous pouvez", "vous pourrez", "vous pourriez", "on peut", "peut aussi", "peut également", "il est possible",
      "il est aussi possible", "il est également possible", "vous permet de", "permet aussi", "permet également",
      "par exemple", "en option", "facultativement",
    ]
    words.asking = [
      "devez", "il faut", "doit", "doivent", "devriez", "assurez-vous", "veillez à", "nécessaire", "obligatoire",
      "n'oubliez pas", "nous allons",
    ]
    words.following = [
      "maintenant", "ensuite", "puis", "enfin", "après", "une fois", "d'abord", "de nouveau", "à nouveau", "avant",
      "désormais", "dorénavant",
    ]
    words.demanding = [
      "assurez-vous", "veillez à", "veuillez", "vous devez", "il faut", "n'oubliez pas", "pensez à", "rendez-vous",
      "attendez", "notez",
    ]
    words.referring = ["voir", "voyez", "lisez", "consultez", "reportez-vous", "référez-vous", "utilisez"]
    return words
  }()

  static let brazilianPortuguese = {
    var words = MoodWords()
    words.offering = [
      "você pode", "você poderá", "você poderia", "pode-se", "também pode", "é possível", "também é possível",
      "permite que você", "permite também", "também permite", "por exemplo", "opcionalmente",
    ]
    words.asking = [
      "deve", "devem", "precisa", "precisam", "é necessário", "certifique-se", "tenha certeza", "obrigatório",
      "não esqueça", "não se esqueça", "vamos",
    ]
    words.following = [
      "agora", "então", "em seguida", "depois", "por fim", "finalmente", "após", "uma vez", "primeiro", "novamente",
      "de novo", "antes",
    ]
    words.demanding = [
      "certifique-se", "tenha certeza", "por favor", "você deve", "você precisa", "é preciso", "é necessário",
      "não se esqueça", "lembre-se de", "aguarde", "espere", "anote",
    ]
    words.referring = ["veja", "leia", "consulte", "use", "utilize"]
    return words
  }()
}
