import { PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { encode } from 'uqr';
import type { AdvanceVoucherKind } from '../../../domain/gst/advance-voucher';
import { stateOfGstCode } from '../../../domain/identifiers/tax-number';
import { gstinIn, keeperOn } from '../../../domain/ledger/document/keeper';
import { ABROAD } from '../../../domain/ledger/document/model';
import { amountInWords } from '../../../domain/shared/amount-in-words';
import { type Language, type Said, say, wordsOf } from '../../../domain/shared/message';
import { type BasisPoints, formatPercent, formatRupees, type Paise, paise } from '../../../domain/shared/money';
import { GREY, LEFT, linesIn, RED, RIGHT, Sheet, SIZE, STEP } from '../../../platform/pdf-sheet';
import { embedFaces } from '../../../platform/pdf-text';
import type { ListedDocument } from './document.contract';
import type { StoredLine } from './document.table';
import type { KnownCompany } from './keeper.repository';
import type { Profile } from './profile.repository';
import type { SelfInvoice } from './self-invoice.table';

export type Invoice = {
  document: ListedDocument;
  lines: readonly StoredLine[];
  company: KnownCompany;
  profile: Profile;
  /** Of a bill, the invoice that the company made for it itself; the voucher of a payment of it where something is paid. */
  own?: Pick<SelfInvoice, 'number' | 'date'> & { paid?: Paise };
  /** Of the voucher of an advance what it is, and of one that goes back the receipt vouchers of it. */
  advance?: { kind: AdvanceVoucherKind; receipts: readonly { number: string | null; date: string | null }[] };
  language: Language;
};

/**
 * A tax invoice or note with the particulars of rules 46 and 53 of the CGST Rules 2017; a bill of supply (rule 49) where the
 * supply bears no tax or the company charges none; an invoice without GST of a company that is not registered; the invoice of a
 * recipient who owes the tax (s.31(3)(f)), which names the supplier, and the voucher of its payment (s.31(3)(g), rule 52); the voucher
 * of an advance (s.31(3)(d), rule 50), and of what goes back of one (s.31(3)(e), rule 51). A code for paying
 * what is open by UPI stands on it where the company gave an id.
 */
export async function invoicePdf(invoice: Invoice): Promise<Uint8Array<ArrayBuffer>> {
  const file = await PDFDocument.create({ updateMetadata: false });
  const faces = await embedFaces(file);
  const { document, company, own = document, language } = invoice;
  const words = (said: Said) => wordsOf(said, language);
  const title = words(titleOf(invoice));
  file.setTitle(`${title} ${own.number}`);
  file.setLanguage(language.tag);
  const sheet = new Sheet(file, faces);
  drawHead(sheet, invoice, words);
  drawParties(sheet, invoice, words);
  drawTable(sheet, invoice, words);
  drawTotals(sheet, invoice, words);
  drawFoot(sheet, invoice, words);
  sheet.number(`${title} ${own.number} · ${company.name}`, (page, pages) => words(say('report.page', { page, pages })));
  return new Uint8Array(await file.save());
}

type InWords = (said: Said) => string;

const pdf = (id: string, params?: Parameters<typeof say>[1]) => say(`ledger-document.pdf.${id}`, params);

/** What the law calls the paper: only a tax invoice charges tax, and only who is registered issues a bill of supply. */
export function titleOf({ document, lines, company, own, advance }: Omit<Invoice, 'profile' | 'language'>): Said {
  if (advance) return pdf(advance.kind);
  if (own) return pdf(own.paid === undefined ? 'self-invoice' : 'payment-voucher');
  if (document.kind !== 'invoice') return pdf(document.kind);
  const { scheme } = keeperOn(company, document.date);
  if (scheme === 'unregistered') return pdf('plain-invoice');
  const isExempt = document.supplyType === 'regular' && lines.every(({ rate }) => rate === 0);
  return pdf(scheme === 'composition' || isExempt ? 'bill-of-supply' : 'invoice');
}

const stateWords = (code: string): Said =>
  code === ABROAD ? pdf('abroad') : `${stateOfGstCode(code)?.name ?? ''} (${code})`;

function drawHead(sheet: Sheet, invoice: Invoice, words: InWords): void {
  const { document, company, profile, own, advance } = invoice;
  const { strong } = sheet.faces;
  const top = sheet.y - 6;
  sheet.y = top;
  sheet.right(words(titleOf(invoice)), RIGHT, { face: strong, size: 15 }, 345);
  sheet.y -= 13;
  const { scheme, stateCode } = keeperOn(company, document.date);
  if (document.status === 'cancelled')
    sheet.right(words(pdf('cancelled')), RIGHT, { face: strong, size: 11, color: RED });
  else sheet.right(words(pdf('original')), RIGHT, { size: 7.5, color: GREY });
  sheet.y = top;
  sheet.block(company.name, LEFT, 290, { face: strong, size: 13 });
  if (profile.address) sheet.block(profile.address, LEFT, 290);
  const gstin = own || advance ? document.ownGstin : scheme === 'unregistered' ? null : gstinIn(company, stateCode);
  const ids = [
    ...(gstin ? [words(pdf('gstin', { gstin }))] : []),
    words(pdf('pan', { pan: company.pan })),
    words(pdf('cin', { cin: company.cin })),
  ];
  sheet.block(ids.join('  ·  '), LEFT, 330, { size: 8, color: GREY });
  if (scheme === 'composition') sheet.block(words(pdf('composition')), LEFT, RIGHT - LEFT, { face: strong });
  sheet.y -= 6;
  sheet.rule();
  sheet.y -= 4;
}

const FACTS_AT = 345;

/** Whom it is for, or who supplied, on the left; number, day and place on the right. */
function drawParties(sheet: Sheet, invoice: Invoice, words: InWords): void {
  const { document, own } = invoice;
  const { strong } = sheet.faces;
  const top = sheet.y;
  sheet.text(words(pdf(own ? 'supplier' : 'to')), LEFT, { color: GREY, size: 7.5 });
  sheet.y -= STEP + 1;
  sheet.block(document.partyName, LEFT, 285, { face: strong, size: 10 });
  if (document.partyAddress) sheet.block(document.partyAddress, LEFT, 285);
  if (document.gstin) sheet.block(words(pdf('gstin', { gstin: document.gstin })), LEFT, 285);
  if (document.stateCode) {
    const state = stateWords(document.stateCode);
    sheet.block(words(document.stateCode === ABROAD ? state : pdf('state', { state })), LEFT, 285);
  }
  const end = sheet.y;
  sheet.y = top;
  for (const [label, value] of factsOf(invoice, words)) {
    sheet.text(label, FACTS_AT, { color: GREY });
    sheet.block(value, FACTS_AT + 88, RIGHT - FACTS_AT - 88, { face: strong });
  }
  sheet.y = Math.min(end, sheet.y) - 12;
}

function factsOf(
  { document, own, advance }: Pick<Invoice, 'document' | 'own' | 'advance'>,
  words: InWords,
): [string, string][] {
  const day = (value: string | null) => (value ? words(pdf('day', { day: onDay(value) })) : '');
  const fact = (id: string, value: string): [string, string][] =>
    value === '' ? [] : [[words(pdf(`fact-${id}`)), value]];
  return [
    ...fact('number', (own ?? document).number),
    ...fact('date', day((own ?? document).date)),
    ...(own ? fact('bill', `${document.number}, ${day(document.date)}`) : fact('due', day(document.dueDate))),
    ...fact('receipt', (advance?.receipts ?? []).map(({ number, date }) => `${number}, ${day(date)}`).join('; ')),
    ...fact('place', words(stateWords(document.placeOfSupply))),
    ...fact('original', [document.originalNumber ?? '', day(document.originalDate)].filter(Boolean).join(', ')),
    ...fact('reverse', words(say(document.isReverseCharge ? 'unit.yes' : 'unit.no'))),
  ];
}

const onDay = (value: string) => ({ unit: 'day' as const, value: value as ListedDocument['date'] });

// In these Union territories there is no legislature of their own, so the half beside CGST is their territory's.
const UNION_TERRITORIES = new Set(['04', '25', '26', '31', '35', '38']);
const stateTax = ({ placeOfSupply }: ListedDocument) => (UNION_TERRITORIES.has(placeOfSupply) ? 'UTGST' : 'SGST');

const hasTax = ({ igst, cgst, sgst }: Pick<ListedDocument, 'igst' | 'cgst' | 'sgst'>) => igst + cgst + sgst > 0;

/** Whether the tax is paid with the document: not where the recipient owes it, and not of an export on which it is paid by us. */
const isTaxCharged = ({ isReverseCharge, supplyType }: ListedDocument) =>
  !isReverseCharge && supplyType !== 'export-with-tax';

type Column = { heading: Said; from: number; end: number; value: (line: StoredLine) => string };
type Columns = { description: number; hsnAt: number; columns: Column[] };

function columnsOf(document: ListedDocument, lines: readonly StoredLine[]): Columns {
  const of = (id: string) => pdf(`column-${id}`);
  const inRupees = (amount: number) => grouped(formatRupees(paise(amount)));
  const { currency } = document;
  const isForeign = currency !== 'INR';
  const value = (end: number): Column => ({
    heading: isForeign ? pdf('column-value-in', { currency }) : of(hasTax(document) ? 'value' : 'amount'),
    ...{ from: end - 70, end },
    value: ({ taxable, foreignMinor }) => inCurrency(foreignMinor ?? taxable, currency),
  });
  const quantity = (end: number): Column[] =>
    lines.some((line) => line.quantity)
      ? [
          {
            ...{ heading: of('quantity'), from: end - 58, end },
            value: (line) => [line.quantity, line.unit].filter(Boolean).join(' '),
          },
        ]
      : [];
  const rate = (end: number): Column => ({
    ...{ heading: of('rate'), from: end - 30, end },
    value: (line) => `${formatPercent(line.rate)}%`,
  });
  const placed = (columns: Column[]): Columns => {
    const hsnAt = (columns[0]?.from ?? RIGHT) - 52;
    return { description: hsnAt - LEFT - 28, hsnAt, columns };
  };
  if (!hasTax(document)) return placed([...quantity(475), value(RIGHT)]);
  if (document.igst > 0)
    return placed([
      ...quantity(372),
      value(448),
      rate(482),
      { heading: 'IGST', from: 486, end: RIGHT, value: ({ igst }) => inRupees(igst) },
    ]);
  return placed([
    ...quantity(320),
    value(396),
    rate(430),
    { heading: 'CGST', from: 434, end: 492, value: ({ cgst }) => inRupees(cgst) },
    { heading: stateTax(document), from: 497, end: RIGHT, value: ({ sgst }) => inRupees(sgst) },
  ]);
}

const LINE_GAP = 3;

function drawTable(sheet: Sheet, { document, lines }: Invoice, words: InWords): void {
  const columns = columnsOf(document, lines);
  drawHeading(sheet, columns, words);
  for (const [index, line] of lines.entries()) {
    const description = linesIn(line.description, columns.description, sheet.faces.plain, SIZE);
    if (sheet.need(description.length * STEP + LINE_GAP)) drawHeading(sheet, columns, words);
    sheet.text(String(index + 1), LEFT, { color: GREY });
    sheet.text(line.hsn ?? '', columns.hsnAt);
    for (const { from, end, value } of columns.columns) sheet.right(value(line), end, {}, from);
    for (const text of description) {
      sheet.text(text, LEFT + 20);
      sheet.y -= STEP;
    }
    sheet.rule(LEFT, 0.3);
    sheet.y -= LINE_GAP;
  }
  sheet.y -= 4;
}

function drawHeading(sheet: Sheet, { hsnAt, columns }: Columns, words: InWords): void {
  const style = { face: sheet.faces.strong, size: 8 };
  sheet.rule();
  sheet.text('#', LEFT, style);
  sheet.text(words(pdf('column-description')), LEFT + 20, style);
  sheet.text(words(pdf('column-hsn')), hsnAt, style);
  for (const { heading, from, end } of columns) sheet.right(words(heading), end, style, from);
  sheet.y -= STEP + 2;
  sheet.rule();
  sheet.y -= 2;
}

type Row = { label: Said; amount: string; style?: { isStrong?: boolean; isGrey?: boolean } };

const TOTALS_AT = FACTS_AT;

function drawTotals(sheet: Sheet, invoice: Invoice, words: InWords): void {
  const { document, lines, own } = invoice;
  const { rows, total, spoken } = own?.paid === undefined ? totalsOf(document, lines) : paidOf(document, own.paid);
  const { strong } = sheet.faces;
  const below = isTaxCharged(document) ? [] : taxRows(document, lines);
  sheet.need((rows.length + below.length + 3) * STEP + 20);
  const top = sheet.y;
  for (const { label, amount } of rows) {
    sheet.text(words(label), TOTALS_AT, { color: GREY });
    sheet.right(amount, RIGHT, {}, TOTALS_AT + 110);
    sheet.y -= STEP;
  }
  sheet.rule(TOTALS_AT);
  sheet.y -= 6;
  sheet.text(words(total.label), TOTALS_AT, { face: strong, size: 11 });
  sheet.right(total.amount, RIGHT, { face: strong, size: 11 }, TOTALS_AT + 70);
  sheet.y -= STEP + 4;
  if (below.length > 0) {
    const why = words(pdf(document.isReverseCharge ? 'tax-of-recipient' : 'tax-of-supplier'));
    sheet.block(why, TOTALS_AT, RIGHT - TOTALS_AT, { size: 7.5, color: GREY });
    for (const { label, amount } of below) {
      sheet.text(words(label), TOTALS_AT, { size: 7.5, color: GREY });
      sheet.right(amount, RIGHT, { size: 7.5, color: GREY });
      sheet.y -= STEP - 1;
    }
  }
  const end = sheet.y;
  sheet.y = top;
  sheet.text(words(pdf('in-words')), LEFT, { size: 7.5, color: GREY });
  sheet.y -= STEP;
  sheet.block(amountInWords(spoken.amount, words, spoken.currency), LEFT, TOTALS_AT - LEFT - 30, { face: strong });
  sheet.y = Math.min(end, sheet.y) - 10;
}

/** Tax by head and rate, as rule 46 has both. */
function taxRows(document: ListedDocument, lines: readonly StoredLine[]): Row[] {
  const rates = [...new Set(lines.filter(hasTax).map(({ rate }) => rate))].sort((one, other) => one - other);
  return rates.flatMap((rate) => {
    const those = lines.filter((line) => line.rate === rate);
    const sum = (head: 'igst' | 'cgst' | 'sgst') => those.reduce((all, line) => all + line[head], 0);
    const row = (head: string, percent: BasisPoints, amount: number): Row[] =>
      amount > 0 ? [{ label: `${head} ${formatPercent(percent)}%`, amount: grouped(formatRupees(paise(amount))) }] : [];
    const half = (rate / 2) as BasisPoints;
    return [
      ...row('IGST', rate, sum('igst')),
      ...row('CGST', half, sum('cgst')),
      ...row(stateTax(document), half, sum('sgst')),
    ];
  });
}

type Totals = { rows: Row[]; total: Row; spoken: { amount: Paise; currency: string } };

function totalsOf(document: ListedDocument, lines: readonly StoredLine[]): Totals {
  const { currency, exchangeRate, taxable, cess, roundOff, total } = document;
  const rupees = (amount: Paise) => grouped(formatRupees(amount));
  const row = (id: string, amount: Paise): Row[] => (amount === 0 ? [] : [{ label: pdf(id), amount: rupees(amount) }]);
  const isCharged = isTaxCharged(document) && hasTax(document);
  const minor = paise(lines.reduce((sum, line) => sum + (line.foreignMinor ?? 0), 0));
  const ofRate: Row[] =
    currency === 'INR' ? [] : [{ label: pdf('exchange', { currency }), amount: `₹${exchangeRate ?? ''}` }];
  if (currency !== 'INR' && !isCharged)
    return {
      rows: [...ofRate, { label: pdf('in-rupees'), amount: rupees(taxable) }, ...row('round-off', roundOff)],
      total: { label: pdf('total'), amount: `${currency} ${inCurrency(minor, currency)}` },
      spoken: { amount: minor, currency },
    };
  return {
    rows: [
      ...ofRate,
      ...(isCharged || roundOff !== 0 ? [{ label: pdf('total-value'), amount: rupees(taxable) }] : []),
      ...(isCharged ? taxRows(document, lines) : []),
      ...row('cess', cess),
      ...row('round-off', roundOff),
    ],
    total: { label: pdf('total'), amount: `₹${rupees(total)}` },
    spoken: { amount: total, currency: 'INR' },
  };
}

/** Of a payment the value of the bill, and what was paid of it. */
const paidOf = ({ taxable }: ListedDocument, paid: Paise): Totals => ({
  rows: [{ label: pdf('total-value'), amount: grouped(formatRupees(taxable)) }],
  total: { label: pdf('amount-paid'), amount: `₹${grouped(formatRupees(paid))}` },
  spoken: { amount: paid, currency: 'INR' },
});

const CODE_SIDE = 88;

function drawFoot(sheet: Sheet, { document, company, profile, own, advance }: Invoice, words: InWords): void {
  const endorsement = ENDORSEMENTS[document.supplyType];
  if (endorsement) {
    sheet.block(words(endorsement), LEFT, RIGHT - LEFT, { face: sheet.faces.strong });
    sheet.y -= 6;
  }
  // Where to pay, the code and the signature stay together.
  sheet.need(CODE_SIDE + 46);
  sheet.rule();
  sheet.y -= 4;
  const top = sheet.y;
  // What a company owes is not paid to itself.
  const isToBePaid = document.kind !== 'credit-note' && !own && !advance;
  if (profile.bankDetails && isToBePaid) {
    sheet.text(words(pdf('bank')), LEFT, { size: 7.5, color: GREY });
    sheet.y -= STEP;
    sheet.block(profile.bankDetails, LEFT, 180);
  }
  const low = sheet.y;
  const uri = isToBePaid ? upiOf({ document, company, profile }) : undefined;
  if (uri) {
    drawCode(sheet.page, uri, 240, top + STEP - 4 - CODE_SIDE);
    sheet.y = top - CODE_SIDE - 2;
    const open = `₹${grouped(formatRupees(document.open))}`;
    sheet.text(words(pdf('upi', { amount: open })), 240, { size: 7 });
    sheet.y -= 9;
    sheet.text(profile.upiId ?? '', 240, { size: 7, color: GREY });
  }
  sheet.y = top;
  const mark = linesIn(words(pdf('for', { company: company.name })), RIGHT - 370, sheet.faces.plain, SIZE);
  for (const line of mark) {
    sheet.right(line, RIGHT);
    sheet.y -= STEP;
  }
  sheet.y = Math.min(top - 62, sheet.y - 30);
  sheet.right(profile.signatory ?? '', RIGHT, { face: sheet.faces.strong }, 370);
  sheet.y -= STEP;
  sheet.right(words(pdf('signatory')), RIGHT, { color: GREY });
  sheet.y = Math.min(low, sheet.y, uri ? top - CODE_SIDE - 12 : top) - 20;
  for (const [id, text] of [['notes', document.notes] as const, ['terms', isToBePaid ? profile.terms : null] as const])
    if (text) {
      sheet.need(2 * STEP);
      sheet.text(words(pdf(id)), LEFT, { size: 7.5, color: GREY });
      sheet.y -= STEP;
      sheet.block(text, LEFT, RIGHT - LEFT, { size: 8 });
      sheet.y -= 4;
    }
}

const WITHOUT_TAX = { export: pdf('export-without-tax'), sez: pdf('sez-without-tax') };
const ENDORSEMENTS: Partial<Record<ListedDocument['supplyType'], Said>> = {
  'export-without-tax': WITHOUT_TAX.export,
  'sez-without-tax': WITHOUT_TAX.sez,
  'export-with-tax': pdf('export-with-tax'),
  'sez-with-tax': pdf('sez-with-tax'),
};

/**
 * What a payment app reads: whom to pay, how much is still open, and for what. Nothing for a note that lowers, in another currency,
 * without an id, or where nothing is open.
 */
export function upiOf({
  document,
  company,
  profile,
}: Pick<Invoice, 'document' | 'company' | 'profile'>): string | undefined {
  const isNone = document.kind === 'credit-note' || document.currency !== 'INR' || document.status === 'cancelled';
  if (!profile.upiId || isNone || document.open <= 0) return undefined;
  const said = {
    pa: profile.upiId,
    pn: company.name,
    am: formatRupees(document.open),
    cu: 'INR',
    tn: document.number,
  };
  const pairs = Object.entries(said).map(
    ([key, value]) => `${key}=${encodeURIComponent(value).replaceAll('%40', '@')}`,
  );
  return `upi://pay?${pairs.join('&')}`;
}

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

/** Abroad digits stand in threes. */
function inCurrency(minor: number, currency: string): string {
  const amount = formatRupees(paise(minor));
  return currency === 'INR' ? grouped(amount) : amount.replace(/(\d)(?=(\d{3})+\.)/g, '$1,');
}
