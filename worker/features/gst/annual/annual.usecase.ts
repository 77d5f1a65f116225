import { creditTable, laterTable, paidTable, type YearLine } from '../../../domain/gst/annual/paid';
import { turnoverReconciled, type UnexplainedRow, unexplainedRows } from '../../../domain/gst/annual/reconciliation';
import {
  availedTable,
  creditReconciled,
  type ExpenseSum,
  expensesReconciled,
  payableReconciled,
  rateSums,
  taxableReconciled,
} from '../../../domain/gst/annual/statement-9c';
import {
  type AnnualRow,
  annualRows,
  annualTurnover,
  creditAvailed,
  creditKinds,
  creditReversed,
  fromComposition,
  type LineSum,
  lineSums,
  taxablePart,
  untaxedPart,
  withoutCode,
} from '../../../domain/gst/annual/tables';
import { hsnRowsOf } from '../../../domain/gst/gstr-1/hsn';
import { quarterOfMonth, type ReturnPeriod, returnPeriodOf } from '../../../domain/gst/gstr-1/period';
import { gstLateFee, lateFeeRule } from '../../../domain/gst/late-fee';
import type { Box } from '../../../domain/gst/law/sections';
import { GST_THRESHOLDS } from '../../../domain/gst/law/thresholds';
import { rowsOfAdvanceAmendments, rowsOfAmendments } from '../../../domain/gst/register/amendment';
import type { RegisterRow } from '../../../domain/gst/register/model';
import { filerIn, rowsOfAdvances, rowsOfDocuments } from '../../../domain/gst/register/register';
import { hasDueDate, returnDueDate } from '../../../domain/gst/returns';
import { type ByHead, byHead, lessByHead, type Settlement, sumByHead } from '../../../domain/gst/settle/model';
import { passesThreshold } from '../../../domain/gst/turnover';
import { twoBPeriod } from '../../../domain/gst/two-b/period';
import type { TaxPeriod } from '../../../domain/law/periods';
import { ruleIfInForce } from '../../../domain/law/rule';
import { accountWords } from '../../../domain/ledger/chart/chart';
import {
  addDays,
  addMonths,
  financialYearOf,
  firstOfMonth,
  type IsoDate,
  yearEnd,
  yearStart,
} from '../../../domain/shared/dates';
import type { Explained } from '../../../domain/shared/explained';
import { type Message, say } from '../../../domain/shared/message';
import { type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope } from '../../../platform/access';
import { today } from '../../../platform/clock';
import { atFault } from '../../../platform/problem';
import { trialBalanceOn } from '../../ledger/balance/balance.repository';
import { accountsOf } from '../../ledger/chart/chart.repository';
import type { KnownCompany } from '../../ledger/document/keeper.repository';
import { type PeriodBooks, readPeriod } from '../register.repository';
import { listSetOffs } from '../settle/tax-books.repository';
import { readTwoBBooks } from '../two-b/two-b.repository';
import { keyOf } from '../worksheet.usecase';
import { readRevenue } from './annual.repository';

type Standing = 'filed' | 'open' | 'none';
export type AnnualMonth = { period: string; gstr1: Standing; gstr3b: Standing };

const UNBILLED = '1703';

/**
 * The worksheet of GSTR-9 for a registration and year: the rows of the year's returns in its lines, what they come to, and the way from
 * the statements to that turnover (GSTR-9C). Filed months and drafts stand beside each other, told apart. Throws 422 for a GSTIN that is
 * not the company's.
 */
export async function annualWorksheet(
  d1: D1Database,
  scope: CompanyScope,
  { gstin, year, filedOn = today() }: { gstin: string; year: string; filedOn?: IsoDate | undefined },
) {
  const days: TaxPeriod = { from: yearStart(year), to: yearEnd(year) };
  const months = monthsOf(days);
  const span = spanOf(year, days);
  const accounts = await accountsOf(d1, scope);
  const ofRevenue = accounts.filter(({ line }) => line === 'revenue').map(({ id }) => id);
  const keys = [...periodsOf(months, true), ...periodsOf(months, false)].flatMap((period) => [
    keyOf('GSTR-1', period, gstin),
    keyOf('GSTR-3B', period, gstin),
  ]);
  const [sales, purchases, revenue, trial, read] = await Promise.all([
    readPeriod(d1, scope, { gstin, period: span, side: 'sale', keys }),
    readPeriod(d1, scope, { gstin, period: span, side: 'purchase', keys: [] }),
    readRevenue(d1, scope, { gstin, accounts: ofRevenue, capital: capitalOf(accounts), ...days }),
    trialBalanceOn(d1, scope, days.to, accounts),
    readAfter(d1, scope, gstin, days),
  ]);
  const { company } = sales;
  mustBeOwn(company, gstin, year);
  const rows = rowsOfYear(sales, purchases, months);
  const placed = annualRows(rows);
  const lines = lineSums(placed);
  const turnover = annualTurnover(lines);
  const isQuarterly = filerIn(company.registrations, gstin, months.at(-1) ?? '') === 'regular-QRMP';
  const states = periodsOf(months, isQuarterly).map((period) => standingOf(sales, period));
  const after = tablesAfter(read, { lines, months, periods: states.length });
  const allIndia = paise(company.turnovers.get(year) ?? turnover.taxable + revenue.otherRegistrations);
  const balance = (id: string, which: 'opening' | 'closing') => trial.get(id)?.[which] ?? 0;
  const income = ofRevenue.reduce((sum, id) => sum - balance(id, 'closing'), 0);
  const advances = lines.find(({ line }) => line === '4F')?.taxable ?? paise(0);
  const turnoverTold = turnoverReconciled(
    {
      ...{ revenue: paise(income), advances, otherRegistrations: revenue.otherRegistrations },
      unbilledAtBegin: paise(balance(UNBILLED, 'opening')),
      unbilledAtEnd: paise(balance(UNBILLED, 'closing')),
    },
    turnover.taxable,
  );
  return {
    ...{ gstin, year, months: states, lines, placed, turnover, allIndia },
    tables: after.tables,
    creditKinds: creditKinds(placed, ({ id }) => revenue.capitalLines.has(id)),
    fromComposition: fromComposition(rows),
    ...{ setOffCount: after.setOffCount, twoBCount: after.twoBCount },
    accountName: (id: string) => {
      const account = accounts.find((one) => one.id === id);
      return account ? accountWords(account) : id;
    },
    totals: {
      ...{ taxable: taxablePart(lines), untaxed: untaxedPart(lines), turnover },
      ...{ creditAvailed: creditAvailed(lines), creditReversed: creditReversed(lines) },
    },
    hsn: hsnRowsOf(rows.filter(({ side }) => side === 'sale')),
    hsnInward: hsnRowsOf(
      rows.filter(({ side }) => side === 'purchase'),
      () => 'b2b',
    ),
    ...lateness(gstin, days, { filedOn, allIndia, inState: turnover.taxable }),
    findings: findingsOf(states, lines, withoutCode(placed)),
    reconciliation: {
      ...turnoverTold,
      ...reconciledBeside({
        ...{ placed, after, lines, days, expenses: revenue.expenses, registrations: company.registrations },
        ...{ bills: [...purchases.documents, ...read.bought.documents] },
        turnover: turnoverTold.lines.find(({ line }) => line === '5P')?.amount ?? paise(0),
      }),
      rows: differing(rows, revenue.vouchers),
    },
  };
}

/** What tables 8 to 14 stand on: GSTR-2B of the year, its recorded set-offs, and what returns of the next year declare of it. */
async function readAfter(d1: D1Database, scope: CompanyScope, gstin: string, days: TaxPeriod) {
  const next: TaxPeriod = { from: addDays(days.to, 1), to: addMonths(days.to, 12) };
  const span = spanOf(financialYearOf(next.from), next);
  // Credit of a year may be taken up to the return of October.
  const last = twoBPeriod(addMonths(firstOfMonth(days.to), 7).slice(0, 7));
  if (!last) throw new RangeError(`No month after ${days.to}`);
  const [twoB, setOffs, sold, bought] = await Promise.all([
    readTwoBBooks(d1, scope, { gstin, period: last, knownOn: today() }),
    listSetOffs(d1, scope, gstin, today()),
    readPeriod(d1, scope, { gstin, period: span, side: 'sale', keys: [] }),
    readPeriod(d1, scope, { gstin, period: span, side: 'purchase', keys: [] }),
  ]);
  return { twoB, setOffs, sold, bought };
}

type After = Awaited<ReturnType<typeof readAfter>>;
type OfYear = { lines: readonly LineSum[]; months: readonly string[]; periods: number };

/** Tables 8, 9 and 10 to 14, each line by head; and which months of the year have a recorded set-off, and a GSTR-2B. */
function tablesAfter({ twoB, setOffs, sold }: After, { lines, months, periods }: OfYear) {
  const isInYear = (month: string) => months.includes(month);
  const recorded = setOffs.filter(({ lastMonth }) => isInYear(lastMonth));
  const files = twoB.files.filter(({ period }) => isInYear(period));
  const later = twoB.files
    .filter(({ period }) => period > (months.at(-1) ?? ''))
    .flatMap((file) => file.lines)
    .filter(({ date }) => isInYear(date.slice(0, 7)));
  const changed = rowsOfChanges(sold, isInYear);
  const settled = recorded.map(({ figures }) => JSON.parse(figures) as Settlement);
  // Returns say what was taken and payable only where each of the year has its set-off.
  const whole = recorded.length > 0 && recorded.length >= periods ? settled : undefined;
  const net = whole && sumByHead(whole.map((one) => one.net));
  const payable = whole && sumByHead(whole.flatMap(({ liability, reverse }) => [liability, reverse]));
  const tables: Record<'availed' | 'credit' | 'paid' | 'later', YearLine[]> = {
    availed: availedTable(lines, net),
    credit: creditTable({ lines: files.flatMap((file) => file.lines), sums: lines, later }),
    paid: paidTable(settled),
    later: laterTable(changed, later),
  };
  return { tables, net, payable, setOffCount: recorded.length, twoBCount: files.length };
}

type Beside = {
  placed: readonly AnnualRow[];
  lines: readonly LineSum[];
  after: ReturnType<typeof tablesAfter>;
  days: TaxPeriod;
  expenses: readonly ExpenseSum[];
  registrations: KnownCompany['registrations'];
  bills: PeriodBooks['documents'];
  turnover: Paise;
};

/** Tables 7, 9, 12 and 14 of GSTR-9C, as far as books and returns know them. */
function reconciledBeside({ placed, lines, after, days, expenses, registrations, bills, turnover }: Beside) {
  const isIn = (day: IsoDate) => day >= days.from && day <= days.to;
  const isReported = (period: string) => period <= days.to.slice(0, 7);
  const creditOf = (which: (date: IsoDate, period: string) => boolean): ByHead =>
    sumByHead(
      rowsOfDocuments(
        bills.filter(({ date, period }) => which(date, period)),
        registrations,
      )
        .filter(({ boxes }) => isCredit(boxes.map(({ at }) => at)))
        .map((row) => byHead((head) => row[head])),
    );
  const taken = after.net ?? lessByHead(...creditLines(lines));
  const rates = rateSums(placed);
  return {
    taxable: taxableReconciled(placed, turnover),
    rates,
    payable: payableReconciled(rates, after.payable),
    credit: creditReconciled(
      {
        ofYear: creditOf(isIn),
        broughtIn: creditOf((date, period) => date < days.from && isReported(period)),
        carriedOut: creditOf((date, period) => isIn(date) && !isReported(period)),
      },
      taken,
    ),
    expenses,
    claimed: expensesReconciled(expenses, taken),
    isClaimedByReturns: after.net !== undefined,
  };
}

const isCredit = (boxes: readonly Box[]): boolean =>
  boxes.some((at) => at.startsWith('4(A)')) && !boxes.includes('4(B)(1)');

const creditLines = (lines: readonly LineSum[]): [ByHead, ByHead] => {
  const [availed, reversed] = [creditAvailed(lines), creditReversed(lines)];
  return [byHead((head) => availed[head]), byHead((head) => reversed[head])];
};

function mustBeOwn({ gstin: main, registrations }: KnownCompany, gstin: string, year: string): void {
  const own = registrations.find((one) => one.gstin === gstin);
  if (!own && main !== gstin)
    throw atFault(422, 'gstin', say('gst-return.finding.unknown', { gstin }), 'no-such-registration');
  const filer = own?.filer ?? 'regular-monthly';
  if (filer !== 'regular-monthly' && filer !== 'regular-QRMP')
    throw atFault(422, 'gstin', say('gst-annual.fault.not-regular', { gstin }), 'no-such-return');
  if (own && own.registeredOn > yearEnd(year))
    throw atFault(422, 'year', say('gst-annual.fault.before-registration', { gstin, year }), 'no-such-return');
}

const monthsOf = ({ from }: TaxPeriod): string[] =>
  Array.from({ length: 12 }, (_, at) => {
    const month = (at + 3) % 12;
    return `${Number(from.slice(0, 4)) + (at > 8 ? 1 : 0)}-${String(month + 1).padStart(2, '0')}`;
  });

/** The year as one period, so that it is read in one round trip like a month. */
const spanOf = (year: string, days: TaxPeriod): ReturnPeriod => ({
  ...{ text: year, every: 'quarter', first: days.from.slice(0, 7), last: days.to.slice(0, 7) },
  ...{ code: `${days.to.slice(5, 7)}${days.to.slice(0, 4)}`, named: year, days },
});

function periodsOf(months: readonly string[], isQuarterly: boolean): ReturnPeriod[] {
  const names = isQuarterly ? [...new Set(months.map(quarterOfMonth))] : months;
  return names.flatMap((name) => returnPeriodOf(name) ?? []);
}

function rowsOfYear(sales: PeriodBooks, purchases: PeriodBooks, months: readonly string[]): RegisterRow[] {
  const { registrations } = sales.company;
  return [
    ...rowsOfDocuments(sales.documents, registrations),
    // What is amended of the year before stands in tables 10 and 11 of its own return.
    ...rowsOfChanges(sales, (month) => months.includes(month)),
    ...rowsOfAdvances(sales.advances),
    ...rowsOfDocuments(purchases.documents, registrations),
  ];
}

/** The rows of amendments of some months. */
const rowsOfChanges = (
  { amendments, advanceAmendments, company }: PeriodBooks,
  isOf: (month: string) => boolean,
): RegisterRow[] => [
  ...rowsOfAmendments(
    amendments.filter(({ first }) => isOf(first.period)),
    company.registrations,
  ),
  ...rowsOfAdvanceAmendments(advanceAmendments.filter(({ was }) => isOf(was.date.slice(0, 7)))),
];

/** Whether the returns of a period are filed: by the desk, or by the calendar; `none` where neither knows one. */
function standingOf({ returns, items }: PeriodBooks, period: ReturnPeriod): AnnualMonth {
  const of = (form: string): Standing => {
    const stored = returns.find((one) => one.form === form && one.period === period.text);
    const item = items.find((one) => one.form === form && one.period === period.named);
    if (stored?.state === 'filed' || stored?.state === 'amended' || item?.status === 'completed') return 'filed';
    return stored || item ? 'open' : 'none';
  };
  return { period: period.text, gstr1: of('GSTR-1'), gstr3b: of('GSTR-3B') };
}

/** Accounts of what a business keeps and uses: their purchases are capital goods. */
const capitalOf = (accounts: Awaited<ReturnType<typeof accountsOf>>): string[] =>
  accounts.filter(({ line }) => CAPITAL_LINES.has(line)).map(({ id }) => id);
const CAPITAL_LINES: ReadonlySet<string> = new Set(['ppe', 'cwip', 'intangible-assets']);

type Filing = { filedOn: IsoDate; allIndia: Paise; inState: Paise };

/** Whether the annual return and its reconciliation are due, by when, and what being late costs on a day (ss.44, 47 CGST). */
function lateness(gstin: string, days: TaxPeriod, { filedOn, allIndia, inState }: Filing) {
  const isDue = passed('annualReturn', allIndia, days);
  const isReconciliationDue = passed('reconciliation', allIndia, days);
  const asked = { form: 'GSTR-9', every: 'year', period: days, stateCode: gstin.slice(0, 2) } as const;
  const dueOn = hasDueDate(asked) ? returnDueDate(asked).value : null;
  const late = dueOn && {
    ...{ form: 'GSTR-9', period: days, dueOn, filedOn, isNil: false, turnover: allIndia },
    turnoverInState: paise(Math.max(0, inState)),
  };
  const fee = late && isDue?.value && filedOn > late.dueOn && lateFeeRule(late) ? gstLateFee(late) : null;
  const lateFee: Explained<Paise> | null = fee && { value: fee.value.total, steps: fee.steps };
  const { central = 0, state = 0 } = fee?.value ?? {};
  const feeByHead = byHead((head) => (head === 'cgst' ? central : head === 'sgst' ? state : 0));
  return { dueOn, isDue, isReconciliationDue, lateFee, feeByHead };
}

/** Whether a limit is passed; null of years for which no row of it was entered. */
const passed = (
  limit: 'annualReturn' | 'reconciliation',
  amount: Paise,
  { to }: TaxPeriod,
): Explained<boolean> | null =>
  ruleIfInForce<Paise>(GST_THRESHOLDS[limit], to) ? passesThreshold(limit, amount, to) : null;

type Finding = { rule: string; message: Message };

function findingsOf(months: readonly AnnualMonth[], lines: readonly LineSum[], uncoded: number): Finding[] {
  const open = (form: 'gstr1' | 'gstr3b') => months.filter((month) => month[form] !== 'filed').length;
  const found: Finding[] = [];
  for (const [form, name] of [
    ['gstr1', 'GSTR-1'],
    ['gstr3b', 'GSTR-3B'],
  ] as const)
    if (open(form) > 0)
      found.push({
        rule: 'GST.9.OPEN',
        message: say('gst-annual.finding.open', { form: name, count: open(form), of: months.length }),
      });
  if (lines.some(({ line, rows }) => line.startsWith('6') && rows > 0))
    found.push({ rule: 'GST.9.CREDIT', message: say('gst-annual.finding.credit-of-books') });
  if (uncoded > 0)
    found.push({ rule: 'GST.9.KIND', message: say('gst-annual.finding.without-code', { count: uncoded }) });
  return found;
}

/** Documents of sales against revenue, row by row. */
function differing(
  rows: readonly RegisterRow[],
  vouchers: Awaited<ReturnType<typeof readRevenue>>['vouchers'],
): UnexplainedRow[] {
  const declared = new Map<string, { documentId: string; number: string; date: IsoDate; taxable: Paise }>();
  for (const { side, documentId, amends, number, date, taxable } of rows) {
    if (side !== 'sale' || documentId === null || amends !== null) continue;
    const known = declared.get(documentId);
    declared.set(documentId, { documentId, number, date, taxable: paise((known?.taxable ?? 0) + taxable) });
  }
  return unexplainedRows(vouchers, [...declared.values()]);
}
