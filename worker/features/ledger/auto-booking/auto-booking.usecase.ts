import type { PostingFamily } from '../../../domain/bank/chart/chart';
import { addDays, firstOfMonth, type IsoDate } from '../../../domain/shared/dates';
import type { Paise } from '../../../domain/shared/money';
import type { CompanyScope, Person } from '../../../platform/access';
import { today } from '../../../platform/clock';
import type { Change } from '../../audit/audit.repository';
import { depreciationDue } from '../asset/depreciation.usecase';
import { familiesWaiting } from '../exchange/family.repository';
import { lockedUpTo } from '../lock/lock.repository';
import { spreadsPosted } from '../spread/spread.usecase';

/** What a family posted by itself: so many lines or vouchers, of this amount. */
export type PostedByFamily = { family: PostingFamily; count: number; amount: Paise };
type Found = PostedByFamily & { changes: readonly Change[] };

/** The last day of the last month that is over. */
export const lastMonthEnd = (): IsoDate => addDays(firstOfMonth(today()), -1);

/**
 * What the families that are switched on post at the end of a month: depreciation and amounts spread over time, each as of the
 * last month that is over, and each by a step of its own, since a voucher takes the number after that of the step before.
 * Nothing where the books are locked up to that day; a second time posts only what has changed since.
 */
export const monthSteps = (d1: D1Database, scope: CompanyScope, person: Pick<Person, 'id' | 'name'>) => {
  const upTo = lastMonthEnd();
  return [
    async (off: ReadonlySet<PostingFamily>): Promise<Found | null> => {
      if (off.has('depreciation')) return null;
      const { posted, changes, amount } = await depreciationDue(d1, scope, person, upTo);
      return { family: 'depreciation', count: posted.length, amount, changes };
    },
    async (off: ReadonlySet<PostingFamily>): Promise<Found | null> => {
      if (off.has('accruals')) return null;
      const { posted, changes, amount } = await spreadsPosted(d1, scope, person, upTo);
      return { family: 'accruals', count: posted.length, amount, changes };
    },
  ];
};

/** Posts, family by family, what is due at the end of the last month; `keep` commits each step. */
export async function postMonth(
  d1: D1Database,
  scope: CompanyScope,
  person: Pick<Person, 'id' | 'name'>,
  keep: (changes: readonly Change[]) => Promise<void>,
): Promise<PostedByFamily[]> {
  const [off, lockedTo] = await Promise.all([familiesWaiting(d1, scope), lockedUpTo(d1, scope)]);
  if (lockedTo !== null && lockedTo >= lastMonthEnd()) return [];
  const done: PostedByFamily[] = [];
  for (const step of monthSteps(d1, scope, person)) {
    const found = await step(off);
    if (!found || found.changes.length === 0) continue;
    const { changes, ...posted } = found;
    await keep(changes);
    done.push(posted);
  }
  return done;
}
