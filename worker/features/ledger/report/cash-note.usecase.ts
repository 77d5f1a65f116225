import { type AccountId, accountWords } from '../../../domain/ledger/chart/chart';
import { cashChoiceOf } from '../../../domain/ledger/statement/cash-choice';
import type { CashFlowRow } from '../../../domain/ledger/statement/cash-flow';
import { sumOf } from '../../../domain/ledger/statement/model';
import { type Message, say } from '../../../domain/shared/message';
import { type Paise, paise } from '../../../domain/shared/money';
import type { KnownAccount } from '../chart/chart.repository';
import { type NoteOut, row, word } from './notes.usecase';

type Flow = { rows: readonly CashFlowRow[]; closing: ReadonlyMap<AccountId, Paise>; cash: ReadonlySet<AccountId> };

const ENDS = ['opening-cash', 'closing-cash'] as const;
const HEADINGS = ['opening', 'closing', 'prior-opening', 'prior-closing'];

/**
 * The components of cash and cash equivalents as AS 3 (42) asks for them, at the ends of each period, and which overdrafts and
 * deposits are among them and which are not.
 */
export function cashNote(flows: readonly Flow[], accounts: readonly KnownAccount[]): NoteOut {
  const columns = flows.flatMap(({ rows }) =>
    ENDS.map(
      (id) => new Map(rows.find((one) => one.id === id)?.parts.map((part) => [part.account, part.amount]) ?? []),
    ),
  );
  const held = accounts.filter(({ id }) => columns.some((column) => column.has(id)));
  const totals = columns.map((column) => sumOf(column.values()));
  return {
    ...{ id: 'cash-equivalents', title: word('title.cash-equivalents') },
    headings: columns.map((_, at) => word(`column.${HEADINGS[at] ?? 'closing'}`)),
    rows: [
      ...held.map((account) =>
        row(
          accountWords(account),
          columns.map((column) => column.get(account.id) ?? paise(0)),
          { accountId: account.id },
        ),
      ),
      row(word('row.total'), totals, { kind: 'total' }),
    ],
    says: saysOf(flows[0], accounts),
  };
}

function saysOf(flow: Flow | undefined, accounts: readonly KnownAccount[]): Message[] {
  if (!flow) return [];
  const said = accounts.flatMap((account) => {
    const kind = cashChoiceOf(account);
    const counts = flow.cash.has(account.id);
    if (!kind || (!counts && !flow.closing.get(account.id))) return [];
    return [say(`statement-note.cash.${kind}-${counts ? 'counted' : 'left-out'}`, { account: accountWords(account) })];
  });
  return [word('cash.money'), ...said];
}
