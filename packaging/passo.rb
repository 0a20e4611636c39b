# Homebrew formula, for a tap. Put in where you publish the sources: homepage, head, and for a release url and sha256.
class Passo < Formula
  desc "Run how-to documents step by step, and verify each step"
  homepage "https://example.org/passo"
  head "https://example.org/passo.git", branch: "main"
  license "Apache-2.0"

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "cmark-gfm"
  depends_on "gumbo-parser"
  depends_on "libmd"
  depends_on "libyaml"
  depends_on macos: :sequoia

  def install
    system "swift", "build", "--disable-sandbox", "--configuration", "release", "--product", "passo"
    bin.install ".build/release/passo"
    generate_completions_from_executable(bin/"passo", "--generate-completion-script")
    pkgshare.install "runbooks"
    manual_pages
  end

  # Of all commands, in English and in the language of each language file.
  def manual_pages
    passo = bin/"passo"
    english = Utils.safe_popen_read({ "LC_ALL" => "C" }, passo, "--help")
    commands = english[/^Commands:\n((?:^ .*\n)+)/, 1].scan(/^  ([a-z]+) /).flatten
    languages = Dir["Sources/RunbookReport/Languages/*.po"].map { |file| File.basename(file, ".po") }
    ["en", *languages].each do |language|
      folder = (language == "en") ? man1 : man/language.tr("-", "_")/"man1"
      folder.mkpath
      [nil, *commands].each do |command|
        page = Utils.safe_popen_read(passo, "manual", *command, "--lang", language)
        (folder/["passo", command].compact.join("-").concat(".1")).write page
      end
    end
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/passo --version") unless build.head?
    (testpath/"hello.md").write <<~MARKDOWN
      # Saying hello

      1.  Say it.

          ```
          echo hello
          ```
          {: pre data-expect="hello"}
    MARKDOWN
    system bin/"passo", "run", "hello.md", "--non-interactive", "--yes"
  end
end
