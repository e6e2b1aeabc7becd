#include "CBundledFiles.h"
