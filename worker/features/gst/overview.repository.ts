import { addDays, financialYearOf, type IsoDate, yearStart } from '../../domain/shared/dates';
import { type Paise, paise } from '../../domain/shared/money';
import type { CompanyScope } from '../../platform/access';
import { columnsOf } from '../../platform/database';
import { type KnownCompany, knownOf, knownQuery } from '../ledger/document/keeper.repository';
import { gstReturns, type StoredReturn } from './gst.table';

const RETURNS = columnsOf(gstReturns);
const RETURN = Object.keys(gstReturns).filter((key) => key !== 'enableRLS') as (keyof StoredReturn)[];

/** Returns of so many days back and on are listed, at most so many. */
const DAYS_BACK = 400;
const DAYS_ON = 60;
const MOST_RETURNS = 120;

// What is still to be filed stands first, the oldest of it before the rest; below it what is done, from the latest back.
const ITEMS = `SELECT id, subject gstin, form_type form, period, due_date dueDate, status, done_on doneOn, acknowledgement FROM compliance_items
  WHERE company_id = ?1 AND type = 'GST' AND status IN ('pending', 'completed', 'unconfirmed', 'settled') AND form_type IS NOT NULL AND due_date BETWEEN ?2 AND ?3
  ORDER BY status <> 'pending', iif(status = 'pending', due_date, NULL), due_date DESC, form_type, subject LIMIT ${MOST_RETURNS}`;
const STORED = `SELECT ${RETURNS.selected(RETURN)} FROM gst_returns WHERE company_id = ?1 ORDER BY last_month DESC LIMIT ${MOST_RETURNS}`;
const TURNOVER = `SELECT coalesce(sum(iif(kind = 'credit-note', -taxable_paise, taxable_paise)), 0) amount, count(*) count FROM ledger_documents
  WHERE company_id = ?1 AND side = 'sale' AND status = 'posted' AND date BETWEEN ?2 AND ?3`;
const CODES = `SELECT l.hsn code FROM ledger_documents d JOIN ledger_document_lines l ON l.document_id = d.id AND l.company_id = d.company_id
  WHERE d.company_id = ?1 AND d.side = 'sale' AND d.status = 'posted' AND d.date BETWEEN ?2 AND ?3 AND l.hsn LIKE '99%'
  GROUP BY l.hsn ORDER BY sum(l.taxable_paise) DESC, l.hsn LIMIT 3`;

export type ListedItem = {
  id: string;
  gstin: string;
  form: string;
  period: string | null;
  dueDate: IsoDate;
  /** What was due before the books were kept here is unconfirmed until somebody says how it is. */
  status: 'pending' | 'completed' | 'unconfirmed' | 'settled';
  doneOn: IsoDate | null;
  acknowledgement: string | null;
};

export type Overview = {
  company: KnownCompany;
  items: readonly ListedItem[];
  returns: readonly StoredReturn[];
  year: string;
  turnover: Paise;
  codes: readonly string[];
};

/** What the GST page begins with, in one round trip. The turnover is that of the year's invoices; without any, what was stated. */
export async function readOverview(d1: D1Database, scope: CompanyScope, today: IsoDate): Promise<Overview> {
  const { companyId } = scope;
  const year = financialYearOf(today);
  const ofYear = (query: string) => d1.prepare(query).bind(companyId, yearStart(year), today);
  const [known, items, stored, sums, codes] = await d1.batch<Record<string, unknown>>([
    knownQuery(d1, scope),
    d1.prepare(ITEMS).bind(companyId, addDays(today, -DAYS_BACK), addDays(today, DAYS_ON)),
    d1.prepare(STORED).bind(companyId),
    ofYear(TURNOVER),
    ofYear(CODES),
  ]);
  const company = knownOf(known?.results[0]);
  const sum = sums?.results[0] as { amount: number; count: number } | undefined;
  return {
    ...{ company, year, items: (items?.results ?? []) as unknown as ListedItem[] },
    returns: (stored?.results ?? []).map(RETURNS.read(RETURN)) as StoredReturn[],
    turnover: paise(sum && sum.count > 0 ? sum.amount : (company.turnovers.get(year) ?? 0)),
    codes: (codes?.results ?? []).map(({ code }) => String(code)),
  };
}
