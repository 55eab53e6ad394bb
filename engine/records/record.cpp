// Writes and reads the lines of a record. Whether the rules agree is for replay.cpp to say.
#include "records/record.h"

#include <algorithm>
#include <charconv>

#include "base/json_object.h"
#include "base/provable_dice.h"
#include "library/reader.h"
#include "records/json.h"
#include "records/phrases.h"

namespace walstatt {

namespace {

namespace faults = phrases::record;

const std::vector<std::string>& diceWords() {
  static const std::vector<std::string> words{"provable", "fast", "given"};  // in the order of DiceKind
  return words;
}

constexpr std::size_t secretDigits = 64;
constexpr std::size_t signatureDigits = 16;

bool isHex(std::string_view text, std::size_t digits) {
  return text.size() == digits && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

template <class Integer>
std::optional<Integer> wholeNumber(std::string_view text, int base = 10) {
  Integer value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

// "2d12"; the one way to write it.
std::optional<Throw> readThrow(std::string_view text) {
  const std::size_t d = text.find('d');
  if (d == std::string_view::npos) return std::nullopt;
  const auto count = wholeNumber<std::uint8_t>(text.substr(0, d));
  const auto sides = wholeNumber<std::uint16_t>(text.substr(d + 1));
  if (!count || !sides || *count < 1 || *count > maxDice || *sides < 1) return std::nullopt;
  const Throw dice{*count, *sides};
  if (diceNotation(dice) != text) return std::nullopt;
  return dice;
}

// Whether there is a text to judge; that it is missing or something else the reader tells by itself.
bool isText(const Reader& reader, std::string_view field) {
  const Data* value = reader.data().find(field);
  return value && value->as<std::string>();
}

std::string readHex(Reader& reader, std::string_view field, std::size_t digits) {
  std::string text = reader.text(field);
  if (isText(reader, field) && !isHex(text, digits)) reader.fault(faults::hex, field, std::to_string(digits));
  return text;
}

std::optional<std::uint64_t> readSignature(Reader& reader) {
  const std::string text = reader.textOr("sig", "");
  if (isText(reader, "sig") && !isHex(text, signatureDigits))
    reader.fault(faults::hex, "sig", std::to_string(signatureDigits));
  return wholeNumber<std::uint64_t>(text, 16);
}

RecordPlayer readPlayer(Reader& reader) {
  RecordPlayer player;
  player.name = reader.text("name");
  player.kind = reader.text("kind");
  player.word = reader.text("word");
  if (!isGoodWord(player.word)) reader.fault(faults::word, "word", "200");
  reader.finish();
  return player;
}

// A version that is not ours may mean anything by its fields: only that is told then.
bool isOurVersion(const Data& line, const std::string& file, Errors& errors) {
  const Data* version = line.find("walstatt");
  const auto* number = version ? version->as<std::int64_t>() : nullptr;
  if (!number || (*number >= oldestRecordVersion && *number <= recordVersion)) return true;
  Reader(line, file, "", errors)
      .fault(faults::version, "walstatt", std::to_string(oldestRecordVersion) + " … " + std::to_string(recordVersion));
  return false;
}

RecordHeader readHeader(const Data& line, const std::string& file, Errors& errors) {
  RecordHeader header;
  if (!isOurVersion(line, file, errors)) return header;
  Reader reader(line, file, "", errors);
  reader.integer("walstatt", oldestRecordVersion, recordVersion);
  header.game = reader.text("game");
  header.scenario = reader.textOr("scenario", "");
  header.setup = reader.table("setup").data();
  header.dice = static_cast<DiceKind>(reader.choice("dice", diceWords()));
  if (header.dice == DiceKind::provable) header.commitment = readHex(reader, "commitment", secretDigits);
  if (header.dice == DiceKind::fast) {
    // Written as text: JavaScript and others would round a large number.
    const auto seed = wholeNumber<std::uint64_t>(reader.text("seed"));
    if (!seed && isText(reader, "seed")) reader.fault(phrases::form, "seed", "\"123\"");
    header.seed = seed.value_or(0);
  }
  for (Reader& player : reader.tables("players")) header.players.push_back(readPlayer(player));
  if (header.players.size() > static_cast<std::size_t>(maxSeats))
    reader.fault(phrases::tooMany, "players", std::to_string(maxSeats));
  reader.finish();
  return header;
}

Faces readFaces(Reader& reader, const Throw& dice) {
  Faces faces;
  const std::vector<int> found = reader.integers("faces", 1, dice.sides);
  if (!reader.has("faces")) reader.fault(phrases::missing, "faces");
  if (found.size() != dice.count) {
    if (reader.has("faces")) reader.fault(faults::faces, "faces", diceNotation(dice));
    return faces;
  }
  for (const int face : found) faces.push_back(static_cast<Face>(face));
  return faces;
}

void readRoll(Reader& reader, RecordStep& step) {
  const auto dice = readThrow(reader.text("roll"));
  if (!dice && isText(reader, "roll")) reader.fault(faults::rollForm, "roll", "1d6");
  if (!dice) return void(reader.integers("faces", 1, 65535));  // so that the field is known
  step.dice = *dice;
  step.faces = readFaces(reader, *dice);
}

StepKind kindOf(const Reader& reader) {
  if (reader.has("roll")) return StepKind::roll;
  if (reader.has("undo")) return StepKind::undo;
  return reader.has("amend") ? StepKind::amendment : StepKind::decision;
}

RecordStep stepOf(Reader& reader, std::size_t number) {
  RecordStep step;
  step.line = reader.data().line;
  const int found = reader.integer("n", 1, 1'000'000'000);
  if (reader.has("n") && static_cast<std::size_t>(found) != number)
    reader.fault(faults::order, "n", std::to_string(number));
  step.kind = kindOf(reader);
  if (step.isRoll()) {
    readRoll(reader, step);
  } else {
    step.seat = static_cast<Seat>(reader.integer("seat", 1, maxSeats) - 1);
  }
  if (step.kind == StepKind::decision) step.action = reader.text("do");
  if (step.kind == StepKind::amendment) step.action = reader.text("amend");
  if (step.kind == StepKind::undo) {
    step.undoTo = static_cast<std::uint32_t>(reader.integer("undo", 0, static_cast<int>(number) - 1));
    step.agreed = reader.flagOr("agreed", false);
  }
  step.signature = readSignature(reader);
  reader.finish();
  return step;
}

RecordEnd readEnd(Reader& reader, const RecordHeader& header) {
  RecordEnd end;
  end.line = reader.data().line;
  end.over = reader.choice("end", {"over", "stopped"}) == 0;
  const int winner = reader.integer("winner", 0, maxSeats);
  if (winner > 0) end.winner = static_cast<Side>(winner - 1);
  end.reason = reader.text("reason");
  if (header.dice == DiceKind::provable) end.secret = readHex(reader, "secret", secretDigits);
  end.signature = readSignature(reader);
  reader.finish();
  return end;
}

struct Line {
  std::string_view text;
  std::uint32_t number = 0;
  bool whole = false;  // it ends with a newline
};

std::vector<Line> linesOf(std::string_view text) {
  std::vector<Line> lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    const auto number = static_cast<std::uint32_t>(lines.size() + 1);
    if (end == std::string_view::npos) {
      lines.push_back({text, number, false});
      break;
    }
    lines.push_back({text.substr(0, end), number, true});
    text.remove_prefix(end + 1);
  }
  return lines;
}

ContentError faultAt(const Phrase& what, const std::string& file, std::uint32_t line, std::string allowed = {}) {
  ContentError error;
  error.what = &what;
  error.file = file;
  error.line = line;
  error.column = 1;
  error.allowed = std::move(allowed);
  return error;
}

// Reads the lines one after the other into the record.
class RecordReader {
 public:
  RecordReader(const std::string& file, Errors& errors) : file_(file), errors_(errors) {}

  void read(const Line& line) {
    if (line.text.find_first_not_of(" \t\r") == std::string_view::npos)
      return errors_.add(faultAt(faults::emptyLine, file_, line.number));
    Errors broken;
    const std::optional<Data> data = parseJson(line.text, file_, broken, line.number);
    if (!data && !line.whole && line.number > 1)
      return record.notes.push_back(faultAt(faults::cutOff, file_, line.number));
    if (data) return take(*data);
    for (const ContentError& error : broken.list()) errors_.add(error);
  }

  Record record;

 private:
  void take(const Data& data) {
    if (data.line == 1) return void(record.header = readHeader(data, file_, errors_));
    Reader reader(data, file_, "", errors_);
    if (!data.as<Data::Table>()) return;  // the reader has told it
    if (record.end) return reader.fault(faults::afterEnd, "");
    if (reader.has("end")) return void(record.end = readEnd(reader, record.header));
    if (reader.has("roll") || reader.has("do") || reader.has("undo") || reader.has("amend"))
      return record.steps.push_back(stepOf(reader, record.steps.size() + 1));
    reader.fault(faults::unknownLine, "", "do | roll | undo | amend | end");
  }

  const std::string& file_;
  Errors& errors_;
};

}  // namespace

std::string diceNotation(const Throw& dice) { return std::to_string(dice.count) + 'd' + std::to_string(dice.sides); }

std::string facesNotation(const Faces& faces) {
  std::string list = "[";
  for (const Face face : faces) list += (list.size() > 1 ? "," : "") + std::to_string(face);
  return list + ']';
}

std::string signatureNotation(std::uint64_t signature) {
  std::string text(signatureDigits, '0');
  for (std::size_t i = signatureDigits; i-- > 0; signature >>= 4) text[i] = "0123456789abcdef"[signature & 15];
  return text;
}

std::string writeHeader(const RecordHeader& header) {
  Data line;
  line.set("walstatt", recordVersion).set("game", header.game).set("scenario", header.scenario);
  line.set("setup", header.setup.isNull() ? Data(Data::Table{}) : header.setup);
  line.set("dice", diceWords()[static_cast<std::size_t>(header.dice)]);
  if (header.dice == DiceKind::provable) line.set("commitment", header.commitment);
  if (header.dice == DiceKind::fast) line.set("seed", std::to_string(header.seed));
  Data players{Data::Array{}};
  for (const RecordPlayer& player : header.players) {
    Data one;
    one.set("name", player.name).set("kind", player.kind).set("word", player.word);
    players.push(std::move(one));
  }
  line.set("players", std::move(players));
  return toJson(line);
}

std::string writeStep(const RecordStep& step, std::size_t number, std::uint64_t signature) {
  JsonObject line;
  line.set("n", number);
  if (step.isRoll()) {
    line.set("roll", diceNotation(step.dice)).setJson("faces", facesNotation(step.faces));
  } else {
    line.set("seat", step.seat + 1);
  }
  if (step.kind == StepKind::decision) line.set("do", step.action);
  if (step.kind == StepKind::amendment) line.set("amend", step.action);
  if (step.kind == StepKind::undo) line.set("undo", step.undoTo);
  if (step.agreed) line.set("agreed", true);
  line.set("sig", signatureNotation(signature));
  return std::move(line).text();
}

std::optional<RecordStep> readStep(const Data& line, std::size_t number, const std::string& file, Errors& errors) {
  const std::size_t before = errors.size();
  Reader reader(line, file, "", errors);
  RecordStep step = stepOf(reader, number);
  if (errors.size() != before) return std::nullopt;
  return step;
}

std::string writeEnd(const RecordEnd& end, std::uint64_t signature) {
  Data line;
  line.set("end", end.over ? "over" : "stopped").set("winner", end.winner == noSide ? 0 : end.winner + 1);
  line.set("reason", end.reason);
  if (!end.secret.empty()) line.set("secret", end.secret);
  return toJson(line.set("sig", signatureNotation(signature)));
}

std::optional<Record> readRecord(std::string_view text, const std::string& file, Errors& errors) {
  const std::size_t before = errors.size();
  RecordReader reader(file, errors);
  for (const Line& line : linesOf(text)) {
    reader.read(line);
    // Without its header nothing that follows can be judged.
    if (line.number == 1 && errors.size() != before) return std::nullopt;
  }
  if (text.empty()) errors.add(faultAt(faults::noHeader, file, 1, "{\"walstatt\":1, …}"));
  if (errors.size() != before) return std::nullopt;
  return std::move(reader.record);
}

}  // namespace walstatt
