// Marks without a width: joiners, direction marks, a byte order mark inside a file.
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g;
const FORMULA = /^=\s*"([^"]*)"$/;

/** A cell without what keeps a spreadsheet from changing it (="00123", '00123) and without marks nobody sees. */
export function bareText(cell: string): string {
  const text = cell.replace(INVISIBLE, '').trim();
  if (text.startsWith('=')) return (FORMULA.exec(text)?.[1] ?? text).trim();
  return text.startsWith("'") ? text.slice(1).trim() : text;
}
