#include "cli/record_file.h"

#include <fmt/chrono.h>
#include <sys/stat.h>

#include <ctime>
#include <filesystem>

#include "cli/files.h"
#include "cli/text.h"

namespace walstatt::cli {

std::string secretFileOf(const std::string& record) { return record + ".secret"; }

std::optional<Secret> keptSecret(const std::string& record) {
  Errors ignored;
  const std::optional<std::string> text = readFile(secretFileOf(record), ignored);
  return text ? secretFromHex(trimmed(*text)) : std::nullopt;
}

std::string freshRecordName(std::string_view game) {
  const std::string stem = fmt::format("walstatt-{}-{:%Y-%m-%d-%H%M}", game, fmt::localtime(std::time(nullptr)));
  std::string name = stem + ".jsonl";
  for (int i = 2; fileExists(name); ++i) name = fmt::format("{}-{}.jsonl", stem, i);
  return name;
}

bool RecordFile::begin(const Session& session) {
  Errors errors;
  if (path_.empty() || write(session, errors)) return true;
  const std::string fault = context_->words.say(errors.list().front(), context_->language);
  complain(*context_, context_->say("cli.play.record-impossible", {{"fault", cleaned(fault)}}));
  return false;
}

void RecordFile::holds(const Session& session) {
  savedLines_ = session.lineCount();
  lastLine_ = session.lines(savedLines_ - 1);
}

void RecordFile::save(const Session& session) {
  if (path_.empty() || failed_) return;
  Errors errors;
  failed_ = !write(session, errors);
  complain(*context_, errors);
  if (failed_) complain(*context_, context_->say("cli.play.record-failed"));
}

bool RecordFile::write(const Session& session, Errors& errors) {
  const std::size_t lines = session.lineCount();
  // Steps were only added if the last line written is still there.
  const bool grown = savedLines_ > 0 && lines >= savedLines_ &&
                     session.lines(savedLines_ - 1).substr(0, lastLine_.size()) == lastLine_;
  if (grown && lines == savedLines_) return true;
  if (!(grown ? appendFile(path_, session.lines(savedLines_), errors) : writeFile(path_, session.lines(), errors)))
    return false;
  if (savedLines_ == 0 || session.finished()) keepSecret(session, path_);
  holds(session);
  return true;
}

void RecordFile::keepSecret(const Session& session, const std::string& path) const {
  const std::string file = secretFileOf(path);
  std::error_code ignored;
  if (session.finished()) return void(std::filesystem::remove(file, ignored));
  if (!secret_) return;
  const mode_t before = umask(077);
  Errors errors;
  writeFile(file, toHex(*secret_) + "\n", errors);
  umask(before);
  complain(*context_, errors);
}

bool RecordFile::copyTo(const Session& session, const std::string& path) const {
  Errors errors;
  const bool written = writeFile(path, session.lines(), errors);
  complain(*context_, errors);
  if (written) keepSecret(session, path);
  return written;
}

}  // namespace walstatt::cli
