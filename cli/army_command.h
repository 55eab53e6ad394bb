// What walstatt army does with the armies of any game: it shows, checks, codes, saves, changes and prints them. What only a
// game knows stands in the class that is built on this one:
//
//   int list();                                        what armies are made of
//   std::optional<Army> begun(), drawn();              a new army, one drawn by lot; nothing after a complaint
//   std::optional<Army> load(text);                    of a file or a code; nothing after a complaint
//   bool change(Army&, bool add);                      the units named on the command line
//   Data report(army), data(army); std::string toml(army); std::optional<std::string> code(army);
//   void judge(army, where, errors); int points(army);
//   std::vector<std::string> roster(army), cards(army); std::string html(army);
#pragma once

#include <optional>
#include <ostream>
#include <string>
#include <vector>

#include "cli/army.h"
#include "cli/codes.h"
#include "cli/files.h"
#include "cli/text.h"

namespace walstatt::cli {

// An army by what was typed: `ofFile(data, path, faults)` or `ofCode(code, faults, notices)`; complaints are made here.
template <class Army, class OfFile, class OfCode>
std::optional<Army> armyOf(const Context& context, const std::string& text, const OfFile& ofFile,
                           const OfCode& ofCode) {
  Errors faults, notices;
  std::optional<Army> army;
  if (looksLikeFile(text)) {
    if (const std::optional<Data> data = readDataFile(text, faults)) army = ofFile(*data, text, faults);
    complain(context, faults);
    return army;
  }
  army = ofCode(text, faults, notices);
  complainOf(context, faults, shortened(text));
  complainOf(context, notices, shortened(text));
  return army;
}

template <class Game, class Army>
class ArmyCommand {
 public:
  int run() {
    const std::string& action = options_.action;
    if (action == "list") return game().list();
    if (action == "new") return present(game().begun());
    if (action == "random") return present(game().drawn());
    if (action == "save") return save();
    if (options_.arguments.size() != 1) return wants("cli.army.want-army");
    std::optional<Army> army = game().load(options_.arguments[0]);
    if (!army) return refused;
    if (action == "add" || action == "remove") return change(*army, action == "add");
    if (action == "check") return check(*army);
    if (action == "code") return code(*army);
    if (action == "cards") return cards(*army);
    return show(*army);
  }

 private:
  friend Game;
  ArmyCommand(const Context& context, const ArmyOptions& options) : context_(context), options_(options) {}

 protected:
  int wants(std::string_view what) const {
    complain(context_, context_.say("cli.error.missing-option", {{"option", context_.say(what)}}));
    return badUse;
  }

  const Context& context_;
  const ArmyOptions& options_;

 private:
  Game& game() { return static_cast<Game&>(*this); }
  const Game& game() const { return static_cast<const Game&>(*this); }

  // A made army: into the file that was named, or onto the screen.
  int present(const std::optional<Army>& army) {
    if (!army) return badUse;
    if (options_.output.empty()) return show(*army);
    return writeAndJudge(*army, options_.output, false);
  }

  int write(const Army& army, const std::string& path, bool again) const {
    const std::string text = wantsJson(path) ? toJson(game().data(army)) + "\n" : game().toml(army);
    if (const int code = writeNew(context_, path, text, again); code != fine) return code;
    if (context_.json) print(context_, toJson(game().report(army)));
    return fine;
  }
  int writeAndJudge(const Army& army, const std::string& path, bool again) const {
    if (const int code = write(army, path, again); code != fine) return code;
    tellFaults(army);
    return fine;
  }

  int save() {
    if (options_.arguments.size() != 2) return wants("cli.army.want-army-and-file");
    std::optional<Army> army = game().load(options_.arguments[0]);
    if (!army) return refused;
    if (!options_.name.empty()) army->name = options_.name;
    return write(*army, options_.arguments[1], false);
  }

  int change(Army& army, bool add) {
    const std::string& path = options_.arguments[0];
    if (!looksLikeFile(path)) return wants("cli.value.file");
    if (options_.units.empty() && options_.name.empty() && !options_.points) return wants("cli.army.want-unit");
    if (!options_.name.empty()) army.name = options_.name;
    if (options_.points) army.points = *options_.points;
    return game().change(army, add) ? writeAndJudge(army, path, true) : badUse;
  }

  bool tellFaults(const Army& army) const {
    Errors errors;
    const std::string where = options_.arguments.empty() ? options_.output : options_.arguments[0];
    game().judge(army, looksLikeFile(where) ? where : shortened(where), errors);
    complain(context_, errors);
    return errors.empty();
  }

  int show(const Army& army) const {
    if (context_.json) return print(context_, toJson(game().report(army))), fine;
    for (const std::string& line : game().roster(army)) print(context_, line);
    if (const auto coded = game().code(army)) print(context_, context_.say("cli.army.code", {{"code", *coded}}));
    tellFaults(army);
    return fine;
  }

  int check(const Army& army) const {
    if (context_.json) {
      Errors errors;
      game().judge(army, "", errors);
      return print(context_, toJson(game().report(army))), errors.empty() ? fine : refused;
    }
    if (!tellFaults(army)) return refused;
    print(context_, context_.say("cli.army.fine", {{"sum", std::to_string(game().points(army))},
                                                   {"limit", std::to_string(army.points)}}));
    return fine;
  }

  int code(const Army& army) const {
    const std::optional<std::string> coded = game().code(army);
    if (!coded) {
      tellFaults(army);
      complain(context_, context_.say("cli.army.no-code"));
      return refused;
    }
    if (!context_.json) return print(context_, *coded), fine;
    Data data;
    print(context_, toJson(data.set("code", *coded)));
    return fine;
  }

  int cards(const Army& army) const {
    std::string text;
    if (options_.html)
      text = game().html(army);
    else
      for (const std::string& line : game().cards(army)) text += line + '\n';
    tellFaults(army);
    if (options_.output.empty()) return context_.out << text, fine;
    return writeNew(context_, options_.output, text, true);
  }
};

}  // namespace walstatt::cli
