#define _GNU_SOURCE
#include "ForkedChild.h"

#include <limits.h>
#include <sys/resource.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#include <sys/syscall.h>
#endif

pid_t forked_child_create(void) {
#if defined(__GLIBC__) && (__GLIBC__ > 2 || __GLIBC_MINOR__ >= 34)
  return _Fork();
#else
  return fork();
#endif
}

void forked_child_close_from(int first) {
#if defined(__linux__) && defined(SYS_close_range)
  if (syscall(SYS_close_range, (unsigned)first, ~0U, 0) == 0) return;
#endif
  struct rlimit limit;
  int last = 65536;
  if (getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < 65536) last = (int)limit.rlim_cur;
  for (int descriptor = first; descriptor < last; descriptor++) close(descriptor);
}

void forked_child_default_signals(void) {
  struct sigaction action = {.sa_handler = SIG_DFL};
  for (int number = 1; number < NSIG; number++) sigaction(number, &action, NULL);
}

void forked_child_die_with_parent(void) {
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}
