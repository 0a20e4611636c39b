// What a freshly forked child does before it execs; private to this module. Everything here is safe after fork in a
// process that had several threads.
#ifndef FORKED_CHILD_H
#define FORKED_CHILD_H

#include <signal.h>
#include <sys/types.h>

/// `fork` without the handlers that libraries registered.
pid_t forked_child_create(void);
/// Closes every descriptor from `first` on.
void forked_child_close_from(int first);
/// Gives every signal its default action; masks stay.
void forked_child_default_signals(void);
/// Asks the system to kill this process when its parent ends.
void forked_child_die_with_parent(void);

#endif
