const NAMED: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  ndash: '–',
  mdash: '—',
  minus: '−',
  rsquo: '’',
  lsquo: '‘',
};

/** The text of a piece of a page as it is shown: its entities as letters, its blanks as one. */
export const plainText = (piece: string): string =>
  piece
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));?/gi, (whole, decimal, hex, name) =>
      name ? (NAMED[name.toLowerCase()] ?? whole) : letterOf(Number.parseInt(decimal ?? hex, decimal ? 10 : 16)),
    )
    .replace(/\s+/g, ' ')
    .trim();

const letterOf = (code: number): string => (code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ');
