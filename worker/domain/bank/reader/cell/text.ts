// Marks without a width: joiners, direction marks, a byte order mark inside a file. The one that turns what follows round (U+202E)
// is not among them: a figure or a day behind it reads otherwise than it looks, and is asked about.
const INVISIBLE = /[\u061c\u200b-\u200f\u202a-\u202d\u2060\u2066-\u2069\ufeff]/g;
/** Marks that say in which direction a text runs; in the books none is kept. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const FORMULA = /^=\s*"([^"]*)"$/;

// The digits of Devanagari, Bengali, Gujarati, Tamil, Telugu, Kannada and Malayalam: each nought ends in 6.
const INDIC_DIGIT = /[\u0966-\u096f\u09e6-\u09ef\u0ae6-\u0aef\u0be6-\u0bef\u0c66-\u0c6f\u0ce6-\u0cef\u0d66-\u0d6f]/g;
const latinDigit = (digit: string): string => String((digit.charCodeAt(0) & 15) - 6);

// Looked for first: nearly every cell has neither.
const MARKED = /[\u061c\u0966-\uffff]/;

/** A cell without what keeps a spreadsheet from changing it (="00123", '00123) and without marks nobody sees, its digits those of English. */
export function bareText(cell: string): string {
  const plain = MARKED.test(cell) ? cell.replace(INVISIBLE, '').replace(INDIC_DIGIT, latinDigit) : cell;
  const text = plain.trim();
  if (text.startsWith('=')) return (FORMULA.exec(text)?.[1] ?? text).trim();
  return text.startsWith("'") ? text.slice(1).trim() : text;
}

/** A text without the marks that turn its letters round on a screen. */
export const undirected = (text: string): string => (MARKED.test(text) ? text.replace(DIRECTIONS, '') : text);

/** Whether a text looks otherwise than it reads: part of it is turned round. */
export const isTurnedRound = (text: string): boolean => text.includes('\u202e');
