import Bytes

/// Names that begin a command in how-to pages: common tools of Unix, languages, containers and clouds.
///
/// Only evidence that a text is a command: a program that is not here can be run as well.
package enum KnownPrograms {
  /// True for a program, shell builtin or reserved word of the list; a path counts by its last component.
  package static func contains(_ name: String) -> Bool {
    let last = name.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(name[name.utf8.index(after: $0)...]) } ?? name
    return programs.contains(last) || isShellWord(last)
  }

  /// One letter makes it a name of the list, or two that change their places: `gti`, `kubctl`.
  package static func isNearlyKnown(_ name: String) -> Bool {
    let letters = Array(name.utf8)
    guard letters.count > 2, !contains(name) else { return false }
    let swapped = (1..<letters.count).map { index in
      var other = letters
      other.swapAt(index - 1, index)
      return String(decoding: other, as: UTF8.self)
    }
    return swapped.contains(where: programs.contains)
      || programs.contains { $0.utf8.count > 3 && SpellingDistance.isOneEdit($0, name) }
  }

  /// True for what the shell itself provides and so never has to be installed.
  package static func isShellWord(_ name: String) -> Bool {
    builtins.contains(name) || reservedWords.contains(name)
  }

  /// True for a program whose name is a word with which sentences begin: `test`, `find`, `open`.
  package static func opensSentences(_ name: String) -> Bool { sentenceOpeners.contains(name) }

  private static let sentenceOpeners: Set<String> = [
    "if", "for", "while", "in", "then", "else", "do", "time", "test", "open", "make", "set", "select", "type", "find",
    "local", "return", "function", "history", "until", "case", "watch", "who", "host", "service", "script", "source",
    "more", "split", "join", "sort", "less", "at", "date", "file", "install", "expect", "code", "puppet", "chef",
    "true",
    "false", "read", "continue", "break", "exit", "wait", "security", "pass",
  ]

  /// Words that mean something to bash, dash or zsh at the beginning of a command.
  static let reservedWords = words(
    """
    ! { } [[ ]] case coproc do done elif else end esac fi for foreach function if in nocorrect repeat select then time
    until while
    """)

  private static let builtins = words(
    """
    . : [ alias autoload bg bind break builtin caller cd command compgen complete compopt continue declare dirs disown
    echo enable eval exec exit export false fc fg getopts hash help history jobs kill let local logout mapfile popd
    printf pushd pwd read readarray readonly return set setopt shift shopt source suspend test times trap true type
    typeset ulimit umask unalias unset unsetopt wait
    """)

  private static let programs = words(
    """
    sh bash dash zsh ksh fish pwsh powershell sudo su doas env nohup nice timeout xargs watch script expect tmux screen
    ls cat cp mv rm ln mkdir rmdir touch chmod chown chgrp stat file find locate which whereis readlink realpath
    basename dirname mktemp tree du df dd split tee head tail less more sort uniq cut paste join tr wc nl rev tac fold
    fmt column comm diff cmp patch grep egrep fgrep rg ag sed awk gawk mawk nawk perl jq yq xmllint iconv od xxd
    hexdump strings seq yes sleep date cal uptime who whoami id groups users last hostname uname arch lscpu nproc free
    top htop ps pgrep pkill pstree killall lsof fuser vmstat iostat strace ltrace dmesg sync mount umount lsblk blkid
    fdisk parted mkfs fsck swapon systemctl service journalctl crontab at useradd userdel usermod groupadd passwd
    tar gzip gunzip zcat bzip2 bunzip2 xz unxz zip unzip 7z zstd cpio ar
    ping ping6 traceroute tracepath mtr dig nslookup host whois ip ifconfig route arp netstat ss nc ncat netcat nmap
    telnet ftp sftp ssh scp ssh-keygen ssh-add ssh-agent ssh-copy-id rsync curl wget http https aria2c iptables ufw
    firewall-cmd tcpdump openssl gpg gpg2 certbot keytool base64 md5sum sha1sum sha256sum sha512sum shasum md5 uuidgen
    pass security
    apt apt-get apt-cache apt-key add-apt-repository dpkg yum dnf rpm zypper pacman apk brew port snap flatpak choco
    winget scoop nix emerge installer softwareupdate xcode-select xcodebuild xcrun open defaults pbcopy pbpaste
    git gh glab hub svn hg bzr make gmake cmake ninja meson autoconf automake configure gcc g++ clang clang++ cc c++ ld
    gdb lldb go gofmt cargo rustc rustup swift swiftc java javac jar mvn mvnw gradle gradlew ant sbt scala kotlin kotlinc
    groovy lein clojure node npm npx yarn pnpm bun deno nvm tsc ng vue gulp grunt webpack python python2 python3 pip
    pip2 pip3 pre-commit pipenv poetry conda uv virtualenv pytest tox django-admin flask gunicorn uvicorn ruby gem bundle bundler
    rails rake rbenv rvm php composer lua luarocks R Rscript julia ghc cabal stack erl mix elixir iex dotnet nuget
    msbuild ocaml opam dart flutter pod carthage cordova ionic
    docker docker-compose docker-machine docker-registry dockerd podman buildah skopeo nerdctl ctr crictl containerd
    notary cosign trivy
    kubectl oc helm kustomize k9s k3s k3d kind minikube kubeadm kubelet istioctl linkerd kn tkn argocd flux velero
    calicoctl etcdctl eksctl kops stern kubectx kubens odo s2i crc openshift-install kubeseal
    bx bluemix ibmcloud ic cf wsk slcli softlayer sl fn aws az gcloud gsutil bq doctl heroku vercel netlify fly oci
    aliyun linode-cli hcloud scw terraform tofu terragrunt packer vagrant ansible ansible-playbook ansible-galaxy pulumi
    chef knife puppet salt consul vault nomad boundary cloud-init virsh virt-install qemu-img qemu-system-x86_64
    VBoxManage rclone s3cmd mc restic borg duplicity
    mysql mysqldump mysqladmin mariadb psql pg_dump pg_dumpall pg_restore createdb createuser sqlite3 mongo mongosh mongodump
    mongorestore redis-cli redis-server influx cqlsh clickhouse-client db2 sqlplus sqlcmd etcd rabbitmqctl
    kafka-topics kafka-console-producer kafka-console-consumer kcat nginx apachectl httpd caddy haproxy
    pm2 supervisorctl logdna-agent sysdig fluentd fluent-bit prometheus promtool vi vim nvim nano micro emacs code subl
    man info apropos clear reset tput stty locale localectl timedatectl hostnamectl loginctl sysctl modprobe lsmod
    getent adduser deluser ctest setfacl getfacl chroot unshare nsenter update-alternatives ldconfig ldd nm objdump readelf strip
    wg wg-quick schtasks s3fs systemd-resolve resolvectl savevg restvg lsvg mkvgdata lspv mksysb varyonvg importvg exportvg chvg extendvg
    jdefs jcommit jtrigger jremove jflows lsf saplikey sapcontrol
    bsub bjobs bqueues bhosts bkill lsid lshosts badmin lsadmin lsfrestart egosh ipsec swanctl strongswan cryptsetup
    pkcs11-tool softhsm2-util peer orderer configtxgen cryptogen fabric-ca-client pcs crm corosync sbd stonith_admin
    nfsstat showmount rpcinfo nfsidmap a2enmod certutil update-ca-certificates update-ca-trust ldapsearch kinit hdfs
    hadoop yarn spark-submit spark-shell pyspark beeline hive hbase sqoop pig oozie wskdeploy pyenv jupyter ngrok
    jmeter ab siege dspmq strmqm endmqm crtmqm runmqsc db2start db2stop clpplus nzsql apic cpd-cli hponcfg hwclock
    ethtool dhclient netplan vconfig ifup ifdown sestatus setenforce restorecon semanage rpmbuild subscription-manager
    smartctl lvs vgs pvs lvextend vgextend resize2fs xfs_growfs growpart partprobe losetup mkswap mkinitrd depmod
    chkconfig iscsiadm multipath multipathd exportfs pvcreate vgcreate lvcreate mdadm smbclient dracut grub2-mkconfig
    rpm-ostree ipmitool nmcli brctl bridge tc iperf iperf3 hping3 mfpdev react-native expo electron hzn cloudctl vtysh
    cosign oras helmfile skaffold tilt telepresence kompose sops age mkcert jsonnet envsubst gettext xclip
    shred dmsetup udevadm wipefs update-rc.d setsebool getenforce jarsigner lftp redli stunnel rman bladmin blstat
    blhosts blinfo ssh-keyscan lspci lsusb lshw dmidecode gdisk sgdisk e2fsck tune2fs fio sar pidstat blockdev
    mkfs.ext2 mkfs.ext3 mkfs.ext4 mkfs.xfs mkfs.btrfs mkfs.vfat fsck.ext4
    airflow alertmanager aptitude autossh bunx busybox celery cfdisk cloudflared cockroach colima delgroup deluser direnv
    distrobox dropdb dropuser esbuild fastapi flyctl gatsby ghci grafana-server groupdel hdparm http-server hugo
    hypercorn incus ip6tables ipython irb jekyll jest jshell json-server kafka-consumer-groups kafka-server-start
    kubetail lima limactl lvreduce lvremove lxc machinectl mdbook microdnf minio mkdocs mongod mongos mosh multipass
    mysql_secure_installation nft nix-shell nodemon nuxt nvme ollama pipx podman-compose poweroff pvremove quarkus
    reboot rollup runuser setsid sfdisk spark-sql stdbuf streamlit tailwindcss traefik uvx valkey-cli valkey-server
    colcon ros2 rosdep roslaunch rosrun catkin catkin_make vcs idf.py esptool.py esptool pio platformio
    arduino-cli mpremote ampy avrdude openocd dfu-util symfony artisan eas fastlane watchman tauri deployer asdf
    pdm nox pixi micromamba ruff mypy isort flake8 sphinx-build twine cz
    lerna nx turbo prisma playwright cypress eslint prettier tsx ts-node web-ext vsce steamcmd drush ddev
    vgremove vimdiff vite vitest vue-cli-service webpack-dev-server wrangler wsl zookeeper-server-start zpool
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.utf8.split { $0 == 0x20 || $0 == .newline }.map { String(Substring($0)) })
  }
}
