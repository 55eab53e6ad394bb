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

# walstatt_glue(<target>): with sanitizers it is not optimized at all. What lies around the engine takes three times as long to
# compile then as it would ever run.
function(walstatt_glue target)
  target_compile_options(${target} PRIVATE $<$<CONFIG:Debug>:-O0>)
endfunction()

# walstatt_gather(<variable> <base>): puts the source files of the list <variable> together, several of a folder into one, which
# takes half the time to compile. Who goes with whom is told by folder and first letter, so that a new file changes nothing for
# the others. What is local to a file then needs a name of its own in its namespace: "redefinition" tells who should share one
# piece or find another name. Paths are written from <base>, which must be an include folder, so that ccache finds the objects
# again in other folders; for the same reason this is not CMake's own unity build.
function(walstatt_gather variable base)
  if(NOT WALSTATT_GATHER)
    return()
  endif()
  set(groups)
  foreach(source IN LISTS ${variable})
    cmake_path(RELATIVE_PATH source BASE_DIRECTORY "${base}")
    cmake_path(GET source PARENT_PATH group)
    cmake_path(GET source FILENAME name)
    foreach(letters IN ITEMS a-b c d-f g-l m-n o-p q-s t-z)
      if(group MATCHES "games/[^/]*$|^cli$" AND name MATCHES "^[${letters}]")
        string(APPEND group "/${letters}")
      endif()
    endforeach()
    string(REPLACE "/" "." group "${group}")
    list(APPEND groups "${group}")
    string(APPEND text_of_${group} "#include \"${source}\"\n")
  endforeach()
  list(REMOVE_DUPLICATES groups)
  set(gathered)
  foreach(group IN LISTS groups)
    set(file "${CMAKE_CURRENT_BINARY_DIR}/gathered/${variable}/${group}.cpp")
    file(CONFIGURE OUTPUT "${file}" CONTENT "${text_of_${group}}" @ONLY)
    list(APPEND gathered "${file}")
  endforeach()
  # That locals hide what is local to another file, or that a file has types of its own, says nothing here.
  set_source_files_properties(${gathered} PROPERTIES
    COMPILE_OPTIONS "-Wno-shadow;$<$<CXX_COMPILER_ID:GNU>:-Wno-subobject-linkage>")
  set(${variable} ${gathered} PARENT_SCOPE)
endfunction()
