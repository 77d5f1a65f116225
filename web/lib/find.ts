// What is typed to find something: '3b oct' finds 'GSTR-3B for October 2026', 'meh' finds Mehrangi Polymers.

const wordsOf = (text: string): string[] =>
  text
    .toLocaleLowerCase('en-IN')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);

/** Words this long are also looked for with the marks left out: 'gstr3b', the middle of a PAN. */
const LONG = 3;

/** A text as it is looked through: taken apart once, however often something is typed. */
export type Findable = { words: readonly string[]; joined: string };

export function findable(text: string): Findable {
  const words = wordsOf(text);
  return { words, joined: words.join('') };
}

/** Whether every word that was typed begins a word of the text, or stands in it where its marks are left out. */
export function finder(typed: string): (text: string | Findable) => boolean {
  const wanted = wordsOf(typed);
  return (text) => {
    const { words, joined } = typeof text === 'string' ? findable(text) : text;
    return wanted.every(
      (one) => words.some((word) => word.startsWith(one)) || (one.length >= LONG && joined.includes(one)),
    );
  };
}

export type Piece = { text: string; isHit: boolean };

/** A text in pieces, those that were typed apart from the others. */
export function hitsIn(text: string, typed: string): Piece[] {
  const wanted = wordsOf(typed).toSorted((a, b) => b.length - a.length);
  if (wanted.length === 0) return [{ text, isHit: false }];
  const lower = text.toLocaleLowerCase('en-IN');
  const pieces: Piece[] = [];
  let plain = 0;
  for (let at = 0; at < text.length; ) {
    const isStart = at === 0 || !/[\p{L}\p{N}\p{M}]/u.test(text[at - 1] ?? '');
    const hit = isStart ? wanted.find((one) => lower.startsWith(one, at)) : undefined;
    if (!hit) {
      at += 1;
      continue;
    }
    if (at > plain) pieces.push({ text: text.slice(plain, at), isHit: false });
    pieces.push({ text: text.slice(at, at + hit.length), isHit: true });
    at += hit.length;
    plain = at;
  }
  if (plain < text.length) pieces.push({ text: text.slice(plain), isHit: false });
  return pieces;
}
