import type { z } from 'zod';
import { csvTable, guarded } from '../../domain/export/csv';
import { isoDate } from '../../domain/shared/dates';
import { exactRupees, type Language, type Said, say, wordsOf } from '../../domain/shared/message';
import { parseRupees } from '../../domain/shared/money';
import type { challanAnswer, deductionAnswer } from './tds.contract';

type Row = z.infer<typeof deductionAnswer>;
type Challan = z.infer<typeof challanAnswer>;

const COLUMNS = [
  ['event-on', 'text', (row) => row.eventOn],
  ['deducted-on', 'text', (row) => row.deductedOn],
  ['payee', 'text', (row) => row.payeeName],
  ['pan', 'text', (row) => row.pan],
  ['section', 'text', (row) => row.section],
  ['code', 'text', (row) => row.code],
  ['also', 'text', (row) => row.alsoCalled],
  ['amount', 'number', (row) => row.amount],
  ['base', 'number', (row) => row.base],
  ['rate', 'number', (row) => row.tdsRate],
  ['income-tax', 'number', (row) => row.incomeTax],
  ['surcharge', 'number', (row) => row.surcharge],
  ['cess', 'number', (row) => row.cess],
  ['tax', 'number', (row) => row.tdsAmount],
  ['reason', 'text', (row) => row.reasonFlag],
  ['form', 'text', (row) => row.form],
  ['quarter', 'text', (row) => row.quarter],
  ['status', 'text', (row) => row.status],
  ['deposited-on', 'text', (row) => row.depositDate],
  ['bsr', 'text', (row) => row.challan?.bsr ?? null],
  ['serial', 'text', (row) => row.challan?.serial ?? null],
  ['narration', 'text', (row) => row.narration],
] as const satisfies readonly (readonly [string, 'text' | 'number', (row: Row) => string | null])[];

const headingOf = (name: string, language: Language) => wordsOf(say(`tds.column.${name}`), language);

/** The ledger of deductions as CSV; texts come from bank statements, so that no cell may be run as a formula. */
export const ledgerCsv = (rows: readonly Row[], language: Language): string =>
  csvTable(
    COLUMNS.map(([name, kind, value]) => ({ heading: headingOf(name, language), kind, value })),
    rows,
  );

/** The same as a workbook, amounts as numbers; its writer is heavy and loaded when the first one is asked for. */
export async function ledgerWorkbook(rows: readonly Row[], language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const { utils, write } = await import('@e965/xlsx');
  const text = (v: string | null) => (v === null ? null : { t: 's' as const, v: guarded(v) });
  const number = (v: string | null) => (v === null ? null : { t: 'n' as const, v: Number(v), z: '#,##0.00' });
  const cells = rows.map((row) =>
    COLUMNS.map(([, kind, value]) => (kind === 'number' ? number(value(row)) : text(value(row)))),
  );
  const sheet = utils.aoa_to_sheet([COLUMNS.map(([name]) => text(headingOf(name, language))), ...cells]);
  sheet['!cols'] = COLUMNS.map(() => ({ wch: 16 }));
  const book = utils.book_new(sheet, wordsOf(say('tds.sheet'), language).slice(0, 31));
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }));
}

export type Payer = { name: string; pan: string; tan: string | null };

/** The lines of a challan to pay from: what the form of e-Pay Tax asks, in its order. */
function factsOf(challan: Challan, payer: Payer): [Said, Said][] {
  const years = yearsOf(challan);
  const day = (value: string): Said => say('tds.challan.day', { day: { unit: 'day', value: isoDate(value) } });
  return [
    [say('tds.challan.form'), say('tds.challan.form-281')],
    [say('tds.challan.act'), say(`tds.challan.act-${challan.act}`)],
    [say(`tds.challan.year-${challan.act}`), years],
    [say('tds.challan.tan'), challan.tan ?? payer.tan ?? say('tds.challan.no-tan')],
    [say('tds.challan.name'), payer.name],
    [say('tds.challan.major-head'), challan.majorHead],
    [say('tds.challan.minor-head'), challan.minorHead],
    [say('tds.challan.nature'), challan.act === '1961' ? (challan.section ?? '') : challan.codes.join(', ')],
    [say('tds.challan.income-tax'), challan.incomeTax],
    [say('tds.challan.surcharge'), challan.surcharge],
    [say('tds.challan.cess'), challan.cess],
    [say('tds.challan.interest'), challan.interest],
    [say('tds.challan.fee'), challan.fee],
    [say('tds.challan.others'), challan.others],
    [say('tds.challan.total'), challan.total],
    ...(challan.depositedOn
      ? ([
          [say('tds.challan.bsr'), challan.bsr ?? ''],
          [say('tds.challan.deposited-on'), day(challan.depositedOn)],
          [say('tds.challan.serial'), challan.serial ?? ''],
        ] as [Said, Said][])
      : []),
  ];
}

/** Under the Act of 1961 the assessment year, which follows the year of the deductions; under the Act of 2025 the tax year itself. */
export function yearsOf({ act, year }: Pick<Challan, 'act' | 'year'>): string {
  if (act === '2025') return year;
  const start = Number(year.slice(0, 4)) + 1;
  return `${start}-${String((start + 1) % 100).padStart(2, '0')}`;
}

/** What of a part of a challan is surcharge and cess, where it has any. */
const partsInWords = ({ surcharge, cess }: Record<'surcharge' | 'cess', string>, words: (said: Said) => string) =>
  surcharge === '0.00' && cess === '0.00' ? '' : ` (${words(say('tds.challan.of-it', { surcharge, cess }))})`;

/** A challan as text to copy from, a line for each field. */
export function challanText(challan: Challan, payer: Payer, language: Language): string {
  const words = (said: Said) => wordsOf(said, language);
  const facts = factsOf(challan, payer).map(([label, value]) => `${words(label)}: ${words(value)}`);
  const uses = challan.uses.map(
    ({ payeeName, code, section, amount, surcharge, cess }) =>
      `  ${code} ${section} ${payeeName ?? ''} ${amount}${partsInWords({ surcharge, cess }, words)}`,
  );
  return [...facts, words(say('tds.challan.uses')), ...uses, ''].join('\n');
}

/** A challan as a page to pay from, with the deductions it pays. */
export async function challanPdf(challan: Challan, payer: Payer, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const { paperPdf } = await import('../../platform/pdf-paper');
  const words = (said: Said) => wordsOf(said, language);
  const inRupees = (amount: string) => exactRupees(parseRupees(amount)).replace('₹', '');
  const facts = factsOf(challan, payer).map(([label, value]): [string, string] => {
    const text = words(value);
    return [words(label), /^\d+\.\d\d$/.test(text) ? inRupees(text) : text];
  });
  return paperPdf({
    ...{ title: words(say('tds.challan.subtitle', { year: yearsOf(challan) })), subtitle: '', company: payer.name },
    identity: [],
    language: language.tag,
    pageWords: (page, pages) => words(say('report.page', { page, pages })),
    parts: [
      { kind: 'facts', facts },
      {
        ...{ kind: 'table', title: words(say('tds.challan.uses')) },
        columns: [
          { heading: words(say('tds.column.code')), share: 0.14 },
          { heading: words(say('tds.column.payee')), share: 0.28 },
          ...['income-tax', 'surcharge', 'cess', 'interest'].map((head) => ({
            ...{ heading: words(say(`tds.challan.${head}`)), share: 0.145, isFigure: true },
          })),
        ],
        rows: challan.uses.map(({ payeeName, code, incomeTax, surcharge, cess, interest }) => ({
          cells: [code, payeeName ?? '', ...[incomeTax, surcharge, cess, interest].map(inRupees)],
        })),
      },
      { kind: 'text', tone: 'quiet', text: words(say('tds.challan.foot')) },
    ],
  });
}
