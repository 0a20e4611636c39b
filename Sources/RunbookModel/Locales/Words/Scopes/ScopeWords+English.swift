extension ScopeWords {
  static let english = {
    var words = ScopeWords()
    words.options = ["option", "method", "alternative", "approach", "variant", "way", "choice", "scenario"]
    words.choosing = [
      "one of the following", "one of these", "choose one", "choose an option", "choose how", "choose the option",
      "choose the method", "choose your", "choose between", "select one", "select an option", "select your", "pick one",
      "pick your", "either of the following", "either of these", "either", "any of the following", "one of the methods",
      "two ways", "three ways", "several ways", "multiple ways", "different ways", "following ways", "two options",
      "three options", "several options", "several methods", "different methods", "two methods", "following options",
      "depending on", "depends on", "according to your", "that matches your", "that applies to you", "whichever",
      "for your operating system", "for your platform", "for your distribution", "for your package manager",
      "alternatives",
      "following methods",
    ]
    words.deciding = [
      "choose to either", "choose whether", "decide whether", "you can either", "you must either", "either",
    ]
    words.oneByOne = ["individually", "one by one", "one at a time", "separately"]
    words.offering = ["you can", "you could", "you may", "to do this, you can"]
    words.offeringFreely = [
      "you can optionally", "you may optionally", "you could optionally", "can optionally be", "can be optionally",
      "optionally, you can", "optionally you can", "if you like, you can", "you can, if you like",
    ]
    words.offeringBesides = ["you can also", "you could also", "you may also", "it is also possible to"]
    words.remarks = ["tip", "by the way", "hint", "pro tip", "bonus", "side note"]
    words.lacking = ["any missing", "that is missing", "that are missing", "which is missing", "which are missing"]
    words.appending = ["append", "appending", "appended", "adding it", "adding them", "pass them", "passing them"]
    words.wishes = [
      "if you want to", "if you want", "if you would like to", "if you'd like to", "if you wish to", "if you need to",
    ]
    words.resuming = ["this", "these", "the following", "to do so", "to do this", "do this", "for example"]
    words.adding = ["too", "also", "as well"]
    words.versions = [
      "later", "earlier", "newer", "older", "and up", "or higher", "or lower", "and above", "and below", "and lower",
      "and higher", "before", "after",
    ]
    words.means = ["using", "with", "via", "through", "by using"]
    words.prepositions = ["from", "through", "in", "on", "for", "at", "to", "into", "by", "under", "of", "within"]
    words.exampleCalls = [
      "the following examples show", "these examples show", "the examples below show", "examples of how to run",
      "examples of how to use", "examples of how you can", "example commands", "usage examples",
      "command examples illustrate",
    ]
    words.beingExamples = ["are examples of"]
    words.creating = ["create", "creating", "add", "adding", "generate", "generating"]
    words.tending = [
      "rotate", "rotating", "update", "updating", "edit", "editing", "change", "changing", "modify", "modifying",
      "rename", "renaming", "renew", "renewing", "replace", "replacing", "restore", "restoring", "revoke", "revoking",
      "delete", "deleting", "remove", "removing", "disable", "disabling",
    ]
    words.obtaining = [
      "install", "installing", "installation", "build", "building", "compile", "compiling", "download", "downloading",
      "get", "binary", "binaries", "prebuilt binaries", "pre-built binaries", "packages",
    ]
    words.fromSource = [
      "from source", "from sources", "from the source", "from source code", "from the source code", "from git",
    ]
    words.manners = ["manually", "by hand", "instead", "from source", "yourself"]
    words.others = [
      "or", "alternatively", "as an alternative", "another way", "another option", "or else", "if you prefer",
      "instead, you can", "you can instead", "if you would rather", "if you'd rather", "if you would prefer",
      "if you'd prefer", "should you prefer",
    ]
    words.otherSystems = [
      "any system", "any other system", "other systems", "any platform", "other platforms", "any os",
      "any distribution", "other distributions", "everywhere else", "everything else",
      "universal", "all systems", "all platforms", "cross-platform", "platform-independent",
    ]
    words.contrasts = [
      "otherwise", "if not", "if it is not", "if it isn't", "if it does not", "if it doesn't", "if it cannot",
      "if it can't", "if you do not", "if you don't", "if you cannot", "if you can't", "if there is no",
      "if there are no",
      "if you have no", "if you are not", "if you aren't", "else",
    ]
    words.placeDeterminers = [
      "each", "every", "all", "both", "of", "your", "the", "this", "that", "these", "those", "our", "its", "one",
      "any",
    ]
    words.hosts = [
      "server", "servers", "vm", "virtual machine", "virtual server", "bastion", "bastion host", "remote host",
      "remote machine", "remote server", "jump host", "droplet", "vps", "worker node", "control plane node",
      "vsi", "virtual server instance", "cloud server", "bare metal server", "ubuntu terminal", "debian terminal",
      "centos terminal", "rhel terminal", "the node", "the nodes", "each node", "every node", "all nodes",
      "all the nodes", "of the nodes", "both nodes", "first node", "second node", "other nodes", "worker", "workers",
      "worker nodes", "worker machines", "control plane", "control-plane node", "control plane nodes", "manager node",
      "manager nodes", "master node", "master nodes", "leader node", "cluster nodes", "virtual machines",
      "vms", "vps server", "ec2 instance", "compute instance", "remote system", "remote instance", "target machine",
      "target host", "new machine", "another machine", "different machine", "another computer", "another host",
      "remaining machines", "remaining nodes", "remaining servers", "other machines", "other hosts", "other servers",
      "client computer", "client computers", "client machine", "client machines", "replica node", "standby node",
      "gateway", "the router", "load balancer", "database host", "database server", "build host",
      "backup host", "monitoring host", "hypervisor", "login node", "head node", "compute nodes", "storage node",
      "storage nodes", "each machine", "every machine", "all machines", "each host", "every host", "all hosts",
      "each server", "every server", "all servers", "other clients", "each client", "all clients", "guest vm",
      "raspberry pi", "the pi",
    ]
    words.containers = ["container", "pod"]
    words.entering = [
      "log in to", "log into", "log on to", "login to", "sign in to", "connect to", "ssh into", "ssh to", "ssh in to",
      "open a shell in", "open a shell on", "open a session on", "open a terminal in", "open a terminal on",
      "start a shell in", "get a shell in", "enter", "ssh onto", "connect over ssh to", "connect via ssh to",
      "connect by ssh to", "open an ssh session to", "open an ssh session on", "open an ssh connection to",
      "establish an ssh connection to", "create an ssh connection to", "create an ssh connection with",
      "start an ssh session on", "start an ssh session to", "after connecting to", "after logging in to",
      "after logging into", "after you connect to", "after you log in to", "after you log into", "once connected to",
      "once logged in to", "once logged into", "once you are connected to", "once you're connected to",
      "once you are logged in to", "once you are logged into", "once you're logged in to", "once you're logged into",
      "once you have connected to", "once you have logged in to", "once you have logged into",
      "start by connecting to", "start by logging in to", "start by logging into", "begin by connecting to",
      "begin by logging in to", "begin by logging into",
    ]
    words.placeOpenings = [
      "first", "first of all", "first off", "next", "then", "now", "and", "please", "again", "to begin", "to start",
      "to get started", "to begin with", "use ssh to", "use an ssh client to", "let's",
    ]
    words.inside = ["on", "in", "inside", "within", "from inside", "from within", "still on", "still in"]
    words.doneThere = ["command", "commands", "step", "steps", "script", "scripts", "run this", "run it", "execute"]
    words.doneAt = ["on", "in", "inside", "within", "from", "from inside", "from within"]
    words.terminals = [
      "another terminal", "second terminal", "other terminal", "different terminal",
      "separate terminal", "another shell", "second shell", "another window", "second window",
      "another terminal window", "another tab", "another console", "separate shell",
    ]
    words.newTerminals = ["new terminal", "new shell", "new console", "new terminal window"]
    words.staying = [
      "keeps running", "keep running", "keep it running", "leave it running", "leave the command running",
      "leave this running", "leave it open", "keeps the terminal", "keep this terminal open", "goes on until",
      "runs until you", "until you press", "until you stop it", "stays in the foreground", "runs in the foreground",
      "continues to run", "does not return", "keep the terminal open", "leave the terminal open",
      "stays active in this terminal", "occupies the terminal",
    ]
    words.returning = [
      "back on", "back in your", "back at your", "on your local machine", "on your local computer",
      "on your own machine", "on your own computer", "on your workstation", "on your computer", "on your machine",
      "on your laptop", "from your local machine", "from your workstation", "from your computer", "from your machine",
      "from your laptop", "on the local machine", "on your local system", "on your pc", "on your mac",
      "on your desktop", "on the client", "on the client machine", "on your client", "from the client",
      "from your pc", "from the local machine",
    ]
    words.returningTo = ["back on", "back in", "back at", "back to", "return to"]
    words.continuing = ["then", "after that", "afterwards", "and then"]
    words.undoing = [
      "clean up", "cleanup", "cleaning up", "uninstall", "uninstalling", "uninstallation", "deinstallation",
      "tear down", "teardown", "tearing down", "roll back", "rollback", "rolling back", "undo", "undoing", "remove",
      "removing", "delete", "deleting", "destroy", "destroying", "start over",
      "starting over", "start from scratch", "starting from scratch",
      "going back to", "go back to", "downgrade", "downgrading", "revert", "reverting",
    ]
    words.deleting = ["delete", "destroy", "erase", "purge"]
    words.directories = [
      "in the folder", "in the directory", "from the folder", "from the directory", "in folder", "in directory",
      "from folder", "from directory", "inside the folder", "inside the directory", "within the folder",
      "within the directory",
    ]
    words.directoryOpenings = [
      "in the", "in your", "in the new", "from the", "from your", "from within the", "from inside the", "inside the",
      "inside your", "within the",
    ]
    words.directoryChanges = [
      "change to the folder", "change to the directory", "change into the directory", "change into the folder",
      "change directory to", "change the directory to", "change directories to", "change into", "cd into", "cd to",
      "go to the folder", "go to the directory", "go into the folder", "go into the directory",
      "navigate to the folder", "navigate to the directory", "switch to the folder", "switch to the directory",
      "move to the directory", "move into the directory",
    ]
    words.directoryMoves = [
      "change to the", "change into the", "change directory to the", "change directories to the", "cd into the",
      "cd to the", "go to the", "go into the", "navigate to the", "navigate into the", "switch to the", "move to the",
      "move into the", "enter the", "change to your", "go to your", "navigate to your", "go back to the",
      "return to the",
    ]
    words.directoryNouns = ["folder", "directory", "subfolder", "subdirectory"]
    words.directoryVerbs = [
      "change to", "change into", "change directory to", "change directories to", "change the directory to",
      "change your directory to", "change your working directory to", "change the working directory to",
      "change your current directory to", "change directory into", "cd to", "cd into", "cd in", "go to", "go into",
      "navigate to", "navigate into", "switch to", "switch into", "move to", "move into", "enter", "step into",
      "return to", "go back to",
    ]
    words.directoryPlaces = ["in", "from", "inside", "within", "from within", "from inside"]
    words.directoryFillers = [
      "the", "your", "this", "that", "new", "newly", "created", "cloned", "downloaded", "extracted", "unpacked",
      "generated", "resulting", "project", "project's", "source", "local", "same", "root", "top-level", "main",
      "working", "folder", "directory", "subfolder", "subdirectory", "called", "named",
    ]
    words.directoryBeing = [
      "make sure you are", "make sure you're", "make sure that you are", "make sure that you're", "ensure you are",
      "ensure you're", "ensure that you are", "ensure that you're", "be sure you are", "you should be",
      "you should now be", "check that you are", "verify that you are", "confirm that you are", "while",
    ]
    words.directoryJoints = ["and", "and then"]
    words.directoryRoots = [
      "in the root of your repository", "at the root of your repository", "from the root of your repository",
      "in the root directory of your repository", "from the root directory of your repository",
      "in the root folder of the repository", "from the root folder of the repository",
      "in the root folder of the project", "from the root folder of the project", "in the root folder of your project",
      "from the root folder of your project", "in the project's root directory", "from the project's root directory",
      "in your project's root directory", "from your project's root directory", "in your project root",
      "from your project root", "at the root of your project", "in the repository's root directory",
      "from the repository's root directory", "in the project root directory", "from the project root directory",
      "to the root of the repository", "to the root of the project", "to the project root", "to the repository root",
      "from the root of the repository", "in the root of the repository", "at the root of the repository",
      "from the root of the repo", "in the root of the repo", "at the root of the repo", "from the repository root",
      "in the repository root", "at the repository root", "from the repository's root", "in the repository's root",
      "from the repo root", "in the repo root", "from the root of the project", "in the root of the project",
      "at the root of the project", "from the project root", "in the project root", "at the project root",
      "from the root directory of the repository", "in the root directory of the repository",
      "from the root directory of the project", "in the root directory of the project",
      "from the root of your project", "in the root of your project", "from the root directory of your project",
      "in the root directory of your project",
    ]
    words.otherMeans = [
      "you can also use", "you could also use", "you may also use", "it is also possible to use",
      "you can also install", "you can also download",
    ]
    words.unfolding = [
      "did it work", "show", "view", "see", "click", "expand", "details", "more", "output", "expected", "example",
      "sample",
      "solution", "answer", "full", "complete", "code", "logs", "results", "screenshot", "toggle",
    ]
    words.sources = ["from", "by", "in", "through", "on"]
    words.allWays = [
      "both", "either way", "in both cases", "in either case", "in any case", "whichever way", "all of them",
    ]
    words.otherKinds = ["other", "others", "generic", "all other", "any other", "every other", "another"]
    words.ways = .english
    words.conditions = .english
    return words
  }()
}
