#include "matches/schema.h"

#include <algorithm>
#include <stdexcept>
#include <vector>

#include "records/json.h"

namespace walstatt {

namespace {

enum class Type : std::uint8_t { any, object, array, text, integer, number, flag };

constexpr std::int64_t unlimited = INT64_MAX;

std::int64_t charactersIn(std::string_view text) {
  return std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; });
}

}  // namespace

struct Schema::Node {
  struct Property {
    std::string name;
    std::shared_ptr<const Node> node;
    bool required = false;
  };
  std::string reference;  // to a definition
  Type type = Type::any;
  std::vector<Property> properties;
  bool closed = false;      // no other properties
  std::vector<Node> items;  // one, if any
  std::vector<Node> oneOf;
  std::vector<Data> values;                          // enum or const
  std::int64_t least = INT64_MIN, most = INT64_MAX;  // of a number, of characters, of items
};

class Schema::Builder {
 public:
  static Node build(const Data& data) {
    Node node;
    for (const auto& [word, value] : *need<Data::Table>(data)) take(node, word, value, data);
    return node;
  }

 private:
  template <class T>
  static const T* need(const Data& data) {
    if (const T* value = data.as<T>()) return value;
    throw std::logic_error("schema: unexpected " + described(data));
  }

  static void take(Node& node, const std::string& word, const Data& value, const Data& all) {
    if (word == "$ref") {
      node.reference = need<std::string>(value)->substr(std::string_view("#/$defs/").size());
    } else if (word == "type") {
      node.type = typeOf(*need<std::string>(value));
    } else if (word == "properties") {
      for (const auto& [name, below] : *need<Data::Table>(value))
        node.properties.push_back({name, std::make_shared<const Node>(build(below)), isRequired(all, name)});
    } else if (word == "additionalProperties") {
      node.closed = !*need<bool>(value);
    } else if (word == "items") {
      node.items.push_back(build(value));
    } else if (word == "oneOf") {
      for (const Data& one : *need<Data::Array>(value)) node.oneOf.push_back(build(one));
    } else if (word == "enum") {
      node.values = *need<Data::Array>(value);
    } else if (word == "const") {
      node.values = {value};
    } else if (word == "minimum" || word == "minLength" || word == "minItems") {
      node.least = *need<std::int64_t>(value);
    } else if (word == "maximum" || word == "maxLength" || word == "maxItems") {
      node.most = *need<std::int64_t>(value);
    } else if (word != "description" && word != "required") {
      throw std::logic_error("schema: unknown word " + word);
    }
  }

  static bool isRequired(const Data& all, const std::string& name) {
    const Data* list = all.find("required");
    if (!list) return false;
    const auto& names = *need<Data::Array>(*list);
    return std::any_of(names.begin(), names.end(), [&](const Data& one) { return *need<std::string>(one) == name; });
  }

  static Type typeOf(std::string_view name) {
    if (name == "object") return Type::object;
    if (name == "array") return Type::array;
    if (name == "string") return Type::text;
    if (name == "integer") return Type::integer;
    if (name == "number") return Type::number;
    if (name == "boolean") return Type::flag;
    throw std::logic_error("schema: unknown type " + std::string(name));
  }
};

class Schema::Check {
 public:
  explicit Check(const Schema& schema) : schema_(schema) {}

  bool check(const Data& value, const Node& node, const std::string& path) {
    if (!node.reference.empty()) return check(value, *schema_.definitions_.find(node.reference)->second, path);
    if (!node.oneOf.empty()) return checkOneOf(value, node, path);
    if (!node.values.empty()) return checkValues(value, node, path);
    switch (node.type) {
      case Type::any: return true;
      case Type::object: return checkObject(value, node, path);
      case Type::array: return checkArray(value, node, path);
      case Type::text: {
        const auto* text = value.as<std::string>();
        return text ? within(charactersIn(*text), value, node, path) : fault(phrases::wantText, path, value);
      }
      case Type::integer: {
        const auto* integer = value.as<std::int64_t>();
        return integer ? within(*integer, value, node, path) : fault(phrases::wantInteger, path, value);
      }
      case Type::number:
        return value.as<std::int64_t>() || value.as<double>() || fault(phrases::wantInteger, path, value);
      case Type::flag: return value.as<bool>() || fault(phrases::wantFlag, path, value);
    }
    return true;
  }

  std::optional<ContentError> found;

 private:
  bool fault(const Phrase& what, const std::string& path, const Data& value, std::string allowed = {}) {
    found = ContentError{&what, "", 0, 0, path, described(value), std::move(allowed)};
    return false;
  }

  bool within(std::int64_t amount, const Data& value, const Node& node, const std::string& path) {
    if (amount >= node.least && amount <= node.most) return true;
    const std::string least = node.least == INT64_MIN ? "…" : std::to_string(node.least) + " …";
    return fault(phrases::range, path, value, node.most == unlimited ? least : least + ' ' + std::to_string(node.most));
  }

  bool checkObject(const Data& value, const Node& node, const std::string& path) {
    const auto* table = value.as<Data::Table>();
    if (!table) return fault(phrases::wantTable, path, value);
    for (const Node::Property& property : node.properties) {
      const Data* inside = value.find(property.name);
      if (!inside && !property.required) continue;
      const std::string below = path.empty() ? property.name : path + '.' + property.name;
      if (!inside) return fault(phrases::missing, below, Data());
      if (!check(*inside, *property.node, below)) return false;
    }
    if (!node.closed) return true;
    for (const auto& [name, inside] : *table)
      if (!knows(node, name))
        return fault(phrases::unknownField, path.empty() ? name : path + '.' + name, inside, namesOf(node));
    return true;
  }

  static bool knows(const Node& node, std::string_view name) {
    return std::any_of(node.properties.begin(), node.properties.end(),
                       [&](const Node::Property& property) { return property.name == name; });
  }

  static std::string namesOf(const Node& node) {
    std::string names;
    for (const Node::Property& property : node.properties) names += (names.empty() ? "" : " | ") + property.name;
    return names;
  }

  bool checkArray(const Data& value, const Node& node, const std::string& path) {
    const auto* array = value.as<Data::Array>();
    if (!array) return fault(phrases::wantArray, path, value);
    if (!within(static_cast<std::int64_t>(array->size()), value, node, path)) return false;
    for (std::size_t i = 0; i < array->size() && !node.items.empty(); ++i)
      if (!check((*array)[i], node.items[0], path + '[' + std::to_string(i + 1) + ']')) return false;
    return true;
  }

  bool checkValues(const Data& value, const Node& node, const std::string& path) {
    std::string allowed;
    for (const Data& one : node.values)
      if (isSame(one, value)) return true;
    for (const Data& one : node.values) allowed += (allowed.empty() ? "" : " | ") + toJson(one);
    return fault(phrases::choice, path, value, std::move(allowed));
  }

  static bool isSame(const Data& a, const Data& b) {
    const auto *one = a.as<std::string>(), *other = b.as<std::string>();
    return one && other ? *one == *other : toJson(a) == toJson(b);
  }

  // The fault of the alternative that comes closest is told: the one whose fixed values fit.
  bool checkOneOf(const Data& value, const Node& node, const std::string& path) {
    std::optional<ContentError> closest;
    for (const Node& one : node.oneOf) {
      found.reset();
      if (check(value, one, path)) return found.reset(), true;
      if (!closest || closest->what == &phrases::choice) closest = found;
    }
    found = closest;
    return false;
  }

  const Schema& schema_;
};

Schema::Schema(std::string_view text) {
  Errors errors;
  const std::optional<Data> data = parseJson(text, "schema", errors);
  const Data* definitions = data ? data->find("$defs") : nullptr;
  if (!definitions) throw std::logic_error("schema: no $defs");
  for (const auto& [name, below] : *definitions->as<Data::Table>())
    definitions_.emplace(name, std::make_unique<Node>(Builder::build(below)));
}

Schema::~Schema() = default;
Schema::Schema(Schema&&) noexcept = default;

bool Schema::has(std::string_view definition) const { return definitions_.find(definition) != definitions_.end(); }

std::optional<ContentError> Schema::check(const Data& value, std::string_view definition) const {
  const auto node = definitions_.find(definition);
  if (node == definitions_.end()) throw std::logic_error("schema: no definition " + std::string(definition));
  Check check(*this);
  check.check(value, *node->second, "");
  return std::move(check.found);
}

const Schema& protocolSchema() {
  static const Schema schema(protocolSchemaText());
  return schema;
}

}  // namespace walstatt
