# walstatt_precompile(<target> [<header>...]): reads the standard headers that nearly every file uses, and those named, once
# for all files of <target>; that is a fifth of all compiling. Every file still includes what it uses: the presets clang and
# wasm compile without this and so notice who does not.

function(walstatt_precompile target)
  if(NOT WALSTATT_PRECOMPILE)
    return()
  endif()
  target_precompile_headers(${target} PRIVATE
    <algorithm> <array> <functional> <map> <optional> <ranges> <set> <span> <sstream> <string> <string_view> <variant> <vector>
    ${ARGN})
  # So that ccache finds the objects again, also in other folders.
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(${target} PRIVATE -fpch-preprocess)
  else()
    target_compile_options(${target} PRIVATE -Xclang -fno-pch-timestamp)
  endif()
endfunction()
