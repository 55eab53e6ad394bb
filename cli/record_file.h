// The file a running game is recorded in, and beside it (FILE.secret, for the owner's eyes) the secret of its dice,
// until the end of the game reveals it.
#pragma once

#include <optional>
#include <string>

#include "cli/context.h"
#include "records/session.h"

namespace walstatt::cli {

class RecordFile {
 public:
  // An empty path: nothing is written.
  RecordFile(const Context& context, std::string path, std::optional<Secret> secret)
      : context_(&context), path_(std::move(path)), secret_(secret) {}

  const std::string& path() const { return path_; }
  // Writes what there is before the first move; false with a complaint if that cannot be done.
  bool begin(const Session& session);
  // The file is what was read; nothing is left to be written.
  void holds(const Session& session);
  // Brings the file up to date. A fault of the disk is told once; the game goes on.
  void save(const Session& session);
  // A copy in another file; false with a complaint if it cannot be written.
  bool copyTo(const Session& session, const std::string& path) const;

 private:
  bool write(const Session& session, Errors& errors);
  void keepSecret(const Session& session, const std::string& path) const;

  const Context* context_;
  std::string path_;
  std::optional<Secret> secret_;
  std::size_t savedLines_ = 0;
  std::string lastLine_;
  bool failed_ = false;
};

std::string secretFileOf(const std::string& record);
// The secret kept beside a record, if there is one.
std::optional<Secret> keptSecret(const std::string& record);
// walstatt-mfm-2026-03-01-1830.jsonl, or with a number at the end where that exists.
std::string freshRecordName(std::string_view game);

}  // namespace walstatt::cli
