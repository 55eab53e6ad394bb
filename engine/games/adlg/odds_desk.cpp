#include "games/adlg/odds_desk.h"

#include <algorithm>
#include <cmath>

#include "games/adlg/odds_answers.h"
#include "games/adlg/odds_phrases.h"

namespace walstatt::adlg {

namespace {

const std::vector<std::string>& asked() {
  static const std::vector<std::string> all{"odds", "shot-odds", "odds-matrix", "odds-lists"};
  return all;
}

constexpr Unsigned128 mostInNumbers = Unsigned128{1} << 53;

Data wide(Unsigned128 number) {
  return number <= mostInNumbers ? Data(static_cast<std::int64_t>(number)) : Data(decimal(number));
}

Data both(const Bilingual& text) {
  Data data;
  return data.set("de", text.german).set("en", text.english);
}

Data idAndName(std::string_view id, Data name) {
  Data data;
  return data.set("id", id).set("name", std::move(name));
}

}  // namespace

double rounded(double value) { return std::round(value * 1e6) / 1e6; }

Data chanceOf(WideFraction chance) {
  const bool large = chance.num > mostInNumbers || chance.den > mostInNumbers;
  Data data;
  data.set("num", large ? Data(decimal(chance.num)) : wide(chance.num));
  data.set("den", large ? Data(decimal(chance.den)) : wide(chance.den));
  return data.set("chance", rounded(chance.approx()));
}

Data chanceOf(int throws) { return chanceOf(WideFraction::of(static_cast<Unsigned128>(throws), 36)); }

Data OddsTeller::both(const Said& said) const {
  const Namer namer = [](Arg arg) {
    if (arg.kind == ArgKind::kind) return std::string(categoryIds()[static_cast<std::size_t>(arg.value)]);
    return std::to_string(arg.value);
  };
  Data data;
  return data.set("de", content_.words.say(said, Language::german, namer))
      .set("en", content_.words.say(said, Language::english, namer));
}

Data OddsTeller::plain(std::string_view id) const {
  Data data;
  return data.set("de", content_.words.plain(id, Language::german))
      .set("en", content_.words.plain(id, Language::english));
}

Data OddsTeller::line(const Phrase& phrase) const {
  Data data;
  return data.set("text", both(Said(phrase))).set("rule", phrase.rule);
}

Data OddsTeller::number(const Explained& number) const {
  Data reasons{Data::Array{}};
  for (const Part& part : number.parts()) {
    Data one;
    one.set("reason", both(Said(*part.reason, part.about))).set("amount", part.amount).set("rule", part.reason->rule);
    reasons.push(std::move(one));
  }
  Data data;
  return data.set("value", number.value()).set("reasons", std::move(reasons));
}

Data OddsTeller::side(const AskedUnit& unit) const {
  const Profile& profile = unit.profile;
  const TroopType& type = content_.types[profile.type];
  Data data;
  data.set("type", type.id).set("name", adlg::both(type.name)).set("label", type.label);
  data.set("category", categoryIds()[static_cast<std::size_t>(profile.category)]);
  data.set("quality", qualityIds()[static_cast<std::size_t>(profile.quality)]);
  data.set("points", profile.points).set("protection", profile.protection).set("cohesion", profile.cohesion);
  return data.set("left", profile.cohesion - unit.stance.lost);
}

void OddsTeller::addQuality(Quality quality, Data& after) const {
  if (quality == Quality::ordinary) return;
  const Phrase& phrase = quality == Quality::elite ? phrases::afterElite : phrases::afterMediocre;
  after.push(std::move(line(phrase).set("rounds", "all")));
}

Data answerLists(const OddsTeller& teller) {
  const Content& content = teller.content();
  Data types{Data::Array{}}, qualities{Data::Array{}}, grounds{Data::Array{}}, how{Data::Array{}};
  for (const TroopType& type : content.types) {
    Data options{Data::Array{}}, may{Data::Array{}}, one = idAndName(type.id, both(type.name));
    for (std::size_t i = 0; i < optionCount; ++i)
      if (const auto option = static_cast<Option>(i); type.may(option))
        options.push(
            std::move(idAndName(optionIds()[i], both(content.options[i].name)).set("weapon", isWeapon(option))));
    for (std::size_t i = 0; i < qualityIds().size(); ++i)
      if (type.may(static_cast<Quality>(i))) may.push(qualityIds()[i]);
    one.set("label", type.label).set("category", categoryIds()[static_cast<std::size_t>(type.profile.category)]);
    one.set("foot", type.profile.foot()).set("options", std::move(options)).set("qualities", std::move(may));
    types.push(std::move(one.set("points", type.profile.points).set("cohesion", type.profile.cohesion)));
  }
  for (const std::string_view id : qualityIds())
    qualities.push(idAndName(id, teller.plain("adlg.odds.quality-" + std::string(id))));
  const auto groundName = [&](const std::string& id) {
    const auto kind = content.findTerrain(id);
    return kind ? both(content.of(*kind).name) : teller.plain("adlg.odds.ground-" + id);
  };
  for (const std::string& id : groundIds()) grounds.push(idAndName(id, groundName(id)));
  const std::array<std::string_view, 4> kinds{"flag", "number", "choice", "units"};
  for (const Circumstance& one : circumstances()) {
    Data data = idAndName(one.id, teller.plain("adlg.odds.how-" + std::string(one.id)));
    data.set("rule", one.rule).set("kind", kinds[static_cast<std::size_t>(one.kind)]);
    if (one.most > 0) data.set("most", one.most);
    if (one.kind == Circumstance::Kind::choice) {
      Data values{Data::Array{}};
      for (const std::string& id : choicesOf(one.id))
        values.push(idAndName(
            id, one.id == "ground" ? groundName(id) : teller.plain("adlg.odds." + std::string(one.id) + "-" + id)));
      data.set("values", std::move(values));
    }
    how.push(std::move(data));
  }
  Data data;
  data.set("types", std::move(types)).set("qualities", std::move(qualities)).set("grounds", std::move(grounds));
  return data.set("circumstances", std::move(how));
}

bool OddsDesk::knows(const Data& question) {
  const Data* ask = question.find("ask");
  const auto* word = ask ? ask->as<std::string>() : nullptr;
  return word && std::find(asked().begin(), asked().end(), *word) != asked().end();
}

Data OddsDesk::answer(const Data& question, Errors& errors) const {
  const OddsTeller teller(*content_);
  const std::size_t before = errors.size();
  Reader in(question, "odds", "", errors);
  const int ask = in.choice("ask", asked());
  if (errors.size() != before) return {};
  Data answer;
  switch (ask) {
    case 0: answer = answerMelee(teller, in, errors); break;
    case 1: answer = answerShot(teller, in, errors); break;
    case 2: answer = answerMatrix(teller, in, errors); break;
    default: answer = answerLists(teller); break;
  }
  in.finish();
  return errors.size() == before ? answer : Data();
}

}  // namespace walstatt::adlg
