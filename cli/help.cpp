#include "cli/help.h"

#include <algorithm>

#include "cli/text.h"

namespace walstatt::cli {

namespace {

void addSection(std::string& out, const std::string& title, const std::vector<HelpEntry>& entries, std::size_t width) {
  if (entries.empty()) return;
  out += '\n' + title + ":\n";
  std::size_t left = 0;
  for (const auto& [typed, does] : entries) left = std::max(left, columns(typed));
  left = std::min<std::size_t>(left, 24);
  const std::size_t indent = left + 4;
  for (const auto& [typed, does] : entries) {
    out += "  " + padded(typed, left) + "  ";
    if (columns(typed) > left) out += '\n' + std::string(indent, ' ');
    out += indented(does, width, indent).substr(indent) + '\n';
  }
}

}  // namespace

std::string helpText(const Words& words, Language language, std::size_t width, const HelpPage& page) {
  const auto plain = [&](const std::string& id) {
    return words.fill("cli.help." + id, language, {{"walstatt", page.calledAs}});
  };
  const std::string own = page.command.empty() ? "walstatt" : page.command;
  std::string out = plain("usage") + ": " + plain(own + ".usage") + "\n\n";
  out += reflowed(plain(own + ".about"), width) + '\n';
  if (words.has("cli.help." + own + ".more")) out += '\n' + reflowed(plain(own + ".more"), width) + '\n';
  addSection(out, plain("commands"), page.commands, width);
  addSection(out, plain("arguments"), page.arguments, width);
  addSection(out, plain("options"), page.options, width);
  addSection(out, plain("general"), page.general, width);
  out += '\n' + plain("examples") + ":\n";
  for (const std::string& line : split(trimmed(plain(own + ".examples")), '\n')) out += "  " + trimmed(line) + '\n';
  out += '\n' + reflowed(plain("exit-codes"), width);
  return out;
}

}  // namespace walstatt::cli
