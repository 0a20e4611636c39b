/// The values files of the runs with stand-ins: what only a person can know.
///
/// Not one value is here that an output of the page gives.
enum StandInValues {
  /// For every page; each takes the names that it has.
  static func file(choices: [String: String] = [:]) -> String {
    let chosen = choices.isEmpty ? "{}" : choices.map { "\n  '\($0.key)': \($0.value)" }.joined()
    return """
      values:
        dedicated_domain: dedicated1.example.net
        shop_domain: shop.example.net
        org_name: shop-org
        kubernetes_namespace: shop
        shop_namespace: shop
        secret_name: registry-pull
        docker_email: ann@example.com
        email: ann@example.com
        pod_name: web
        container_name: web
        my_namespace: shop
        my_image: web
        filepath_kubectl: /filepath/kubectl
        local_path: /local/path
        tag: "1.2"
        your_apikey: {from: env, name: STAND_IN_API_KEY}
        api_key: {from: env, name: STAND_IN_API_KEY}
        registry_url: registry.example.net
        token_id: \(StandInWorld.tokenID)
        image_name: clis
        cluster_name_or_ID: prod
        cluster_name: prod
        region: eu-gb
      answers:
        - {prompt: 'Email>', value: ann@example.com}
        - {prompt: 'Password>', value: {from: env, name: STAND_IN_PASSWORD}}
        - {prompt: 'Enter a number>', value: 2}
        - {prompt: ':/#', value: exit}
      manual: done
      choose: \(chosen)
      """
  }
}
