// The luck report of a course as the protocol sends it.
#pragma once

#include "base/data.h"
#include "library/words.h"
#include "records/course.h"

namespace walstatt {

Data luckData(const Words& words, const Course& course, Language language);

}  // namespace walstatt
