#define _GNU_SOURCE
#include "CTerminal.h"

#include <errno.h>
#include <sys/mman.h>

#ifndef MFD_NOEXEC_SEAL
#define MFD_NOEXEC_SEAL 8U
#endif

int anonymous_file(const char *name, int *descriptor) {
#ifdef __linux__
  *descriptor = memfd_create(name, MFD_CLOEXEC | MFD_NOEXEC_SEAL);
  // A kernel before 6.3 does not know the second flag; a later one may insist on it.
  if (*descriptor < 0) *descriptor = memfd_create(name, MFD_CLOEXEC);
  return *descriptor < 0 ? errno : 0;
#else
  *descriptor = -1;
  return ENOSYS;
#endif
}
