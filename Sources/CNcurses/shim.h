#pragma once

// curses for Swift: what Swift cannot reach by itself (macros, C globals, variadic calls, opaque
// cells) as static inline functions, all named curses_*. Nothing else of curses is called directly.

#define NCURSES_WIDECHAR 1
#ifndef _XOPEN_SOURCE_EXTENDED
#define _XOPEN_SOURCE_EXTENDED 1
#endif

#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <term.h>
#include <unistd.h>
#include <wchar.h>

// term.h takes these two words for macros.
#undef columns
#undef lines

// MARK: The locale

/// Takes the person's character set, and nothing else: a whole locale would change how property
/// lists are read. A UTF-8 locale that is not installed still means UTF-8. Answers whether it is
/// UTF-8.
static inline bool curses_take_character_set(void) {
  if (!setlocale(LC_CTYPE, "")) {
    const char *named = getenv("LC_ALL");
    if (!named || !*named) named = getenv("LC_CTYPE");
    if (!named || !*named) named = getenv("LANG");
    if (named && (strstr(named, "UTF-8") || strstr(named, "utf8") || strstr(named, "utf-8")))
      setlocale(LC_CTYPE, "C.UTF-8");
  }
  return strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

/// The columns libc gives a scalar, which is what curses believes; -1 for one it does not know.
static inline int curses_libc_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }

// MARK: The terminal's description

/// 1 when the type is known and can move its cursor, 0 when it is unknown or too plain, -1 without
/// a database.
static inline int curses_describe(const char *type, int output) {
  int status = -1;
  if (setupterm((NCURSES_CONST char *)type, output, &status) == OK) return 1;
  return status == 1 ? 0 : status;
}

static inline void curses_forget_description(void) {
  if (cur_term) del_curterm(cur_term);
}

/// A string capability as terminfo has it, or NULL.
static inline const char *curses_string(const char *name) {
  const char *value = tigetstr((NCURSES_CONST char *)name);
  return value == (const char *)-1 ? NULL : value;
}

/// A number capability, or -1.
static inline int curses_number(const char *name) {
  int value = tigetnum((NCURSES_CONST char *)name);
  return value < 0 ? -1 : value;
}

static inline bool curses_flag(const char *name) { return tigetflag((NCURSES_CONST char *)name) > 0; }

/// The names of the standard capabilities by position, as a compiled description orders them; NULL
/// after the last.
static inline const char *curses_flag_name(int index) { return boolnames[index]; }
static inline const char *curses_number_name(int index) { return numnames[index]; }
static inline const char *curses_string_name(int index) { return strnames[index]; }

/// A capability with two parameters filled in, such as cup; valid until the next call.
static inline const char *curses_filled(const char *capability, int first, int second) {
  return tparm((NCURSES_CONST char *)capability, (long)first, (long)second, 0L, 0L, 0L, 0L, 0L, 0L, 0L);
}

/// From here on nothing is sent for a string capability. curses takes its text from where tigetstr
/// points, each time anew; the structure that holds it is out of reach.
static inline void curses_silence(const char *name) {
  char *value = tigetstr((NCURSES_CONST char *)name);
  if (value && value != (char *)-1) *value = 0;
}

// MARK: The screen

typedef struct {
  SCREEN *screen;
  FILE *output;
  FILE *input;
} CursesSession;

/// Takes the screen over. `initscr` would end the program where this one answers false.
static inline bool curses_begin(CursesSession *session, const char *type, int output, int input) {
  int output_copy = dup(output), input_copy = dup(input);
  session->output = output_copy < 0 ? NULL : fdopen(output_copy, "w");
  session->input = input_copy < 0 ? NULL : fdopen(input_copy, "r");
  session->screen = NULL;
  if (session->output && session->input)
    session->screen = newterm((NCURSES_CONST char *)type, session->output, session->input);
  if (!session->screen) {
    if (session->output) fclose(session->output);
    else if (output_copy >= 0) close(output_copy);
    if (session->input) fclose(session->input);
    else if (input_copy >= 0) close(input_copy);
    return false;
  }
  // Sent whenever the screen is taken again: it would put the person's own palette back to the
  // terminal's.
  curses_silence("oc");
  raw();
  noecho();
  nonl();
  keypad(stdscr, TRUE);
  scrollok(stdscr, FALSE);
  leaveok(stdscr, FALSE);
  return true;
}

/// Gives the screen back; curses_show takes it again.
static inline void curses_pause(void) { endwin(); }

/// Gives the screen back for good.
static inline void curses_end(CursesSession *session) {
  endwin();
  if (session->screen) delscreen(session->screen);
  if (session->output) fclose(session->output);
  if (session->input) fclose(session->input);
  session->screen = NULL;
  session->output = session->input = NULL;
}

/// After a pause: the terminal's modes as curses set them.
static inline void curses_take_modes(void) { reset_prog_mode(); }

static inline int curses_rows(void) { return getmaxy(stdscr); }
static inline int curses_columns(void) { return getmaxx(stdscr); }
static inline bool curses_resize(int rows, int columns) { return resizeterm(rows, columns) == OK; }

/// The next show draws everything.
static inline void curses_distrust_screen(void) { clearok(curscr, TRUE); }

static inline void curses_show(void) {
  wnoutrefresh(stdscr);
  doupdate();
}

static inline void curses_place_cursor(int row, int column, bool visible) {
  wmove(stdscr, row, column);
  curs_set(visible ? 1 : 0);
}

// MARK: Cells

typedef enum {
  CURSES_BOLD = 1,
  CURSES_DIM = 2,
  CURSES_UNDERLINE = 4,
  CURSES_REVERSE = 8,
  CURSES_ITALIC = 16,
} CursesAttribute;

typedef cchar_t CursesCell;

/// How many scalars a cell holds: one with a width, the others without.
static inline int curses_cell_capacity(void) { return CCHARW_MAX; }

/// Makes a cell of scalars, of which the first alone has a width. Answers false when curses refuses
/// them.
static inline bool curses_make_cell(
    CursesCell *cell, const uint32_t *scalars, int count, int attributes, int pair) {
  attr_t bits = A_NORMAL;
  if (attributes & CURSES_BOLD) bits |= A_BOLD;
  if (attributes & CURSES_DIM) bits |= A_DIM;
  if (attributes & CURSES_UNDERLINE) bits |= A_UNDERLINE;
  if (attributes & CURSES_REVERSE) bits |= A_REVERSE;
#ifdef A_ITALIC
  if (attributes & CURSES_ITALIC) bits |= A_ITALIC;
#endif
  wchar_t text[CCHARW_MAX + 1];
  if (count > CCHARW_MAX) count = CCHARW_MAX;
  for (int i = 0; i < count; i++) text[i] = (wchar_t)scalars[i];
  text[count] = 0;
#if defined(NCURSES_EXT_COLORS) && NCURSES_EXT_COLORS >= 20170401
  return setcchar(cell, text, bits, 0, &pair) == OK;
#else
  return setcchar(cell, text, bits, (short)pair, NULL) == OK;
#endif
}

/// Puts a row's cells from its first column on; a wide cell counts once. Never wraps, never
/// scrolls.
static inline void curses_put_row(int row, const CursesCell *cells, int count) {
  mvwadd_wchnstr(stdscr, row, 0, cells, count);
}

// MARK: Colours

/// How many colours curses will take; 0 for a terminal without.
static inline int curses_begin_colours(void) {
  if (!has_colors() || start_color() != OK) return 0;
  return COLORS;
}

/// Whether -1 stands for the terminal's own colours.
static inline bool curses_keep_own_colours(void) { return use_default_colors() == OK; }

static inline int curses_pair_limit(void) { return COLOR_PAIRS; }

static inline bool curses_set_pair(int pair, int foreground, int background) {
#if defined(NCURSES_EXT_COLORS) && NCURSES_EXT_COLORS >= 20170401
  return init_extended_pair(pair, foreground, background) == OK;
#else
  return init_pair((short)pair, (short)foreground, (short)background) == OK;
#endif
}
