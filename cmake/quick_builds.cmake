# What makes compiling quicker and changes no result. Every file still includes what it uses: the preset clang compiles
# without all this and so notices who does not.

# walstatt_precompile(<target> [<header>...]): reads the standard headers that nearly every file uses, and those named, once
# for all files of <target>.
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

# walstatt_unity(<target>): compiles its files by the eights, which takes half the time. What is local to a file then needs a
# name of its own in its namespace: "redefinition" tells who should share one piece or find another name. That locals hide
# what is local to another file, or that a file has types of its own, says nothing then.
function(walstatt_unity target)
  if(WALSTATT_UNITY)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 8)
    target_compile_options(${target} PRIVATE -Wno-shadow $<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>)
  endif()
endfunction()
