extension SuccessTable {
  static let machines = """
    apt,apt-get install NAME... | makes package | {NAME} is already the newest version (*). | apt apt-private/private-install.cc
    apt,apt-get install NAME... | makes package | {NAME} est déjà la version la plus récente (*). | apt po/fr.po
    apt,apt-get install NAME... | makes package | {NAME} já é a versão mais nova (*). | apt po/pt_BR.po
    apt,apt-get install NAME... | makes package | Setting up {NAME} (*) ... | dpkg src/configure.c
    apt,apt-get install NAME... | makes package | Setting up {NAME}:* (*) ... | dpkg src/configure.c
    apt,apt-get install NAME... | makes package | Paramétrage de {NAME} (*) ... | dpkg po/fr.po
    apt,apt-get install NAME... | makes package | Configurando {NAME} (*) ... | dpkg po/pt_BR.po
    apt,apt-get remove,purge NAME... | removes package | Removing {NAME} (*) ... | dpkg src/remove.c
    apt,apt-get remove,purge NAME... | removes package | Suppression de {NAME} (*) ... | dpkg po/fr.po
    apt,apt-get remove,purge NAME... | removes package | Removendo {NAME} (*) ... | dpkg po/pt_BR.po
    dpkg -l,--list | lists package | … Name … | dpkg(1)
    dpkg -l,--list NAME... | lists package | … Name … | dpkg(1)
    apt list * | lists package | Listing... | apt apt-private/private-list.cc
    yum,dnf,microdnf install NAME... | makes package | Package {NAME}-#* is already installed. | dnf dnf/base.py
    yum,dnf,microdnf install NAME... | makes package | Installed: ⏎ {NAME}-#*… ⏎ Complete! | dnf dnf/cli/output.py
    yum,dnf,microdnf install NAME... | makes package | Installed: ⏎ {NAME}.*… ⏎ Complete! | yum output.py
    yum,dnf,microdnf remove,erase NAME... | removes package | Removed: ⏎ {NAME}-#*… ⏎ Complete! | dnf dnf/cli/output.py
    apk add NAME... | makes package | (*/*) Installing {NAME} (*) | apk-tools src/commit.c
    apk del NAME... | removes package | (*/*) Purging {NAME} (*) | apk-tools src/commit.c
    apk info | lists package | * | apk-tools src/app_info.c
    snap install NAME | makes snap | {NAME} … installed | snapd cmd/snap/cmd_snap_op.go
    snap remove NAME | removes snap | {NAME} removed | snapd cmd/snap/cmd_snap_op.go
    snap list | lists snap | Name … | snapd cmd/snap/cmd_list.go
    brew install NAME | makes formula | 🍺  */Cellar/{NAME}/*: … | brew Library/Homebrew/formula_installer.rb
    pip,pip3 install NAME... | makes python-package | Successfully installed {NAME}-#*… | pip commands/install.py
    pip,pip3 install NAME... | makes python-package | Successfully installed … {NAME}-#*… | pip commands/install.py
    pip,pip3 install NAME... | makes python-package | Requirement already satisfied: {NAME} in … | pip resolution/resolvelib/factory.py
    pip,pip3 uninstall NAME... | removes python-package | Successfully uninstalled {NAME}-#* | pip req/req_uninstall.py
    pip,pip3 list,freeze | lists python-package | … | pip commands/list.py
    npm install,i,ci | - | added % ⟨package,packages⟩, and audited * ⟨package,packages⟩ in * | npm lib/utils/reify-output.js
    npm install,i,ci | - | added % ⟨package,packages⟩ in * | npm lib/utils/reify-output.js
    npm uninstall,remove NAME | removes node-package | - | npm lib/utils/reify-output.js
    npm ls,list NAME | lists node-package | … | npm lib/commands/ls.js
    gem install NAME | makes gem | Successfully installed {NAME}-#* | rubygems commands/install_command.rb
    cargo install NAME | makes crate | Installed package `{NAME} *`… | cargo ops/cargo_install.rs
    git init | makes repository | Initialized empty Git repository in * | git setup.c
    git init | makes repository | Dépôt Git vide initialisé dans * | git po/fr.po
    git init | makes repository | Repositório vazio Git inicializado em * | git po/pt_BR.po
    git init NAME | makes repository | Initialized empty Git repository in …/{NAME}/.git/ | git setup.c
    git init NAME | makes repository | Dépôt Git vide initialisé dans …/{NAME}/.git/ | git po/fr.po
    git init NAME | makes repository | Repositório vazio Git inicializado em …/{NAME}/.git/ | git po/pt_BR.po
    git checkout -b=NAME * | makes branch | Switched to a new branch '{NAME}' | git builtin/checkout.c
    git checkout -b=NAME * | makes branch | Basculement sur la nouvelle branche '{NAME}' | git po/fr.po
    git checkout -b=NAME * | makes branch | Mudou para um novo ramo '{NAME}' | git po/pt_BR.po
    git switch -c,--create=NAME * | makes branch | Switched to a new branch '{NAME}' | git builtin/checkout.c
    git switch -c,--create=NAME * | makes branch | Basculement sur la nouvelle branche '{NAME}' | git po/fr.po
    git switch -c,--create=NAME * | makes branch | Mudou para um novo ramo '{NAME}' | git po/pt_BR.po
    git checkout,switch NAME | - | Switched to branch '{NAME}' | git builtin/checkout.c
    git checkout,switch NAME | - | Already on '{NAME}' | git builtin/checkout.c
    git checkout,switch NAME | - | Basculement sur la branche '{NAME}' | git po/fr.po
    git checkout,switch NAME | - | Déjà sur '{NAME}' | git po/fr.po
    git branch -d,-D,--delete=NAME | removes branch | Deleted branch {NAME} (was *). | git builtin/branch.c
    git branch NAME | makes branch | - | git builtin/branch.c
    git branch | lists branch | … | git builtin/branch.c
    git branch --list | lists branch | … | git builtin/branch.c
    git tag NAME | makes tag | - | git builtin/tag.c
    git tag -d,--delete=NAME | removes tag | Deleted tag '{NAME}' (was *) | git builtin/tag.c
    git tag | lists tag | … | git builtin/tag.c
    git commit -m,--message=NAME | - | [* *] {NAME} | git builtin/commit.c
    git commit -m,--message=NAME | - | [* (root-commit) *] {NAME} | git builtin/commit.c
    git commit -m,--message=NAME | - | [* (commit racine) *] {NAME} | git po/fr.po
    git push REMOTE NAME | - | *..* {NAME} -> {NAME} | git transport.c
    git push REMOTE NAME | - | ⟨* [new branch],* [nouvelle branche],* [novo branch]⟩ {NAME} -> {NAME} | git transport.c
    git pull | - | Updating *..* ⏎ Fast-forward | git builtin/merge.c
    git pull REMOTE NAME | - | * branch {NAME} -> FETCH_HEAD ⏎ Updating *..* ⏎ Fast-forward | git builtin/merge.c
    git remote add NAME URL | makes remote | - | git builtin/remote.c
    git remote | lists remote | … | git builtin/remote.c
    createdb NAME | makes database | - | PostgreSQL manual, createdb
    psql -l,--list | lists database | List of databases | PostgreSQL manual, psql
    redis-cli ping | asks | PONG | Redis commands, PING
    pg_isready | asks | * - accepting connections | PostgreSQL manual, pg_isready
    pg_isready -h,--host=HOST | asks | {HOST}:* - accepting connections | PostgreSQL manual, pg_isready
    openssl verify NAME... | - | {NAME}: OK | OpenSSL apps/verify.c
    openssl rsa -check | asks | RSA key ok | OpenSSL apps/rsa.c
    openssl dgst -verify=KEY * | asks | Verified OK | OpenSSL apps/dgst.c
    openssl cms -verify * | asks | CMS Verification successful | OpenSSL apps/cms.c
    openssl smime -verify * | asks | Verification successful | OpenSSL apps/smime.c
    ssh-keygen -f=NAME | makes key | Your public key has been saved in {NAME}.pub | OpenSSH ssh-keygen.c
    ssh-keygen -f=NAME | makes key | Your public key has been saved in {NAME}.pub. | OpenSSH ssh-keygen.c
    ssh-copy-id TARGET | - | Number of key(s) added: % ⏎ Now try logging into the machine, with: …'{TARGET}'… | OpenSSH contrib/ssh-copy-id
    sha256sum,sha512sum,sha1sum,md5sum -c,--check=FILE | asks | *: ⟨OK,Réussi,SUCESSO⟩ | coreutils src/digest.c
    sha256sum,sha512sum,sha1sum,md5sum -c,--check=FILE --ignore-missing | - | - | coreutils src/digest.c
    gpg --verify=SIGNATURE * | asks | gpg: Good signature from … | GnuPG g10/mainproc.c
    gpg --verify=SIGNATURE * | asks | gpg: Bonne signature de … | GnuPG po/fr.po
    nginx -t | asks | nginx: the configuration file * syntax is ok ⏎ nginx: configuration file * test is successful | nginx src/core/nginx.c
    nginx -t -c=FILE | asks | nginx: the configuration file {FILE} syntax is ok ⏎ nginx: configuration file {FILE} test is successful | nginx src/core/nginx.c
    apachectl,apache2ctl configtest | asks | Syntax OK | httpd server/main.c
    visudo -c | asks | …: parsed OK | sudo plugins/sudoers/visudo.c
    visudo -c -f=FILE | asks | {FILE}: parsed OK | sudo plugins/sudoers/visudo.c
    systemctl is-active NAME | asks | active | systemctl(1)
    systemctl is-enabled NAME | asks | enabled | systemctl(1)
    systemctl enable NAME | - | Created symlink …/⟨{NAME},{NAME}.service⟩ → … | systemd src/shared/install.c
    systemctl start,stop,restart,reload NAME | - | - | systemctl(1)
    useradd NAME | makes user | - | shadow src/useradd.c
    adduser NAME | makes user | - | adduser(8)
    userdel NAME | removes user | - | shadow src/userdel.c
    groupadd NAME | makes group | - | shadow src/groupadd.c
    getent passwd * | lists user | … | getent(1)
    getent group * | lists group | … | getent(1)
    id NAME | lists user | uid=… | coreutils src/id.c
    curl -o,--output=FILE * | - | - | curl(1)
    ufw enable | - | Firewall is active and enabled on system startup | ufw src/frontend.py
    ufw reload | - | Firewall reloaded | ufw src/frontend.py
    firewall-cmd --reload | - | success | firewalld src/firewall-cmd.in
    certbot * -d,--domain=NAME | - | Successfully received certificate. ⏎ Certificate is saved at: …/{NAME}/fullchain.pem | certbot _internal/client.py
    certbot renew | - | Congratulations, all renewals succeeded: | certbot _internal/renewal.py
    ansible-galaxy install NAME | - | - {NAME} (*) was installed successfully | ansible galaxy/role.py
    vagrant box add NAME | makes box | ==> box: Successfully added box '{NAME}' … | vagrant templates/locales/en.yml
    vagrant box list | lists box | … | vagrant templates/locales/en.yml
    virsh define FILE | - | Domain * defined from {FILE} | libvirt tools/virsh-domain.c
    virsh start NAME | - | Domain ⟨{NAME},'{NAME}'⟩ started | libvirt tools/virsh-domain.c
    restic init | - | created restic repository * at * | restic cmd/restic/cmd_init.go
    restic init -r,--repo=REPOSITORY | - | created restic repository * at {REPOSITORY} | restic cmd/restic/cmd_init.go
    """
}
