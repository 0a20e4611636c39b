print("passo")
