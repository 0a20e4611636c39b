#define _GNU_SOURCE
#include "CTerminal.h"

#ifdef __linux__

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum { MOST_DESCRIPTORS = 256 };

/// The system call in which a thread is blocked: proc(5), /proc/ID/syscall.
struct blocked_call {
  long number;
  uint64_t arguments[6];
};

/// Whose call it is, and which terminal is asked about; `controlling`: under the name /dev/tty, too.
struct reader {
  pid_t id;
  const char *terminal;
  bool controlling;
};

/// What /proc says of a descriptor whose file has been removed ends in " (deleted)".
static bool is_link_to(const char *target, const char *path) {
  size_t length = strlen(path);
  return strncmp(target, path, length) == 0 && (target[length] == 0 || strcmp(target + length, " (deleted)") == 0);
}

static bool target_of(pid_t id, int descriptor, char *target, size_t capacity) {
  ssize_t length = process_descriptor_target(id, descriptor, target, capacity - 1);
  if (length < 0) return false;
  target[length] = 0;
  return true;
}

static bool is_terminal(const struct reader *reader, const char *target) {
  return is_link_to(target, reader->terminal) || (reader->controlling && strcmp(target, "/dev/tty") == 0);
}

/// A pipe of which the process has both ends only wakes the process itself.
static bool is_own_pipe(pid_t id, const char *pipe) {
  int descriptors[MOST_DESCRIPTORS], ends = 0;
  int count = process_descriptors(id, descriptors, MOST_DESCRIPTORS);
  char target[256];
  for (int i = 0; i < count; i++)
    if (target_of(id, descriptors[i], target, sizeof target) && strcmp(target, pipe) == 0) ends++;
  return ends > 1;
}

/// Of a wait for `count` descriptors without a time limit.
static enum terminal_reading waiting(const struct reader *reader, const int *descriptors, int count) {
  bool awaits_terminal = false, awaits_more = false;
  for (int i = 0; i < count; i++) {
    char target[256];
    if (!target_of(reader->id, descriptors[i], target, sizeof target)) awaits_more = true;
    else if (is_terminal(reader, target)) awaits_terminal = true;
    else if (strcmp(target, "anon_inode:[eventfd]") != 0 && strcmp(target, "anon_inode:[signalfd]") != 0 &&
             !(strncmp(target, "pipe:", 5) == 0 && is_own_pipe(reader->id, target)))
      awaits_more = true;
  }
  if (awaits_terminal) return awaits_more ? READING_MAYBE : READING_YES;
  return awaits_more ? READING_MAYBE : READING_NO;
}

static bool read_memory(pid_t id, uint64_t address, void *buffer, size_t size) {
  struct iovec here = {.iov_base = buffer, .iov_len = size};
  struct iovec there = {.iov_base = (void *)(uintptr_t)address, .iov_len = size};
  return process_vm_readv(id, &here, 1, &there, 1, 0) == (ssize_t)size;
}

static enum terminal_reading polled(const struct reader *reader, uint64_t address, uint64_t count) {
  struct pollfd polled[MOST_DESCRIPTORS];
  int descriptors[MOST_DESCRIPTORS], found = 0;
  if (count > MOST_DESCRIPTORS || !read_memory(reader->id, address, polled, count * sizeof *polled))
    return READING_MAYBE;
  for (uint64_t i = 0; i < count; i++)
    if (polled[i].fd >= 0 && (polled[i].events & POLLIN)) descriptors[found++] = polled[i].fd;
  return waiting(reader, descriptors, found);
}

static enum terminal_reading selected(const struct reader *reader, uint64_t count, uint64_t address) {
  unsigned char set[MOST_DESCRIPTORS / 8] = {0};
  int descriptors[MOST_DESCRIPTORS], found = 0;
  if (count > MOST_DESCRIPTORS || address == 0 || !read_memory(reader->id, address, set, (count + 7) / 8))
    return READING_MAYBE;
  for (int i = 0; i < (int)count; i++)
    if (set[i / 8] & (1 << i % 8)) descriptors[found++] = i;
  return waiting(reader, descriptors, found);
}

/// proc(5): a line `tfd: NUMBER events: …` for each descriptor of an epoll instance.
static enum terminal_reading epolled(const struct reader *reader, int instance) {
  char path[64], text[8192];
  int descriptors[MOST_DESCRIPTORS], found = 0;
  snprintf(path, sizeof path, "/proc/%d/fdinfo/%d", reader->id, instance);
  int descriptor = open(path, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return READING_MAYBE;
  ssize_t count = read(descriptor, text, sizeof text - 1);
  close(descriptor);
  if (count <= 0 || count == sizeof text - 1) return READING_MAYBE;
  text[count] = 0;
  for (const char *line = text; (line = strstr(line, "tfd:")) != NULL && found < MOST_DESCRIPTORS; line += 4)
    descriptors[found++] = atoi(line + 4);
  return waiting(reader, descriptors, found);
}

/// Of a call that waits for several descriptors. One that looks again after a while does something meanwhile.
static enum terminal_reading several(const struct reader *reader, const struct blocked_call *call) {
  const uint64_t *with = call->arguments;
  switch (call->number) {
  case SYS_ppoll: return with[2] == 0 ? polled(reader, with[0], with[1]) : READING_MAYBE;
  case SYS_pselect6: return with[4] == 0 ? selected(reader, with[0], with[1]) : READING_MAYBE;
  case SYS_epoll_pwait: return (int)with[3] < 0 ? epolled(reader, (int)with[0]) : READING_MAYBE;
#ifdef SYS_poll
  case SYS_poll: return (int)with[2] < 0 ? polled(reader, with[0], with[1]) : READING_MAYBE;
  case SYS_select: return with[4] == 0 ? selected(reader, with[0], with[1]) : READING_MAYBE;
  case SYS_epoll_wait: return (int)with[3] < 0 ? epolled(reader, (int)with[0]) : READING_MAYBE;
#endif
  default: return READING_NO;
  }
}

/// What one thread of a process waits for; `leaf` is its file below /proc/ID.
static enum terminal_reading thread_reading(const struct reader *reader, const char *leaf) {
  char path[80], line[256], target[256];
  snprintf(path, sizeof path, "/proc/%d/%s", reader->id, leaf);
  int descriptor = open(path, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return errno == ENOENT ? READING_NO : READING_UNKNOWN;
  ssize_t count = read(descriptor, line, sizeof line - 1);
  close(descriptor);
  if (count <= 0) return READING_UNKNOWN;
  line[count] = 0;
  if (line[0] < '0' || line[0] > '9') return READING_NO;
  char *field = line;
  struct blocked_call call = {.number = strtol(field, &field, 10)};
  for (int i = 0; i < 6; i++) call.arguments[i] = strtoull(field, &field, 16);
  if (call.number != SYS_read && call.number != SYS_readv) return several(reader, &call);
  if (!target_of(reader->id, (int)call.arguments[0], target, sizeof target)) return READING_UNKNOWN;
  return is_terminal(reader, target) ? READING_YES : READING_NO;
}

/// Programs in Go, Java or Python may read in any thread. Of the others only a certain one counts: an idle thread that
/// polls says nothing about what the process waits for.
static enum terminal_reading reading(const struct reader *reader) {
  enum terminal_reading main_thread = thread_reading(reader, "syscall");
  if (main_thread == READING_YES) return READING_YES;
  char path[64], leaf[40];
  snprintf(path, sizeof path, "/proc/%d/task", reader->id);
  DIR *threads = opendir(path);
  if (threads == NULL) return main_thread;
  bool reads = false;
  for (struct dirent *entry; !reads && (entry = readdir(threads)) != NULL;) {
    if (entry->d_name[0] < '0' || entry->d_name[0] > '9' || atoi(entry->d_name) == reader->id) continue;
    snprintf(leaf, sizeof leaf, "task/%.16s/syscall", entry->d_name);
    reads = thread_reading(reader, leaf) == READING_YES;
  }
  closedir(threads);
  return reads ? READING_YES : main_thread;
}

enum terminal_reading terminal_reading(const struct tree_process *table, int count, const char *terminal) {
  bool maybe = false, unknown = false;
  for (int i = 0; i < count; i++) {
    struct reader reader = {.id = table[i].id, .terminal = terminal, .controlling = true};
    switch (reading(&reader)) {
    case READING_YES: return READING_YES;
    case READING_MAYBE: maybe = true; break;
    case READING_UNKNOWN: unknown = true; break;
    case READING_NO: break;
    }
  }
  return maybe ? READING_MAYBE : unknown ? READING_UNKNOWN : READING_NO;
}

enum terminal_reading process_reading(pid_t process, const char *path) {
  struct reader reader = {.id = process, .terminal = path};
  return reading(&reader);
}

#else

enum terminal_reading terminal_reading(const struct tree_process *table, int count, const char *terminal) {
  return READING_UNKNOWN;
}

enum terminal_reading process_reading(pid_t process, const char *path) { return READING_UNKNOWN; }

#endif
