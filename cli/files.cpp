#include "cli/files.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace walstatt::cli {

namespace fs = std::filesystem;

namespace {

constexpr std::uintmax_t largestFile = 256u << 20;

// The common reasons have sentences of ours; the rest is told in the system's words.
inline constexpr Phrase missingFile{"cli.file.missing", ""};
inline constexpr Phrase isFolder{"cli.file.is-folder", ""};
inline constexpr Phrase noFolder{"cli.file.no-folder", ""};
inline constexpr Phrase notAllowed{"cli.file.not-allowed", ""};
inline constexpr Phrase tooLarge{"cli.file.too-large", ""};
inline constexpr Phrase missingFolder{"cli.file.missing-folder", ""};
inline constexpr Phrase unwritable{"cli.file.unwritable", ""};

const Phrase& sentenceOf(int number) {
  switch (number) {
    case ENOENT: return missingFile;
    case EISDIR: return isFolder;
    case ENOTDIR: return noFolder;
    case EACCES:
    case EPERM: return notAllowed;
    case EFBIG: return tooLarge;
    default: return phrases::unreadable;
  }
}

// What a missing file is to a reader is a missing folder to a writer.
const Phrase& sentenceOfWriting(int number) {
  if (number == ENOENT || number == ENOTDIR) return missingFolder;
  const Phrase& sentence = sentenceOf(number);
  return &sentence == &phrases::unreadable ? unwritable : sentence;
}

void note(const std::string& path, int number, Errors& errors, const Phrase& (*sentence)(int) = sentenceOf) {
  ContentError error;
  error.what = &sentence(number);
  error.file = path;
  error.found = std::strerror(number);
  errors.add(std::move(error));
}

}  // namespace

bool fileExists(const std::string& path) {
  std::error_code error;
  return fs::exists(path, error);
}

std::optional<std::string> readFile(const std::string& path, Errors& errors) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (!fs::exists(status)) return note(path, ENOENT, errors), std::nullopt;
  if (fs::is_directory(status)) return note(path, EISDIR, errors), std::nullopt;
  if (fs::is_regular_file(status) && fs::file_size(path, error) > largestFile)
    return note(path, EFBIG, errors), std::nullopt;
  errno = 0;
  std::ifstream file(path, std::ios::binary);
  if (!file) return note(path, errno ? errno : EIO, errors), std::nullopt;
  // Pipes and devices have no size: read in pieces, up to the limit.
  std::string text;
  char piece[1 << 16];
  while (file.read(piece, sizeof piece) || file.gcount() > 0) {
    text.append(piece, static_cast<std::size_t>(file.gcount()));
    if (text.size() > largestFile) return note(path, EFBIG, errors), std::nullopt;
  }
  if (file.bad()) return note(path, EIO, errors), std::nullopt;
  return text;
}

std::vector<SourceFile> readFolder(const std::string& folder, Errors& errors) {
  std::vector<SourceFile> files;
  std::error_code error;
  if (!fs::is_directory(folder, error)) {
    note(folder, fileExists(folder) ? ENOTDIR : ENOENT, errors);
    return files;
  }
  fs::recursive_directory_iterator entry(folder, error);
  for (; !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
    if (entry->path().extension() != ".toml") continue;
    if (std::optional<std::string> text = readFile(entry->path().string(), errors))
      files.push_back({fs::path(entry->path()).lexically_relative(folder).generic_string(), std::move(*text)});
  }
  if (error) note(folder, error.value(), errors);
  std::sort(files.begin(), files.end(), [](const auto& a, const auto& b) { return a.path < b.path; });
  return files;
}

bool appendFile(const std::string& path, std::string_view text, Errors& errors) {
  errno = 0;
  std::ofstream file(path, std::ios::binary | std::ios::app);
  if (file) file << text << std::flush;
  if (!file) note(path, errno ? errno : EIO, errors, sentenceOfWriting);
  return file.good();
}

bool writeFile(const std::string& path, std::string_view text, Errors& errors) {
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  const bool special = fs::exists(status) && !fs::is_regular_file(status);  // a pipe, /dev/stdout
  const std::string draft = special ? path : path + ".part";
  errno = 0;
  std::ofstream file(draft, std::ios::binary | std::ios::trunc);
  if (file) file << text << std::flush;
  if (!file) return note(path, errno ? errno : EIO, errors, sentenceOfWriting), false;
  file.close();
  if (!special) fs::rename(draft, path, error);
  if (special || !error) return true;
  note(path, error.value(), errors, sentenceOfWriting);
  fs::remove(draft, error);
  return false;
}

}  // namespace walstatt::cli
