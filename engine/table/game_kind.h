// What a game tells the house about itself: its name, its ready setups, and how to make a game object.
// Every folder of engine/games defines one `gameKind()`; games/registry lists them all.
#pragma once

#include <functional>
#include <memory>

#include "base/data.h"
#include "base/language.h"
#include "table/player.h"

namespace walstatt {

class Library;
class Errors;

struct ReadySetup {
  std::string id;
  Bilingual name;
  Bilingual note;
};

// Answers questions that come before a game: of armies, maps and setups made of them. Plain data in, plain data out; a
// question that is none goes to `errors`.
using Workshop = std::function<Data(const Data& question, Errors& errors)>;

struct GameKind {
  std::string_view id;
  Bilingual name;
  bool toy = false;  // a small one that shows how games are made
  // The setups that content/ offers, best for a first game first.
  std::function<std::vector<ReadySetup>(const Library&)> setups;
  // The whole setup behind a ready one's id, in the form that records keep and setup files are written in.
  std::function<std::optional<Data>(const Library&, std::string_view id)> setup;
  // The game of a setup. Nothing when it holds faults; all of them are then in `errors`.
  std::function<std::unique_ptr<AnyGame>(const Library&, const Data& setup, Errors& errors)> make;
  // Computer players of its own beside those of players/, the usual opponent first.
  std::vector<OwnPlayer> players = {};
  // Its workshop, if it has one.
  std::function<Workshop(const Library&)> workshop = {};
  // Checks the game's own content files as a whole.
  std::function<void(const Library&, Errors& errors)> checkContent;
};

}  // namespace walstatt
