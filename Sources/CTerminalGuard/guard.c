#include "CTerminalGuard.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <termios.h>
#include <unistd.h>

// MARK: What the handlers read

static struct {
  volatile sig_atomic_t armed;     // the signals are ours
  volatile sig_atomic_t taken;     // the terminal is in our modes
  volatile sig_atomic_t lent;      // another program has the terminal, and we wait for it
  volatile sig_atomic_t asked_by;  // the signal that asked the program to end, 0 before
  int input, output;
  bool input_saved, output_saved;
  struct termios input_found, output_found;
  char farewell[1024];
  size_t farewell_length, extras_length;
  int notice_reader, notice_writer;
  int errors_found;  // the stderr we were started with, -1 while it is in place
  int errors_file;   // what goes to stderr while the screen is up
} guard = {.notice_reader = -1, .notice_writer = -1, .errors_found = -1, .errors_file = -1};

// Ask the program to end: it gets the time to save its session.
static const int requests[] = {SIGTERM, SIGHUP, SIGINT, SIGQUIT};
// Tell the program something.
static const int notices[] = {SIGWINCH, SIGTSTP, SIGCONT};
// End the program; SIGALRM is ours once an end was asked for.
static const int ends[] = {
    SIGSEGV, SIGILL,  SIGTRAP, SIGABRT, SIGBUS,  SIGFPE,    SIGSYS,
    SIGALRM, SIGPIPE, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ, SIGVTALRM, SIGPROF,
};

enum { GRACE_SECONDS = 2, MOST_ERROR_BYTES = 1 << 16, ALTERNATE_STACK_BYTES = 1 << 16 };

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

static struct sigaction found[NSIG];
static bool replaced[NSIG];

// MARK: Putting the terminal back (safe in a signal handler)

static void write_all(int descriptor, const char *bytes, size_t length) {
  while (length > 0) {
    // A terminal whose other end has stopped reading must not keep us from ending.
    struct pollfd ready = {.fd = descriptor, .events = POLLOUT};
    if (poll(&ready, 1, 200) == 0) return;
    ssize_t count = write(descriptor, bytes, length);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return;
    bytes += count;
    length -= (size_t)count;
  }
}

static void set_modes(int descriptor, const struct termios *modes) {
  while (tcsetattr(descriptor, TCSANOW, modes) != 0 && errno == EINTR) {
  }
}

static void give_errors_back(void) {
  if (guard.errors_found < 0) return;
  dup2(guard.errors_found, STDERR_FILENO);
  close(guard.errors_found);
  guard.errors_found = -1;
  off_t end = lseek(guard.errors_file, 0, SEEK_END);
  if (end > 0) {
    lseek(guard.errors_file, end > MOST_ERROR_BYTES ? end - MOST_ERROR_BYTES : 0, SEEK_SET);
    char bytes[2048];
    ssize_t count;
    while ((count = read(guard.errors_file, bytes, sizeof bytes)) > 0)
      write_all(STDERR_FILENO, bytes, (size_t)count);
  }
  close(guard.errors_file);
  guard.errors_file = -1;
}

static void put_back(bool screen_is_down) {
  if (!guard.taken) return;
  guard.taken = 0;
  write_all(guard.output, guard.farewell, screen_is_down ? guard.extras_length : guard.farewell_length);
  // Someone else's terminal by now: setting its modes would only stop us.
  sigset_t quiet, before;
  sigemptyset(&quiet);
  sigaddset(&quiet, SIGTTOU);
  sigprocmask(SIG_BLOCK, &quiet, &before);
  if (tcgetpgrp(guard.input) == getpgrp() || tcgetpgrp(guard.input) < 0) {
    if (guard.output_saved) set_modes(guard.output, &guard.output_found);
    if (guard.input_saved) set_modes(guard.input, &guard.input_found);
  }
  sigprocmask(SIG_SETMASK, &before, NULL);
  give_errors_back();
}

// MARK: Handlers

static void notice(int number) {
  unsigned char byte = (unsigned char)number;
  ssize_t ignored = write(guard.notice_writer, &byte, 1);
  (void)ignored;
}

static void note(int number) {
  int error = errno;
  notice(number);
  errno = error;
}

static void end_with(int number) {
  put_back(false);
  signal(number, SIG_DFL);
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, number);
  sigprocmask(SIG_UNBLOCK, &only, NULL);
  raise(number);
}

static void ask(int number) {
  // Keys pressed in the program that has the terminal now are meant for it.
  if (guard.lent && (number == SIGINT || number == SIGQUIT)) return;
  int error = errno;
  if (guard.asked_by || !guard.taken) end_with(number);
  guard.asked_by = number;
  notice(number);
  alarm(GRACE_SECONDS);
  errno = error;
}

static void end(int number, siginfo_t *information, void *context) {
  (void)context;
  put_back(false);
  if (number == SIGALRM && guard.asked_by) end_with(guard.asked_by);
  sigaction(number, &found[number], NULL);
  bool is_fault = number == SIGSEGV || number == SIGBUS || number == SIGILL || number == SIGFPE;
#if defined(__aarch64__) || defined(__arm64__)
  is_fault = is_fault || number == SIGTRAP;
#endif
  // The faulty instruction runs again and meets whoever was there before us: a backtrace, or the
  // end.
  if (is_fault && information && information->si_code > 0) return;
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, number);
  sigprocmask(SIG_UNBLOCK, &only, NULL);
  raise(number);
  end_with(number);  // a backtrace was printed, and that was all
}

static void take_over(const int *numbers, size_t count, void (*plain)(int), bool keep_ignored) {
  for (size_t i = 0; i < count; i++) {
    int number = numbers[i];
    struct sigaction action;
    memset(&action, 0, sizeof action);
    sigfillset(&action.sa_mask);
    // A fault inside a handler still ends the program.
    const int faults[] = {SIGSEGV, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE};
    for (size_t j = 0; j < COUNT(faults); j++) sigdelset(&action.sa_mask, faults[j]);
    action.sa_flags = SA_ONSTACK | SA_RESTART;
    if (plain) {
      action.sa_handler = plain;
    } else {
      action.sa_sigaction = end;
      action.sa_flags |= SA_SIGINFO;
    }
    sigaction(number, NULL, &found[number]);
    if (keep_ignored && found[number].sa_handler == SIG_IGN) continue;
    replaced[number] = sigaction(number, &action, NULL) == 0;
  }
}

static void hand_signals_back(void) {
  for (int number = 1; number < NSIG; number++) {
    if (replaced[number]) sigaction(number, &found[number], NULL);
    replaced[number] = false;
  }
}

// MARK: Set-up

/// Where a backtrace would otherwise be drawn over our screen, to vanish with it.
static void hold_errors(void) {
  if (guard.errors_found >= 0 || !isatty(STDERR_FILENO)) return;
  const char *folder = getenv("TMPDIR");
  char path[512];
  if (!folder || !*folder || strlen(folder) > 400) folder = "/tmp";
  strcpy(path, folder);
  strcat(path, "/understudy-errors-XXXXXX");
  int file = mkstemp(path);
  if (file < 0) return;
  unlink(path);
  fcntl(file, F_SETFD, FD_CLOEXEC);
  int kept = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  if (kept < 0 || dup2(file, STDERR_FILENO) < 0) {
    close(file);
    if (kept >= 0) close(kept);
    return;
  }
  guard.errors_file = file;
  guard.errors_found = kept;
}

/// A stack overflow leaves no room for a handler on the stack that overflowed.
static void give_handlers_a_stack(void) {
  static char room[ALTERNATE_STACK_BYTES];
  stack_t stack, current;
  if (sigaltstack(NULL, &current) == 0 && !(current.ss_flags & SS_DISABLE)) return;
  memset(&stack, 0, sizeof stack);
  stack.ss_sp = room;
  stack.ss_size = sizeof room;
  sigaltstack(&stack, NULL);
}

static void at_exit(void) { understudy_guard_disarm(); }

int understudy_guard_arm(
    int input, int output, const char *farewell, size_t length, size_t extras_length) {
  if (guard.armed || length > sizeof guard.farewell) return -1;
  if (guard.notice_reader < 0) {
    int ends_of_pipe[2];
    if (pipe(ends_of_pipe) != 0) return -1;
    for (int i = 0; i < 2; i++) {
      fcntl(ends_of_pipe[i], F_SETFD, FD_CLOEXEC);
      fcntl(ends_of_pipe[i], F_SETFL, O_NONBLOCK);
    }
    guard.notice_reader = ends_of_pipe[0];
    guard.notice_writer = ends_of_pipe[1];
    atexit(at_exit);
  }
  guard.input = input;
  guard.output = output;
  guard.input_saved = tcgetattr(input, &guard.input_found) == 0;
  guard.output_saved = tcgetattr(output, &guard.output_found) == 0;
  memcpy(guard.farewell, farewell, length);
  guard.farewell_length = length;
  guard.extras_length = extras_length < length ? extras_length : length;
  guard.asked_by = 0;
  guard.taken = 1;
  guard.armed = 1;
  give_handlers_a_stack();
  take_over(requests, COUNT(requests), ask, true);
  take_over(notices, COUNT(notices), note, false);
  take_over(ends, COUNT(ends), NULL, true);
  hold_errors();
  return guard.notice_reader;
}

void understudy_guard_take_keys(void) {
  if (!guard.input_saved) return;
  struct termios modes = guard.input_found;
  modes.c_iflag &= ~(tcflag_t)(IXON | ICRNL | INLCR | IGNCR | ISTRIP | BRKINT | PARMRK);
  modes.c_oflag &= ~(tcflag_t)ONLCR;
  modes.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | ISIG | IEXTEN);
  modes.c_cc[VMIN] = 1;
  modes.c_cc[VTIME] = 0;
  set_modes(guard.input, &modes);
}

int understudy_guard_erase_byte(void) {
  return guard.input_saved ? guard.input_found.c_cc[VERASE] : -1;
}

void understudy_guard_give_back(void) { put_back(true); }

void understudy_guard_lend(void) {
  guard.lent = 1;  // first: from the moment on that the modes are back, keys make signals
  put_back(true);
}

void understudy_guard_retake(void) {
  if (!guard.armed) return;
  // In the background, the terminal itself stops us here until we are in the foreground.
  if (guard.input_saved) set_modes(guard.input, &guard.input_found);
  guard.taken = 1;
  hold_errors();
  understudy_guard_take_keys();
  guard.lent = 0;
}

void understudy_guard_stop(bool whole_group) {
  if (found[SIGTSTP].sa_handler == SIG_IGN) return;  // started where nobody could continue us
  struct sigaction ignore, stop, before;
  memset(&ignore, 0, sizeof ignore);
  memset(&stop, 0, sizeof stop);
  ignore.sa_handler = SIG_IGN;
  stop.sa_handler = SIG_DFL;
  sigaction(SIGTSTP, &ignore, &before);
  if (whole_group) kill(0, SIGTSTP);  // the others first: a build tool or script that started us
  sigaction(SIGTSTP, &stop, NULL);
  raise(SIGTSTP);  // returns once continued; at once in a group nobody could continue
  sigaction(SIGTSTP, &before, NULL);
}

void understudy_guard_disarm(void) {
  if (!guard.armed) return;
  put_back(false);
  hand_signals_back();
  if (guard.asked_by) alarm(0);
  guard.armed = 0;
}

void understudy_guard_end_by(int number) {
  understudy_guard_disarm();
  signal(number, SIG_DFL);
  sigset_t only;
  sigemptyset(&only);
  sigaddset(&only, number);
  sigprocmask(SIG_UNBLOCK, &only, NULL);
  raise(number);
  _exit(128 + number);
}
