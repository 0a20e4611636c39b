extension NoticeWords {
  static let english = NoticeWords(
    goods: [
      "successfully", "creation", "downloaded", "fetched", "saved", "written", "wrote", "loaded", "copied",
      "generated", "detected", "selected", "resolved", "cached", "unpacked", "extracted", "pulled", "built",
      "imported", "exported", "registered", "received", "sent", "read", "parsed", "compiled", "linked", "added",
      "set", "using", "executed", "executing", "completed",
    ],
    pointers: [
      "please", "see", "tip", "hint", "run", "try", "use", "type", "press", "learn", "visit", "copyright", "license",
      "docs",
    ],
    notices: """
      # What will be given up
      *is deprecated*
      *are deprecated*
      *has been deprecated*
      *have been deprecated*
      *was deprecated*
      deprecated:*
      *deprecationwarning:*
      npm warn deprecated *
      *is obsolete*
      # A new version
      *new release of * available*
      *new version of * available*
      *new version is available*
      *newer version of * available*
      *newer version is available*
      *new major version of * available*
      *new minor version of * available*
      *new patch version of * available*
      *update available*
      *updates are available*
      *updates available*
      # Greetings
      welcome to *
      last login: *
      # ssh, docker, kubectl and helm
      warning: permanently added * to the list of known hosts.
      warning! your password will be stored unencrypted in *
      configure a credential helper to remove this warning. see*
      logging in with your password grants your terminal complete access to your account*
      for better security, log in with a limited-privilege personal access token*
      unable to find image * locally
      warning: the requested image's platform * does not match the detected host platform *
      *: pulling from *
      *: pull complete
      *: already exists
      *: layer already exists
      *: mounted from *
      *: pushed
      warning! using *--password via the cli is insecure*
      warning: version difference between client * and server * exceeds the supported minor version skew *
      removing intermediate container *
      use 'docker scan' to run snyk tests *
      warning: kubernetes configuration file is *-readable. this is insecure.*
      warning: resource * is missing the kubectl.kubernetes.io/last-applied-configuration annotation*
      warning: use tokens from the tokenrequest api or manually created secret-based tokens *
      test suite: none
      hang tight while we grab the latest from your chart repositories...
      update complete. *happy helming!*
      if you don't see a command prompt, try pressing enter.
      defaulted container * out of: *
      # Packages
      warning: apt does not have a stable cli interface. use with caution in scripts.
      debconf: delaying package configuration, since apt-utils is not installed
      the following new packages will be installed:*
      the following additional packages will be installed:*
      the following packages were automatically installed and are no longer required:*
      suggested packages:*
      recommended packages:*
      * upgraded, * newly installed, * to remove and * not upgraded.
      need to get * of archives.
      after this operation, * of additional disk space will be used.
      selecting previously unselected package *
      (reading database *
      invoke-rc.d: policy-rc.d denied execution of *
      get:* http*
      hit:* http*
      ign:* http*
      use 'apt autoremove' to remove *
      *can result in broken permissions and conflicting behaviour with the system package manager*
      [notice] *
      *: defaulting to user installation because normal site-packages is not writeable
      * packages are looking for funding
      * package is looking for funding
      run `npm fund` for details
      found 0 vulnerabilities
      npm notice*
      last metadata expiration check: *
      warning: using the root user's home directory *
      # Databases, clouds and others
      notice: *already exists, skipping
      *using a password on the command line interface can be insecure.
      *resorting to sigkill
      ?*[no test files]
      warning: you have selected a disk size of under *
      *iptables-legacy tables present, use iptables-legacy to see them
      # Git and others
      remote: create a pull request for * by visiting:
      remote: to create a merge request for *, visit:
      delta compression using up to * threads
      total * (delta *), reused * (delta *)*
      warning: * lf will be replaced by crlf*
      warning: in the working copy of *, lf will be replaced by crlf *
      hint: *
      [warning]: platform * on host * is using the discovered python interpreter at *
      * collects anonymous usage *
      * client-side throttling, *
      # Hints
      pass --* to *
      these files will be updated when *
      terraform used the selected providers to generate *
      terraform will perform the following actions:
      terraform has created a lock file *
      selections it made above. include this file in your version control repository
      so that terraform can guarantee to make the same selections by default when
      you run "terraform init" in the future.
      no parent snapshot found, will read all files
      # What is counted and shown in the end
      ran all test suites*
      total size is * speedup is *
      rtt min/avg/max*
      round-trip min/avg/max*
      status: downloaded newer image for *
      status: image is up to date for *
      digest: sha256:*
      depth=*
      verify return:1
      dependencies resolved.
      downloading packages:
      running transaction check
      transaction check succeeded.
      running transaction test
      transaction test succeeded.
      running transaction
      """)
}
