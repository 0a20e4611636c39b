/// What `passo export` can make of a page: a file for an engine that runs it on many machines.
package enum ExportFormat: String, CaseIterable, Sendable {
  case ansible
  case githubActions = "github-actions"
  case gitlabCI = "gitlab-ci"
}
