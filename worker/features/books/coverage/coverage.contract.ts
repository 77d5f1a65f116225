import { z } from 'zod';
import { type Covered, findOpenBreaks, type OpenBreak, timelineOf } from '../../../domain/bank/coverage/coverage';
import { validProofs, withoutDays } from '../../../domain/bank/coverage/valid-proofs';

import { formatRupees } from '../../../domain/shared/money';
import { numeric } from '../../../platform/wire';
import { orNull } from '../statement/statement.contract';
import { type Coverage, type CoveredAccount, type CoveringUpload, ofAccount } from './coverage.repository';

const days = z.array(z.object({ from: z.iso.date(), to: z.iso.date() }));

export const coverageAnswer = z.object({
  bankAccountId: z.uuid(),
  accountName: z.string(),
  covered: days.describe('about.coverage.covered'),
  gaps: days,
  breaks: z.array(
    z.object({
      uploadId: z.uuid(),
      line: z.number().nullable().describe('about.coverage.break-line'),
      after: z.iso.date(),
      date: z.iso.date(),
      expected: numeric,
      found: numeric,
      isOverlap: z.boolean().describe('about.coverage.is-overlap'),
    }),
  ),
  lastDay: z.iso.date().nullable(),
  agreeing: z.number(),
  checked: z.number(),
  uploads: z.number(),
  opening: numeric.nullable().describe('about.coverage.opening'),
  closing: numeric.nullable().describe('about.coverage.closing'),
  proved: z.object({ on: z.iso.date(), balance: numeric }).nullable().describe('about.coverage.proved'),
  isActive: z.boolean(),
});

/** The timeline of one account: what its statements prove together. */
export function coverageJson(
  { id, name, isActive, lastDay }: CoveredAccount,
  coverage: Coverage,
): z.infer<typeof coverageAnswer> {
  const { own, redated } = ofAccount(coverage, id);
  const live = own.filter(({ undoneAt }) => undoneAt === null);
  const proofs = validProofs(own);
  const { covered, gaps, seams } = timelineOf(proofs, redated);
  const broken = findOpenBreaks(proofs);
  const breaks = [...broken, ...seams.map((seam) => ({ ...seam, line: null }))];
  const unbroken = withoutBroken(covered, breaks);
  return {
    bankAccountId: id,
    accountName: name,
    covered: unbroken.map(daysOf),
    gaps,
    breaks: breaks.map(breakJson),
    lastDay,
    ...agreement(live, broken.length),
    uploads: live.length,
    ...balancesOf(covered, breaks.length === 0),
    proved: provedOf(covered, unbroken.at(-1)?.to),
    isActive: isActive === 1,
  };
}

/** The balance with which the last proved day ends; none where a break lies on that day, or no statement told its balance. */
function provedOf(covered: readonly Covered[], lastDay: string | undefined) {
  const last = covered.at(-1);
  if (!last || last.to !== lastDay || last.closing == null) return null;
  return { on: last.to, balance: formatRupees(last.closing) };
}

/** The balances with which one proved stretch begins and ends; of several, or around a break, neither says anything of the whole. */
function balancesOf([only, ...others]: readonly Covered[], isUnbroken: boolean) {
  const { opening, closing } = others.length === 0 && isUnbroken && only ? only : {};
  return { opening: orNull(opening ?? null), closing: orNull(closing ?? null) };
}

/** What is missing where a balance does not follow may belong to the day before or the day after: neither is proved. */
const withoutBroken = (covered: readonly Covered[], breaks: readonly AnyBreak[]): readonly Covered[] =>
  breaks.reduce((left, { after, date }) => withoutDays(left, { from: after, to: date }), covered);

const daysOf = ({ from, to }: Covered) => ({ from, to });

type AnyBreak = Omit<OpenBreak, 'line'> & { line: number | null; isOverlap?: boolean };

const breakJson = ({ uploadId, line, after, date, expected, found, isOverlap = false }: AnyBreak) => ({
  uploadId,
  isOverlap,
  line,
  after,
  date,
  expected: formatRupees(expected),
  found: formatRupees(found),
});

/** Of the lines that stand, each counted once: how many a balance was printed for, and how many of these agree with it. */
function agreement(live: readonly CoveringUpload[], broken: number): { agreeing: number; checked: number } {
  const sum = (count: 'addedCount' | 'checked') => live.reduce((total, upload) => total + upload[count], 0);
  const checked = Math.min(sum('addedCount'), sum('checked'));
  return { checked, agreeing: Math.max(0, checked - broken) };
}
