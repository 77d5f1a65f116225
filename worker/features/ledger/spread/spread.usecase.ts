import type { Entry, NewVoucher } from '../../../domain/ledger/model';
import { balanceOf, spreadEntries, WAITS_ON } from '../../../domain/ledger/spread/spread';
import type { IsoDate } from '../../../domain/shared/dates';
import { say } from '../../../domain/shared/message';
import { type Paise, paise } from '../../../domain/shared/money';
import type { CompanyScope, Person } from '../../../platform/access';
import { today } from '../../../platform/clock';
import { inBaseWords } from '../../../platform/http';
import { atFault } from '../../../platform/problem';
import type { Change } from '../../audit/audit.repository';
import { type PostedVoucher, vouchersPosted } from '../voucher/post.repository';
import { spreadOf } from './spread.contract';
import { listSpreads, waitingAsSeen, waitingPosted } from './spread.repository';
import type { StoredSpread } from './spread.table';

const NIL = paise(0);

/** What is to wait of a spread at the end of a day: nothing of one that was taken out or is not booked yet. */
function targetOf(row: StoredSpread, on: IsoDate): Paise {
  const isBooked = row.kind === 'accrual' || (row.bookedOn ?? row.fromDay) <= on;
  return row.removedAt || !isBooked ? NIL : balanceOf(spreadOf(row), on);
}

/** The spreads of which something else waits than should at the end of a day. */
export async function spreadsDue(d1: D1Database, scope: CompanyScope, on: IsoDate) {
  const [rows, posted] = await Promise.all([listSpreads(d1, scope), waitingPosted(d1, scope, on)]);
  const due = rows.flatMap((row) => {
    const [target, sofar] = [targetOf(row, on), posted.get(row.id) ?? NIL];
    return target === sofar ? [] : [{ row, target, sofar }];
  });
  return { due, seen: [...posted.values()].reduce((sum: number, amount) => sum + amount, 0) };
}

/** The voucher that sets aside what is to wait at the end of a day, by the difference to what waits; none where nothing moves. */
export async function spreadsPosted(
  d1: D1Database,
  scope: CompanyScope,
  person: Pick<Person, 'id' | 'name'>,
  on: IsoDate,
): Promise<{ posted: PostedVoucher[]; changes: Change[]; amount: Paise }> {
  if (on > today()) throw atFault(422, 'month', say('asset.not-over', { day: { unit: 'day', value: on } }));
  const { due, seen } = await spreadsDue(d1, scope, on);
  const entries = due.flatMap(({ row, target, sofar }) =>
    spreadEntries(row, target, sofar).map((entry) => ({
      ...entry,
      ...(entry.account === WAITS_ON[row.kind] && { tag: row.id }),
    })),
  );
  if (entries.length === 0) return { posted: [], changes: [], amount: NIL };
  const voucher: NewVoucher = {
    ...{ kind: 'journal', date: on, rule: 'Y01', source: { kind: 'spread', id: on }, entries: summed(entries) },
    narration: inBaseWords(say('spread.narration', { day: { unit: 'day', value: on } })),
  };
  const { posted, change } = await vouchersPosted(d1, scope, person, [voucher]);
  const statements = [waitingAsSeen(d1, scope, on, seen), ...change.statements];
  return { posted, changes: [{ ...change, statements }], amount: posted[0]?.total ?? NIL };
}

/** One entry for an account and what is named below it. */
function summed(entries: readonly Entry[]): Entry[] {
  const sums = new Map<string, Entry>();
  for (const entry of entries) {
    const key = `${entry.account} ${entry.tag ?? ''}`;
    const known = sums.get(key);
    sums.set(key, known ? { ...known, amount: paise(known.amount + entry.amount) } : entry);
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}
