// The text of a rule: paragraphs parted by empty lines, lists with '- ', and the numbers of other rules as links.

export interface Span {
  text: string;
  rule?: string;
}
export type Block = { kind: 'paragraph'; spans: Span[] } | { kind: 'list'; items: Span[][] };

// R3, G8.2 and B-Abi-31.
const NUMBER = /\b[A-Z](?:\d+(?:\.\d+)*|-[A-Za-z]+-\d+)\b/g;

export function spansOf(text: string, known: ReadonlySet<string>, self = ''): Span[] {
  const spans: Span[] = [];
  let at = 0;
  const plain = (until: number) => {
    if (until > at) spans.push({ text: text.slice(at, until) });
  };
  for (const found of text.matchAll(NUMBER)) {
    const rule = found[0];
    if (!known.has(rule) || rule === self) continue;
    plain(found.index);
    spans.push({ text: rule, rule });
    at = found.index + rule.length;
  }
  plain(text.length);
  return spans;
}

export function blocksOf(text: string, known: ReadonlySet<string>, self = ''): Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  let items: string[] = [];
  const finish = () => {
    if (paragraph.length > 0) blocks.push({ kind: 'paragraph', spans: spansOf(paragraph.join(' '), known, self) });
    if (items.length > 0) blocks.push({ kind: 'list', items: items.map((item) => spansOf(item, known, self)) });
    paragraph = [];
    items = [];
  };
  for (const line of text.trim().split('\n')) {
    const words = line.trim();
    if (words === '') finish();
    else if (/^- /.test(words)) {
      if (paragraph.length > 0) finish();
      items.push(words.slice(2));
    } else if (items.length > 0 && /^\s/.test(line)) items[items.length - 1] += ' ' + words;
    else {
      if (items.length > 0) finish();
      paragraph.push(words);
    }
  }
  finish();
  return blocks;
}
