# walstatt_warnings(<target>): the warnings of the house, all of them errors. Suits GCC 12 and Clang 19.

function(walstatt_warnings target)
  target_compile_options(${target} PRIVATE
    -Wall
    -Wextra
    -Wpedantic
    -Wshadow
    -Wconversion
    -Wsign-conversion
    -Wold-style-cast
    -Wnon-virtual-dtor
    -Woverloaded-virtual
    -Werror)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # -Wnull-dereference and those below stay off, the last two stay warnings: at -O3 GCC 12 reports them inside its own
    # std::string, std::optional and std::vector, where nothing is wrong. Clang judges array bounds, too, and the sanitizers all.
    target_compile_options(${target} PRIVATE
      -Wduplicated-cond
      -Wlogical-op
      -Wno-restrict
      -Wno-array-bounds
      -Wno-stringop-overflow
      -Wno-error=maybe-uninitialized
      -Wno-error=stringop-overread)
  elseif(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    target_compile_options(${target} PRIVATE -Wnull-dereference -Wextra-semi)
  endif()
endfunction()
