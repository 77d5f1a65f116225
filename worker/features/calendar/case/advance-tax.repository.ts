import {
  ADVANCE_TAX_ID,
  type AdvanceTaxRows,
  type KeptEstimate,
  readAdvanceTax,
} from '../../../domain/calendar/advance-tax-events';
import type { CompanyEvent } from '../../../domain/company/events';
import type { Fact } from '../../../domain/company/facts';
import { type RegimeFields, regimeFactsOf } from '../../../domain/income-tax/regime';
import type { IsoDate } from '../../../domain/shared/dates';

/*
 * Estimates and payments of advance tax as the calendar reads them: nothing is written twice, so nothing can drift. The desk of
 * advance tax, which has the tables, works calendars out itself; hence their names stand here.
 */

const ESTIMATES = (companies: string) => `SELECT company_id companyId, id, 'estimate' kind,
    json_object('year', year, 'totalIncome', total_income_paise, 'regime', regime, 'turnover', turnover_paise, 'bookProfit', book_profit_paise,
      'otherIncome', other_income_paise, 'deductions', deductions_paise, 'isSinceBeforeApril2026', is_since_before_april2026,
      'matCredit', mat_credit_paise, 'taxAtSource', tax_at_source_paise, 'dividends', json(dividends), 'recordedOn', recorded_on) row
  FROM advance_tax_estimates WHERE company_id IN ${companies}`;

const PAYMENTS = (companies: string) => `SELECT company_id companyId, id, 'payment' kind,
    json_object('id', id, 'year', year, 'paidOn', paid_on, 'amount', amount_paise, 'bsr', bsr, 'serial', serial,
      'recordedOn', recorded_on, 'withdrawnOn', withdrawn_on) row
  FROM advance_tax_payments WHERE company_id IN ${companies}`;

/** The query of what these companies kept of advance tax; `companies` is SQL for the list of their ids, in brackets. */
export const advanceTaxRows = (companies: string): string =>
  `SELECT json_object('companyId', companyId, 'kind', kind, 'row', json(row)) row FROM (${ESTIMATES(companies)} UNION ALL ${PAYMENTS(companies)}) ORDER BY id`;

type Sent = {
  companyId: string;
  kind: 'estimate' | 'payment';
  row: RegimeFields & Omit<KeptEstimate, 'regime'> & { withdrawnOn: IsoDate | null };
};

/** The rows of that query by company, as facts and events of the calendar. */
export function advanceTaxOf(rows: readonly string[]): Map<string, ReturnType<typeof readAdvanceTax>> {
  const of = new Map<string, { estimates: KeptEstimate[]; payments: AdvanceTaxRows['payments'][number][] }>();
  for (const text of rows) {
    const { companyId, kind, row } = JSON.parse(text) as Sent;
    const kept = of.get(companyId) ?? { estimates: [], payments: [] };
    of.set(companyId, kept);
    if (kind === 'estimate') kept.estimates.push({ ...row, regime: regimeFactsOf(row) });
    else {
      const { withdrawnOn, ...payment } = row as unknown as AdvanceTaxRows['payments'][number] & {
        withdrawnOn: IsoDate | null;
      };
      kept.payments.push({ ...payment, ...(withdrawnOn && { withdrawnOn }) });
    }
  }
  return new Map([...of].map(([companyId, kept]) => [companyId, readAdvanceTax(kept)]));
}

type Read = ReturnType<typeof readAdvanceTax>;
const NOTHING: Read = { facts: [], events: [] };

/**
 * Facts and events of a company with what is kept of advance tax in the place of what was read of it before. A company of which
 * nothing is stated has no calendar, and advance tax alone does not begin one.
 */
export function withAdvanceTax(facts: readonly Fact[], events: readonly CompanyEvent[], read: Read = NOTHING): Read {
  const isOther = ({ id }: { id: string }) => !id.startsWith(ADVANCE_TAX_ID);
  const stated = facts.filter(isOther);
  const happened = events.filter(isOther);
  if (stated.length === 0) return { facts: stated, events: happened };
  return { facts: [...stated, ...read.facts], events: [...happened, ...read.events] };
}
