#include "heap.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <memory>
#include <new>

// Counts what a thread takes from the heap; else it behaves as the usual one. Not inlined, or GCC takes new and delete for a
// mismatched pair. Volatile, or Clang takes it for granted that `new` changes nothing that can be seen.
namespace {
thread_local volatile std::size_t taken = 0;
}  // namespace

[[gnu::noinline]] void* operator new(std::size_t size) {
  taken = taken + 1;
  if (void* memory = std::malloc(size ? size : 1)) return memory;
  throw std::bad_alloc();
}
[[gnu::noinline]] void* operator new[](std::size_t size) { return operator new(size); }
[[gnu::noinline]] void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
  taken = taken + 1;
  return std::malloc(size ? size : 1);
}
[[gnu::noinline]] void* operator new[](std::size_t size, const std::nothrow_t& how) noexcept {
  return operator new(size, how);
}
[[gnu::noinline]] void operator delete(void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete[](void* memory) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
[[gnu::noinline]] void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace walstatt {

std::size_t takenFromHeap() { return taken; }

namespace {

const volatile void* volatile seen = nullptr;  // what is shown here no compiler does without

TEST(Heap, whatever_is_taken_is_counted) {
  const std::size_t before = takenFromHeap();
  const auto one = std::make_unique<std::size_t>(before);
  const auto many = std::make_unique<int[]>(1 + *one % 7);
  seen = one.get();
  seen = many.get();
  EXPECT_EQ(takenFromHeap() - before, 2u);
  EXPECT_EQ(many[0], 0);
}

}  // namespace
}  // namespace walstatt
