# walstatt_embed_content(<target>): compiles every .toml file of content/ into <target>, which then defines
# walstatt::embeddedContent() of engine/library/embedded_content.h. New, changed and removed files are noticed by the
# next build.

find_package(Python3 3.11 REQUIRED COMPONENTS Interpreter)

function(walstatt_embed_content target)
  set(content_dir "${PROJECT_SOURCE_DIR}/content")
  set(script "${PROJECT_SOURCE_DIR}/scripts/embed-content.py")
  set(output "${CMAKE_CURRENT_BINARY_DIR}/embedded_content.cpp")
  file(GLOB_RECURSE content_files CONFIGURE_DEPENDS "${content_dir}/*.toml")
  # The list is a file of its own, rewritten only when it differs, so that a removed file makes the output stale too.
  list(JOIN content_files "\n" content_list)
  file(CONFIGURE OUTPUT "${output}.list" CONTENT "${content_list}\n" @ONLY)
  add_custom_command(
    OUTPUT "${output}"
    COMMAND Python3::Interpreter "${script}" --content "${content_dir}" --list "${output}.list" --output "${output}"
    DEPENDS "${script}" "${output}.list" ${content_files}
    COMMENT "Embedding content/"
    VERBATIM)
  target_sources(${target} PRIVATE "${output}")
endfunction()
