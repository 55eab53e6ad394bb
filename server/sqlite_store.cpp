#include "server/sqlite_store.h"

#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include <filesystem>

namespace walstatt::server {

namespace {

constexpr const char* columns = "id, game, setup, status, listed, created, changed, deadline, about";

// Entries are first added to `recent`, which only grows at its end: many of them fit into one page, while in the journal
// every match has pages of its own. From time to time the writer moves them over (JournalMover).
constexpr const char* schema = R"(
create table if not exists matches (
  id text primary key, game text not null, setup text not null, status integer not null, listed integer not null,
  created integer not null, changed integer not null, deadline integer not null, about text not null) without rowid;
create table if not exists journal (
  match text not null, number integer not null, at integer not null, text text not null,
  primary key (match, number)) without rowid;
create table if not exists recent (match text not null, number integer not null, at integer not null, text text not null);
create table if not exists room (number integer primary key, bytes blob);
create index if not exists matches_by_change on matches (status, listed, changed);
create index if not exists matches_by_deadline on matches (deadline) where deadline > 0;
)";

MatchSummary summaryOf(const Statement& row) {
  MatchSummary summary;
  summary.id = row.text(0);
  summary.game = row.text(1);
  summary.setup = row.text(2);
  summary.status = static_cast<MatchStatus>(row.number(3));
  summary.listed = row.number(4) != 0;
  summary.created = row.number(5);
  summary.changed = row.number(6);
  summary.deadline = row.number(7);
  summary.about = row.text(8);
  return summary;
}

std::string selecting(const char* rest) { return std::string("select ") + columns + " from matches " + rest; }

// SQLite would open a file it may only read and complain at the first write: better now.
void checkFile(const std::string& file) {
  std::error_code ignored;
  const std::filesystem::path folder = std::filesystem::absolute(file, ignored).parent_path();
  if (!std::filesystem::is_directory(folder, ignored)) throw StartFault("server.error.no-folder", {{"file", file}});
  if (std::filesystem::is_directory(file, ignored)) throw StartFault("server.error.not-database", {{"file", file}});
  const bool exists = std::filesystem::exists(file, ignored);
  if (::access(folder.c_str(), W_OK) != 0 || (exists && ::access(file.c_str(), R_OK | W_OK) != 0))
    throw StartFault("server.error.read-only", {{"file", file}});
}

void makeTables(Database& database, const std::string& file) {
  const std::int64_t version = database.number("pragma user_version");
  if (version > schemaVersion)
    throw StartFault("server.error.newer",
                     {{"file", file}, {"found", std::to_string(version)}, {"known", std::to_string(schemaVersion)}});
  if (version == 0 && database.number("select count(*) from sqlite_master") != 0)
    throw StartFault("server.error.foreign", {{"file", file}});
  database.run("begin immediate");
  database.run(schema);
  database.run("pragma user_version = " + std::to_string(schemaVersion));
  database.run("commit");
}

}  // namespace

Database openStore(const std::string& file) {
  checkFile(file);
  try {
    Database database(file, Access::write);
    database.run("pragma journal_mode = wal");
    database.run("pragma synchronous = full");
    database.run(
        "pragma cache_size = -32768");  // KiB: entries on their way to the journal are not read from the file again
    makeTables(database, file);
    return database;
  } catch (const SqliteError& error) {
    const int kind = error.code & 0xff;
    if (kind == SQLITE_NOTADB || kind == SQLITE_CORRUPT)
      throw StartFault("server.error.not-database", {{"file", file}});
    if (kind == SQLITE_READONLY || kind == SQLITE_PERM) throw StartFault("server.error.read-only", {{"file", file}});
    if (kind == SQLITE_BUSY || kind == SQLITE_LOCKED) throw StartFault("server.error.locked", {{"file", file}});
    throw StartFault("server.error.data", {{"file", file}, {"reason", error.what()}});
  }
}

SqliteStore::SqliteStore(const std::string& file)
    : database_(file, Access::read),
      summary_(database_, selecting("where id = ?")),
      journal_(database_,
               "select number, at, text from journal where match = ?1 union "
               "select number, at, text from recent where match = ?1 order by number"),
      list_(database_, selecting("where status = ? and listed = 1 order by changed desc limit ?")),
      due_(database_, "select id from matches where deadline > 0 and deadline <= ? order by deadline"),
      next_(database_, "select min(deadline) from matches where deadline > 0") {}

std::optional<StoredMatch> SqliteStore::load(std::string_view id) {
  const Resetting one(summary_);
  const Resetting other(journal_);
  summary_.bind(1, id);
  if (!summary_.step()) return std::nullopt;
  StoredMatch match;
  match.summary = summaryOf(summary_);
  journal_.bind(1, id);
  while (journal_.step())
    match.journal.push_back({static_cast<std::uint64_t>(journal_.number(0)), journal_.number(1), journal_.text(2)});
  return match;
}

std::vector<MatchSummary> SqliteStore::list(MatchStatus status, std::size_t most) {
  const Resetting after(list_);
  list_.bind(1, static_cast<std::int64_t>(status));
  list_.bind(2, static_cast<std::int64_t>(most));
  std::vector<MatchSummary> all;
  while (list_.step()) all.push_back(summaryOf(list_));
  return all;
}

std::vector<std::string> SqliteStore::due(Milliseconds until) {
  const Resetting after(due_);
  due_.bind(1, until);
  std::vector<std::string> all;
  while (due_.step()) all.push_back(due_.text(0));
  return all;
}

Milliseconds SqliteStore::nextDeadline() {
  const Resetting after(next_);
  return next_.step() ? next_.number(0) : 0;
}

}  // namespace walstatt::server
