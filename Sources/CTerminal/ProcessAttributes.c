#define _GNU_SOURCE
#include "CTerminal.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

#ifdef __linux__

int process_limits(pid_t process, struct process_limit *limits, int capacity) {
  int count = 0;
  while (count < capacity && count < RLIM_NLIMITS) {
    struct rlimit limit;
    if (prlimit(process, count, NULL, &limit) < 0) break;
    limits[count++] = (struct process_limit){.soft = limit.rlim_cur, .hard = limit.rlim_max};
  }
  return count;
}

int process_descriptors(pid_t process, int *descriptors, int capacity) {
  char path[32];
  snprintf(path, sizeof path, "/proc/%d/fd", process);
  DIR *directory = opendir(path);
  if (directory == NULL) return -1;
  int count = 0;
  for (struct dirent *entry; count < capacity && (entry = readdir(directory)) != NULL;)
    if (entry->d_name[0] != '.') descriptors[count++] = atoi(entry->d_name);
  closedir(directory);
  return count;
}

ssize_t process_descriptor_target(pid_t process, int descriptor, char *target, size_t capacity) {
  char path[48];
  snprintf(path, sizeof path, "/proc/%d/fd/%d", process, descriptor);
  return readlink(path, target, capacity);
}

#else

// Elsewhere no one can look at them from outside.
int process_limits(pid_t process, struct process_limit *limits, int capacity) { return 0; }

int process_descriptors(pid_t process, int *descriptors, int capacity) { return -1; }

ssize_t process_descriptor_target(pid_t process, int descriptor, char *target, size_t capacity) { return -1; }

#endif
