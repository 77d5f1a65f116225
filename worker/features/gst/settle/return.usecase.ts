import { type ReturnPeriod, returnPeriodOf } from '../../../domain/gst/gstr-1/period';
import { type Credit, cellRowsOf, cellSums } from '../../../domain/gst/gstr-3b/cells';
import { type Comparison, comparisonsOf, returnFindings } from '../../../domain/gst/gstr-3b/check';
import type { CellRow, CellSum } from '../../../domain/gst/gstr-3b/model';
import { type Dues, NO_DUES, portalJsonOf } from '../../../domain/gst/gstr-3b/portal';
import { rowsOfAdvanceAmendments, rowsOfAmendments } from '../../../domain/gst/register/amendment';
import { rowsOfAdvances, rowsOfDocuments } from '../../../domain/gst/register/register';
import { table4Rows } from '../../../domain/gst/two-b/table4';
import { say } from '../../../domain/shared/message';
import type { CompanyScope } from '../../../platform/access';
import { today } from '../../../platform/clock';
import { atFault } from '../../../platform/problem';
import type { KnownCompany } from '../../ledger/document/keeper.repository';
import { readPeriod } from '../register.repository';
import type { Steppable } from '../step.usecase';
import { askedPeriod, type Matched, matchesOf } from '../two-b/matches.usecase';
import { isOnePeriodOf, keyOf, mustFile } from '../worksheet.usecase';
import { readTaxBooks, type TaxBooks } from './tax-books.repository';

/** GSTR-3B as the books make it now. */
export type ReturnDraft = Steppable & {
  company: KnownCompany;
  books: TaxBooks;
  rows: readonly CellRow[];
  cells: readonly CellSum[];
  comparisons: readonly Comparison[];
  creditFrom: Credit['from'];
  /** The portal's file with table 5.1. Its hash is of the file without: interest and fee are of the day of filing. */
  fileWith: (dues: Dues) => string;
};

export type AskedReturn = {
  gstin: string;
  period: string;
  /** The monthly payment of a quarterly filer stands on what the return would be, were it of the month. */
  form?: 'GSTR-3B' | 'PMT-06' | undefined;
};

/** The period of a return; throws 422 for a text that is none. */
export function periodIn(text: string): ReturnPeriod {
  const period = returnPeriodOf(text);
  if (!period) throw atFault(422, 'period', say('gst-return.fault.period'));
  return period;
}

/**
 * GSTR-3B of a registration and period, drafted from the registers of sales and purchases and from the ledger's control accounts.
 * Throws 422 for a GSTIN that is not the company's and for a period that its filer has not.
 */
export async function draftOf(
  d1: D1Database,
  scope: CompanyScope,
  { gstin, period: text, form = 'GSTR-3B' }: AskedReturn,
  history: 'whole' | 'none' = 'none',
): Promise<ReturnDraft> {
  const period = periodIn(text);
  const keys = [keyOf(form, period, gstin), keyOf('GSTR-1', period, gstin)];
  const asked = { gstin, period, keys };
  const [sold, bought, books, matched] = await Promise.all([
    readPeriod(d1, scope, { ...asked, side: 'sale' }),
    readPeriod(d1, scope, { ...asked, side: 'purchase' }),
    readTaxBooks(d1, scope, gstin, period, history),
    matchesOf(d1, scope, askedPeriod(gstin, text, today())),
  ]);
  const { company, returns, items } = sold;
  mustFile(company, { form, gstin }, period);
  const isOne = isOnePeriodOf(company, gstin);
  const sales = [
    ...rowsOfDocuments(sold.documents, company.registrations),
    ...rowsOfAmendments(sold.amendments, company.registrations),
    ...rowsOfAdvances(sold.advances, isOne),
    ...rowsOfAdvanceAmendments(sold.advanceAmendments, isOne),
  ];
  const credit = creditOf(matched);
  const { vouchers, unequal, control } = books;
  const rows = cellRowsOf({
    ...{ rows: [...sales, ...rowsOfDocuments(bought.documents, company.registrations)], vouchers, credit },
    month: period.last,
  });
  const cells = cellSums(rows);
  const ofForm = (name: string) => returns.find((one) => one.form === name && one.period === period.text);
  const isFiled =
    ['filed', 'amended'].includes(ofForm('GSTR-1')?.state ?? '') ||
    items.some((one) => one.form === 'GSTR-1' && one.status === 'completed');
  const fileWith = (dues: Dues) => portalJsonOf({ gstin, code: period.code, rows, cells, dues });
  const check = { period, sales, rows, cells, vouchers, unequal, control, isByBooks: credit.from === 'books' };
  return {
    ...{ form: 'GSTR-3B', gstin, period, company, books, rows, cells, creditFrom: credit.from },
    findings: returnFindings({ ...check, isGstr1Filed: isFiled }),
    comparisons: comparisonsOf(check),
    stored: ofForm('GSTR-3B'),
    item: items.find((one) => one.form === form),
    json: () => fileWith(NO_DUES),
    fileWith,
  };
}

/** Table 4 from the matched GSTR-2B, each row with the document it stands for; from the books where none of the period was imported. */
function creditOf({ result }: Matched): Credit {
  if (!result.file) return { from: 'books' };
  const lines = new Map([...result.rows, ...result.carried].map(({ line }) => [line.key, line]));
  return {
    from: 'gstr-2b',
    rows: table4Rows(result).map((row) => {
      const line = lines.get(row.lineKey);
      return {
        ...row,
        number: line?.number ?? '',
        date: line?.date ?? null,
        party: line?.name ?? '',
        partyGstin: line?.gstin ?? null,
      };
    }),
  };
}
