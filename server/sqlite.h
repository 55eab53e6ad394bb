// SQLite, as far as the store needs it: a connection, a prepared statement, and the lock that keeps a second server out.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

struct sqlite3;
struct sqlite3_stmt;

namespace walstatt::server {

// Why the server cannot begin: the id of a sentence (server.error.…) and what fills it.
class StartFault : public std::runtime_error {
 public:
  using Values = std::vector<std::pair<std::string_view, std::string>>;
  StartFault(std::string sentence, Values filled)
      : std::runtime_error(sentence), id(std::move(sentence)), values(std::move(filled)) {}
  std::string id;
  Values values;
};

class SqliteError : public std::runtime_error {
 public:
  SqliteError(int number, const std::string& what) : std::runtime_error(what), code(number) {}
  int code;  // of SQLite, extended
  bool isFull() const;
};

enum class Access { read, write };

class Database {
 public:
  Database(const std::string& file, Access access);
  Database(Database&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
  Database& operator=(Database&& other) noexcept {
    std::swap(handle_, other.handle_);
    return *this;
  }
  ~Database();

  void run(const std::string& sql);
  std::int64_t number(const std::string& sql);  // the first column of the first row
  std::int64_t lastRow() const;                 // that was inserted
  bool inTransaction() const;
  sqlite3* handle() const { return handle_; }

 private:
  sqlite3* handle_ = nullptr;
};

class Statement {
 public:
  Statement(const Database& database, std::string_view sql);
  Statement(Statement&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
  Statement& operator=(Statement&&) = delete;
  ~Statement();

  // Texts must live until the statement has been reset.
  void bind(int place, std::string_view text);
  void bind(int place, std::int64_t number);
  bool step();  // whether there is a row
  void reset() noexcept;
  std::string text(int column) const;
  std::int64_t number(int column) const;

 private:
  sqlite3_stmt* handle_ = nullptr;
};

// Resets a statement however its use ends.
class Resetting {
 public:
  explicit Resetting(Statement& statement) : statement_(&statement) {}
  Resetting(const Resetting&) = delete;
  ~Resetting() { statement_->reset(); }

 private:
  Statement* statement_;
};

// FILE.lock, held as long as the object lives; the system frees it when the process dies.
class FileLock {
 public:
  explicit FileLock(const std::string& file);
  FileLock(const FileLock&) = delete;
  ~FileLock();

 private:
  int descriptor_ = -1;
};

}  // namespace walstatt::server
