#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <signal.h>
#include <unistd.h>

static int slave_name(int master, char *name, size_t capacity) {
#ifdef __linux__
  return ptsname_r(master, name, capacity);
#else
  const char *found = ptsname(master);
  if (found == NULL || strlen(found) >= capacity) return ERANGE;
  strcpy(name, found);
  return 0;
#endif
}

int terminal_open(int *master, int *slave, char *name, size_t capacity) {
  *slave = -1;
  *master = posix_openpt(O_RDWR | O_NOCTTY);
  if (*master < 0) return errno;
  int problem = 0;
  if (grantpt(*master) < 0 || unlockpt(*master) < 0) problem = errno;
  if (problem == 0) problem = slave_name(*master, name, capacity);
  if (problem == 0) {
    *slave = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
    if (*slave < 0 || fcntl(*master, F_SETFD, FD_CLOEXEC) < 0 || fcntl(*master, F_SETFL, O_NONBLOCK) < 0)
      problem = errno;
  }
  if (problem != 0) {
    close(*master);
    if (*slave >= 0) close(*slave);
  }
  return problem;
}

int terminal_set_size(int master, uint16_t columns, uint16_t rows) {
  struct winsize size = {.ws_row = rows, .ws_col = columns};
  return ioctl(master, TIOCSWINSZ, &size) < 0 ? errno : 0;
}

int terminal_get_size(int descriptor, uint16_t *columns, uint16_t *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) < 0) return errno;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return 0;
}

int terminal_interrupt(int master) {
#ifdef __linux__
  return ioctl(master, TIOCSIG, SIGINT) < 0 ? errno : 0;
#else
  int number = SIGINT;
  return ioctl(master, TIOCSIG, &number) < 0 ? errno : 0;
#endif
}

uint8_t terminal_disabled_key(void) { return (uint8_t)_POSIX_VDISABLE; }

int descriptor_unread(int descriptor) {
  int count = 0;
  return ioctl(descriptor, FIONREAD, &count) < 0 ? -1 : count;
}
