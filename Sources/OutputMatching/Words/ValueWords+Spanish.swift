extension ValueWords {
  static let spanish = ValueWords(
    numbers: ["grupos", "tamaño", "paquetes"], versions: ["versión"], expiries: ["expira", "caduca"],
    starts: ["emitido", "creado"], ends: ["expira", "caduca"], limits: ["límite", "cuota", "capacidad"],
    uses: ["usado", "libre"], flows: ["retraso"],
    lags: ["retraso", "desfase", "desviación"], rests: ["válido", "restante", "quedan", "caduca"],
    percents: ["porcentaje"], growths: ["revisión"], machines: ["nodo"], failures: ["errores"],
    waits: ["esperando"])
}
