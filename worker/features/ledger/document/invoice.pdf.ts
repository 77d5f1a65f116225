import { PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { encode } from 'uqr';
import { stateOfGstCode } from '../../../domain/identifiers/tax-number';
import { ABROAD, type DocumentKind } from '../../../domain/ledger/document/model';
import { type Language, type Said, say, wordsOf } from '../../../domain/shared/message';
import { formatPercent, formatRupees, type Paise, paise } from '../../../domain/shared/money';
import { drawText, embedFaces, type Face, type Faces, widthOf } from '../../../platform/pdf-text';
import type { ListedDocument } from './document.contract';
import type { StoredLine } from './document.table';
import { gstinIn, type KnownCompany, keeperOn } from './keeper.repository';
import type { Profile } from './profile.repository';

export type Invoice = {
  document: ListedDocument;
  lines: readonly StoredLine[];
  company: KnownCompany;
  profile: Profile;
  language: Language;
};

// A4 upright, in points.
const PAGE = { width: 595, height: 842, margin: 40 };
const RIGHT = PAGE.width - PAGE.margin;
const SIZE = 8.5;
const STEP = 12;
const RULE = rgb(0.8, 0.83, 0.87);
const GREY = rgb(0.35, 0.39, 0.45);
const RED = rgb(0.72, 0.11, 0.11);

/**
 * A tax invoice or note with the particulars of rules 46 and 53 of the CGST Rules 2017; a bill of supply (rule 49) where the
 * company charges no tax. A code for paying by UPI stands on it where the company gave an id.
 */
export async function invoicePdf(invoice: Invoice): Promise<Uint8Array<ArrayBuffer>> {
  const file = await PDFDocument.create({ updateMetadata: false });
  const faces = await embedFaces(file);
  const { document, language } = invoice;
  const words = (said: Said) => wordsOf(said, language);
  file.setTitle(`${words(titleOf(invoice))} ${document.number}`);
  file.setLanguage(language.tag);
  const sheet = new Sheet(file, faces);
  drawHead(sheet, invoice, words);
  drawTable(sheet, invoice, words);
  drawTotals(sheet, invoice, words);
  drawFoot(sheet, invoice, words);
  sheet.number((page, pages) => words(say('report.page', { page, pages })));
  return new Uint8Array(await file.save());
}

type InWords = (said: Said) => string;

/** Pages that are written from the top down; what has no room goes on the next. */
class Sheet {
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
    if (this.y - height > PAGE.margin + STEP) return false;
    this.turn();
    return true;
  }

  text(text: string, x: number, { face = this.faces.plain, size = SIZE, color }: Style = {}): void {
    drawText(this.page, face, text, { x, y: this.y, size, ...(color && { color }) });
  }

  right(text: string, end: number, { face = this.faces.plain, size = SIZE }: Style = {}): void {
    drawText(this.page, face, text, { x: end - widthOf(face, text) * size, y: this.y, size });
  }

  rule(): void {
    const y = this.y + STEP - 3;
    this.page.drawLine({ start: { x: PAGE.margin, y }, end: { x: RIGHT, y }, thickness: 0.6, color: RULE });
  }

  /** Text in lines of at most this width, from where the sheet is. */
  block(text: string, x: number, width: number, style: Style = {}): void {
    for (const line of linesIn(text, width, style.face ?? this.faces.plain, style.size ?? SIZE)) {
      this.need(STEP);
      this.text(line, x, style);
      this.y -= STEP;
    }
  }

  number(wordsFor: (page: number, pages: number) => string): void {
    for (const [at, page] of this.#pages.entries()) {
      const text = wordsFor(at + 1, this.#pages.length);
      const x = RIGHT - widthOf(this.faces.plain, text) * 7;
      drawText(page, this.faces.plain, text, { x, y: PAGE.margin - 14, size: 7 });
    }
  }
}

type Style = { face?: Face; size?: number; color?: ReturnType<typeof rgb> };

function linesIn(text: string, width: number, face: Face, size: number): string[] {
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

const TITLES: Record<DocumentKind, Said> = {
  invoice: say('ledger-document.pdf.invoice'),
  'credit-note': say('ledger-document.pdf.credit-note'),
  'debit-note': say('ledger-document.pdf.debit-note'),
};

function titleOf({ document, company }: Invoice): Said {
  const { scheme } = keeperOn(company, document.date);
  if (document.kind === 'invoice' && scheme !== 'regular') return say('ledger-document.pdf.bill-of-supply');
  return TITLES[document.kind];
}

const stateWords = (code: string): Said =>
  code === ABROAD ? say('ledger-document.pdf.abroad') : `${stateOfGstCode(code)?.name ?? ''} (${code})`;

function drawHead(sheet: Sheet, invoice: Invoice, words: InWords): void {
  const { document, company, profile } = invoice;
  const { strong } = sheet.faces;
  sheet.y -= 6;
  sheet.text(words(titleOf(invoice)).toUpperCase(), PAGE.margin, { face: strong, size: 11, color: GREY });
  if (document.status === 'cancelled') {
    sheet.right(words(say('ledger-document.pdf.cancelled')), RIGHT, { face: strong, size: 11 });
    sheet.page.drawRectangle({ x: PAGE.margin, y: sheet.y - 5, width: RIGHT - PAGE.margin, height: 1, color: RED });
  }
  sheet.y -= 22;
  sheet.block(company.name, PAGE.margin, 320, { face: strong, size: 13 });
  if (profile.address) sheet.block(profile.address, PAGE.margin, 300);
  const { stateCode } = keeperOn(company, document.date);
  const gstin = gstinIn(company, stateCode);
  if (gstin) sheet.block(words(say('ledger-document.pdf.gstin', { gstin })), PAGE.margin, 300);
  sheet.block(words(say('ledger-document.pdf.cin', { cin: company.cin })), PAGE.margin, 300);
  const end = sheet.y;
  sheet.y = PAGE.height - PAGE.margin - 28;
  for (const [label, value] of factsOf(document, words)) {
    sheet.text(label, 370, { color: GREY });
    sheet.block(value, 455, RIGHT - 455, { face: strong });
  }
  sheet.y = Math.min(end, sheet.y) - 10;
  sheet.text(words(say('ledger-document.pdf.to')), PAGE.margin, { color: GREY });
  sheet.y -= STEP;
  sheet.block(document.partyName, PAGE.margin, 320, { face: strong, size: 10 });
  if (document.gstin) sheet.block(words(say('ledger-document.pdf.gstin', { gstin: document.gstin })), PAGE.margin, 300);
  if (document.stateCode) sheet.block(words(stateWords(document.stateCode)), PAGE.margin, 300);
  sheet.y -= 10;
}

function factsOf(document: ListedDocument, words: InWords): [string, string][] {
  const day = (value: string | null) => (value ? words(say('ledger-document.pdf.day', { day: onDay(value) })) : '');
  const fact = (id: string, value: string): [string, string][] =>
    value === '' ? [] : [[words(say(`ledger-document.pdf.fact-${id}`)), value]];
  return [
    ...fact('number', document.number),
    ...fact('date', day(document.date)),
    ...fact('due', day(document.dueDate)),
    ...fact('place', words(stateWords(document.placeOfSupply))),
    ...fact('original', [document.originalNumber ?? '', day(document.originalDate)].filter(Boolean).join(', ')),
    ...fact('reverse', words(say(document.isReverseCharge ? 'unit.yes' : 'unit.no'))),
  ];
}

const onDay = (value: string) => ({ unit: 'day' as const, value: value as ListedDocument['date'] });

type Column = { heading: Said; end: number; value: (line: StoredLine) => string };

function columnsOf(document: ListedDocument): Column[] {
  const isIntegrated = document.igst > 0;
  const of = (id: string) => say(`ledger-document.pdf.column-${id}`);
  const money = (amount: number) => grouped(formatRupees(paise(amount)));
  const heads: Column[] = isIntegrated
    ? [{ heading: 'IGST', end: RIGHT, value: ({ igst }) => money(igst) }]
    : [
        { heading: 'CGST', end: 490, value: ({ cgst }) => money(cgst) },
        { heading: 'SGST', end: RIGHT, value: ({ sgst }) => money(sgst) },
      ];
  return [
    { heading: of('quantity'), end: 300, value: ({ quantity, unit }) => [quantity, unit].filter(Boolean).join(' ') },
    {
      heading: of('value'),
      end: 385,
      value: ({ taxable, foreignMinor }) => money(foreignMinor ?? taxable),
    },
    { heading: of('rate'), end: 425, value: ({ rate }) => `${formatPercent(rate)}%` },
    ...heads,
  ];
}

const HSN_AT = 205;

function drawTable(sheet: Sheet, { document, lines }: Invoice, words: InWords): void {
  const columns = columnsOf(document);
  drawHeading(sheet, columns, words);
  for (const line of lines) {
    const description = linesIn(line.description, HSN_AT - PAGE.margin - 10, sheet.faces.plain, SIZE);
    if (sheet.need(description.length * STEP)) drawHeading(sheet, columns, words);
    sheet.text(line.hsn ?? '', HSN_AT);
    for (const { end, value } of columns) sheet.right(value(line), end);
    for (const text of description) {
      sheet.text(text, PAGE.margin);
      sheet.y -= STEP;
    }
    sheet.y -= 2;
  }
  sheet.rule();
}

function drawHeading(sheet: Sheet, columns: readonly Column[], words: InWords): void {
  const style = { face: sheet.faces.strong };
  sheet.rule();
  sheet.text(words(say('ledger-document.pdf.column-description')), PAGE.margin, style);
  sheet.text(words(say('ledger-document.pdf.column-hsn')), HSN_AT, style);
  for (const { heading, end } of columns) sheet.right(words(heading), end, style);
  sheet.y -= STEP + 2;
  sheet.rule();
}

function drawTotals(sheet: Sheet, { document, lines }: Invoice, words: InWords): void {
  const { currency } = document;
  const minor = lines.reduce((sum, line) => sum + (line.foreignMinor ?? 0), 0);
  const rows: [Said, Paise][] = [
    [say('ledger-document.pdf.total-value'), document.taxable],
    ...(document.cgst > 0
      ? ([
          ['CGST', document.cgst],
          ['SGST', document.sgst],
        ] as [Said, Paise][])
      : []),
    ...(document.igst > 0 ? ([['IGST', document.igst]] as [Said, Paise][]) : []),
    ...(document.cess > 0 ? ([[say('ledger-document.pdf.cess'), document.cess]] as [Said, Paise][]) : []),
    ...(document.roundOff !== 0
      ? ([[say('ledger-document.step.round-off'), document.roundOff]] as [Said, Paise][])
      : []),
  ];
  sheet.need((rows.length + 2) * STEP + 20);
  if (currency !== 'INR') {
    const amount = `${currency} ${grouped(formatRupees(paise(minor)))} × ${document.exchangeRate ?? ''}`;
    sheet.text(words(say('ledger-document.pdf.exchange')), 330);
    sheet.right(amount, RIGHT);
    sheet.y -= STEP;
  }
  for (const [label, amount] of rows) {
    sheet.text(words(label), 330);
    sheet.right(grouped(formatRupees(amount)), RIGHT);
    sheet.y -= STEP;
  }
  sheet.y -= 4;
  const style = { face: sheet.faces.strong, size: 11 };
  sheet.text(words(say('ledger-document.pdf.total')), 330, style);
  sheet.right(`₹${grouped(formatRupees(document.total))}`, RIGHT, style);
  sheet.y -= 24;
}

function drawFoot(sheet: Sheet, { document, company, profile }: Invoice, words: InWords): void {
  const endorsement = ENDORSEMENTS[document.supplyType];
  if (endorsement) sheet.block(words(endorsement), PAGE.margin, RIGHT - PAGE.margin, { face: sheet.faces.strong });
  sheet.need(130);
  const top = sheet.y;
  if (profile.bankDetails) {
    sheet.text(words(say('ledger-document.pdf.bank')), PAGE.margin, { color: GREY });
    sheet.y -= STEP;
    sheet.block(profile.bankDetails, PAGE.margin, 200);
  }
  const low = sheet.y;
  const uri = upiOf({ document, company, profile });
  if (uri) drawCode(sheet.page, uri, 270, top + STEP - 90);
  if (uri) {
    sheet.y = top - 92;
    sheet.text(words(say('ledger-document.pdf.upi', { id: profile.upiId ?? '' })), 270, { size: 7 });
  }
  sheet.y = top;
  sheet.right(words(say('ledger-document.pdf.for', { company: company.name })), RIGHT);
  sheet.y = top - 60;
  sheet.right(profile.signatory ?? '', RIGHT);
  sheet.y -= STEP;
  sheet.right(words(say('ledger-document.pdf.signatory')), RIGHT);
  sheet.y = Math.min(low, top - 108);
  const { notes } = document;
  for (const text of [notes, profile.terms]) if (text) sheet.block(text, PAGE.margin, RIGHT - PAGE.margin);
}

const WITHOUT_TAX = say('ledger-document.pdf.without-tax');
const ENDORSEMENTS: Partial<Record<ListedDocument['supplyType'], Said>> = {
  'export-without-tax': WITHOUT_TAX,
  'sez-without-tax': WITHOUT_TAX,
  'export-with-tax': say('ledger-document.pdf.with-tax'),
  'sez-with-tax': say('ledger-document.pdf.with-tax'),
};

/** What a payment app reads: whom to pay, how much and for what. Nothing for a note, in another currency, or without an id. */
export function upiOf({
  document,
  company,
  profile,
}: Pick<Invoice, 'document' | 'company' | 'profile'>): string | undefined {
  const isPaid = document.kind === 'credit-note' || document.currency !== 'INR' || document.status === 'cancelled';
  if (!profile.upiId || isPaid || document.total <= 0) return undefined;
  const said = {
    pa: profile.upiId,
    pn: company.name,
    am: formatRupees(document.total),
    cu: 'INR',
    tn: document.number,
  };
  const pairs = Object.entries(said).map(
    ([key, value]) => `${key}=${encodeURIComponent(value).replaceAll('%40', '@')}`,
  );
  return `upi://pay?${pairs.join('&')}`;
}

const CODE_SIDE = 88;

function drawCode(page: PDFPage, text: string, x: number, y: number): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const side = CODE_SIDE / size;
  for (const [row, cells] of data.entries())
    for (const [column, isDark] of cells.entries())
      if (isDark)
        page.drawRectangle({
          ...{ x: x + column * side, y: y + (size - 1 - row) * side, width: side, height: side },
          color: rgb(0, 0, 0),
        });
}

/** '1,18,212.00': the digits before the last three in pairs. */
const grouped = (amount: string): string => amount.replace(/(\d)(?=(\d\d)+\d\.)/g, '$1,');
