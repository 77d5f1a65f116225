import type { CompanyEvent } from '../../../domain/company/events';
import type { IsoDate } from '../../../domain/shared/dates';

/*
 * What the ledger of deductions holds is read as the events that the calendar goes by: nothing is written twice, so nothing can
 * drift. The desk of TDS, which has the tables, works calendars out itself; hence their names stand here.
 */

const TAN = "coalesce(d.tan, (SELECT tan FROM companies WHERE id = d.company_id), '')";

// What is withheld on a day under one statement is one event, however many payees it is of; what is listed without tax is one of nought.
const WITHHELD = (companies: string) => `SELECT min(d.id) id, d.company_id companyId, 'deduction' kind, ${TAN} subject,
    d.deducted_on happenedOn, d.recorded_on recordedOn, d.withdrawn_on withdrawnOn,
    json_object('statement', d.statement, 'amount', sum(d.tax_paise), 'section', min(d.section)) details
  FROM tds_deductions d WHERE d.company_id IN ${companies}
  GROUP BY d.company_id, 4, d.deducted_on, d.statement, d.recorded_on, d.withdrawn_on`;

// Part of a challan pays for deductions of the ledger, part for those that somebody recorded as events.
const DEPOSITED = (
  companies: string,
) => `SELECT c.id || '|' || min(u.deduction_id) id, c.company_id companyId, 'deposit' kind,
    coalesce(d.tan, e.subject, (SELECT tan FROM companies WHERE id = c.company_id), '') subject, c.deposited_on happenedOn,
    max(u.recorded_on, c.deposit_recorded_on) recordedOn, coalesce(d.withdrawn_on, e.withdrawn_on, c.cancelled_on) withdrawnOn,
    json_object('statement', coalesce(d.statement, e.details ->> 'statement'), 'month', substr(coalesce(d.deducted_on, e.happened_on), 1, 7),
      'amount', sum(u.amount_paise), 'challan', c.serial) details
  FROM tds_challans c JOIN tds_challan_uses u ON u.challan_id = c.id
    LEFT JOIN tds_deductions d ON d.id = u.deduction_id AND d.company_id = c.company_id
    LEFT JOIN company_events e ON e.id = u.deduction_id AND e.company_id = c.company_id
  WHERE c.company_id IN ${companies} AND c.deposited_on IS NOT NULL AND coalesce(d.id, e.id) IS NOT NULL
  GROUP BY c.id, 4, recordedOn, withdrawnOn, coalesce(d.statement, e.details ->> 'statement'), substr(coalesce(d.deducted_on, e.happened_on), 1, 7)`;

type Row = {
  id: string;
  companyId: string;
  kind: 'deduction' | 'deposit';
  subject: string;
  happenedOn: IsoDate;
  recordedOn: IsoDate;
  withdrawnOn: IsoDate | null;
  /** SQL may hand over the object itself, where it makes a row of it in the same query. */
  details: string | object;
};

/** The query of the events that the ledgers of these companies stand for; `companies` is SQL for the list of their ids, in brackets. */
export const tdsLedgerEvents = (companies: string): string =>
  `${WITHHELD(companies)} UNION ALL ${DEPOSITED(companies)}`;

/** A row of that query as the calendar knows events. */
export function tdsLedgerEvent(given: unknown): { companyId: string; event: CompanyEvent } {
  const { companyId, withdrawnOn, details, ...row } = given as Row;
  const event = {
    ...row,
    details: typeof details === 'string' ? JSON.parse(details) : details,
    ...(withdrawnOn && { withdrawnOn }),
  } as CompanyEvent;
  return { companyId, event };
}
