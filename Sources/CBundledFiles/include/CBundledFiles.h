#pragma once
#include <stddef.h>

/// Demo and Themes inside the program, in the order of files.inc, so that it runs from anywhere.
size_t understudy_bundled_count(void);

/// The path from the top of the repository, such as "Demo/Apps/clock.app.jsonc"; NULL past the end.
const char *understudy_bundled_name(size_t index);

/// The file's bytes, with a zero after the last; NULL past the end.
const unsigned char *understudy_bundled_bytes(size_t index);

/// How many bytes the file has, the zero not counted; 0 past the end.
size_t understudy_bundled_length(size_t index);
