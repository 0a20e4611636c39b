import Bytes
import Diagnostics

/// A call that a program's makers have withdrawn, and what they say to use.
struct RetiredCall {
  /// The program and the words after it, options left out: `["helm", "init"]`.
  var words: [String]
  /// An option without which the call is as good as ever.
  var option: String?
  var isGone: Bool
  var instead: String
  /// Version or year.
  var since: String
  /// Where its makers say so.
  var source: String

  private static func gone(
    _ words: String, _ option: String? = nil, instead: String, since: String, _ source: String
  ) -> Self {
    Self(words: split(words), option: option, isGone: true, instead: instead, since: since, source: source)
  }

  private static func old(
    _ words: String, _ option: String? = nil, instead: String, since: String, _ source: String
  ) -> Self {
    Self(words: split(words), option: option, isGone: false, instead: instead, since: since, source: source)
  }

  private static func split(_ words: String) -> [String] { words.parts(separatedBy: " ").map(String.init) }

  private static let kubernetes118 = "https://github.com/kubernetes/kubernetes/blob/master/CHANGELOG/CHANGELOG-1.18.md"
  private static let helm3 = "https://helm.sh/docs/faq/changes_since_helm2/"
  private static let dockerRemoved = "https://docs.docker.com/engine/deprecated/"

  /// What is no more, and what another call has replaced.
  static let all: [Self] = [
    old(
      "bx", instead: "ibmcloud", since: "2018", "https://cloud.ibm.com/docs/cli?topic=cli-ibmcloud_cli_release_notes"),
    old(
      "bluemix", instead: "ibmcloud", since: "2018",
      "https://cloud.ibm.com/docs/cli?topic=cli-ibmcloud_cli_release_notes"),
    old(
      "docker-compose", instead: "docker compose", since: "2023", "https://docs.docker.com/compose/releases/migrate/"),
    gone("docker daemon", instead: "dockerd", since: "Docker 17.12", dockerRemoved),
    gone("docker login", "--email", instead: "docker login", since: "Docker 17.06", dockerRemoved),
    old(
      "apt-key", instead: "gpg --dearmor", since: "Debian 11",
      "https://manpages.debian.org/bookworm/apt/apt-key.8.en.html"),
    gone(
      "kubectl run", "--generator", instead: "kubectl create", since: "Kubernetes 1.21",
      "https://github.com/kubernetes/kubernetes/blob/master/CHANGELOG/CHANGELOG-1.21.md"),
    gone("kubectl rolling-update", instead: "kubectl rollout", since: "Kubernetes 1.18", kubernetes118),
    gone("kubectl get", "--export", instead: "kubectl get -o yaml", since: "Kubernetes 1.18", kubernetes118),
    old(
      "kubectl drain", "--delete-local-data", instead: "--delete-emptydir-data", since: "Kubernetes 1.20",
      "https://github.com/kubernetes/kubernetes/blob/master/CHANGELOG/CHANGELOG-1.20.md"),
    old(
      "kubectl get componentstatuses", instead: "kubectl get --raw /readyz", since: "Kubernetes 1.19",
      "https://github.com/kubernetes/kubernetes/blob/master/CHANGELOG/CHANGELOG-1.19.md"),
    old(
      "kubeadm alpha certs", instead: "kubeadm certs", since: "Kubernetes 1.20",
      "https://github.com/kubernetes/kubernetes/blob/master/CHANGELOG/CHANGELOG-1.20.md"),
    gone("helm init", instead: "helm 3", since: "Helm 3", helm3),
    gone("helm serve", instead: "helm repo index", since: "Helm 3", helm3),
    gone("helm delete", "--purge", instead: "helm uninstall", since: "Helm 3", helm3),
    gone("helm install", "--name", instead: "helm install NAME CHART", since: "Helm 3", helm3),
    old(
      "gcloud docker", instead: "gcloud auth configure-docker", since: "2018",
      "https://cloud.google.com/artifact-registry/docs/docker/authentication"),
    gone("az acs", instead: "az aks", since: "2020", "https://learn.microsoft.com/azure/aks/"),
    gone(
      "aws ecr get-login", instead: "aws ecr get-login-password", since: "AWS CLI 2",
      "https://docs.aws.amazon.com/cli/latest/userguide/cliv2-migration-changes.html"),
    old(
      "terraform env", instead: "terraform workspace", since: "Terraform 0.10",
      "https://developer.hashicorp.com/terraform/cli/commands/env"),
    old(
      "terraform taint", instead: "terraform apply -replace", since: "Terraform 0.15.2",
      "https://developer.hashicorp.com/terraform/cli/commands/taint"),
    gone(
      "brew cask", instead: "brew install --cask", since: "Homebrew 2.7", "https://brew.sh/2020/12/21/homebrew-2.7.0/"),
    gone("npm bin", instead: "npm exec", since: "npm 9", "https://github.com/npm/cli/releases/tag/v9.0.0"),
    gone(
      "pip search", instead: "https://pypi.org/search", since: "2020",
      "https://github.com/pypi/warehouse/issues/5671"),
    old(
      "python setup.py install", instead: "pip install .", since: "setuptools 58.3",
      "https://packaging.python.org/en/latest/discussions/setup-py-deprecated/"),
    old(
      "python3 setup.py install", instead: "pip install .", since: "setuptools 58.3",
      "https://packaging.python.org/en/latest/discussions/setup-py-deprecated/"),
    old(
      "easy_install", instead: "pip install", since: "setuptools 42",
      "https://setuptools.pypa.io/en/latest/deprecated/easy_install.html"),
    gone(
      "certbot-auto", instead: "certbot", since: "2021", "https://eff-certbot.readthedocs.io/en/stable/install.html"),
    gone("mongo", instead: "mongosh", since: "MongoDB 6.0", "https://www.mongodb.com/docs/manual/release-notes/6.0/"),
    old("egrep", instead: "grep -E", since: "GNU grep 3.8", "https://www.gnu.org/software/grep/manual/grep.html"),
    old("fgrep", instead: "grep -F", since: "GNU grep 3.8", "https://www.gnu.org/software/grep/manual/grep.html"),
    gone("rkt", instead: "podman", since: "2020", "https://github.com/rkt/rkt"),
    gone("dep ensure", instead: "go mod", since: "2020", "https://github.com/golang/dep"),
    gone(
      "xcrun altool", "--notarize-app", instead: "xcrun notarytool submit", since: "2023",
      "https://developer.apple.com/documentation/technotes/tn3147-migrating-to-the-latest-notarization-tool"),
    old(
      "npx create-react-app", instead: "a framework or a build tool such as Vite", since: "2025",
      "https://react.dev/blog/2025/02/14/sunsetting-create-react-app"),
    old(
      "bundle install", "--path", instead: "bundle config set --local path", since: "Bundler 2.1",
      "https://bundler.io/man/bundle-install.1.html"),
    old(
      "git lfs clone", instead: "git clone", since: "Git LFS 2.3",
      "https://github.com/git-lfs/git-lfs/blob/main/docs/man/git-lfs-clone.adoc"),
    old("source activate", instead: "conda activate", since: "conda 4.4", "https://docs.conda.io/projects/conda/"),
  ]

  /// By the program.
  static let byProgram: [String: [Self]] = Dictionary(grouping: all) { $0.words[0] }
}
