import { PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { drawText, embedFaces, type Face, type Faces, widthOf } from './pdf-text';

export type PdfRow = { cells: readonly string[]; kind: 'heading' | 'line' | 'total' };

export type PdfTable = {
  title: string;
  subtitle: string;
  /** What every page says above its table, in red: that lines are missing. Empty where none are. */
  mark: string;
  columns: readonly string[];
  rows: readonly PdfRow[];
  foot: string;
  language: string;
  /** The words below each page: '2 of 5'. */
  pageWords: (page: number, pages: number) => string;
};

// A4 across, in points.
const PAGE = { width: 842, height: 595, margin: 36 };
const ROOM = PAGE.width - 2 * PAGE.margin;
const TITLE_SIZE = 14;
const LARGEST = 9;
// What stands above the first row of a page, and below its last.
const HEAD_HEIGHT = 46;
const MARK_HEIGHT = 14;
const FOOT_HEIGHT = 18;

// In ems of the size of the table.
const LEAST_LABEL = 26;
const INDENT = 1;
const GAP = 1.4;
const LEADING = 1.5;

const RULE = rgb(0.8, 0.83, 0.87);
const RED = rgb(0.72, 0.11, 0.11);

/**
 * A table as a PDF: names to the left, figures to the right, the heading on every page, and below each its number. A name that
 * is too long for its column goes on in a further line.
 */
export async function pdfTable(table: PdfTable): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(`${table.title}: ${table.subtitle}`);
  document.setLanguage(table.language);
  const faces = await embedFaces(document);
  const layout = layoutOf(table, faces);
  const pages = pagesOf(table, layout);
  for (const [at, rows] of pages.entries()) {
    const page = document.addPage([PAGE.width, PAGE.height]);
    drawHead(page, table, layout);
    drawRows(page, rows, layout);
    drawRight(page, faces.plain, table.pageWords(at + 1, pages.length), PAGE.margin, 7);
  }
  return new Uint8Array(await document.save());
}

/** `head` is what stands above the first row of a page, in points. */
type Layout = { size: number; label: number; ends: readonly number[]; faces: Faces; head: number };

/** The size in which all columns have room, and where they end, in points. What is left over goes to the names. */
function layoutOf({ columns, rows, mark }: PdfTable, faces: Faces): Layout {
  const lines = [{ cells: columns, kind: 'total' } as const, ...rows];
  const widthAt = (at: number) =>
    Math.max(...lines.map((row) => widthOf(faceOf(row, faces), row.cells[at] ?? ''))) + GAP;
  const figures = columns.slice(1).map((_, at) => widthAt(at + 1));
  const all = figures.reduce((sum, width) => sum + width, 0);
  const size = Math.min(LARGEST, ROOM / (LEAST_LABEL + all));
  const label = ROOM / size - all;
  let end = PAGE.margin;
  const ends = [label, ...figures].map((width) => {
    end += width * size;
    return end;
  });
  return { size, label, ends, faces, head: HEAD_HEIGHT + (mark === '' ? 0 : MARK_HEIGHT) };
}

const faceOf = ({ kind }: Pick<PdfRow, 'kind'>, faces: Faces): Face => (kind === 'line' ? faces.plain : faces.strong);

/** A row with its name broken into lines. */
type Placed = PdfRow & { lines: readonly string[]; height: number };

/** The rows of each page. A heading does not stand alone at the foot of one. */
function pagesOf({ rows, foot }: PdfTable, layout: Layout): Placed[][] {
  const room = PAGE.height - 2 * PAGE.margin - layout.head - FOOT_HEIGHT;
  const pages: Placed[][] = [[]];
  let height = 0;
  const placed = [...rows.map((row) => place(row, layout)), ...footRows(foot, layout)];
  for (const [at, row] of placed.entries()) {
    const next = row.kind === 'heading' ? (placed[at + 1]?.height ?? 0) : 0;
    if (height > 0 && height + row.height + next > room) {
      pages.push([]);
      height = 0;
    }
    pages.at(-1)?.push(row);
    height += row.height;
  }
  return pages;
}

function place(row: PdfRow, layout: Layout): Placed {
  const ems = row.kind === 'heading' ? ROOM / layout.size : layout.label - INDENT;
  const lines = brokenInto(row.cells[0] ?? '', ems, faceOf(row, layout.faces));
  return { ...row, lines, height: lines.length * layout.size * LEADING };
}

/** What stands below the table, across the page, after an empty row. */
function footRows(foot: string, layout: Layout): Placed[] {
  if (foot === '') return [];
  const height = layout.size * LEADING;
  const lines = brokenInto(foot, ROOM / layout.size - INDENT, layout.faces.plain);
  return ['', ...lines].map((line) => ({ cells: [], kind: 'line', lines: [line], height }));
}

/** A text in lines of at most so many ems, broken between words, and within a word that has no room in a line of its own. */
function brokenInto(text: string, ems: number, face: Face): string[] {
  const lines: string[] = [''];
  for (const word of text.split(/\s+/).flatMap((whole) => piecesOf(whole, ems, face))) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (widthOf(face, longer) > ems) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });

function piecesOf(word: string, ems: number, face: Face): string[] {
  if (widthOf(face, word) <= ems) return [word];
  const pieces: string[] = [''];
  for (const { segment } of GRAPHEMES.segment(word)) {
    const longer = `${pieces.at(-1)}${segment}`;
    if (widthOf(face, longer) > ems) pieces.push(segment);
    else pieces[pieces.length - 1] = longer;
  }
  return pieces;
}

function drawHead(page: PDFPage, table: PdfTable, { size, ends, faces, head }: Layout): void {
  const { title, subtitle, mark, columns } = table;
  const top = PAGE.height - PAGE.margin;
  const [titleLine = ''] = brokenInto(title, ROOM / TITLE_SIZE, faces.strong);
  drawText(page, faces.strong, titleLine, { x: PAGE.margin, y: top - TITLE_SIZE + 3, size: TITLE_SIZE });
  drawText(page, faces.plain, subtitle, { x: PAGE.margin, y: top - TITLE_SIZE - 9, size: LARGEST });
  if (mark !== '') {
    const fitting = Math.min(LARGEST, ROOM / widthOf(faces.strong, mark));
    drawText(page, faces.strong, mark, { x: PAGE.margin, y: top - HEAD_HEIGHT + 10, size: fitting, color: RED });
  }
  const y = top - head + size * 0.6;
  for (const [at, column] of columns.entries()) drawCell(page, faces.strong, column, { at, ends, y, size });
  drawRule(page, top - head, 0.8);
}

function drawRows(page: PDFPage, rows: readonly Placed[], { size, ends, faces, head }: Layout): void {
  let top = PAGE.height - PAGE.margin - head;
  for (const row of rows) {
    const face = faceOf(row, faces);
    if (row.kind === 'total') drawRule(page, top, 0.4);
    const first = top - size * 1.1;
    for (const [at, line] of row.lines.entries()) {
      const x = PAGE.margin + (row.kind === 'line' && row.cells.length > 0 ? INDENT * size : 0);
      drawText(page, face, line, { x, y: first - at * size * LEADING, size });
    }
    for (const [at, cell] of row.cells.entries()) if (at > 0) drawCell(page, face, cell, { at, ends, y: first, size });
    top -= row.height;
  }
}

type Cell = { at: number; ends: readonly number[]; y: number; size: number };

/** A name from the left of its column, a figure to its right. */
function drawCell(page: PDFPage, face: Face, text: string, { at, ends, y, size }: Cell): void {
  const x = at === 0 ? PAGE.margin : (ends[at] ?? 0) - widthOf(face, text) * size;
  drawText(page, face, text, { x, y, size });
}

function drawRight(page: PDFPage, face: Face, text: string, y: number, size: number): void {
  drawText(page, face, text, { x: PAGE.width - PAGE.margin - widthOf(face, text) * size, y, size });
}

function drawRule(page: PDFPage, y: number, thickness: number): void {
  const start = { x: PAGE.margin, y };
  page.drawLine({ start, end: { x: PAGE.width - PAGE.margin, y }, thickness, color: RULE });
}
