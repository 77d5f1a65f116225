import type { TextItem } from './items';

/** One line of a statement as a page shows it. */
export type Printed = { date: string; narration: string[]; debit: string; credit: string; balance: string };

type Alignment = 'left' | 'centre' | 'right';

/** How a bank lays its table out. */
export type Look = {
  /** Left edges of the columns and the right edge of the last. */
  edges: number[];
  headings: string[][];
  rowsPerPage: number;
  lineGap: number;
  rowGap: number;
  /** Whether the day and the figures stand beside the middle of a long narration. */
  isCentred: boolean;
  repeatsHeading: boolean;
  align: Alignment[];
  /** How the headings stand in their columns, where not as what is below them. */
  headingAlign?: Alignment[];
};

const SIZE = 8;
const widthOf = (text: string) => text.length * SIZE * 0.5;

/** The words of a statement where a page would print them, in the order in which a file may hold them: any. */
export function printedItems(lines: readonly Printed[], look: Look): TextItem[] {
  const items: TextItem[] = [];
  for (let page = 1; (page - 1) * look.rowsPerPage < Math.max(1, lines.length); page++) {
    let y = 74;
    if (page === 1) items.push(at(page, 30, 60, 'Account No : 50100012344471'), at(page, 30, y, 'HDFC0000123'));
    if (page === 1 || look.repeatsHeading) y = printHeading(items, page, y + 30, look);
    for (const line of lines.slice((page - 1) * look.rowsPerPage, page * look.rowsPerPage)) {
      y = printRow(items, page, y + look.rowGap, line, look);
    }
  }
  return items;
}

const at = (page: number, x: number, y: number, str: string): TextItem => ({
  str,
  x,
  y,
  w: widthOf(str),
  h: SIZE,
  page,
});

function placed(page: number, y: number, column: number, str: string, { edges, align }: Look): TextItem {
  const [from = 0, to = 0] = edges.slice(column, column + 2);
  const room = to - from - 6 - widthOf(str);
  const shift = { left: 0, centre: room / 2, right: room }[align[column] ?? 'left'];
  return at(page, from + 3 + shift, y, str);
}

function printHeading(items: TextItem[], page: number, top: number, look: Look): number {
  const deepest = Math.max(...look.headings.map(({ length }) => length));
  look.headings.forEach((words, column) => {
    words.forEach((word, place) => {
      items.push(placed(page, top + place * 10, column, word, { ...look, align: look.headingAlign ?? look.align }));
    });
  });
  return top + (deepest - 1) * 10;
}

function printRow(items: TextItem[], page: number, top: number, line: Printed, look: Look): number {
  const last = line.narration.length - 1;
  const middle = top + (look.isCentred ? Math.floor(last / 2) : 0) * look.lineGap;
  const cells = [line.date, undefined, line.debit, line.credit, line.balance];
  cells.forEach((cell, column) => {
    if (cell) items.push(placed(page, middle, column, cell, look));
  });
  line.narration.forEach((text, place) => {
    items.push(placed(page, top + place * look.lineGap, 1, text, look));
  });
  return top + last * look.lineGap;
}
