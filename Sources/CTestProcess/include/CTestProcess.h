#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

// Starts programs for the tests in a real terminal; what Swift cannot call by itself.

/// A terminal nobody uses yet: answers our end of the wire, or -1, and the other end's path.
int test_terminal_open(int columns, int rows, char *path, size_t room);

/// Starts a program with nothing of ours: no descriptors, no blocked or ignored signals, no
/// environment. Its three standard descriptors are files; with `owns_terminal` the first of them
/// that is a terminal becomes its own. Answers its id, or an error's number below zero.
pid_t test_process_start(
    const char *path, char *const arguments[], char *const variables[], const char *folder,
    const char *const files[3], const int flags[3], bool owns_terminal);
