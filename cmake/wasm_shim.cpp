// Compiled only for wasm32-wasi, where C++ exceptions do not exist at run time: the engine reports by value, and
// -fignore-exceptions leaves out every catch. What still throws (vector::at, a broken content file) calls these
// three functions of the C++ ABI, which the target's library does not have. They name the exception and trap.

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <typeinfo>

namespace {

// Room for one exception object; it is never thrown, so one is enough.
constexpr std::size_t roomForException = 1024;
alignas(std::max_align_t) unsigned char exceptionRoom[roomForException];

[[noreturn]] void trap(const char* what) {
  std::fflush(stdout);
  std::fprintf(stderr, "exception in WebAssembly, where none can be caught: %s\n", what);
  __builtin_trap();
}

}  // namespace

extern "C" {

// NOLINTBEGIN(bugprone-reserved-identifier): the names are given by the C++ ABI
void* __cxa_allocate_exception(std::size_t size) noexcept {
  if (size > roomForException) trap("(too large to name)");
  return exceptionRoom;
}

void __cxa_free_exception(void*) noexcept {}

[[noreturn]] void __cxa_throw(void*, std::type_info* type, void (*)(void*)) {
  trap(type != nullptr ? type->name() : "(unknown)");
}

[[noreturn]] void __cxa_rethrow() { trap("(thrown again)"); }

// Division of 128 bits comes from the compiler's library, which was built with guarded stacks.
std::uintptr_t __stack_chk_guard = 0x5741'4C53;
[[noreturn]] void __stack_chk_fail() { __builtin_trap(); }
// NOLINTEND(bugprone-reserved-identifier)

}  // extern "C"
