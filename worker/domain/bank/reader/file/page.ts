import { type Sheet, STATEMENT_LIMITS } from '../model';

/** What stands between the marks of a page that are followed: a piece of text, or a mark with its name. */
type Piece = { text: string } | { name: string; isEnd: boolean; mark: string };

const SILENT: ReadonlySet<string> = new Set(['script', 'style', 'title', 'xml']);
const PARTING: ReadonlySet<string> = new Set(['br', 'p', 'div', 'h1', 'h2', 'h3', 'h4', 'li', 'hr']);

/**
 * The tables of a web page as one sheet, row below row, and the lines between them: a bank prints the account in one table and
 * its lines in the next. Every cell stays the text that is printed; nothing is taken for a number or a day.
 */
export function pageSheet(page: string): Sheet {
  const rows = new PageRows();
  for (const piece of piecesOf(page)) {
    if ('text' in piece) rows.text(piece.text);
    else if (piece.name === 'td' || piece.name === 'th') rows.cell(piece.isEnd ? null : piece.mark);
    else if (piece.name === 'tr' || piece.name === 'table') rows.end();
    else if (PARTING.has(piece.name)) rows.text('\n');
  }
  rows.end();
  return rows.found;
}

/** Walks over a page once, whatever is left open in it. */
function* piecesOf(page: string): Generator<Piece> {
  for (let at = 0; at < page.length; ) {
    const open = page.indexOf('<', at);
    if (open === -1) return yield { text: page.slice(at) };
    if (open > at) yield { text: page.slice(at, open) };
    const isNote = page.startsWith('<!--', open);
    const end = page.indexOf(isNote ? '-->' : '>', open);
    if (end === -1) return;
    at = end + (isNote ? 3 : 1);
    const mark = page.slice(open, Math.min(at, open + LONGEST_MARK));
    const name = /^<\/?\s*([a-z\d]+)/i.exec(mark)?.[1]?.toLowerCase() ?? '';
    const isEnd = mark.startsWith('</');
    if (SILENT.has(name) && !isEnd && !mark.endsWith('/>')) at = afterSilent(page, at, name);
    else if (!isNote) yield { name, isEnd, mark };
  }
}

const LONGEST_MARK = 2_000;

function afterSilent(page: string, at: number, name: string): number {
  const end = new RegExp(`</${name}`, 'gi');
  end.lastIndex = at;
  return end.exec(page)?.index ?? page.length;
}

/** Rows as they are met; cells that reach over several columns or rows leave the others empty. */
class PageRows {
  readonly found: { line: number; cells: string[] }[] = [];
  private cells: string[] = [];
  private current: { text: string; down: number; wide: number } | null = null;
  private loose = '';
  private reached: number[] = [];

  text(text: string): void {
    if (this.current) this.current.text += text;
    else this.loose += text;
  }

  cell(mark: string | null): void {
    this.put();
    if (mark === null) return;
    this.flushLoose();
    this.current = { text: '', down: spanIn(mark, 'rowspan'), wide: spanIn(mark, 'colspan') };
  }

  end(): void {
    this.put();
    this.flushLoose();
    if (this.cells.length > 0) this.add(this.cells);
    this.cells = [];
  }

  private put(): void {
    if (!this.current) return;
    const { text, down, wide } = this.current;
    this.current = null;
    this.skipReached();
    for (let column = 0; column < wide && this.cells.length <= STATEMENT_LIMITS.columns; column++) {
      this.reached[this.cells.length] = down - 1;
      this.cells.push(column === 0 ? plainText(text) : '');
    }
  }

  private skipReached(): void {
    while ((this.reached[this.cells.length] ?? 0) > 0 && this.cells.length <= STATEMENT_LIMITS.columns) {
      this.reached[this.cells.length] = (this.reached[this.cells.length] ?? 0) - 1;
      this.cells.push('');
    }
  }

  /** What stands outside of tables is a line of its own, above the row that is being read. */
  private flushLoose(): void {
    if (this.cells.length > 0) return;
    for (const line of this.loose.split('\n')) if (plainText(line) !== '') this.add([plainText(line)]);
    this.loose = '';
  }

  private add(cells: string[]): void {
    this.found.push({ line: this.found.length + 1, cells });
  }
}

const spanIn = (mark: string, name: 'rowspan' | 'colspan'): number =>
  Math.max(
    1,
    Math.min(STATEMENT_LIMITS.columns, Number(new RegExp(`${name}\\s*=\\s*["']?(\\d+)`, 'i').exec(mark)?.[1] ?? 1)),
  );
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
const plainText = (piece: string): string =>
  piece
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));?/gi, (whole, decimal, hex, name) =>
      name ? (NAMED[name.toLowerCase()] ?? whole) : letterOf(Number.parseInt(decimal ?? hex, decimal ? 10 : 16)),
    )
    .replace(/\s+/g, ' ')
    .trim();

const letterOf = (code: number): string => (code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ');
