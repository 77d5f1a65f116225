import { textWidth, winAnsi } from './report.winansi';

export type PdfRow = { cells: readonly string[]; isStrong: boolean };
export type PdfTable = { title: string; columns: readonly string[]; rows: readonly PdfRow[]; foot: string };

// A4 across, in points.
const PAGE = { width: 842, height: 595, margin: 36 };
const LARGEST = 9;
const LABEL_EMS = 26;
const GAP_EMS = 1.2;
const LEADING = 1.45;

/** A table as a PDF of text: the first column to the left, figures to the right, the heading on every page. */
export function pdfTable({ title, columns, rows, foot }: PdfTable): Uint8Array<ArrayBuffer> {
  const widths = columnEms([columns, ...rows.map(({ cells }) => cells)], columns.length);
  const all = widths.reduce((sum, width) => sum + width, 0);
  const size = Math.min(LARGEST, (PAGE.width - 2 * PAGE.margin) / all);
  const heading: PdfRow = { cells: columns, isStrong: true };
  const pages = pagesOf([...rows, ...lines(foot, (all * size) / LARGEST)], size).map((part, at) => {
    const top: PdfRow[] = [
      { cells: [at === 0 ? title : `${title} (${at + 1})`], isStrong: true },
      { cells: [], isStrong: false },
    ];
    return pageText([...top, heading, ...part], widths, size);
  });
  return documentOf(pages);
}

const columnEms = (rows: readonly (readonly string[])[], count: number): number[] =>
  Array.from({ length: count }, (_, at) => {
    if (at === 0) return LABEL_EMS;
    return Math.max(...rows.map((cells) => textWidth(cells[at] ?? ''))) + GAP_EMS;
  });

const HEADING_LINES = 3;

function pagesOf(rows: readonly PdfRow[], size: number): PdfRow[][] {
  const room = Math.floor((PAGE.height - 2 * PAGE.margin) / (size * LEADING)) - HEADING_LINES;
  const pages = Array.from({ length: Math.ceil(rows.length / room) }, (_, at) =>
    rows.slice(at * room, (at + 1) * room),
  );
  return pages.length > 0 ? pages : [[]];
}

/** A long text as rows of one cell, broken between words. */
function lines(text: string, ems: number): PdfRow[] {
  const found: string[] = [''];
  for (const word of text.split(' ')) {
    const longer = `${found.at(-1)} ${word}`.trim();
    if (textWidth(longer) > ems) found.push(word);
    else found[found.length - 1] = longer;
  }
  return [{ cells: [], isStrong: false }, ...found.map((cell) => ({ cells: [cell], isStrong: false }))];
}

function pageText(rows: readonly PdfRow[], widths: readonly number[], size: number): string {
  const parts = rows.flatMap(({ cells, isStrong }, row) => {
    const y = PAGE.height - PAGE.margin - (row + 1) * size * LEADING;
    return cells.map((cell, at) =>
      textAt(
        fitted(cell, at, cells.length),
        place(cell, at, cells.length, widths) * size + PAGE.margin,
        y,
        isStrong,
        size,
      ),
    );
  });
  return parts.join('\n');
}

/** A label that would run into the first figure is cut. */
const fitted = (cell: string, at: number, count: number): string => {
  if (at > 0 || count === 1 || textWidth(cell) <= LABEL_EMS - 1) return cell;
  const characters = Array.from(cell);
  while (textWidth(`${characters.join('')}…`) > LABEL_EMS - 1) characters.pop();
  return `${characters.join('')}…`;
};

/** Where a cell begins, in ems from the margin: labels at the left of their column, figures so that they end at its right. */
function place(cell: string, at: number, count: number, widths: readonly number[]): number {
  if (at === 0 || count === 1) return 0;
  return widths.slice(0, at + 1).reduce((sum, width) => sum + width, 0) - textWidth(cell);
}

const number = (value: number) => value.toFixed(2);

const textAt = (text: string, x: number, y: number, isStrong: boolean, size: number) =>
  `BT /F${isStrong ? 2 : 1} ${number(size)} Tf ${number(x)} ${number(y)} Td (${winAnsi(text)}) Tj ET`;

const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** The file: catalogue, pages, two fonts, then each page with its text, and where each of them begins. */
function documentOf(pages: readonly string[]): Uint8Array<ArrayBuffer> {
  const kids = pages.map((_, at) => `${5 + 2 * at} 0 R`).join(' ');
  const box = `[0 0 ${PAGE.width} ${PAGE.height}]`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${kids}] /MediaBox ${box} /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...pages.flatMap((text, at) => [
      `<< /Type /Page /Parent 2 0 R /Contents ${6 + 2 * at} 0 R >>`,
      `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    ]),
  ];
  let file = '%PDF-1.4\n';
  const starts = objects.map((object, at) => {
    const start = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, '0')} 00000 n \n`;
  });
  const tail = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${starts.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  // Every character is one byte of the font's encoding, so that lengths and places count bytes.
  return Uint8Array.from(file + tail + trailer, (character) => character.charCodeAt(0));
}
