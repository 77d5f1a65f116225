import type { Deposit, FiledForm, Match, OpenLine } from '../../domain/bank/reconcile';
import type { IsoDate } from '../../domain/shared/dates';
import { jsonPieces } from '../../platform/database';
import type { CompanyScope } from '../../platform/scope';
import type { Change, NewEntry } from '../audit/audit.repository';

/** One run looks at most at this many lines, the newest of its period. */
export const RECONCILE_LIMIT = 20_000;

const LINES = `SELECT id, bank_account_id bankAccountId, transaction_date date, transaction_type side, amount_paise amount,
    description, reference, category, reconciled_with ->> 'id' matchedWith, is_reconciled isReconciled
  FROM bank_transactions WHERE company_id = ?1 AND transaction_date BETWEEN ?2 AND ?3
  ORDER BY transaction_date DESC, id DESC LIMIT ${RECONCILE_LIMIT}`;
const DEPOSITS = `SELECT id, happened_on date, details ->> 'amount' amount, details ->> 'month' month, details ->> 'challan' challan
  FROM company_events WHERE company_id = ?1 AND kind = 'deposit' AND happened_on BETWEEN ?2 AND ?3 AND withdrawn_on IS NULL`;
// The subject of a filing is the key of its obligation, which begins with the form.
const FILINGS = `SELECT id, substr(subject, 1, instr(subject || '|', '|') - 1) name, happened_on date, NULL paid,
    details ->> 'acknowledgement' acknowledgement
  FROM company_events WHERE company_id = ?1 AND kind = 'filing' AND happened_on BETWEEN ?2 AND ?3 AND withdrawn_on IS NULL`;
const DOCUMENTS = `SELECT id, document_number name, filed_date date, acknowledge_number acknowledgement,
    nullif(coalesce(filing_fee_paise, 0) + coalesce(penalty_amount_paise, 0), 0) paid
  FROM document_filings WHERE company_id = ?1 AND status = 'filed' AND filed_date BETWEEN ?2 AND ?3`;

export type Open = { lines: OpenLine[]; deposits: Deposit[]; filed: FiledForm[] };
type LineRow = OpenLine & { matchedWith: string | null; isReconciled: number };

/** What a period has to be matched: its open lines, and what was deposited and filed and has no line yet. One round trip. */
export async function openBetween(d1: D1Database, scope: CompanyScope, from: IsoDate, to: IsoDate): Promise<Open> {
  const [rows, deposits, filings, documents] = await d1.batch(
    [LINES, DEPOSITS, FILINGS, DOCUMENTS].map((query) => d1.prepare(query).bind(scope.companyId, from, to)),
  );
  const lines = (rows?.results ?? []) as LineRow[];
  const matched = new Set(lines.map(({ matchedWith }) => matchedWith));
  // Where the limit cuts the period short, what lies before the first line that was read may be matched to a line unread.
  const since = lines.length === RECONCILE_LIMIT ? lines.at(-1)?.date : undefined;
  const isOpen = ({ id, date }: { id: string; date: IsoDate }) => !matched.has(id) && (!since || date > since);
  return {
    lines: lines.filter(({ isReconciled }) => isReconciled === 0),
    deposits: ((deposits?.results ?? []) as Deposit[]).filter(isOpen),
    filed: [...((filings?.results ?? []) as FiledForm[]), ...((documents?.results ?? []) as FiledForm[])].filter(
      isOpen,
    ),
  };
}

const MARK = `UPDATE bank_transactions SET is_reconciled = 1,
    reconciled_with = json_object('kind', j.value ->> 1, 'id', j.value ->> 2, 'why', j.value ->> 3),
    transfer_pair_id = iif(j.value ->> 1 = 'transfer', j.value ->> 2, transfer_pair_id)
  FROM json_each(?1) j
  WHERE bank_transactions.id = j.value ->> 0 AND bank_transactions.company_id = ?2 AND bank_transactions.is_reconciled = 0`;
// All of a piece or none: a line that somebody matched meanwhile undoes the run, which is then tried again.
const ALL_MARKED = 'INSERT INTO must (ok) SELECT NULL WHERE changes() <> json_array_length(?1)';

/** The statements and the trail of a run: every line it matched, with its reason. */
export function linesMatched(d1: D1Database, { companyId }: CompanyScope, matches: readonly Match[]): Change {
  const pieces = jsonPieces(
    matches.map(({ lineId, kind, withId, why }) => JSON.stringify([lineId, kind, withId, why])),
  );
  const statements = pieces.flatMap((piece) => [
    d1.prepare(MARK).bind(piece, companyId),
    d1.prepare(ALL_MARKED).bind(piece),
  ]);
  return { chainId: companyId, statements, entries: matches.map(reconciled) };
}

const reconciled = ({ lineId, kind, withId, why }: Match): NewEntry => ({
  action: 'bank-transaction.reconcile',
  entityType: 'bank-transaction',
  entityId: lineId,
  before: { isReconciled: false },
  after: { isReconciled: true, kind, with: withId, why },
});
