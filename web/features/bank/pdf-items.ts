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

/** A piece that holds several columns of fixed width, as its parts; the letters are taken to be equally wide. */
function parted(item: TextItem): TextItem[] {
  const { str, x, w } = item;
  const letter = str.length === 0 ? 0 : w / str.length;
  return [...str.matchAll(/\S+(?:\s\S+)*/g)].map((found) => ({
    ...item,
    str: found[0],
    x: x + found.index * letter,
    w: found[0].length * letter,
  }));
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
