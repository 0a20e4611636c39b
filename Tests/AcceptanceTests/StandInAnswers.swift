/// What the servers of the pages answer, all of them on one port: the host is first in the path.
struct StandInAnswers: Sendable {
  static let accessToken = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbm4ifQ.c2lnbmF0dXJl"
  static let refreshToken = "cmVmcmVzaC1tZS1vbmNlLW1vcmU"

  let fault: StandInFault?

  func answer(to request: HTTPStandIn.Request) -> HTTPStandIn.Answer {
    if fault == .unauthorized {
      return HTTPStandIn.Answer(status: 401, body: #"{"code": "CRN0401E", "message": "Unauthorized"}"#)
    }
    let path = request.path.prefix { $0 != "?" }
    if path.hasSuffix("/api/v1/tokens") {
      let key = fault == .renamedKey ? "registry_token" : "token"
      return HTTPStandIn.Answer(body: #"{"\#(key)": "\#(StandInWorld.secrets["STAND_IN_REGISTRY_TOKEN"] ?? "")"}"#)
    }
    if path.hasSuffix("/token") { return HTTPStandIn.Answer(body: tokens) }
    if path.hasSuffix("/accounts") { return HTTPStandIn.Answer(body: accounts) }
    if path.hasSuffix("/clusters") {
      let cluster = #"{"id": "9f8e7d6c5b4a39281706f5e4d3c2b1a0", "name": "prod", "state": "normal", "workers": 3}"#
      return HTTPStandIn.Answer(body: fault == .emptyList ? "[]" : "[\(cluster)]")
    }
    return HTTPStandIn.Answer(status: 404, body: #"{"message": "no such address"}"#)
  }

  private var tokens: String {
    """
    {"scope": "openid", "\(fault == .renamedKey ? "accessToken" : "access_token")": "\(StandInAnswers.accessToken)",
    "refresh_token": "\(StandInAnswers.refreshToken)", "uaa_token": "eyJhbGciOiJIUzI1NiJ9.eyJ1IjoiMiJ9.dWFhMg",
    "uaa_refresh_token": "dWFhLXJlZnJlc2gtdG9rZW4", "token_type": "Bearer", "expires_in": 1200,
    "expiration": 1600000000}
    """
  }

  private var accounts: String {
    let account = """
      {"metadata": {"guid": "\(StandInWorld.account)", "url": "/v1/accounts/\(StandInWorld.account)",
      "created_at": "2019-01-07T18:55:09.726Z", "updated_at": "2020-04-28T23:46:03.739Z", "origin": "BSS"},
      "entity": {"name": "Ann's Account"}}
      """
    return """
      {"next_url": null, "prev_url": null, "total_pages": 1, "total_results": 1,
      "resources": [\(fault == .emptyList ? "" : account)]}
      """
  }
}
