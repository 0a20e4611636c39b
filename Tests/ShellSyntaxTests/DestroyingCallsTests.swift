import Testing

@testable import ShellSyntax

/// Calls that are asked about in any run, as what they remove or overwrite cannot be had again.
@Suite struct DestroyingCallsTests {
  private func destroys(_ command: String) -> Bool { ShellScript(command).programEntries.contains(where: \.destroys) }

  @Test(arguments: [
    "esptool.py --port /dev/ttyUSB0 erase_flash", "esptool.py write_flash 0x0 fw.bin", "esptool erase-flash",
    "idf.py -p /dev/ttyUSB0 flash", "avrdude -p m328p -U flash:w:fw.hex", "dfu-util -a 0 -D fw.bin",
    "st-flash write fw.bin 0x8000000", "fastboot flash boot boot.img", "fastboot oem unlock",
    "flashrom -p internal -w a.rom",
    "fwupdmgr update", "sysupgrade -n fw.bin", "mtd write fw.bin firmware", "flash_erase /dev/mtd0 0 0",
    "pio run -t upload",
    "arduino-cli upload -p /dev/ttyACM0", "openocd -f a.cfg -c 'program fw.elf verify reset exit'",
  ])
  func whatWritesIntoADevice(command: String) { #expect(destroys(command)) }

  @Test(arguments: [
    "sudo pvcreate /dev/sdb", "zpool create tank /dev/sdb", "diskutil eraseDisk JHFS+ A disk2",
    "bmaptool copy a.wic /dev/sdb",
    "grub-install /dev/sda", "efibootmgr -b 0001 -B", "ufw disable", "passwd -l root",
    "ssh-keygen -R web", "gpg --delete-secret-keys A1", "git checkout -- .", "git restore .", "npm publish",
    "npm unpublish a",
    "cargo publish", "cargo yank a", "twine upload dist/*", "terraform apply -auto-approve", "virsh undefine web",
    "nomad job stop -purge web", "vault secrets disable kv", "restic forget --keep-last 3 --prune",
    "php artisan migrate:fresh", "php artisan db:wipe", "python manage.py flush", "./manage.py reset_db",
    "alembic downgrade base", "npx prisma db push --force-reset",
  ])
  func whatOverwritesOrPublishes(command: String) { #expect(destroys(command)) }

  @Test(arguments: [
    "esptool.py chip_id", "esptool.py read_flash 0 0x1000 a.bin", "idf.py build", "avrdude -p m328p -v", "dfu-util -l",
    "st-flash read a.bin 0x8000000 1024", "fastboot devices", "flashrom -p internal -r a.rom", "fwupdmgr get-updates",
    "pio run", "arduino-cli compile", "openocd -f board.cfg", "zpool status", "diskutil list", "efibootmgr -v",
    "ufw enable",
    "passwd web", "chmod -R 755 site", "ssh-keygen -t ed25519", "git checkout -- a.txt", "git restore --staged .",
    "npm publish --dry-run", "cargo build", "terraform apply", "virsh list", "nomad job stop web",
    "restic forget --keep-last 3",
    "php artisan migrate", "python manage.py migrate", "alembic upgrade head", "npx prisma db push",
  ])
  func whatLooksOrCanBeHadAgain(command: String) { #expect(!destroys(command)) }
}
