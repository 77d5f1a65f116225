import { type PDFDocument, type PDFPage, type RGB, rgb } from '@cantoo/pdf-lib';
import { drawText, type Face, type Faces, widthOf } from './pdf-text';

// A4 upright, in points.
export const PAGE = { width: 595, height: 842, margin: 40 };
export const LEFT = PAGE.margin;
export const RIGHT = PAGE.width - PAGE.margin;
export const SIZE = 8.5;
export const STEP = 12;
/** Room for the line at the foot of each page. */
const FOOT = PAGE.margin + STEP;

const RULE = rgb(0.8, 0.83, 0.87);
export const GREY = rgb(0.35, 0.39, 0.45);
export const RED = rgb(0.72, 0.11, 0.11);

export type Style = { face?: Face; size?: number; color?: RGB };

/** Pages that are written from the top down; what has no room goes on the next. */
export class Sheet {
  readonly #pages: PDFPage[] = [];
  y = 0;

  constructor(
    readonly file: PDFDocument,
    readonly faces: Faces,
  ) {
    this.turn();
  }

  get page(): PDFPage {
    const page = this.#pages.at(-1);
    if (!page) throw new RangeError('A sheet has a page');
    return page;
  }

  turn(): void {
    this.#pages.push(this.file.addPage([PAGE.width, PAGE.height]));
    this.y = PAGE.height - PAGE.margin;
  }

  /** Whether the next lines had to go on another page. */
  need(height: number): boolean {
    if (this.y - height > FOOT) return false;
    this.turn();
    return true;
  }

  text(text: string, x: number, { face = this.faces.plain, size = SIZE, color }: Style = {}): void {
    drawText(this.page, face, text, { x, y: this.y, size, ...(color && { color }) });
  }

  /** Text that ends at a place, smaller where it has no room after `from`. */
  right(text: string, end: number, { face = this.faces.plain, size = SIZE, color }: Style = {}, from = LEFT): void {
    const wide = widthOf(face, text);
    const fitting = Math.min(size, (end - from) / Math.max(wide, 0.01));
    drawText(this.page, face, text, { x: end - wide * fitting, y: this.y, size: fitting, ...(color && { color }) });
  }

  /** A thin line over what is written next. */
  rule(x = LEFT, thickness = 0.6): void {
    const y = this.y + STEP - 3;
    this.page.drawLine({ start: { x, y }, end: { x: RIGHT, y }, thickness, color: RULE });
  }

  /** Text in lines of at most this width, from where the sheet is. */
  block(text: string, x: number, width: number, style: Style = {}): void {
    for (const line of linesIn(text, width, style.face ?? this.faces.plain, style.size ?? SIZE)) {
      this.need(STEP);
      this.text(line, x, style);
      this.y -= Math.max(STEP, (style.size ?? SIZE) + 3.5);
    }
  }

  /** What stands at the foot of each page, before its number. */
  number(said: string, wordsFor: (page: number, pages: number) => string): void {
    for (const [at, page] of this.#pages.entries()) {
      const text = wordsFor(at + 1, this.#pages.length);
      const x = RIGHT - widthOf(this.faces.plain, text) * 7;
      const y = PAGE.margin - 14;
      drawText(page, this.faces.plain, text, { x, y, size: 7, color: GREY });
      const [line = ''] = linesIn(said, x - LEFT - 10, this.faces.plain, 7);
      drawText(page, this.faces.plain, line, { x: LEFT, y, size: 7, color: GREY });
    }
  }
}

/** A text in lines of at most this width; its own breaks stay. */
export function linesIn(text: string, width: number, face: Face, size: number): string[] {
  return text.split(/\r?\n/).flatMap((paragraph) => {
    const lines = [''];
    for (const word of paragraph.split(/\s+/).flatMap((whole) => piecesOf(whole, width, face, size))) {
      const longer = `${lines.at(-1)} ${word}`.trim();
      if (widthOf(face, longer) * size > width && lines.at(-1) !== '') lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    return lines;
  });
}

/** A word that has no room in a line of its own is cut. */
function piecesOf(word: string, width: number, face: Face, size: number): string[] {
  if (widthOf(face, word) * size <= width) return [word];
  const pieces = [''];
  for (const letter of word) {
    const longer = `${pieces.at(-1)}${letter}`;
    if (widthOf(face, longer) * size > width) pieces.push(letter);
    else pieces[pieces.length - 1] = longer;
  }
  return pieces;
}
