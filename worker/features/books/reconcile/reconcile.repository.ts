import {
  type Deposit,
  FARTHEST_DAYS,
  type FiledForm,
  type Had,
  type Match,
  type OpenLine,
  type Own,
} from '../../../domain/bank/reconcile/model';
import { formInWords } from '../../../domain/bank/reconcile/payments';
import { addDays, type IsoDate } from '../../../domain/shared/dates';
import type { CompanyScope } from '../../../platform/access';
import { jsonPieces, jsonRows } from '../../../platform/database';
import type { Change, NewEntry } from '../../audit/audit.repository';

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

/** What lines may have paid, from the rows of the queries in this order: deposits, filings, items, holder, accounts. */
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

/** One run looks at most at this many lines, the newest of its period. */
export const RECONCILE_LIMIT = 20_000;

const LINES = `SELECT id, bank_account_id bankAccountId, transaction_date date, transaction_type side, amount_paise amount,
    description, reference, category, category_id categoryId, categorised_by IS NOT NULL isChosen, is_split isSplit,
    reconciled_with -> 'refused' refused, reconciled_with ->> 'id' matchedWith, is_reconciled isReconciled,
    iif(is_reconciled = 1 AND reconciled_with ->> 'kind' IN ('tds-deposit', 'filing'), reconciled_with, NULL) had
  FROM bank_transactions WHERE company_id = ?1 AND transaction_date BETWEEN ?2 AND ?3
  ORDER BY transaction_date DESC, id DESC LIMIT ${RECONCILE_LIMIT}`;
/** An open line of the books; the parts of a split one have their categories already. */
export type OpenRow = OpenLine & { isSplit: number };
/** What has no match yet, and lines that are matched to what they paid: their money may have come back. */
export type Open = Dues & { lines: OpenRow[]; paid: (OpenRow & { had: Had })[] };
type LineRow = Omit<OpenRow, 'refused'> & {
  refused: string | null;
  matchedWith: string | null;
  isReconciled: number;
  had: string | null;
};

/** What a period has to be matched: its open lines, and what was deposited and filed and has no line yet. One round trip. */
export async function openBetween(d1: D1Database, scope: CompanyScope, from: IsoDate, to: IsoDate): Promise<Open> {
  // What was deposited or filed in the period may be matched to a line beside it already.
  const period = [addDays(from, -FARTHEST_DAYS), addDays(to, FARTHEST_DAYS)];
  const around = d1.prepare(LINES).bind(scope.companyId, ...period);
  const [lines, ...answers] = await d1.batch([around, ...duesStatements(d1, scope, from, to)]);
  const rows = (lines?.results ?? []) as LineRow[];
  const isOpen = stillOpen(rows);
  const { deposits, filed, own } = duesIn(answers);
  return {
    lines: rows.filter(({ isReconciled, date }) => isReconciled === 0 && from <= date && date <= to).map(lineOf),
    paid: rows.flatMap((row) => (row.had === null ? [] : [{ ...lineOf(row), had: JSON.parse(row.had) as Had }])),
    deposits: deposits.filter(isOpen),
    filed: filed.filter(isOpen),
    own,
  };
}

/** Whether something deposited or filed has no line yet. Where the limit cut the lines short, what may belong to one unread is not open. */
function stillOpen(rows: readonly LineRow[]): (due: { id: string; date: IsoDate }) => boolean {
  const matched = new Set(rows.map(({ matchedWith }) => matchedWith));
  const first = rows.length === RECONCILE_LIMIT ? rows.at(-1)?.date : undefined;
  const since = first && addDays(first, FARTHEST_DAYS);
  return ({ id, date }) => !matched.has(id) && (!since || date > since);
}

const lineOf = ({ refused, matchedWith: _none, isReconciled: _open, had: _had, ...line }: LineRow): OpenRow => ({
  ...line,
  refused: refused ? JSON.parse(refused) : [],
});

// What was refused of the line stays beside its match; what a person chooses after all is refused no more.
const REFUSED = "bank_transactions.reconciled_with -> 'refused'";
const MATCHED = jsonRows(['lineId', 'kind', 'withId', 'why', 'letsGo']);
const STILL_REFUSED = `(SELECT json_group_array(value) FROM json_each(${REFUSED}) WHERE value <> ${MATCHED.at.withId})`;
const MARK = `UPDATE bank_transactions SET is_reconciled = 1,
    reconciled_with = json_patch(json_object('kind', ${MATCHED.at.kind}, 'id', ${MATCHED.at.withId}, 'why', json(${MATCHED.at.why})),
      json_object('refused', json(nullif(${STILL_REFUSED}, '[]')))),
    transfer_pair_id = iif(${MATCHED.at.kind} = 'transfer', ${MATCHED.at.withId}, transfer_pair_id)
  FROM json_each(?1) j
  WHERE bank_transactions.id = ${MATCHED.at.lineId} AND +bank_transactions.company_id = ?2
    AND iif(bank_transactions.is_reconciled = 1, bank_transactions.reconciled_with ->> 'id', NULL) IS ${MATCHED.at.letsGo}`;
const NOT_REFUSED = ` AND ${MATCHED.at.withId} NOT IN (SELECT value FROM json_each(${REFUSED}))`;
// All of a piece or none: a line that somebody matched meanwhile, or said is not this one, undoes the run, which is then tried again.
const ALL_MARKED = 'INSERT INTO must (ok) SELECT NULL WHERE changes() <> json_array_length(?1)';
// The same where two who write at once give one deposit or form to two lines. A leg has its other leg, and what takes it back.
const NONE_TWICE = `INSERT INTO must (ok) SELECT NULL FROM bank_transactions WHERE company_id = ?2 AND is_reconciled = 1
    AND reconciled_with ->> 'id' IN (SELECT ${MATCHED.at.withId} FROM json_each(?1) j) GROUP BY reconciled_with ->> 'id', reconciled_with ->> 'kind' HAVING count(*) > 1`;

/** The statements and the trail of matching: every line with its reason. Only a person may match what a person refused. */
export function linesMatched(
  d1: D1Database,
  { companyId }: CompanyScope,
  matches: readonly Match[],
  by: 'run' | 'person',
): Change {
  const mark = by === 'run' ? MARK + NOT_REFUSED : MARK;
  const texts = matches.map(({ letsGo, ...match }) =>
    MATCHED.text({ ...match, why: JSON.stringify(match.why), letsGo: letsGo?.id ?? null }),
  );
  const pieces = jsonPieces(texts);
  const statements = pieces.flatMap((piece) => [
    d1.prepare(mark).bind(piece, companyId),
    d1.prepare(ALL_MARKED).bind(piece),
    d1.prepare(NONE_TWICE).bind(piece, companyId),
  ]);
  return { chainId: companyId, statements, entries: matches.flatMap((match) => [...letGo(match), reconciled(match)]) };
}

/** What a line had paid, and has not any more since its money came back. */
const letGo = ({ lineId, withId, letsGo }: Match): NewEntry[] => {
  if (!letsGo) return [];
  const { kind, id, why } = letsGo;
  const entry = { action: 'bank-transaction.unmatch', entityType: 'bank-transaction', entityId: lineId };
  return [
    {
      ...entry,
      before: { isReconciled: true, kind, with: id, why },
      after: { isReconciled: false, cameBackWith: withId },
    },
  ];
};

const reconciled = ({ lineId, kind, withId, why }: Match): NewEntry => ({
  action: 'bank-transaction.reconcile',
  entityType: 'bank-transaction',
  entityId: lineId,
  before: { isReconciled: false },
  after: { isReconciled: true, kind, with: withId, why },
});
