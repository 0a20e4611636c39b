extension ValueWords {
  static let italian = ValueWords(
    numbers: ["dimensione"], versions: ["versione"], expiries: ["scade", "scadenza"], starts: ["emesso", "creato"],
    ends: ["scade", "scadenza"], limits: ["limite", "capacità"], uses: ["usato", "libero"], flows: ["ritardo"],
    lags: ["ritardo", "scarto"], rests: ["valido", "rimanente", "restante", "scade"], percents: ["percentuale"],
    growths: ["revisione"],
    machines: ["nodo"],
    failures: ["errori"],
    waits: ["attesa"])
}
