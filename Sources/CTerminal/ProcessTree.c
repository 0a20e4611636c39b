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
  // Ids wrap around, so a child may be before its parent: until nothing changes.
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

#else

// Elsewhere only process groups and hang-ups end what a step left running.
int process_tree(pid_t root, struct tree_process *table, struct process_look *look) {
  if (look != NULL) look->torn = false;
  return 0;
}

int64_t process_clock(void) { return 0; }

#endif
