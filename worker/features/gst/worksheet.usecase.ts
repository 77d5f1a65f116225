import { createHash } from 'node:crypto';
import { type CheckedRow, type Finding, findingsOf } from '../../domain/gst/gstr-1/check';
import { issuedOf } from '../../domain/gst/gstr-1/issued';
import { quarterOfMonth, type ReturnPeriod, returnPeriodOf } from '../../domain/gst/gstr-1/period';
import { portalJson } from '../../domain/gst/gstr-1/portal';
import { rowsOfAdvanceAmendments, rowsOfAmendments } from '../../domain/gst/register/amendment';
import type { RegisterRow } from '../../domain/gst/register/model';
import { filerIn, rowsOfAdvances, rowsOfDocuments } from '../../domain/gst/register/register';
import { monthsOf } from '../../domain/report/reports-period';
import { financialYearOf, type IsoDate, yearBefore } from '../../domain/shared/dates';
import { say } from '../../domain/shared/message';
import { type Paise, paise } from '../../domain/shared/money';
import type { CompanyScope } from '../../platform/access';
import { today } from '../../platform/clock';
import { atFault } from '../../platform/problem';
import type { KnownCompany } from '../ledger/document/keeper.repository';
import type { SalesForm } from './gst.contract';
import type { StoredReturn } from './gst.table';
import {
  type Particulars,
  type PeriodBooks,
  type ReturnItem,
  readAmendedBefore,
  readPeriod,
} from './register.repository';

/** A return as the books make it now. */
export type Worksheet = {
  form: SalesForm;
  gstin: string;
  period: ReturnPeriod;
  rows: readonly CheckedRow[];
  issued: ReturnType<typeof issuedOf>['ranges'];
  findings: readonly Finding[];
  /** The portal's file; made when it is asked for. */
  json: () => string;
  stored: StoredReturn | undefined;
  item: ReturnItem | undefined;
};

type Asked = { form: SalesForm; gstin: string; period: string };

/**
 * The return of a registration and period, drafted from the books. Throws 422 for a GSTIN that is not the
 * company's and for a period that its filer has not.
 */
export async function worksheetOf(d1: D1Database, scope: CompanyScope, asked: Asked): Promise<Worksheet> {
  const { form, gstin } = asked;
  const period = returnPeriodOf(asked.period);
  if (!period) throw atFault(422, 'period', say('gst-return.fault.period'));
  const key = keyOf(form, period, gstin);
  const books = await readPeriod(d1, scope, { gstin, period, side: 'sale', keys: [key] });
  mustFile(books.company, asked, period);
  return drafted(books, form, gstin, period, await reportedBefore(d1, scope, { gstin, period }, books));
}

/** Tables 7, 11, 14 and 15 of the periods that amendments change, as returns before this one have them: none are read where there are none. */
async function reportedBefore(
  d1: D1Database,
  scope: CompanyScope,
  { gstin, period: own }: { gstin: string; period: ReturnPeriod },
  { amendments, advanceAmendments, company }: PeriodBooks,
): Promise<RegisterRow[]> {
  const { registrations } = company;
  const changed = [
    ...amendments
      .filter(({ was }) => was.partyGstin === null || was.operatorRole !== null)
      .map(({ first }) => first.period),
    ...advanceAmendments.map(({ was }) => was.date.slice(0, 7)),
  ];
  if (changed.length === 0) return [];
  const periods = new Map(changed.map((month) => reportedIn(company, gstin, month)).map((one) => [one.text, one]));
  const months = [...periods.values()].flatMap(({ days }) => monthsOf(days));
  const [known, ...read] = await Promise.all([
    readAmendedBefore(d1, scope, { gstin, months, before: own.first }),
    ...[...periods.values()].map((period) => readPeriod(d1, scope, { gstin, period, side: 'sale', keys: [] })),
  ]);
  const isOne = isOnePeriodOf(company, gstin);
  return [
    ...read.flatMap((books) => rowsOfDocuments(books.documents, registrations)),
    ...rowsOfAmendments(known.amendments, registrations),
  ]
    .filter(({ section, operator }) => section.at === '7' || section.at === '10' || operator !== null)
    .concat(
      read.flatMap((books) => rowsOfAdvances(books.advances, isOne)),
      rowsOfAdvanceAmendments(known.advanceAmendments, isOne),
    );
}

/** The period in whose return a month was reported, by how the company filed then. */
function reportedIn({ registrations }: KnownCompany, gstin: string, month: string): ReturnPeriod {
  const isQuarterly = filerIn(registrations, gstin, month) === 'regular-QRMP';
  const period = returnPeriodOf(isQuarterly ? quarterOfMonth(month) : month);
  if (!period) throw new RangeError(`${month} is no month of a return`);
  return period;
}

/** Whether two days lie in one period of the registration's returns. */
export const isOnePeriodOf =
  (company: KnownCompany, gstin: string) =>
  (one: IsoDate, other: IsoDate): boolean => {
    const [first, second] = [one, other].map((day) => reportedIn(company, gstin, day.slice(0, 7)).text);
    return first === second;
  };

/** The key of the obligation that a return meets. */
export const keyOf = (form: string, period: ReturnPeriod, gstin: string): string => `${form}|${period.named}|${gstin}`;

/** Drafts a return from what was read of its period. */
export function drafted(
  books: PeriodBooks,
  form: SalesForm,
  gstin: string,
  period: ReturnPeriod,
  earlier: readonly RegisterRow[] = [],
): Worksheet {
  const { company, particulars } = books;
  const isOne = isOnePeriodOf(company, gstin);
  const all = [
    ...rowsOfDocuments(books.documents, company.registrations),
    ...rowsOfAmendments(books.amendments, company.registrations),
    ...rowsOfAdvances(books.advances, isOne),
    ...rowsOfAdvanceAmendments(books.advanceAmendments, isOne),
  ].map((row): CheckedRow => ({ ...row, ...checkedOf(row, particulars.get(row.documentId ?? '')) }));
  const ofForm = form === 'IFF' ? all.filter(({ section }) => IFF_TABLES.includes(section.at)) : all;
  const { ranges, gaps } = issuedOf(form === 'IFF' ? [] : books.issued);
  const furnished = furnishedIn(books.returns);
  const findings = findingsOf({
    ...{ form, gstin, period, rows: ofForm, gaps, today: today() },
    ...(form === 'IFF' ? {} : { withoutSelfInvoice: books.withoutSelfInvoice }),
    ...turnoversOf(company, period),
  });
  return {
    ...{ form, gstin, period, rows: ofForm, issued: ranges, findings },
    json: () =>
      portalJson({
        earlier,
        namedBy: (month) => reportedIn(company, gstin, month).last,
        form,
        gstin,
        period,
        rows: ofForm,
        issued: ranges,
        furnished: form === 'IFF' ? NONE : furnished,
      }),
    stored: books.returns.find((one) => one.form === form && one.period === period.text),
    item: books.items[0],
  };
}

const NONE: ReadonlySet<string> = new Set();
const IFF_TABLES: readonly (string | null)[] = [
  ...['4A', '4B', '6B', '6C', '9B-registered', '9A-b2b', '9C-registered'],
];

/** The months whose invoices the portal has from the facility already. */
const furnishedIn = (returns: readonly StoredReturn[]): ReadonlySet<string> =>
  new Set(
    returns
      .filter(({ form, state }) => form === 'IFF' && ['filed', 'amended'].includes(state))
      .map(({ period }) => period),
  );

function checkedOf(row: Pick<CheckedRow, 'date' | 'kind' | 'original'>, known: Particulars | undefined) {
  const rateOn = known?.suppliedOn ?? (row.kind === 'invoice' ? row.date : (row.original?.date ?? null));
  return { rateOn, rateNotification: known?.rateNotification ?? null, irn: known?.irn ?? null };
}

/** The turnover of the year before, and the largest of any year since GST began: by them duties of invoices are counted. */
function turnoversOf(
  { turnovers }: KnownCompany,
  { days }: ReturnPeriod,
): { turnoverBefore: Paise | undefined; largestTurnover: Paise | undefined } {
  const before = turnovers.get(yearBefore(days.to));
  const year = financialYearOf(days.to);
  const earlier = [...turnovers].filter(([of]) => of >= '2017-18' && of < year).map(([, amount]) => amount);
  return {
    turnoverBefore: before === undefined ? undefined : paise(before),
    largestTurnover: earlier.length > 0 ? paise(Math.max(...earlier)) : undefined,
  };
}

/** Refuses a period that the registration has no return for: months of who files by quarters, and the other way round. */
export function mustFile(
  company: KnownCompany,
  { form, gstin }: { form: string; gstin: string },
  period: ReturnPeriod,
): void {
  const isOwn = company.gstin === gstin || company.registrations.some((one) => one.gstin === gstin);
  if (!isOwn) throw atFault(422, 'gstin', say('gst-return.finding.unknown', { gstin }), 'no-such-registration');
  const filer = filerIn(company.registrations, gstin, period.last);
  if (filer !== 'regular-monthly' && filer !== 'regular-QRMP')
    throw atFault(
      422,
      'gstin',
      say('gst-return.fault.not-regular', { gstin, form, month: { month: period.last } }),
      'no-such-return',
    );
  const isQuarterly = filer === 'regular-QRMP';
  const isOfMonth = form === 'IFF' || form === 'PMT-06';
  const wanted = !isOfMonth && isQuarterly ? 'quarter' : 'month';
  // Months one and two of a quarter alone have them.
  if (isOfMonth && (!isQuarterly || Number(period.last.slice(5)) % 3 === 0)) {
    const which = form === 'IFF' ? 'no-iff' : 'no-pmt-06';
    throw atFault(422, 'period', say(`gst-return.fault.${which}`, { month: { month: period.last } }), 'no-such-return');
  }
  if (wanted === period.every) return;
  const other = wanted === 'quarter' ? quarterOfMonth(period.last) : period.last;
  throw atFault(422, 'period', say(`gst-return.fault.by-${wanted}`, { gstin, other }), 'no-such-return');
}

export const hashOf = (json: string): string => createHash('sha256').update(json).digest('hex');
