#define _GNU_SOURCE
#include "CTestProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

int test_terminal_open(int columns, int rows, char *path, size_t room) {
  int master = posix_openpt(O_RDWR | O_NOCTTY);
  if (master < 0) return -1;
  fcntl(master, F_SETFD, FD_CLOEXEC);
  fcntl(master, F_SETFL, O_NONBLOCK);
  const char *name = grantpt(master) == 0 && unlockpt(master) == 0 ? ptsname(master) : NULL;
  if (!name || strlen(name) >= room) {
    close(master);
    return -1;
  }
  strcpy(path, name);
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  ioctl(master, TIOCSWINSZ, &size);
  return master;
}

pid_t test_process_start(
    const char *path, char *const arguments[], char *const variables[], const char *folder,
    const char *const files[3], const int flags[3], bool owns_terminal) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_addchdir_np(&actions, folder);
  for (int i = 0; i < 3; i++)
    posix_spawn_file_actions_addopen(&actions, i, files[i], flags[i], 0600);
#if defined(__APPLE__)
  int how = POSIX_SPAWN_CLOEXEC_DEFAULT;
#else
  int how = 0;
  posix_spawn_file_actions_addclosefrom_np(&actions, 3);
#endif
  sigset_t all, none;
  sigfillset(&all);
  sigemptyset(&none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setsigmask(&attributes, &none);
  how |= POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK;
  if (owns_terminal) how |= POSIX_SPAWN_SETSID;
  posix_spawnattr_setflags(&attributes, (short)how);
  pid_t child;
  int problem = posix_spawn(&child, path, &actions, &attributes, arguments, variables);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return problem == 0 ? child : -problem;
}
