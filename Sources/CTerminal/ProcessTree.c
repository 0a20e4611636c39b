#define _GNU_SOURCE
#include "CTerminal.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/syscall.h>

// The supervisor scans after a fork: opendir, printf and strtol are out of bounds there (they allocate, or read the
// locale), so directories are read by the system call and numbers by hand.

/// Writes "/proc/<id>/<leaf>".
static void path_of(char *path, pid_t id, const char *leaf) {
  char digits[12];
  int length = 0;
  do digits[length++] = (char)('0' + id % 10);
  while ((id /= 10) > 0);
  memcpy(path, "/proc/", 6);
  path += 6;
  while (length > 0) *path++ = digits[--length];
  *path++ = '/';
  strcpy(path, leaf);
}

static int64_t number_at(const char **text) {
  int64_t value = 0;
  while (**text >= '0' && **text <= '9') value = value * 10 + (*(*text)++ - '0');
  return value;
}

/// The whole small file as a string; false when it cannot be read.
static bool slurp(const char *path, char *buffer, size_t capacity) {
  int descriptor = open(path, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return false;
  ssize_t count = read(descriptor, buffer, capacity - 1);
  close(descriptor);
  if (count <= 0) return false;
  buffer[count] = 0;
  return true;
}

/// proc(5): `pid (name) state parent group … starttime … startcode` where the name may hold anything, parentheses too.
static bool read_process(pid_t id, struct tree_process *process) {
  char path[48], line[1024];
  path_of(path, id, "stat");
  if (!slurp(path, line, sizeof line)) return false;
  const char *field = strrchr(line, ')');
  if (field == NULL || field[1] == 0 || field[2] == 0) return false;
  field += 2;
  *process = (struct tree_process){.id = id, .state = *field};
  for (int number = 3; *field != 0; number++) {
    if (number == 4) process->parent = (pid_t)number_at(&field);
    if (number == 5) process->group = (pid_t)number_at(&field);
    if (number == 22) process->started = number_at(&field);
    if (number == 26) {
      process->image = number_at(&field);
      return true;
    }
    while (*field != 0 && *field != ' ') field++;
    if (*field == ' ') field++;
  }
  return false;
}

struct directory_entry {
  uint64_t inode;
  int64_t offset;
  unsigned short length;
  unsigned char type;
  char name[];
};

static int list_processes(struct tree_process *table, struct process_look *look) {
  int directory = open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (directory < 0) return 0;
  _Alignas(struct directory_entry) char buffer[8192];
  int count = 0;
  long length;
  while ((length = syscall(SYS_getdents64, directory, buffer, sizeof buffer)) > 0) {
    for (long at = 0; at < length;) {
      const struct directory_entry *entry = (const struct directory_entry *)(buffer + at);
      at += entry->length;
      const char *name = entry->name;
      if (*name < '1' || *name > '9' || count == PROCESS_CAPACITY) continue;
      if (read_process((pid_t)number_at(&name), &table[count])) count++;
      else if (look != NULL) look->torn = true;
    }
  }
  close(directory);
  return count;
}

static struct tree_process *find(struct tree_process *table, int count, pid_t id) {
  int low = 0, high = count;
  while (low < high) {
    int middle = low + (high - low) / 2;
    if (table[middle].id < id) low = middle + 1;
    else high = middle;
  }
  return low < count && table[low].id == id ? &table[low] : NULL;
}

static bool is_dead(const struct tree_process *process) { return process->state == 'Z' || process->state == 'X'; }

/// Who died since the look before may have done so after the processes were listed, and before it was read.
static void note_dead(const struct tree_process *table, int count, struct process_look *look) {
  static pid_t dead[PROCESS_CAPACITY];
  int found = 0, known = 0;
  for (int i = 0; i < count; i++) {
    if (!table[i].belongs || !is_dead(&table[i])) continue;
    while (known < look->dead_count && look->dead[known] < table[i].id) known++;
    if (known == look->dead_count || look->dead[known] != table[i].id) look->torn = true;
    dead[found++] = table[i].id;
  }
  memcpy(look->dead, dead, (size_t)found * sizeof *dead);
  look->dead_count = found;
}

int process_tree(pid_t root, struct tree_process *table, struct process_look *look) {
  if (look != NULL) look->torn = false;
  int count = list_processes(table, look);
  // Ids wrap around, so a child may stand before its parent: until nothing changes.
  for (bool changed = true; changed;) {
    changed = false;
    for (int i = 0; i < count; i++) {
      if (table[i].belongs || table[i].id == root) continue;
      const struct tree_process *parent = find(table, count, table[i].parent);
      if (table[i].parent == root || (parent != NULL && parent->belongs)) table[i].belongs = changed = true;
    }
  }
  if (look != NULL) note_dead(table, count, look);
  int kept = 0;
  for (int i = 0; i < count; i++)
    if (table[i].belongs && !is_dead(&table[i])) table[kept++] = table[i];
  return kept;
}

int64_t process_clock(void) {
  struct timespec now;
  clock_gettime(CLOCK_BOOTTIME, &now);
  int64_t rate = sysconf(_SC_CLK_TCK);
  return (int64_t)now.tv_sec * rate + now.tv_nsec / (1000000000 / rate);
}

/// What /proc says of a descriptor whose file has been removed ends in " (deleted)".
static bool is_link_to(const char *target, const char *path) {
  size_t length = strlen(path);
  return strncmp(target, path, length) == 0 && (target[length] == 0 || strcmp(target + length, " (deleted)") == 0);
}

/// What one thread of a process waits for; `leaf` is its file below /proc/ID.
static enum terminal_reading thread_reading(pid_t id, const char *leaf, const char *terminal, bool controlling) {
  char path[64], line[256], target[256];
  path_of(path, id, leaf);
  int descriptor = open(path, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return errno == ENOENT ? READING_NO : READING_UNKNOWN;
  ssize_t count = read(descriptor, line, sizeof line - 1);
  close(descriptor);
  if (count <= 0) return READING_UNKNOWN;
  line[count] = 0;
  if (line[0] < '0' || line[0] > '9') return READING_NO;
  const char *field = line;
  int64_t call = number_at(&field);
  if (call == SYS_pselect6 || call == SYS_ppoll || call == SYS_epoll_pwait) return READING_MAYBE;
#ifdef SYS_poll
  if (call == SYS_poll || call == SYS_select || call == SYS_epoll_wait) return READING_MAYBE;
#endif
  if (call != SYS_read && call != SYS_readv) return READING_NO;
  unsigned number = 0;
  if (field[0] != ' ' || sscanf(field, " %x", &number) != 1) return READING_UNKNOWN;
  char link[24];
  snprintf(link, sizeof link, "fd/%u", number);
  path_of(path, id, link);
  ssize_t length = readlink(path, target, sizeof target - 1);
  if (length < 0) return READING_UNKNOWN;
  target[length] = 0;
  bool same = is_link_to(target, terminal) || (controlling && strcmp(target, "/dev/tty") == 0);
  return same ? READING_YES : READING_NO;
}

/// Programs in Go, Java or Python may read in any thread. Of the others only a read counts: an idle thread that polls
/// says nothing about what the process waits for.
static enum terminal_reading reading(pid_t id, const char *terminal, bool controlling) {
  enum terminal_reading main_thread = thread_reading(id, "syscall", terminal, controlling);
  if (main_thread == READING_YES) return READING_YES;
  char path[64], leaf[40];
  path_of(path, id, "task");
  DIR *threads = opendir(path);
  if (threads == NULL) return main_thread;
  bool reads = false;
  for (struct dirent *entry; !reads && (entry = readdir(threads)) != NULL;) {
    if (entry->d_name[0] < '0' || entry->d_name[0] > '9' || atoi(entry->d_name) == id) continue;
    snprintf(leaf, sizeof leaf, "task/%.16s/syscall", entry->d_name);
    reads = thread_reading(id, leaf, terminal, controlling) == READING_YES;
  }
  closedir(threads);
  return reads ? READING_YES : main_thread;
}

enum terminal_reading terminal_reading(const struct tree_process *table, int count, const char *terminal) {
  bool maybe = false, unknown = false;
  for (int i = 0; i < count; i++) {
    switch (reading(table[i].id, terminal, true)) {
    case READING_YES: return READING_YES;
    case READING_MAYBE: maybe = true; break;
    case READING_UNKNOWN: unknown = true; break;
    case READING_NO: break;
    }
  }
  return maybe ? READING_MAYBE : unknown ? READING_UNKNOWN : READING_NO;
}

enum terminal_reading process_reading(pid_t process, const char *path) { return reading(process, path, false); }

#else

// Elsewhere only process groups and hang-ups end what a step left behind.
int process_tree(pid_t root, struct tree_process *table, struct process_look *look) {
  if (look != NULL) look->torn = false;
  return 0;
}

int64_t process_clock(void) { return 0; }

enum terminal_reading terminal_reading(const struct tree_process *table, int count, const char *terminal) {
  return READING_UNKNOWN;
}

enum terminal_reading process_reading(pid_t process, const char *path) { return READING_UNKNOWN; }

#endif
