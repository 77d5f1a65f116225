/** A piece of text of a page: its left edge, its baseline counted from the top, its width, the size of its letters. */
export type TextItem = { str: string; x: number; y: number; w: number; h: number; page: number };

/** Items that stand on one baseline, from left to right. */
export type TextLine = { page: number; y: number; h: number; items: TextItem[] };

/** Baselines nearer than this share of the letters' size are one line. */
const SAME_LINE = 0.4;

/** The items of a document as lines, from the top of the first page to the end of the last. */
export function linesOf(items: readonly TextItem[]): TextLine[] {
  const sorted = items.flatMap(parted).sort((one, other) => one.page - other.page || one.y - other.y);
  const lines: TextLine[] = [];
  for (const item of sorted) {
    const last = lines.at(-1);
    const isOn = last?.page === item.page && item.y - last.y <= SAME_LINE * Math.max(last.h, item.h);
    if (last && isOn) last.items.push(item);
    else lines.push({ page: item.page, y: item.y, h: item.h, items: [item] });
  }
  for (const line of lines) line.items.sort((one, other) => one.x - other.x);
  return lines;
}

/** A piece that holds several columns of fixed width, or several narrow ones with a blank between them, as its parts. */
function parted(item: TextItem): TextItem[] {
  const all = widthOf(item.str);
  const letter = all === 0 ? 0 : item.w / all;
  return [...item.str.matchAll(/\S+(?:\s\S+)*/g)].flatMap(({ 0: words, index }) =>
    untied(words).map(({ str, at }) => {
      const x = item.x + widthOf(item.str.slice(0, index + at)) * letter;
      return { ...item, str, x, w: widthOf(str) * letter };
    }),
  );
}

const DAY = String.raw`(?:\d{1,2}[-/.](?:\d{1,2}|[a-z]{3})[-/.](?:\d{4}|\d\d)|\d{1,2} [a-z]{3,9} \d{4})`;
const LEADING = new RegExp(String.raw`^(?:${DAY}|\d{1,6}(?= ${DAY} ))(?= \S)`, 'i');
const AMOUNT = String.raw`[-+]?\d[\d,]*\.\d\d(?: ?\(?[dc]r\.?\)?)?|-`;
const AMOUNTS = new RegExp(`^(?:${AMOUNT})(?: (?:${AMOUNT}))+$`, 'i');

/** A day before anything else, and amounts among themselves: narrow columns that a file holds as one piece. */
function untied(words: string): { str: string; at: number }[] {
  const [first] = LEADING.exec(words) ?? [];
  if (first) {
    const start = first.length + 1;
    return [{ str: first, at: 0 }, ...untied(words.slice(start)).map(({ str, at }) => ({ str, at: at + start }))];
  }
  if (!AMOUNTS.test(words)) return [{ str: words, at: 0 }];
  return [...words.matchAll(new RegExp(AMOUNT, 'gi'))].map(({ 0: str, index }) => ({ str, at: index }));
}

/** How wide letters are in most types, one against another. */
function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) width += /[A-Z@%&]/.test(letter) ? 1.3 : /[\s.,:;'|!ijl()/-]/.test(letter) ? 0.55 : 1;
  return width;
}

/** A stretch of a line that reads as one: its words and from where to where it goes. */
export type Chunk = { str: string; from: number; to: number };

/** Gaps below this share of the letters' size are inside a word. */
const INSIDE_WORD = 0.12;

/** Neighbours less than `glue` letters apart, joined. */
export function chunksOf({ items, h }: TextLine, glue: number): Chunk[] {
  const chunks: Chunk[] = [];
  for (const { str, x, w } of items) {
    const last = chunks.at(-1);
    if (last && x - last.to <= glue * h) {
      last.str += x - last.to <= INSIDE_WORD * h ? str : ` ${str}`;
      last.to = Math.max(last.to, x + w);
    } else chunks.push({ str, from: x, to: x + w });
  }
  return chunks;
}
