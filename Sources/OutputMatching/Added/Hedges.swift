/// Words by which a sentence leaves a value open: it is an example, a least, or near it.
enum Hedges {
  static func are(in text: String) -> Bool {
    !table.places(in: SpokenLine(TextSlice(text)).words).isEmpty
  }

  private static let table = PhraseTable([
    """
    for example, for instance, e g, such as, example, similar, like this, or later, or newer, or higher, or more,
    or above, at least, at most, up to, more than, less than, about, approximately, around, roughly, may, might, can,
    could, differ, differs, vary, varies, depends, depending, typically, usually, sample, placeholder, replace, your,
    instead, default, if
    """,
    """
    par exemple, exemple, tel que, telle que, semblable, similaire, ou ultérieure, ou supérieure, ou plus, au moins,
    au plus, jusqu'à, environ, peut, peuvent, pourrait, différer, diffère, varie, varier, dépend, remplacez, votre, vos,
    par défaut, si
    """,
    """
    por exemplo, exemplo, como por, semelhante, similar, ou posterior, ou superior, ou mais, pelo menos, no máximo, até,
    cerca de, aproximadamente, pode, podem, poderia, diferir, varia, variar, depende, substitua, seu, sua, seus, suas,
    por padrão, se
    """,
    """
    por ejemplo, ejemplo, similar, o posterior, o superior, al menos, como máximo, hasta, aproximadamente, puede, pueden,
    varía, depende, sustituya, su, sus, predeterminado, zum beispiel, z b, beispiel, ähnlich, oder höher, mindestens,
    höchstens, bis zu, ungefähr, etwa, kann, können, abweichen, hängt, ersetzen, ihr, ihre, ad esempio, esempio, simile,
    almeno, circa, può, varia, dipende
    """,
  ])
}
