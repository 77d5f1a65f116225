import * as v from 'valibot';
import { HABIT_KINDS } from '#domain/spending/spending';
import { PERIOD_CODE } from '../../lib/book-period';
import { dayField, orNone } from '../../lib/search-fields';

/** What the page keeps in the address. */
export const spendingSearch = v.object({
  period: orNone(v.pipe(v.string(), v.regex(PERIOD_CODE))),
  /** The day on which the period is ended early, since the data goes no further. */
  until: dayField,
  kind: orNone(v.picklist(HABIT_KINDS)),
});

export type SpendingSearch = v.InferOutput<typeof spendingSearch>;
export type ChangeSpending = (change: Partial<SpendingSearch>) => void;
