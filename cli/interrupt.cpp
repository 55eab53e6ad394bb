#include "cli/interrupt.h"

#include <poll.h>
#include <signal.h>
#include <unistd.h>

namespace walstatt::cli {

namespace {

volatile sig_atomic_t mark = 0;

extern "C" void onInterrupt(int signal) { mark = signal; }

// Until a line or the end of the input lies ready, or an interrupt comes: those are let through only while waiting, so that
// none falls between the look at the mark and the wait.
void waitForTerminal() {
  sigset_t interrupts, before;
  sigemptyset(&interrupts);
  sigaddset(&interrupts, SIGINT);
  sigaddset(&interrupts, SIGTERM);
  sigprocmask(SIG_BLOCK, &interrupts, &before);
  if (mark == 0) {
    pollfd terminal{STDIN_FILENO, POLLIN, 0};
    ppoll(&terminal, 1, nullptr, &before);
  }
  sigprocmask(SIG_SETMASK, &before, nullptr);
}

}  // namespace

void catchInterrupts() {
  struct sigaction action{};
  action.sa_handler = onInterrupt;
  action.sa_flags = static_cast<int>(SA_RESETHAND);  // and not SA_RESTART: the read must end
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
}

bool interrupted() { return mark != 0; }
int interruptCode() { return mark ? 128 + mark : 0; }

std::optional<std::string> readLine(std::istream& in, bool fromTerminal) {
  if (fromTerminal) waitForTerminal();
  std::string line;
  if (interrupted() || !std::getline(in, line)) return std::nullopt;
  return line;
}

}  // namespace walstatt::cli
