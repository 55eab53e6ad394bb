// walstatt fighter: makes, shows, checks, shares and prints fighters, and lets them meet.
#include "cli/fighter.h"

#include <algorithm>
#include <ostream>
#include <random>

#include "cli/codes.h"
#include "cli/commands.h"
#include "cli/fighter_lines.h"
#include "cli/files.h"
#include "cli/text.h"
#include "games/duel/fighter_code.h"
#include "games/duel/fighter_desk.h"
#include "games/duel/fighter_sheet.h"
#include "games/registry/registry.h"

namespace walstatt::cli {

namespace {

using duel::Content;
using duel::OwnFighter;

const std::vector<std::string> lists{"fighters", "weapons", "armour"};

class FighterCommand {
 public:
  FighterCommand(const Context& context, const Content& content, const FighterOptions& options)
      : context_(context), content_(content), options_(options) {}

  int run() {
    const std::string& action = options_.action;
    if (action == "list") return list();
    if (action == "new") return begin();
    if (action == "random") return random();
    if (action == "save") return save();
    if (action == "card") return card();
    if (action == "duel" || action == "trial") return duel(action == "trial");
    if (options_.arguments.size() != 1) return wants("cli.fighter.want-fighter");
    std::optional<OwnFighter> fighter = loadFighter(context_, content_, options_.arguments[0]);
    if (!fighter) return refused;
    if (action == "change") return change(*fighter);
    if (action == "check") return check(*fighter);
    if (action == "code") return code(*fighter);
    return show(*fighter);
  }

 private:
  int wants(std::string_view what, const Values& values = {}) const {
    complain(context_, context_.say("cli.error.missing-option", {{"option", context_.say(what, values)}}));
    return badUse;
  }
  std::vector<std::string> readyIds() const {
    std::vector<std::string> ids;
    for (const duel::FighterType& type : content_.fighters) ids.push_back(type.id);
    return ids;
  }
  // A ready fighter of an option; complains of an unknown one.
  std::optional<std::size_t> ready(const char* option, const std::string& id) const {
    const auto found = duel::findPiece(content_.fighters, id);
    if (!found)
      complain(context_,
               context_.say("cli.error.option",
                            {{"option", option}, {"found", cleaned(id)}, {"allowed", joined(readyIds(), " | ")}}));
    return found;
  }

  int list() const {
    if (context_.json) return print(context_, toJson(duel::piecesData(content_))), fine;
    const std::string wanted = options_.arguments.empty() ? lists[0] : options_.arguments[0];
    const auto which = std::find(lists.begin(), lists.end(), wanted);
    if (options_.arguments.size() > 1 || which == lists.end()) return wants("cli.fighter.want-list");
    const auto index = static_cast<std::size_t>(which - lists.begin());
    for (const std::string& line : pieceLines(context_, content_, index)) print(context_, line);
    if (index == 0) print(context_, context_.say("cli.fighter.list-hint"));
    return fine;
  }

  void apply(OwnFighter& fighter) const {
    const auto take = [](const auto& given, auto& value) {
      if (given) value = *given;
    };
    take(options_.dice, fighter.dice);
    take(options_.die, fighter.die);
    take(options_.skill, fighter.skill);
    take(options_.pts, fighter.pts);
    take(options_.initiative, fighter.initiative);
    take(options_.vitality, fighter.vitality);
    if (!options_.name.empty()) fighter.name = options_.name;
    if (!options_.weapon.empty()) fighter.weapon = options_.weapon;
    if (!options_.armour.empty()) fighter.armour = options_.armour;
    if (!options_.shot.empty()) fighter.shot = options_.shot == "none" ? "" : options_.shot;
  }

  int begin() {
    if (options_.base.empty()) return wants("cli.fighter.want-base", {{"allowed", joined(readyIds(), " | ")}});
    const auto base = ready("--base", options_.base);
    if (!base) return badUse;
    OwnFighter fighter = duel::ownOf(content_, content_.fighters[*base]);
    apply(fighter);
    return present(fighter);
  }

  int random() {
    std::optional<std::size_t> base;
    if (!options_.base.empty() && !(base = ready("--base", options_.base))) return badUse;
    const std::uint64_t seed = options_.seed ? *options_.seed : std::random_device{}();
    OwnFighter fighter = duel::surpriseFighter(content_, base, seed);
    apply(fighter);
    return present(fighter);
  }

  int change(OwnFighter& fighter) {
    const std::string& path = options_.arguments[0];
    if (!fileExists(path)) return wants("cli.value.file");
    if (!options_.base.empty()) {
      if (!ready("--base", options_.base)) return badUse;
      fighter.base = options_.base;
    }
    apply(fighter);
    return write(fighter, path, true);
  }

  // A made fighter: into the file that was named, or onto the screen.
  int present(const OwnFighter& fighter) {
    return options_.output.empty() ? show(fighter) : write(fighter, options_.output, false);
  }
  int write(const OwnFighter& fighter, const std::string& path, bool again) const {
    const std::string text = wantsJson(path) ? toJson(duel::fighterData(fighter)) + "\n" : duel::fighterToml(fighter);
    if (const int code = writeNew(context_, path, text, again); code != fine) return code;
    if (context_.json) print(context_, toJson(report(fighter)));
    tellFaults(fighter, path);
    return fine;
  }
  int save() {
    if (options_.arguments.size() != 2) return wants("cli.fighter.want-fighter-and-file");
    std::optional<OwnFighter> fighter = loadFighter(context_, content_, options_.arguments[0]);
    if (!fighter) return refused;
    apply(*fighter);
    return write(*fighter, options_.arguments[1], false);
  }

  Data report(const OwnFighter& fighter) const {
    return duel::fighterReport(content_, fighter, duel::yardstick(content_));
  }
  bool tellFaults(const OwnFighter& fighter, const std::string& where) const {
    Errors errors;
    duel::judge(content_, fighter, shortened(where), errors);
    complain(context_, errors);
    return errors.empty();
  }
  std::string where() const { return options_.arguments.empty() ? options_.output : options_.arguments[0]; }

  int show(const OwnFighter& fighter) const {
    std::size_t against = duel::yardstick(content_);
    if (!options_.against.empty()) {
      const auto chosen = ready("--against", options_.against);
      if (!chosen) return badUse;
      against = *chosen;
    }
    if (context_.json) return print(context_, toJson(duel::fighterReport(content_, fighter, against))), fine;
    Errors faults;
    duel::judge(content_, fighter, shortened(where()), faults);
    const auto lines =
        faults.empty() ? sheetLines(context_, content_, fighter, against) : headLines(context_, content_, fighter);
    for (const std::string& line : lines) print(context_, line);
    if (const auto coded = codeOf(fighter)) print(context_, context_.say("cli.fighter.code", {{"code", *coded}}));
    complain(context_, faults);
    return fine;
  }

  int check(const OwnFighter& fighter) const {
    Errors faults;
    duel::judge(content_, fighter, shortened(where()), faults);
    if (context_.json) return print(context_, toJson(report(fighter))), faults.empty() ? fine : refused;
    complain(context_, faults);
    if (!faults.empty()) return refused;
    print(context_, context_.say("cli.fighter.fine", {{"name", nameOf(context_, content_, fighter)}}));
    return fine;
  }

  std::optional<std::string> codeOf(const OwnFighter& fighter) const {
    return duel::fighterCode(content_, fighter, options_.names ? duel::CodeName::kept : duel::CodeName::leftOut);
  }
  int code(const OwnFighter& fighter) const {
    const auto coded = codeOf(fighter);
    if (!coded) {
      tellFaults(fighter, where());
      complain(context_, context_.say("cli.fighter.no-code"));
      return refused;
    }
    if (!context_.json) return print(context_, *coded), fine;
    Data data;
    print(context_, toJson(data.set("code", *coded)));
    return fine;
  }

  int card() {
    if (options_.arguments.empty()) return wants("cli.fighter.want-fighter");
    std::vector<OwnFighter> fighters;
    for (const std::string& text : options_.arguments) {
      std::optional<OwnFighter> fighter = loadFighter(context_, content_, text);
      if (!fighter || !tellFaults(*fighter, text)) return refused;
      fighters.push_back(std::move(*fighter));
    }
    std::string text;
    if (options_.html)
      text = cardsHtml(context_, content_, fighters);
    else
      for (const OwnFighter& fighter : fighters)
        for (const std::string& line : cardLines(context_, content_, fighter)) text += line + '\n';
    if (options_.output.empty()) return context_.out << text, fine;
    return writeNew(context_, options_.output, text, true);
  }

  // The setup of a duel: into a file, onto the screen, or played very often.
  int duel(bool trial) {
    if (options_.arguments.size() != 2) return wants("cli.fighter.want-two-sides");
    std::array<std::vector<duel::DuelFighter>, 2> sides;
    for (std::size_t side = 0; side < 2; ++side)
      for (const std::string& one : split(options_.arguments[side], ',')) {
        const std::optional<OwnFighter> fighter = loadFighter(context_, content_, trimmed(one));
        if (!fighter) return refused;
        sides[side].push_back({*fighter});
      }
    Errors errors;
    const std::optional<Data> setup = duel::duelSetup(content_, sides, options_.distance, errors);
    complain(context_, errors);
    if (!setup) return refused;
    if (trial) return tried(*setup);
    if (!options_.output.empty()) return writeNew(context_, options_.output, duel::setupToml(*setup), false);
    if (context_.json) return print(context_, toJson(*setup)), fine;
    context_.out << duel::setupToml(*setup);
    return fine;
  }
  int tried(const Data& setup) {
    OpenTable table;
    table.kind = findGame("1192");
    table.setup = setup;
    Errors errors;
    if (table.kind) table.game = table.kind->make(context_.library, setup, errors);
    complain(context_, errors);
    if (!table.game) return refused;
    TrialOptions trial;
    trial.games = options_.games;
    trial.seed = options_.seed.value_or(1);
    return runTrialAt(context_, table, trial);
  }

  const Context& context_;
  const Content& content_;
  const FighterOptions& options_;
};

}  // namespace

std::vector<std::string> fighterActions() {
  return {"list", "new", "change", "random", "show", "check", "code", "save", "card", "duel", "trial"};
}

std::shared_ptr<const Content> fighterContent(const Context& context) {
  Errors errors;
  std::shared_ptr<const Content> content = duel::readContent(context.library, errors);
  complain(context, errors);
  return errors.empty() && !content->fighters.empty() ? content : nullptr;
}

std::optional<OwnFighter> loadFighter(const Context& context, const Content& content, const std::string& text) {
  if (const auto found = duel::findPiece(content.fighters, text); found && !fileExists(text))
    return duel::ownOf(content, content.fighters[*found]);
  Errors faults, notices;
  std::optional<OwnFighter> fighter;
  if (looksLikeFile(text)) {
    if (const std::optional<Data> data = readDataFile(text, faults))
      fighter = duel::readOwnFighter(content, *data, text, faults);
  } else {
    fighter = duel::readFighterCode(content, text, faults, notices);
  }
  complainOf(context, faults, shortened(text));
  complainOf(context, notices, shortened(text));
  return fighter;
}

int runFighter(const Context& context, const FighterOptions& options) {
  const std::shared_ptr<const Content> content = fighterContent(context);
  return content ? FighterCommand(context, *content, options).run() : refused;
}

}  // namespace walstatt::cli
