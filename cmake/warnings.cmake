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
    # -Wnull-dereference, -Wrestrict and -Wstringop-overflow stay off and the last three stay warnings: at -O3 GCC 12 reports them
    # inside its own std::string, std::optional and std::vector, where nothing is wrong.
    target_compile_options(${target} PRIVATE
      -Wduplicated-cond
      -Wlogical-op
      -Wno-restrict
      -Wno-stringop-overflow
      -Wno-error=maybe-uninitialized
      -Wno-error=array-bounds
      -Wno-error=stringop-overread)
  elseif(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    target_compile_options(${target} PRIVATE -Wnull-dereference -Wextra-semi)
  endif()
endfunction()
