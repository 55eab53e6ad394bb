// Fighters on a screen and on paper.
#pragma once

#include <string>
#include <vector>

#include "cli/context.h"
#include "games/duel/own_fighter.h"

namespace walstatt::cli {

std::string nameOf(const Context& context, const duel::Content& content, const duel::OwnFighter& fighter);
// Name, values and pieces.
std::vector<std::string> headLines(const Context& context, const duel::Content& content,
                                   const duel::OwnFighter& fighter);
// The same with explained numbers and chances; only of one without faults.
std::vector<std::string> sheetLines(const Context& context, const duel::Content& content,
                                    const duel::OwnFighter& fighter, std::size_t against);
// With boxes for what is lost in play; only of fighters without faults.
std::vector<std::string> cardLines(const Context& context, const duel::Content& content,
                                   const duel::OwnFighter& fighter);
std::string cardsHtml(const Context& context, const duel::Content& content,
                      const std::vector<duel::OwnFighter>& fighters);

// What fighters are made of: 0 ready fighters, 1 weapons, 2 armour.
std::vector<std::string> pieceLines(const Context& context, const duel::Content& content, std::size_t which);

}  // namespace walstatt::cli
