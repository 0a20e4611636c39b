// Starts `passo lsp` for Markdown; its lenses open a terminal with the command line.
const { commands, window, workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

let client;

const quoted = (word) => (/^[\w./=@:#-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

exports.activate = (context) => {
  const settings = workspace.getConfiguration("passo");
  const program = settings.get("command");
  for (const name of ["passo.run", "passo.runStep", "passo.plan"]) {
    context.subscriptions.push(
      commands.registerCommand(name, ({ commandLine }) => {
        const terminal = window.createTerminal("Passo");
        terminal.show();
        terminal.sendText([program, ...commandLine.slice(1)].map(quoted).join(" "));
      }),
    );
  }
  client = new LanguageClient(
    "passo",
    "Passo",
    { command: program, args: ["lsp"] },
    {
      documentSelector: [{ scheme: "file", language: "markdown" }],
      initializationOptions: { inlayHints: settings.get("inlayHints") },
      synchronize: { fileEvents: workspace.createFileSystemWatcher("**/{passo.yml,*.md}") },
    },
  );
  return client.start();
};

exports.deactivate = () => client?.stop();
