// Widths of Helvetica from the blank to the tilde, in thousandths of the size; figures are as wide in its bold.
const WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];
const USUAL_WIDTH = 556;

/** How wide a text is in Helvetica, in ems. */
export function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += WIDTHS[character.charCodeAt(0) - 32] ?? USUAL_WIDTH;
  return width / 1000;
}

// What the encoding has in other places than Unicode; the rupee sign it has not.
const ELSEWHERE: Readonly<Record<string, string>> = {
  '–': '\x96',
  '—': '\x97',
  '‘': '\x91',
  '’': '\x92',
  '“': '\x93',
  '”': '\x94',
  '…': '\x85',
  '€': '\x80',
  '₹': 'Rs.',
};

const HAS = /[\x20-\x7e\xa1-\xff]/;

/** Whether the font has every letter of a text. */
export const isInWinAnsi = (text: string): boolean =>
  Array.from(text).every((character) => HAS.test(character) || character in ELSEWHERE || /\s/.test(character));

/** A text as a PDF string in WinAnsi, one byte a character. A letter the font does not have leaves as a question mark. */
export const winAnsi = (text: string): string =>
  Array.from(text, (character) => {
    if (character === '(' || character === ')' || character === '\\') return `\\${character}`;
    if (HAS.test(character)) return character;
    return ELSEWHERE[character] ?? (/\s/.test(character) ? ' ' : '?');
  }).join('');
