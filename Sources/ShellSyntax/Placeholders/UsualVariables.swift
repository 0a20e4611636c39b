/// Variables of the shell that need no page to set them: the shell does, the system, or a login.
package enum UsualVariables {
  package static func contain(_ name: String) -> Bool {
    names.contains(name) || prefixes.contains(where: name.hasPrefix) || name.utf8.allSatisfy { $0 == UInt8(ascii: "_") }
  }

  /// Of families: `LC_ALL`, `BASH_VERSION`.
  private static let prefixes = ["LC_", "BASH", "ZSH", "XDG_", "SSH_", "SUDO_", "COMP_", "DYLD_"]

  private static let names: Set<String> = [
    // The login and the terminal.
    "HOME", "PATH", "USER", "USERNAME", "LOGNAME", "SHELL", "PWD", "OLDPWD", "LANG", "LANGUAGE", "TERM", "COLORTERM",
    "TZ", "MAIL", "TMPDIR", "TEMP", "TMP", "EDITOR", "VISUAL", "PAGER", "BROWSER", "DISPLAY", "WAYLAND_DISPLAY",
    "HOSTNAME", "HOST", "COLUMNS", "LINES", "MANPATH", "INFOPATH", "CDPATH", "LD_LIBRARY_PATH", "LD_PRELOAD",
    // The shell's own.
    "UID", "EUID", "GID", "EGID", "PPID", "GROUPS", "RANDOM", "SRANDOM", "SECONDS", "EPOCHSECONDS", "EPOCHREALTIME",
    "LINENO", "SHLVL", "IFS", "OPTARG", "OPTIND", "OPTERR", "REPLY", "PIPESTATUS", "FUNCNAME", "DIRSTACK", "HISTFILE",
    "HISTSIZE", "HISTCMD", "OSTYPE", "HOSTTYPE", "MACHTYPE", "VENDOR", "CPUTYPE", "PS1", "PS2", "PS3", "PS4", "PROMPT",
    "PROMPT_COMMAND", "SHELLOPTS", "MAPFILE", "COPROC", "status", "pipestatus", "path", "fpath", "cdpath", "match",
    "argv", "options",
    // Empty where there is none, and meant so.
    "http_proxy", "https_proxy", "no_proxy", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "ALL_PROXY", "PYTHONPATH",
    "CLASSPATH", "PKG_CONFIG_PATH", "CFLAGS", "CPPFLAGS", "CXXFLAGS", "LDFLAGS",
  ]
}
