#define _GNU_SOURCE
#include "CTerminal.h"
#include "ForkedChild.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

int child_pipe(int ends[2]) {
#ifdef __linux__
  return pipe2(ends, O_CLOEXEC) < 0 ? errno : 0;
#else
  if (pipe(ends) < 0) return errno;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  return 0;
#endif
}

/// Where a child reports why it could not become the program; closed without a word when it could.
enum { REPORT = 3 };

static void report_and_exit(int report, int problem) {
  ssize_t written = write(report, &problem, sizeof problem);
  (void)written;
  _exit(127);
}

/// Moves the descriptors out of the way of 0, 1 and 2 before any of those is replaced.
static int move_up(int descriptor) { return fcntl(descriptor, F_DUPFD_CLOEXEC, 10); }

static void become(
    const char *program, char *const arguments[], char *const environment[], const char *directory,
    const int descriptors[3], int report) {
  int moved[3];
  report = move_up(report);
  for (int i = 0; i < 3; i++)
    if ((moved[i] = move_up(descriptors[i])) < 0) report_and_exit(report, errno);
  for (int i = 0; i < 3; i++)
    if (dup2(moved[i], i) < 0) report_and_exit(report, errno);
  dup2(report, REPORT);
  fcntl(REPORT, F_SETFD, FD_CLOEXEC);
  report = REPORT;
  forked_child_close_from(REPORT + 1);
  setsid();
  forked_child_default_signals();
  forked_child_die_with_parent();
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  if (chdir(directory) == 0) execve(program, arguments, environment);
  report_and_exit(report, errno);
}

int child_start(
    const char *program, char *const arguments[], char *const environment[], const char *directory,
    const int descriptors[3], pid_t *child) {
  int report[2];
  int problem = child_pipe(report);
  if (problem != 0) return problem;
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t id = fork();
  if (id == 0) become(program, arguments, environment, directory, descriptors, report[1]);
  if (id < 0) problem = errno;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(report[1]);
  if (id > 0) {
    ssize_t count;
    do count = read(report[0], &problem, sizeof problem);
    while (count < 0 && errno == EINTR);
    if (count <= 0) problem = 0;
    if (problem != 0) waitpid(id, NULL, 0);
  }
  close(report[0]);
  *child = id;
  return problem;
}

ssize_t child_write(int descriptor, const void *bytes, size_t count) {
  sigset_t pipe_signal, before, pending;
  sigemptyset(&pipe_signal);
  sigaddset(&pipe_signal, SIGPIPE);
  sigpending(&pending);
  pthread_sigmask(SIG_BLOCK, &pipe_signal, &before);
  ssize_t written = write(descriptor, bytes, count);
  int problem = errno;
  if (written < 0 && problem == EPIPE && !sigismember(&pending, SIGPIPE)) {
    // The signal is pending for this thread now: take it, so that unblocking does not deliver it.
    int number;
    sigset_t now;
    sigpending(&now);
    if (sigismember(&now, SIGPIPE)) sigwait(&pipe_signal, &number);
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = problem;
  return written;
}
