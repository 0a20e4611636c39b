extension ScopeWords {
  static let spanish = {
    var words = ScopeWords()
    words.choosing = [
      "una de las siguientes", "uno de los siguientes", "una de las opciones", "uno de los métodos",
      "elija una", "elija uno", "seleccione una", "seleccione uno", "en función de", "dependiendo de",
      "siguientes opciones", "siguientes métodos",
    ]
    words.exampleCalls = ["los ejemplos siguientes muestran", "los siguientes ejemplos muestran"]
    words.obtaining = ["instalar", "instalación", "instale", "compilar", "compilación", "descargar", "construir"]
    words.fromSource = ["desde el código fuente", "a partir del código fuente", "desde las fuentes"]
    words.manners = ["manualmente", "a mano", "en su lugar"]
    words.others = [
      "o bien", "de forma alternativa", "como alternativa",
    ]
    words.prepositions = [
      "desde", "en", "para", "de", "a", "sobre", "bajo",
    ]
    words.means = [
      "con", "mediante", "utilizando", "usando", "a través de",
    ]
    words.wishes = [
      "si desea", "si quiere", "si necesita",
    ]
    words.adding = [
      "también"
    ]
    words.versions = [
      "posterior", "posteriores", "anterior", "anteriores", "o superior", "o inferior",
    ]
    words.terminals = [
      "otro terminal", "otra terminal", "segundo terminal", "segunda terminal", "terminal aparte", "otra ventana",
      "segunda ventana",
    ]
    words.newTerminals = ["nuevo terminal", "nueva terminal"]
    words.staying = ["sigue en ejecución", "déjelo en ejecución", "permanece en ejecución", "hasta que pulse"]
    words.otherMeans = [
      "también puede usar", "también puede utilizar", "también es posible usar", "también es posible utilizar",
    ]
    words.unfolding = [
      "mostrar", "ver", "haga clic", "expandir", "detalles", "salida", "ejemplo", "solución", "resultado", "código",
    ]
    words.sources = ["desde", "a partir de", "en"]
    words.allWays = ["en ambos casos", "en cualquier caso", "ambos", "ambas"]
    words.undoing = [
      "limpiar", "limpieza", "desinstalar", "desinstalación", "eliminar", "eliminación", "quitar", "borrar",
      "deshacer", "revertir", "destruir", "limpiando", "desinstalando", "eliminando", "volver a la versión",
      "empezar de nuevo",
    ]
    words.deleting = [
      "eliminar", "elimina", "elimine", "borrar", "borra", "destruir",
    ]
    return words
  }()
}
