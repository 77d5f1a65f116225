import type { IncomeLineId } from '../../../domain/income-tax/company/model';
import { chartCodeOf } from '../../../domain/ledger/chart/chart';
import { inPaise } from '../../../domain/shared/explained';
import { type Paise, paise } from '../../../domain/shared/money';
import { isLlp } from './found-in-profile';
import { type Found, from, hasBooks, movedOn, type YearRead } from './year-read';

/** Accounts whose whole movement of the year is a line between profit and income; a credit is positive with sign -1. */
const LINE_ACCOUNTS: readonly { line: IncomeLineId; codes: readonly string[]; sign: 1 | -1 }[] = [
  { line: 'depreciation-in-books', codes: ['5401'], sign: 1 },
  { line: 'tax-in-books', codes: ['5601', '5602', '5603', '5604'], sign: 1 },
  { line: 'loss-on-assets', codes: ['5529'], sign: 1 },
  // Penalties, gifts, and interest to small suppliers that s.23 of the MSMED Act never lets be deducted.
  { line: 'other-disallowed', codes: ['5304', '5520', '5526'], sign: 1 },
  { line: 'profit-on-assets', codes: ['4204'], sign: -1 },
  { line: 'other-income', codes: ['4201', '4202'], sign: -1 },
];

/** What partners are paid, by what of it. */
const PARTNERS = { remuneration: '5207', interest: '5305' } as const;

const movedOnCodes = (read: YearRead, codes: readonly string[]): Paise =>
  movedOn(read, (account) => codes.includes(chartCodeOf(account)));

/** What the ledger says of a year: the profit, what of it is told apart, and the tax that was paid. */
export const foundInLedger = (read: YearRead): Found[] => [
  ...[profitFound(read), accountLinesFound(read), dividendsFound(read), partnersFound(read), blocksFound(read)],
  ...[dealingsFound(read), taxPaidFound(read)],
];

const profitFound = (read: YearRead): Found =>
  hasBooks(read) ? { sources: [from('profit', 'profit-and-loss', read.period)] } : {};

function accountLinesFound(read: YearRead): Found {
  const lines = LINE_ACCOUNTS.flatMap(({ line, codes, sign }) => {
    const amount = paise(sign * movedOnCodes(read, codes));
    return amount > 0 ? [[line, amount] as const] : [];
  });
  return {
    lines: Object.fromEntries(lines),
    sources: lines.map(([line]) => from(`lines.${line}`, 'profit-and-loss', read.period)),
  };
}

/** Income from other sources, each day's by itself: what an instalment of advance tax could reckon with goes by it. */
const dividendsFound = ({ dividends, period }: YearRead): Found =>
  dividends.length > 0 ? { facts: { dividends }, sources: [from('dividends', 'profit-and-loss', period)] } : {};

function partnersFound(read: YearRead): Found {
  if (!isLlp(read.identity, read.stated)) return {};
  const paid = (Object.keys(PARTNERS) as (keyof typeof PARTNERS)[]).flatMap((what) => {
    const amount = movedOnCodes(read, [PARTNERS[what]]);
    return amount > 0 ? [[what, amount] as const] : [];
  });
  return {
    ...(paid.length > 0 && { facts: { partners: Object.fromEntries(paid) } }),
    sources: paid.map(([what]) => from(`partners.${what}`, 'profit-and-loss', read.period)),
  };
}

/** Depreciation by blocks, and the gain or loss of a block that was sold beyond its value. */
function blocksFound({ blocks, newPlant }: YearRead): Found {
  const count = { count: blocks.length };
  const depreciation = paise(blocks.reduce((sum, block) => sum + block.depreciation.value, 0));
  const capitalGain = paise(blocks.reduce((sum, block) => sum + (block.gain?.value ?? 0), 0));
  return {
    ...(depreciation > 0 && { lines: { depreciation } }),
    ...(capitalGain !== 0 && { facts: { capitalGain } }),
    sources: [
      ...(depreciation > 0 ? [from('lines.depreciation', 'tax-blocks', count)] : []),
      ...(capitalGain !== 0 ? [from('capitalGain', 'tax-blocks', count)] : []),
      // Whether the company makes things, and the plant is new, only it can say: the amount is named and not filled in.
      ...(newPlant > 0 ? [from('lines.additional-depreciation', 'new-plant', { amount: inPaise(newPlant) })] : []),
    ],
  };
}

/** What the clauses of the tax audit add and take off by the ledger. */
const dealingsFound = ({ dealt }: YearRead): Found => ({
  lines: Object.fromEntries(dealt.map(({ line, amount }) => [line, amount])),
  sources: dealt.map(({ line, clauses }) =>
    from(`lines.${line}`, 'ledger', { clauses: { list: clauses, joined: 'and' } }),
  ),
});

const taxPaidFound = ({ atSource, payments, year }: YearRead): Found => ({
  facts: { ...(atSource > 0 && { taxAtSource: atSource }), ...(payments.length > 0 && { payments }) },
  sources: [
    ...(atSource > 0 ? [from('taxAtSource', 'receivable', { year })] : []),
    ...(payments.length > 0 ? [from('payments', 'challans', { count: payments.length })] : []),
  ],
});
