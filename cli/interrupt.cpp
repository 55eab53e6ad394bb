#include "cli/interrupt.h"

#include <signal.h>

namespace walstatt::cli {

namespace {

volatile sig_atomic_t mark = 0;

extern "C" void onInterrupt(int signal) { mark = signal; }

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

}  // namespace walstatt::cli
