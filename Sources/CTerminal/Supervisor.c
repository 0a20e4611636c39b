#define _GNU_SOURCE
#include "CTerminal.h"
#include "ForkedChild.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <sys/ioctl.h>
#include <sys/resource.h>
#include <sys/select.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

// Everything below supervise() runs in a process forked from one that may have had several threads: only calls that
// POSIX lists as async-signal-safe, and plain system calls.

enum { CONTROL = 3, LOCK = 4, LIMIT_CAPACITY = 32, LONGEST_NAP = 20, KILLING_ROUNDS = 300, GRACE_WHEN_ABANDONED = 1000 };

struct supervision {
  const char *program;
  char *const *arguments;
  char *const *environment;
  const char *directory;
  /// Of the session; removed with its files when the runner could not.
  const char *private_directory;
  /// 0 while none lives.
  pid_t shell;
  /// Of the shells that are started from now on, by number of the resource.
  struct {
    bool is_set;
    struct rlimit limit;
  } limits[LIMIT_CAPACITY];
};

/// Too large for the stack; the pages that a scan does not touch are never made.
static struct tree_process processes[PROCESS_CAPACITY];
static struct process_look look;

/// Who has been asked to end, in ascending order of their ids.
static struct {
  pid_t id;
  int64_t image;
} asked[PROCESS_CAPACITY];
static int asked_count;

static void wake_up(int number) { (void)number; }

static void tell(int kind, int value) {
  struct supervisor_notice notice = {.kind = kind, .value = value};
#ifdef MSG_NOSIGNAL
  ssize_t sent = send(CONTROL, &notice, sizeof notice, MSG_NOSIGNAL);
#else
  ssize_t sent = write(CONTROL, &notice, sizeof notice);
#endif
  (void)sent;  // a runner that is gone is noticed by the next read
}

static void nap(int milliseconds) {
  struct timespec time = {.tv_sec = milliseconds / 1000, .tv_nsec = (milliseconds % 1000) * 1000000L};
  nanosleep(&time, NULL);
}

static int64_t milliseconds_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/// Takes in the dead. A shell that was stopped would never go on, since no one here does job control: it is given
/// the terminal back and continued, unless it is this process that stops everything.
static void reap(struct supervision *self, bool revive) {
  int status;
  pid_t id;
  while ((id = waitpid(-1, &status, WNOHANG | (revive ? WUNTRACED : 0))) > 0) {
    if (id != self->shell) continue;
    if (WIFSTOPPED(status)) {
      tcsetpgrp(0, id);
      kill(-id, SIGCONT);
    } else {
      self->shell = 0;
      tell(NOTICE_SHELL_ENDED, status);
    }
  }
}

static void become_shell(const struct supervision *self, int report) {
  close(CONTROL);
  setpgid(0, 0);
  tcsetpgrp(0, getpid());
  forked_child_default_signals();
  // The sign by which programs know that no one would continue them; they then refuse to suspend themselves.
  signal(SIGTSTP, SIG_IGN);
  forked_child_die_with_parent();
  for (int resource = 0; resource < LIMIT_CAPACITY; resource++)
    if (self->limits[resource].is_set) setrlimit(resource, &self->limits[resource].limit);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  if (chdir(self->directory) == 0) execve(self->program, self->arguments, self->environment);
  int problem = errno;
  ssize_t written = write(report, &problem, sizeof problem);
  (void)written;
  _exit(127);
}

static void start_shell(struct supervision *self) {
  int report[2];
  int problem = child_pipe(report);
  if (problem != 0) return tell(NOTICE_FAILED, problem);
  pid_t id = forked_child_create();
  if (id == 0) become_shell(self, report[1]);
  if (id < 0) problem = errno;
  close(report[1]);
  if (id > 0) {
    ssize_t count;
    do count = read(report[0], &problem, sizeof problem);
    while (count < 0 && errno == EINTR);
    if (count <= 0) problem = 0;
    if (problem != 0) waitpid(id, NULL, 0);
  }
  close(report[0]);
  if (problem != 0) return tell(NOTICE_FAILED, problem);
  self->shell = id;
  tell(NOTICE_STARTED, id);
}

/// The descendants that are to end, at the front of `processes`: all but those older than `since` and theirs.
///
/// `look.torn` says afterwards whether there may be more.
static int condemned(const struct supervision *self, int64_t since) {
  int count = process_tree(getpid(), processes, &look);
  if (since == 0) return count;
  for (int i = 0; i < count; i++)
    if (processes[i].id != self->shell && processes[i].started < since) processes[i].belongs = false;
  for (bool changed = true; changed;) {
    changed = false;
    for (int i = 0; i < count; i++) {
      if (!processes[i].belongs || processes[i].id == self->shell) continue;
      for (int j = 0; j < count; j++) {
        if (processes[j].id != processes[i].parent || processes[j].belongs) continue;
        processes[i].belongs = false;
        changed = true;
      }
    }
  }
  int kept = 0;
  for (int i = 0; i < count; i++)
    if (processes[i].belongs) processes[kept++] = processes[i];
  return kept;
}

/// False also for another user's process, which cannot be ended from here, nor waited for.
static bool reaches(pid_t id, int number) {
  if (kill(id, number) == 0) return true;
  if (errno == ESRCH) look.torn = true;
  return false;
}

/// Signals all that are to end; returns how many could be.
static int signal_tree(const struct supervision *self, int64_t since, int number) {
  int count = condemned(self, since), reached = 0;
  for (int i = 0; i < count; i++) reached += reaches(processes[i].id, number);
  return reached;
}

/// Its place in `asked`, or where it would be.
static int place_among_asked(pid_t id) {
  int low = 0, high = asked_count;
  while (low < high) {
    int middle = low + (high - low) / 2;
    if (asked[middle].id < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

/// Asks all that are there now to end.
static void ask_to_end(const struct supervision *self, int64_t since) {
  int count = condemned(self, since);
  for (int i = 0; i < count; i++) {
    kill(processes[i].id, SIGTERM);
    kill(processes[i].id, SIGCONT);
    asked[i].id = processes[i].id;
    asked[i].image = processes[i].image;
  }
  asked_count = count;
}

/// Asks again who has become another program since: what a shell has just forked still has the shell's handlers, and
/// forgets a signal with the exec. Who is new is not asked: it may be tidying up. Returns how many are left.
static int ask_changed(const struct supervision *self, int64_t since) {
  int count = condemned(self, since), left = 0;
  for (int i = 0; i < count; i++) {
    left += reaches(processes[i].id, 0);
    int place = place_among_asked(processes[i].id);
    if (place == asked_count || asked[place].id != processes[i].id) continue;
    if (asked[place].image == processes[i].image) continue;
    asked[place].image = processes[i].image;
    kill(processes[i].id, SIGTERM);
  }
  return left;
}

/// A process that forks faster than it is killed cannot run away from being stopped: stopped ones do not fork.
static void freeze(const struct supervision *self, int64_t since) {
  for (int round = 0; round < KILLING_ROUNDS; round++) {
    int count = condemned(self, since), running = 0;
    for (int i = 0; i < count; i++)
      if (processes[i].state != 'T' && processes[i].state != 't') running += reaches(processes[i].id, SIGSTOP);
    if (running == 0 && !look.torn) return;
  }
}

/// Reads one order whole; false when the runner is gone.
static bool read_order(struct supervisor_order *order) {
  size_t have = 0;
  while (have < sizeof *order) {
    ssize_t count = read(CONTROL, (char *)order + have, sizeof *order - have);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    have += (size_t)count;
  }
  return true;
}

/// Waits a moment, in which the runner may order to hurry; the only order that it gives while an ending is under way.
static void nap_or_hurry(int milliseconds, int64_t *end) {
  struct pollfd control = {.fd = CONTROL, .events = POLLIN};
  if (poll(&control, 1, milliseconds) <= 0) return;
  struct supervisor_order order;
  int64_t grace = GRACE_WHEN_ABANDONED;
  // Without a runner there is nothing to be polled for any more.
  if (!read_order(&order)) nap(milliseconds);
  else if (order.kind == ORDER_HURRY) grace = order.grace;
  else return;
  int64_t sooner = milliseconds_now() + grace;
  if (sooner < *end) *end = sooner;
}

/// Waits until none is left or the time is over; returns how many are left, where a torn look counts for one.
///
/// - Parameter asks: who has been asked to end, and became another program, is asked again.
static int await_end(struct supervision *self, int64_t since, int64_t milliseconds, bool asks) {
  int64_t end = milliseconds_now() + milliseconds;
  for (int pause = 1;; pause = pause < LONGEST_NAP ? pause * 2 : LONGEST_NAP) {
    reap(self, false);
    int left = asks ? ask_changed(self, since) : signal_tree(self, since, 0);
    int64_t remaining = end - milliseconds_now();
    if (left == 0 && look.torn) left = 1;
    if (left == 0 || remaining <= 0) return left;
    int moment = pause < remaining ? pause : (int)remaining;
    if (asks) nap_or_hurry(moment, &end);
    else nap(moment);
  }
}

/// Ends the shell also where no tree can be seen (no /proc, or another system), and there with its process groups:
/// elsewhere those may hold what is to be spared. 0 when no shell is left.
static int end_shell(struct supervision *self) {
  bool blind = condemned(self, 0) == 0;
  for (int round = 0; round < KILLING_ROUNDS; round++) {
    reap(self, false);
    if (self->shell == 0) return 0;
    pid_t foreground = tcgetpgrp(0);
    if (blind && foreground > 1 && foreground != getpgrp()) kill(-foreground, SIGKILL);
    kill(blind ? -self->shell : self->shell, SIGKILL);
    nap(1);
  }
  return 1;
}

static int end_tree(struct supervision *self, int grace, int64_t since) {
  if (grace > 0) {
    ask_to_end(self, since);
    if (await_end(self, since, grace, true) == 0) return end_shell(self);
  }
  int left = 0;
  for (int round = 0; round < KILLING_ROUNDS; round++) {
    freeze(self, since);
    signal_tree(self, since, SIGKILL);
    left = await_end(self, since, LONGEST_NAP, false);
    if (left == 0) break;
  }
  return left + end_shell(self);
}

static void set_limit(struct supervision *self, const struct supervisor_order *order) {
  if (order->resource < 0 || order->resource >= LIMIT_CAPACITY) return;
  self->limits[order->resource].is_set = true;
  self->limits[order->resource].limit = (struct rlimit){.rlim_cur = order->soft, .rlim_max = order->hard};
}

/// False when the runner is gone.
static bool obey(struct supervision *self) {
  struct supervisor_order order;
  if (!read_order(&order)) return false;
  switch (order.kind) {
  case ORDER_START_SHELL: start_shell(self); break;
  case ORDER_END_TREE: tell(NOTICE_TREE_ENDED, end_tree(self, order.grace, order.since)); break;
  case ORDER_SET_LIMIT: set_limit(self, &order); break;
  // What was to be hurried has ended meanwhile.
  case ORDER_HURRY: break;
  default: return false;
  }
  return true;
}

/// 0, 1 and 2 become the terminal, 3 the control socket, 4 the lock, all else closes.
static void arrange_descriptors(const char *terminal, int control, int lock) {
  control = fcntl(control, F_DUPFD, 10);
  if (lock >= 0) lock = fcntl(lock, F_DUPFD, 10);
  int slave = open(terminal, O_RDWR);
  if (slave >= 0 && slave < 3) slave = fcntl(slave, F_DUPFD, 10);
  if (control < 0 || slave < 0) _exit(126);
#ifdef TIOCSCTTY
  ioctl(slave, TIOCSCTTY, 0);
#endif
  for (int descriptor = 0; descriptor < 3; descriptor++) dup2(slave, descriptor);
  dup2(control, CONTROL);
  fcntl(CONTROL, F_SETFD, FD_CLOEXEC);
  if (lock >= 0) dup2(lock, LOCK);
  else close(LOCK);
  fcntl(LOCK, F_SETFD, FD_CLOEXEC);
  forked_child_close_from(LOCK + 1);
}

/// Of the files directly in it: there are no others, and a walk would be more than may be done here.
static void remove_private_directory(const char *path, const char *const names[]) {
  int directory = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (directory < 0) return;
  for (; *names != NULL; names++) unlinkat(directory, *names, 0);
  close(directory);
  rmdir(path);
}

/// Signals stay blocked, as they were for the fork, but for SIGCHLD while it waits: nothing short of SIGKILL ends
/// the supervisor before its tree.
static _Noreturn void supervise(struct supervision *self, const char *terminal, int control, int lock) {
  setsid();
  arrange_descriptors(terminal, control, lock);
  struct sigaction action = {.sa_handler = wake_up};
  sigaction(SIGCHLD, &action, NULL);
#ifdef __linux__
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  prctl(PR_SET_NAME, "passo-session");
#endif
  if (chdir("/") < 0) _exit(126);
  sigset_t waiting;
  sigfillset(&waiting);
  sigdelset(&waiting, SIGCHLD);
  for (;;) {
    reap(self, true);
    fd_set readable;
    FD_ZERO(&readable);
    FD_SET(CONTROL, &readable);
    if (pselect(CONTROL + 1, &readable, NULL, NULL, NULL, &waiting) > 0 && !obey(self)) break;
  }
  end_tree(self, GRACE_WHEN_ABANDONED, 0);
  static const char *const names[] = {"commands", "status", "step", "report", "other-report", NULL};
  remove_private_directory(self->private_directory, names);
  _exit(0);
}

int supervisor_start(
    const char *terminal, const char *program, char *const arguments[], char *const environment[],
    const char *directory, const char *private_directory, int lock, pid_t *supervisor, int *control) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) < 0) return errno;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  struct supervision self = {
      .program = program,
      .arguments = arguments,
      .environment = environment,
      .directory = directory,
      .private_directory = private_directory};
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t id = fork();
  if (id == 0) supervise(&self, terminal, ends[1], lock);
  int problem = id < 0 ? errno : 0;
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  close(ends[1]);
  if (problem != 0) close(ends[0]);
  *supervisor = id;
  *control = ends[0];
  return problem;
}
