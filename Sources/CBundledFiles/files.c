#include "CBundledFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions" // #embed, which clang has in every C

struct bundled_file {
  const char *name;
  const unsigned char *bytes;
  size_t length;
};

static struct bundled_file file(size_t index) {
  switch (index) {
#include "files.inc"
  default:
    return (struct bundled_file){NULL, NULL, 0};
  }
}

// __COUNTER__ has been used once for each file above.
size_t understudy_bundled_count(void) { return __COUNTER__; }

const char *understudy_bundled_name(size_t index) { return file(index).name; }

const unsigned char *understudy_bundled_bytes(size_t index) { return file(index).bytes; }

size_t understudy_bundled_length(size_t index) { return file(index).length; }
