# Toolchain file: the engine as WebAssembly, with Debian's clang-19, lld-19, wasi-libc and libc++-19-dev-wasm32.
# Executables are WASI commands (`main` is called once); scripts/run-wasi.mjs runs them under Node.
#
# Exceptions do not exist at run time. -fignore-exceptions compiles `throw` and `try`, leaves out every `catch`, and
# cmake/wasm_shim.cpp (to be compiled into the engine when WALSTATT_WASM is set) makes a throw a trap that names itself.

set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(WALSTATT_WASM ON)

set(CMAKE_C_COMPILER clang-19)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_C_COMPILER_TARGET wasm32-wasi)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
# The linker reads archives without an index, so the ar of binutils will do.
set(CMAKE_AR ar)
set(CMAKE_RANLIB ranlib)
set(CMAKE_EXECUTABLE_SUFFIX .wasm)
set(CMAKE_EXECUTABLE_SUFFIX_CXX .wasm)

# Only the header-only libraries named here are visible. /usr/include as a whole would bring in the headers of glibc.
# CMake reads this file again for every compiler check, in a folder of its own; the links are made in each.
set(WALSTATT_WASM_INCLUDE "${CMAKE_BINARY_DIR}/wasm-include")
file(MAKE_DIRECTORY "${WALSTATT_WASM_INCLUDE}")
foreach(walstatt_library IN ITEMS toml++)
  if(NOT EXISTS "/usr/include/${walstatt_library}")
    message(FATAL_ERROR "/usr/include/${walstatt_library} is missing; ./test installs it")
  endif()
  file(CREATE_LINK "/usr/include/${walstatt_library}" "${WALSTATT_WASM_INCLUDE}/${walstatt_library}" SYMBOLIC)
endforeach()
file(CREATE_LINK "${CMAKE_CURRENT_LIST_DIR}/wasm-include/fstream" "${WALSTATT_WASM_INCLUDE}/fstream" SYMBOLIC)

set(CMAKE_CXX_STANDARD_INCLUDE_DIRECTORIES "${WALSTATT_WASM_INCLUDE}")

set(CMAKE_CXX_FLAGS_INIT "-fignore-exceptions -DTOML_EXCEPTIONS=0 -DTOML_HEADER_ONLY=1")
# Not -Os: it makes std::visit several times slower.
set(CMAKE_CXX_FLAGS_RELEASE_INIT "-O3 -DNDEBUG")
# The default stack of 64 KiB is small for a search that copies states.
set(CMAKE_EXE_LINKER_FLAGS_INIT "-mexec-model=command -Wl,-z,stack-size=1048576 -Wl,--stack-first")

set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(CMAKE_FIND_ROOT_PATH "${WALSTATT_WASM_INCLUDE}")
