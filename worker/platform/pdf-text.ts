/// <reference path="../env.fonts.d.ts" />
import { create, type Font } from '@cantoo/fontkit';
import {
  type PDFDocument,
  type PDFFont,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type RGB,
  rgb,
  setFillingColor,
} from '@cantoo/pdf-lib';
import devanagari from '@fontsource/noto-sans/files/noto-sans-devanagari-400-normal.woff';
import devanagariBold from '@fontsource/noto-sans/files/noto-sans-devanagari-700-normal.woff';
import latin from '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff';
import latinBold from '@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff';
import tamil from './fonts/noto-sans-tamil-tamil-400-normal.woff';
import tamilBold from './fonts/noto-sans-tamil-tamil-700-normal.woff';

/** Text of a PDF in embedded letters: Latin, Devanagari, Tamil and the rupee, joined as the script asks. Lengths of faces are in ems. */

/** A weight of the letters. The same text again costs nothing. */
export type Face = { runsOf: (text: string) => readonly Run[] };

export type Faces = { plain: Face; strong: Face };

/** A stretch of text in one font, with how far it goes. */
type Run = { font: Embedded; glyphs: readonly Glyph[]; width: number };

/** A glyph: its code in the font, how far it moves on by nature and here, and where from there it is drawn. */
type Glyph = { code: string; natural: number; advance: number; x: number; y: number };

type Embedded = { key: PDFName; font: PDFFont; shapes: Font; letters: ReadonlySet<number> };

/** Embeds the letters of a document; only those that are written go into its file. */
export async function embedFaces(document: PDFDocument): Promise<Faces> {
  document.registerFontkit({ create: shapesIn });
  const files = [latin, devanagari, tamil, latinBold, devanagariBold, tamilBold];
  const fonts = await Promise.all(files.map((file, at) => embed(document, file, `F${at + 1}`)));
  const half = files.length / 2;
  return { plain: faceOf(...fonts.slice(0, half)), strong: faceOf(...fonts.slice(half)) };
}

async function embed(document: PDFDocument, file: ArrayBuffer, key: string): Promise<Embedded> {
  const bytes = new Uint8Array(file);
  const shapes = shapesIn(bytes);
  const font = await document.embedFont(bytes, { subset: true });
  return { key: PDFName.of(key), font, shapes, letters: new Set(shapes.characterSet) };
}

const read = new WeakMap<ArrayBufferLike, Font>();

/** The shapes of a font file, which take long to unpack and are read once for all documents. */
function shapesIn(file: Uint8Array): Font {
  const shapes = read.get(file.buffer) ?? create(file);
  if (!('layout' in shapes)) throw new TypeError('A font file holds one font');
  // A shape is known by the letter it was first asked for with; asked for as a part of Á first, A would stand for no letter.
  if (!read.has(file.buffer)) for (const letter of shapes.characterSet) shapes.glyphForCodePoint(letter);
  read.set(file.buffer, shapes);
  return shapes;
}

function faceOf(...fonts: readonly (Embedded | undefined)[]): Face {
  const usable = fonts.filter((font) => font !== undefined);
  const known = new Map<string, readonly Run[]>();
  const runsOf = (text: string) => {
    const runs = known.get(text) ?? inOneFont(cleaned(text), usable).map(({ font, part }) => shape(font, part));
    known.set(text, runs);
    return runs;
  };
  return { runsOf };
}

/** How wide a text is, in ems. */
export const widthOf = (face: Face, text: string): number =>
  face.runsOf(text).reduce((whole, { width }) => whole + width, 0);

// What both weights have letters for: Latin-1, the punctuation of word processors, signs of money, Devanagari and Tamil.
const NOT_WRITABLE =
  /[^\s\x20-\x7e\xa0-\xff\u0900-\u097f\u0b80-\u0bff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac\u20b9]/u;
const JOINERS = /\u200c|\u200d/g;

/** Whether there are letters for the whole of a text. */
export const isWritable = (text: string): boolean => !NOT_WRITABLE.test(text.normalize('NFC').replace(JOINERS, ''));

/** Without breaks, and with a question mark for every letter that no font has. */
const cleaned = (text: string): string =>
  Array.from(text.normalize('NFC').replace(/\s+/g, ' ').replaceAll('\u2212', '-'), (letter) =>
    isWritable(letter) ? letter : '?',
  ).join('');

type Part = { font: Embedded; part: string };

/** Cuts a text where another font has to go on: a blank or a sign that the font before has, too, stays in it. */
function inOneFont(text: string, fonts: readonly Embedded[]): Part[] {
  const parts: Part[] = [];
  for (const letter of text) {
    const before = parts.at(-1);
    const point = letter.codePointAt(0) ?? 0;
    const font = before?.font.letters.has(point) ? before.font : fonts.find(({ letters }) => letters.has(point));
    if (before && (font === before.font || font === undefined)) before.part += letter;
    else if (font) parts.push({ font, part: letter });
  }
  return parts;
}

/** Glyphs as the script joins them: conjuncts, vowels before their consonant, marks above it. */
function shape(font: Embedded, part: string): Run {
  const { glyphs, positions } = font.shapes.layout(part);
  const codes = hexOf(font.font, part).match(/.{4}/g) ?? [];
  const em = font.shapes.unitsPerEm;
  const placed = glyphs.map(({ advanceWidth }, at): Glyph => {
    const { xAdvance = advanceWidth, xOffset = 0, yOffset = 0 } = positions?.[at] ?? {};
    const moves = { natural: advanceWidth / em, advance: xAdvance / em };
    return { code: codes[at] ?? '', ...moves, x: xOffset / em, y: yOffset / em };
  });
  return { font, glyphs: placed, width: placed.reduce((whole, { advance }) => whole + advance, 0) };
}

function hexOf(font: PDFFont, part: string): string {
  const encoded = font.encodeText(part);
  if (!(encoded instanceof PDFHexString)) throw new TypeError('An embedded font writes its text as hexadecimal codes');
  return encoded.asString();
}

export type TextPlace = { x: number; y: number; size: number; color?: RGB };

const BLACK = rgb(0, 0, 0);

/** Writes a text on a page from a point of its base line on; all in points. */
export function drawText(page: PDFPage, face: Face, text: string, { x, y, size, color }: TextPlace): void {
  if (color) page.pushOperators(setFillingColor(color));
  let from = x;
  for (const { font, glyphs, width } of face.runsOf(text)) {
    page.node.setFontDictionary(font.key, font.font.ref);
    page.pushOperators(
      PDFOperator.of(PDFOperatorNames.BeginText),
      PDFOperator.of(PDFOperatorNames.SetFontAndSize, [font.key, PDFNumber.of(size)]),
      PDFOperator.of(PDFOperatorNames.MoveText, [points(from), points(y)]),
      ...levelsOf(glyphs).flatMap(({ y: rise, codes }) => [
        PDFOperator.of(PDFOperatorNames.SetTextRise, [points(rise * size)]),
        PDFOperator.of(PDFOperatorNames.ShowTextAdjusted, [codes]),
      ]),
      PDFOperator.of(PDFOperatorNames.EndText),
    );
    from += width * size;
  }
  if (color) page.pushOperators(setFillingColor(BLACK));
}

const points = (value: number) => PDFNumber.of(Number(value.toFixed(2)));

/** Glyphs of one height, as the operator TJ takes them: codes, and between them moves to the left in thousandths of an em. */
type Level = { y: number; codes: string };

function levelsOf(glyphs: readonly Glyph[]): Level[] {
  const levels: { y: number; glyphs: Glyph[] }[] = [];
  for (const glyph of glyphs) {
    const last = levels.at(-1);
    if (last?.y === glyph.y) last.glyphs.push(glyph);
    else levels.push({ y: glyph.y, glyphs: [glyph] });
  }
  return levels.map((level) => ({ y: level.y, codes: `[${level.glyphs.map(movedCode).join(' ')}]` }));
}

/** A glyph drawn aside of its place, and what follows it where the script wants it. */
function movedCode({ code, natural, advance, x }: Glyph): string {
  const [before, after] = [Math.round(-1000 * x), Math.round(1000 * (x + natural - advance))];
  return `${before || ''}<${code}>${after || ''}`;
}
