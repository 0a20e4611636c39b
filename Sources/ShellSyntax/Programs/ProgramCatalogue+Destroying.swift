/// The rows of calls that remove or overwrite what cannot be had again; they are asked about in any run.
extension ProgramCatalogue {
  static let destroying = """
    # Files and disks: POSIX and util-linux, LVM, ZFS and mdadm manuals.
    rm | destroys | if -r/-R/-f/--recursive/--force
    shred,wipefs,mkswap,sgdisk,blkdiscard,mkfs,truncate,srm,wipe,scrub | destroys
    fdisk,gdisk,sfdisk | destroys | unless -l/--list -s -d/--dump –l —l
    parted | destroys | unless -l/--list print –l —l
    dd | destroys | if of=
    cryptsetup | destroys | if luksFormat/erase/luksErase/reencrypt
    coreos-installer install | destroys
    find | destroys | if -delete
    rsync | destroys | if --delete/--delete-after/--delete-before/--delete-excluded/--del
    lvremove,vgremove,pvremove,lvreduce,pvcreate | destroys
    mdadm | destroys | if --zero-superblock/--create
    hdparm | destroys | if --security-erase/--security-erase-enhanced
    nvme | destroys | if format/sanitize
    zpool labelclear,create | destroys
    diskutil | destroys | if eraseDisk/eraseVolume/partitionDisk/reformat/zeroDisk/secureErase
    bmaptool copy | destroys
    grub-install,install-mbr,extlinux | destroys | unless -V --version
    efibootmgr | destroys | if -B/--delete-bootnum/-O/--delete-bootorder
    tar | destroys | if --remove-files
    # The system.
    shutdown | destroys | unless -c
    reboot,halt,poweroff | destroys
    init,telinit | destroys | if 0/6
    systemctl | destroys | if reboot/poweroff/halt/kexec
    passwd | destroys | if -l/-d/--lock/--delete
    usermod | destroys | if -L/--lock
    ssh-keygen | destroys | if -R
    gpg,gpg2 | destroys | if --delete-keys/--delete-secret-keys/--delete-secret-and-public-key
    userdel,groupdel,deluser,delgroup | destroys
    crontab | destroys | if -r
    iptables,ip6tables | destroys | if -F/--flush/-X/--delete-chain
    nft flush | destroys
    ufw | destroys | if reset/disable
    apt,apt-get,aptitude,dnf,yum,zypper,microdnf,brew,snap,pip,pip3,npm remove,purge,autoremove,erase,uninstall | destroys
    pacman | destroys | if -R/-Rs/-Rns/-Rsc
    rpm | destroys | if -e/--erase
    dpkg | destroys | if -r/-P/--remove/--purge
    # Repositories: git's own manual.
    git rm,filter-branch,filter-repo | destroys
    git stash | destroys | if drop/clear
    git reset | destroys | if --hard
    git push | destroys | if -f/--force/--force-with-lease/--mirror/-d/--delete
    git clean | destroys | if -f/--force
    git branch | destroys | if -D
    git tag | destroys | if -d/--delete
    git worktree remove | destroys
    git checkout | destroys | if .
    git restore | destroys | if . | unless -S --staged
    # What is published once is there for all.
    npm,pnpm,yarn unpublish,deprecate | destroys
    npm,pnpm,yarn,cargo,flutter,dart,mix publish | destroys | unless --dry-run -n
    cargo yank | destroys
    twine upload | destroys
    gem push | destroys
    git checkout,switch | destroys | if -f/--force
    # Containers, clusters and clouds: the references of their command lines.
    docker,podman,nerdctl compose down,rm | destroys
    docker-compose,podman-compose down,rm | destroys
    kubectl,oc replace | destroys | if --force
    kubeadm reset | destroys
    terraform,tofu apply | destroys | if -destroy/-auto-approve/--auto-approve
    pulumi up | destroys | if -y/--yes
    virsh undefine | destroys
    nomad job stop | destroys | if -purge
    vault secrets,auth disable | destroys
    restic forget | destroys | if --prune
    aws s3 rm,rb | destroys
    aws s3 sync | destroys | if --delete
    gsutil,mc rm,rb,mirror | destroys
    # Databases and queues.
    dropdb,dropuser | destroys
    redis-cli,valkey-cli | destroys | if flushall/flushdb/FLUSHALL/FLUSHDB/del/DEL
    etcdctl | destroys | if del
    rabbitmqctl | destroys | if reset/force_reset/purge_queue/delete_queue/delete_vhost
    kafka-topics,kafka-consumer-groups | destroys | if --delete
    pg_restore | destroys | if -c/--clean
    # Of frameworks: what a migration takes back, and what empties a database.
    php artisan | destroys | if migrate:fresh/migrate:refresh/migrate:reset/migrate:rollback/db:wipe
    python,python3 manage.py flush,reset_db | destroys
    manage.py,django-admin flush,reset_db | destroys
    alembic downgrade | destroys
    rails,rake | destroys | if db:rollback/db:schema:load
    prisma db push | destroys | if --force-reset/--accept-data-loss
    # A request: RFC 9110.
    curl,wget | destroys | if -X/--request/--method DELETE/delete/Delete
    curl,wget | destroys | if -XDELETE/--request=DELETE/--method=DELETE
    """

  /// What is written into a device takes the place of what made it work; a wrong one may leave it without a way back.
  static let flashing = """
    # Espressif, Arduino, ST, Nordic, AVR and the programs for USB loaders: their manuals.
    esptool | destroys | if erase_flash/erase-flash/erase_region/erase-region/write_flash/write-flash/merge_bin
    espflash flash,erase-flash,erase-parts,write-bin | destroys
    espefuse,espsecure | destroys | unless summary
    idf flash,erase-flash,erase_flash | destroys
    avrdude | destroys | if -U/-e
    arduino-cli upload,burn-bootloader | destroys
    pio,platformio run | destroys | if -t/--target upload/uploadfs/erase
    dfu-util | destroys | if -D/--download
    dfu-programmer | destroys | unless get read
    st-flash | destroys | unless read
    openocd | destroys | if -c
    nrfjprog | destroys | if --program/--eraseall/--recover/--chiperase
    probe-rs download,erase | destroys
    cargo-flash,cargo-embed | destroys
    cargo flash | destroys
    picotool load,erase | destroys
    bossac,stm32flash,lpc21isp,uf2conv,west flash | destroys
    # Phones, boards and routers.
    fastboot | destroys | unless devices getvar reboot --version
    adb | destroys | if sideload/wipe
    heimdall flash | destroys
    flashrom | destroys | if -w/--write/-E/--erase
    fwupdmgr update,install,downgrade,reinstall | destroys
    sysupgrade,flashcp,flash_erase,flash_eraseall,nandwrite,ubiformat,mtd_debug | destroys
    mtd | destroys | if write/erase
    rpi-eeprom-update | destroys | if -a/-d
    """
}
