import { z } from 'zod';
import { formatRupees } from '../../../domain/shared/money';
import { isoDay, numeric, optional } from '../../../platform/wire';
import type { Position } from './position.usecase';

export const positionQuery = z.object({ on: optional(isoDay) });

const owed = z.object({ amount: numeric, bills: z.number(), overdue: numeric, overdueBills: z.number() });

export const positionAnswer = z.object({
  on: z.iso.date(),
  monthFrom: z.iso.date(),
  yearFrom: z.iso.date(),
  hasBooks: z.boolean(),
  cash: z.object({
    amount: numeric,
    accounts: z.array(z.object({ id: z.string(), name: z.string(), amount: numeric })),
  }),
  receivable: owed,
  payable: owed,
  profit: z.object({ month: numeric, year: numeric }).describe('position.about.profit'),
  gst: z.object({ due: numeric, held: numeric }).describe('position.about.gst'),
  tds: numeric,
  suspense: numeric,
});

const owedJson = ({ amount, overdue, ...counts }: Position['receivable']) => ({
  ...{ ...counts, amount: formatRupees(amount), overdue: formatRupees(overdue) },
});

export const positionJson = (found: Position): z.infer<typeof positionAnswer> => ({
  ...{ on: found.on, monthFrom: found.monthFrom, yearFrom: found.yearFrom, hasBooks: found.hasBooks },
  cash: {
    amount: formatRupees(found.cash.amount),
    accounts: found.cash.accounts.map(({ amount, ...account }) => ({ ...account, amount: formatRupees(amount) })),
  },
  ...{ receivable: owedJson(found.receivable), payable: owedJson(found.payable) },
  profit: { month: formatRupees(found.profit.month), year: formatRupees(found.profit.year) },
  gst: { due: formatRupees(found.gst.due), held: formatRupees(found.gst.held) },
  ...{ tds: formatRupees(found.tds), suspense: formatRupees(found.suspense) },
});
