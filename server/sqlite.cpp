#include "server/sqlite.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace walstatt::server {

namespace {

[[noreturn]] void fail(sqlite3* handle, int code) {
  throw SqliteError(handle ? sqlite3_extended_errcode(handle) : code,
                    handle ? sqlite3_errmsg(handle) : sqlite3_errstr(code));
}

constexpr int patience = 5'000;  // milliseconds to wait for a reader's checkpoint

}  // namespace

bool SqliteError::isFull() const { return (code & 0xff) == SQLITE_FULL; }

Database::Database(const std::string& file, Access access) {
  const int flags = (access == Access::read ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE) |
                    SQLITE_OPEN_NOMUTEX;
  const int code = sqlite3_open_v2(file.c_str(), &handle_, flags, nullptr);
  if (code != SQLITE_OK) {
    const SqliteError error(handle_ ? sqlite3_extended_errcode(handle_) : code,
                            handle_ ? sqlite3_errmsg(handle_) : sqlite3_errstr(code));
    sqlite3_close(handle_);
    throw error;
  }
  sqlite3_extended_result_codes(handle_, 1);
  sqlite3_busy_timeout(handle_, patience);
}

Database::~Database() { sqlite3_close_v2(handle_); }

void Database::run(const std::string& sql) {
  const int code = sqlite3_exec(handle_, sql.c_str(), nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) fail(handle_, code);
}

std::int64_t Database::number(const std::string& sql) {
  Statement statement(*this, sql);
  return statement.step() ? statement.number(0) : 0;
}

std::int64_t Database::lastRow() const { return sqlite3_last_insert_rowid(handle_); }

bool Database::inTransaction() const { return sqlite3_get_autocommit(handle_) == 0; }

Statement::Statement(const Database& database, std::string_view sql) {
  const int code = sqlite3_prepare_v3(database.handle(), sql.data(), static_cast<int>(sql.size()),
                                      SQLITE_PREPARE_PERSISTENT, &handle_, nullptr);
  if (code != SQLITE_OK) fail(database.handle(), code);
}

Statement::~Statement() { sqlite3_finalize(handle_); }

void Statement::bind(int place, std::string_view text) {
  const int code =
      sqlite3_bind_text(handle_, place, text.data() ? text.data() : "", static_cast<int>(text.size()), SQLITE_STATIC);
  if (code != SQLITE_OK) fail(sqlite3_db_handle(handle_), code);
}

void Statement::bind(int place, std::int64_t number) {
  const int code = sqlite3_bind_int64(handle_, place, number);
  if (code != SQLITE_OK) fail(sqlite3_db_handle(handle_), code);
}

bool Statement::step() {
  const int code = sqlite3_step(handle_);
  if (code == SQLITE_ROW) return true;
  if (code == SQLITE_DONE) return false;
  fail(sqlite3_db_handle(handle_), code);
}

void Statement::reset() noexcept {
  sqlite3_reset(handle_);
  sqlite3_clear_bindings(handle_);
}

std::string Statement::text(int column) const {
  const unsigned char* text = sqlite3_column_text(handle_, column);
  const int length = sqlite3_column_bytes(handle_, column);
  return text ? std::string(reinterpret_cast<const char*>(text), static_cast<std::size_t>(length)) : std::string();
}

std::int64_t Statement::number(int column) const { return sqlite3_column_int64(handle_, column); }

FileLock::FileLock(const std::string& file) {
  const std::string path = file + ".lock";
  descriptor_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (descriptor_ < 0) {
    const int reason = errno;
    if (reason == ENOENT || reason == ENOTDIR) throw StartFault("server.error.no-folder", {{"file", file}});
    if (reason == EACCES || reason == EROFS || reason == EPERM)
      throw StartFault("server.error.read-only", {{"file", file}});
    throw StartFault("server.error.data", {{"file", file}, {"reason", std::strerror(reason)}});
  }
  if (::flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {
    ::close(descriptor_);
    throw StartFault("server.error.locked", {{"file", file}});
  }
}

FileLock::~FileLock() { ::close(descriptor_); }

}  // namespace walstatt::server
