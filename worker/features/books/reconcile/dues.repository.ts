import type { Deposit, FiledForm, Own } from '../../../domain/bank/reconcile/model';
import { formInWords } from '../../../domain/bank/reconcile/payments';

import type { IsoDate } from '../../../domain/shared/dates';
import type { CompanyScope } from '../../../platform/scope';

/** What lines may have paid, and whose lines they are. */
export type Dues = { deposits: Deposit[]; filed: FiledForm[]; own: Own };

const DEPOSITS = `SELECT id, happened_on date, details ->> 'amount' amount, details ->> 'month' month, details ->> 'challan' challan
  FROM company_events WHERE company_id = ?1 AND kind = 'deposit' AND happened_on BETWEEN ?2 AND ?3 AND withdrawn_on IS NULL`;
const FILINGS = `SELECT id, iif(kind = 'director-kyc', 'DIR-3 KYC|' || subject, subject) name, happened_on date,
    details ->> 'paid' paid, details ->> 'acknowledgement' acknowledgement
  FROM company_events WHERE company_id = ?1 AND kind IN ('filing', 'director-kyc') AND happened_on BETWEEN ?2 AND ?3
    AND withdrawn_on IS NULL`;
const OWN_ITEMS = `SELECT id, title name, done_on date, acknowledgement, metadata ->> 'paid' paid
  FROM compliance_items WHERE company_id = ?1 AND obligation_key IS NULL AND status = 'completed' AND done_on BETWEEN ?2 AND ?3`;

const HOLDER = 'SELECT name FROM companies WHERE id = ?1';
const ACCOUNTS = 'SELECT id, account_number number FROM bank_accounts WHERE company_id = ?1';

const OF_DUES = [DEPOSITS, FILINGS, OWN_ITEMS];

/** What asks for all that was deposited and filed in a period, and for the company's name and accounts; `duesIn` reads the answers. */
export const duesStatements = (d1: D1Database, { companyId }: CompanyScope, from: IsoDate, to: IsoDate) => [
  ...OF_DUES.map((query) => d1.prepare(query).bind(companyId, from, to)),
  ...[HOLDER, ACCOUNTS].map((query) => d1.prepare(query).bind(companyId)),
];

export function duesIn([deposits, filings, items, holder, accounts]: readonly D1Result[]): Dues {
  const forms = rowsOf<FiledForm & { name: string }>(filings).map((form) => ({
    ...form,
    name: formInWords(form.name),
  }));
  const [company] = rowsOf<{ name: string }>(holder);
  return {
    deposits: rowsOf<Deposit>(deposits),
    filed: [...forms, ...rowsOf<FiledForm>(items)],
    own: { holder: company?.name ?? '', accounts: rowsOf<Own['accounts'][number]>(accounts) },
  };
}

const rowsOf = <Row>(result: D1Result | undefined): Row[] => (result?.results ?? []) as Row[];
