// What Swift's C library overlays hide or cannot do safely: opening a pseudoterminal, forking (only calls that are
// safe after fork may run before exec), and watching over a tree of processes from a process that never runs Swift.
//
// _GNU_SOURCE must not be defined here: Clang would then see two types of fd_set in the C library's module.
#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>
#include <termios.h>

// Pseudoterminal.c. Each returns 0, or an errno value.

/// Opens a master (non-blocking) and its slave, both close-on-exec; the slave is not made the caller's terminal.
/// `name` receives the slave's path, of at most `capacity` bytes with its NUL.
int terminal_open(int *master, int *slave, char *name, size_t capacity);
int terminal_set_size(int master, uint16_t columns, uint16_t rows);
int terminal_get_size(int descriptor, uint16_t *columns, uint16_t *rows);
/// Sends SIGINT to the foreground process group of the terminal after `master`.
int terminal_interrupt(int master);
/// The value in `c_cc` of a key that is switched off.
uint8_t terminal_disabled_key(void);
/// How many bytes can be read from a terminal or a pipe, or -1.
int descriptor_unread(int descriptor);

// Spawning.c

/// Starts `program` with a terminal-less session of its own and the three given descriptors as its 0, 1 and 2;
/// no other descriptor, no signal setting of the caller reaches it, and it does not survive the calling thread
/// (where the system can say so). Returns 0 and the process id, or the errno value of the step that failed.
int child_start(
    const char *program, char *const arguments[], char *const environment[], const char *directory,
    const int descriptors[3], pid_t *child);
/// Opens a pipe, both ends close-on-exec.
int child_pipe(int ends[2]);
/// `write` without a SIGPIPE for the process when no one reads: -1 with EPIPE instead.
ssize_t child_write(int descriptor, const void *bytes, size_t count);

// ProcessTree.c, TerminalReading.c

struct tree_process {
  pid_t id;
  pid_t parent;
  pid_t group;
  /// Clock ticks since boot, 0 where the system does not tell.
  int64_t started;
  /// Where the code of its program begins: another number after an exec, as a rule. 0 where the system does not tell.
  int64_t image;
  char state;
  bool belongs;
};

enum { PROCESS_CAPACITY = 65536 };

/// What a look at the processes leaves for the next one.
struct process_look {
  /// Whether somebody ended while it was taken, who may have left a successor that was not there yet when the
  /// processes were listed.
  bool torn;
  /// Who was dead and not yet reaped, in ascending order of their ids: who was so in the look before has left no one
  /// whom this one could miss.
  int dead_count;
  pid_t dead[PROCESS_CAPACITY];
};

/// The descendants of `root`, without itself and without the dead that are not yet reaped, in ascending order of
/// their ids. `table` has room for `PROCESS_CAPACITY`, and holds every process of the system while the work lasts;
/// returns how many belong. `look` may be null.
int process_tree(pid_t root, struct tree_process *table, struct process_look *look);
/// Now, in the unit of `tree_process.started`.
int64_t process_clock(void);

enum terminal_reading { READING_UNKNOWN = -1, READING_NO = 0, READING_YES = 1, READING_MAYBE = 2 };

/// Whether a process of `table` is blocked in a read of the terminal called `terminal`, or waits without a time limit
/// for that terminal and nothing of the world besides (yes), or waits for it and for more (maybe).
enum terminal_reading terminal_reading(const struct tree_process *table, int count, const char *terminal);
/// Whether `process` is blocked in a read of the file that is `path`.
enum terminal_reading process_reading(pid_t process, const char *path);

// ProcessAttributes.c

/// Infinity is the greatest number.
struct process_limit {
  uint64_t soft;
  uint64_t hard;
};

/// The limits of a process in the order of their numbers (getrlimit(2)); returns how many there are, 0 where no one
/// can look.
int process_limits(pid_t process, struct process_limit *limits, int capacity);
/// The numbers of its open descriptors; returns how many, or -1 where no one can look.
int process_descriptors(pid_t process, int *descriptors, int capacity);
/// What a descriptor leads to, as readlink(2) gives it.
ssize_t process_descriptor_target(pid_t process, int descriptor, char *target, size_t capacity);

// AnonymousFile.c

/// Makes a file that no directory holds; it is gone when its descriptor is closed (which an exec does). Returns 0, or
/// an errno value.
int anonymous_file(const char *name, int *descriptor);

// Supervisor.c

enum supervisor_order_kind { ORDER_START_SHELL = 1, ORDER_END_TREE = 2, ORDER_SET_LIMIT = 3, ORDER_HURRY = 4 };

/// What the runner asks of the supervisor.
struct supervisor_order {
  int32_t kind;
  /// END_TREE: milliseconds between the request to end and the killing. HURRY: the same from now on, for an ending that
  /// is under way; without one nothing happens.
  int32_t grace;
  /// END_TREE: processes started before (clock ticks since boot) are spared, with their descendants; 0 spares none.
  int64_t since;
  /// SET_LIMIT: the shells that are started from now on have this limit, where the system lets them; its number as in
  /// setrlimit(2).
  int32_t resource;
  uint64_t soft, hard;
};

enum supervisor_notice_kind { NOTICE_STARTED = 1, NOTICE_FAILED = 2, NOTICE_SHELL_ENDED = 3, NOTICE_TREE_ENDED = 4 };

/// What the supervisor tells the runner: the shell's process id, an errno value, a wait status, or how many survived.
struct supervisor_notice {
  int32_t kind;
  int32_t value;
};

/// Forks the supervisor: leader of a new session whose terminal is `terminal`, parent of every shell it is ordered
/// to start, and new parent of whatever those orphan. It runs no Swift and execs nothing. When the other end of
/// `control` closes, for whatever reason, it ends the tree, removes `private_directory` and ends itself; until then it
/// keeps `lock` open, unless that is -1.
/// Returns 0 with the process id and the runner's end of the control socket, or an errno value.
int supervisor_start(
    const char *terminal, const char *program, char *const arguments[], char *const environment[],
    const char *directory, const char *private_directory, int lock, pid_t *supervisor, int *control);

#endif
