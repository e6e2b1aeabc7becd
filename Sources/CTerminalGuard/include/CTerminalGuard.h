#pragma once
#include <stdbool.h>
#include <stddef.h>

// Puts the terminal back, whatever ends or stops the program. One terminal at a time, from one
// thread.
//
// Armed means: the terminal may be in our modes, and every signal that would end the program first
// writes the farewell sequence, restores the modes found, and gives stderr back. Only functions
// that are safe in a signal handler are used there.

/// Remembers the modes of both terminals, takes over the signals, and sends what is written to
/// stderr into a file for as long as it would land on our screen. `farewell` is what makes the
/// terminal itself again; its first `extras_length` bytes are what curses does not do by itself.
/// Answers a descriptor on which the numbers of noticed signals arrive, one byte each, or -1.
int understudy_guard_arm(
    int input, int output, const char *farewell, size_t length, size_t extras_length);

/// Makes the input terminal hand over every byte as it comes.
void understudy_guard_take_keys(void);

/// The byte that erases a character where the program was started, or -1.
int understudy_guard_erase_byte(void);

/// Puts the terminal back once curses has left the screen, and shows what went to stderr meanwhile.
/// Still armed: `understudy_guard_retake` takes it up again.
void understudy_guard_give_back(void);

/// The same for another program that is waited for: until `understudy_guard_retake`, ^C and ^\ are
/// its own.
void understudy_guard_lend(void);

/// Waits until the terminal is ours (a program in the background is stopped here), then takes its
/// keys again.
void understudy_guard_retake(void);

/// Stops the program as a job, or with its whole group, and returns when it is continued. Only
/// while given back.
void understudy_guard_stop(bool whole_group);

/// Puts the terminal and the signals back as they were found.
void understudy_guard_disarm(void);

/// Ends the program by a signal, so that its exit status says so. The terminal is put back first.
_Noreturn void understudy_guard_end_by(int signal);
