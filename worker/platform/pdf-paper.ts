import { PDFDocument } from '@cantoo/pdf-lib';
import { GREY, LEFT, linesIn, RED, RIGHT, Sheet, SIZE, STEP } from './pdf-sheet';
import { embedFaces } from './pdf-text';

/** A column of a paper's table: figures end at its right edge, words begin at its left. Shares of the width add up to one. */
export type PaperColumn = { heading: string; share: number; isFigure?: boolean };
export type PaperRow = { cells: readonly string[]; isTotal?: boolean };

export type PaperPart =
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  | { kind: 'table'; title?: string; columns: readonly PaperColumn[]; rows: readonly PaperRow[] }
  | { kind: 'text'; text: string; tone?: 'plain' | 'quiet' | 'warning' };

/** A paper that a company gives somebody: a payslip, a certificate. */
export type Paper = {
  title: string;
  subtitle: string;
  company: string;
  /** Below the company's name: address and numbers. */
  identity: readonly string[];
  parts: readonly PaperPart[];
  language: string;
  pageWords: (page: number, pages: number) => string;
};

/** A paper as an upright A4 PDF: the company at its head, then its parts in their order. */
export async function paperPdf(paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  const file = await PDFDocument.create({ updateMetadata: false });
  const faces = await embedFaces(file);
  file.setTitle(`${paper.title}: ${paper.subtitle}`);
  file.setLanguage(paper.language);
  const sheet = new Sheet(file, faces);
  drawHead(sheet, paper);
  for (const part of paper.parts) {
    if (part.kind === 'facts') drawFacts(sheet, part.facts);
    else if (part.kind === 'table') drawTable(sheet, part);
    else drawText(sheet, part);
  }
  sheet.number(`${paper.title} · ${paper.subtitle} · ${paper.company}`, paper.pageWords);
  return new Uint8Array(await file.save());
}

const MIDDLE = 320;

function drawHead(sheet: Sheet, { title, subtitle, company, identity }: Paper): void {
  const { strong } = sheet.faces;
  sheet.y -= 6;
  const top = sheet.y;
  for (const line of linesIn(title, RIGHT - MIDDLE, strong, 13)) {
    sheet.right(line, RIGHT, { face: strong, size: 13 }, MIDDLE);
    sheet.y -= 15;
  }
  for (const line of linesIn(subtitle, RIGHT - MIDDLE, sheet.faces.plain, SIZE)) {
    sheet.right(line, RIGHT, { color: GREY }, MIDDLE);
    sheet.y -= STEP;
  }
  const end = sheet.y;
  sheet.y = top;
  sheet.block(company, LEFT, MIDDLE - LEFT - 15, { face: strong, size: 12 });
  for (const line of identity) sheet.block(line, LEFT, MIDDLE - LEFT - 15, { color: GREY, size: 8 });
  sheet.y = Math.min(end, sheet.y) - 4;
  sheet.rule();
  sheet.y -= 6;
}

const LABEL = 110;

/** Facts in two columns, label before value. */
function drawFacts(sheet: Sheet, facts: readonly (readonly [string, string])[]): void {
  const half = (RIGHT - LEFT) / 2;
  for (let index = 0; index < facts.length; index += 2) {
    sheet.need(2 * STEP);
    const top = sheet.y;
    let low = top;
    for (const [place, fact] of facts.slice(index, index + 2).entries()) {
      const x = LEFT + place * half;
      sheet.y = top;
      sheet.block(fact[0], x, LABEL - 6, { color: GREY });
      const below = sheet.y;
      sheet.y = top;
      sheet.block(fact[1], x + LABEL, half - LABEL - 10);
      low = Math.min(low, below, sheet.y);
    }
    sheet.y = low;
  }
  sheet.y -= 6;
}

function drawTable(sheet: Sheet, { title, columns, rows }: Extract<PaperPart, { kind: 'table' }>): void {
  const { strong, plain } = sheet.faces;
  const width = RIGHT - LEFT;
  let from = LEFT;
  const places = columns.map(({ share, isFigure }) => {
    const place = { from, to: from + share * width, isFigure: isFigure ?? false };
    from = place.to;
    return place;
  });
  if (title) {
    sheet.need(4 * STEP);
    sheet.text(title, LEFT, { face: strong, size: 9.5 });
    sheet.y -= STEP + 4;
  }
  const draw = (cells: readonly string[], isStrong: boolean, isHead = false) => {
    const face = isStrong ? strong : plain;
    const lines = places.map(({ from: x, to }, at) => linesIn(cells[at] ?? '', to - x - 6, face, SIZE));
    const height = Math.max(...lines.map(({ length }) => length)) * STEP;
    if (sheet.need(height) && !isHead)
      draw(
        columns.map(({ heading }) => heading),
        true,
        true,
      );
    const top = sheet.y;
    for (const [at, { from: x, to, isFigure }] of places.entries()) {
      sheet.y = top;
      for (const line of lines[at] ?? []) {
        if (isFigure) sheet.right(line, to, { face }, x);
        else sheet.text(line, x, { face });
        sheet.y -= STEP;
      }
    }
    sheet.y = top - height;
  };
  draw(
    columns.map(({ heading }) => heading),
    true,
    true,
  );
  sheet.rule();
  sheet.y -= 2;
  for (const { cells, isTotal = false } of rows) {
    if (isTotal) {
      sheet.rule();
      sheet.y -= 1;
    }
    draw(cells, isTotal);
  }
  sheet.y -= 10;
}

function drawText(sheet: Sheet, { text, tone = 'plain' }: Extract<PaperPart, { kind: 'text' }>): void {
  const color = { plain: undefined, quiet: GREY, warning: RED }[tone];
  const face = tone === 'warning' ? sheet.faces.strong : sheet.faces.plain;
  sheet.block(text, LEFT, RIGHT - LEFT, { face, ...(color && { color }) });
  sheet.y -= 4;
}
