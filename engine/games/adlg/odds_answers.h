// What the answers of the odds desk share: sentences in both languages, numbers with reasons, chances.
#pragma once

#include "base/explained.h"
#include "games/adlg/clash.h"
#include "games/adlg/content.h"
#include "games/adlg/odds_question.h"
#include "games/adlg/wide_fraction.h"

namespace walstatt::adlg {

class OddsTeller {
 public:
  explicit OddsTeller(const Content& content) : content_(content) {}

  const Content& content() const { return content_; }
  Data both(const Said& said) const;
  Data plain(std::string_view id) const;  // a sentence without arguments
  Data line(const Phrase& phrase) const;  // { text, rule }
  Data number(const Explained& number) const;
  Data side(const AskedUnit& unit) const;               // what a unit is
  void addQuality(Quality quality, Data& after) const;  // what it makes of a die, if anything (B-Qua-02, 03)

 private:
  const Content& content_;
};

Data chanceOf(WideFraction chance);
Data chanceOf(int throws);  // of 36
double rounded(double value);

// A melee that is about to begin: the factors of both, its first round, how it may end.
Data expectedMelee(const OddsTeller& teller, const Clash& clash);

Data answerMelee(const OddsTeller& teller, Reader& in, Errors& errors);
Data answerShot(const OddsTeller& teller, Reader& in, Errors& errors);
Data answerMatrix(const OddsTeller& teller, Reader& in, Errors& errors);
Data answerLists(const OddsTeller& teller);

}  // namespace walstatt::adlg
