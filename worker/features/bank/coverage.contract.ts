import { z } from 'zod';
import { type Covered, openBreaks, timelineOf, withoutDays } from '../../domain/bank/coverage';
import { formatRupees } from '../../domain/shared/money';
import { numeric } from '../../platform/wire';
import type { CoveredAccount, CoveringUpload } from './coverage.repository';

const days = z.array(z.object({ from: z.iso.date(), to: z.iso.date() }));

export const coverageAnswer = z.object({
  bankAccountId: z.uuid(),
  accountName: z.string(),
  covered: days.describe('Days of which the balances prove that no line is missing'),
  gaps: days,
  breaks: z.array(
    z.object({ uploadId: z.uuid(), line: z.number(), date: z.iso.date(), expected: numeric, found: numeric }),
  ),
  lastDay: z.iso.date().nullable(),
  agreeing: z.number(),
  checked: z.number(),
  uploads: z.number(),
});

/** The timeline of one account: what its statements prove together. */
export function coverageJson(
  { id, name, lastDay }: CoveredAccount,
  all: readonly CoveringUpload[],
): z.infer<typeof coverageAnswer> {
  const own = all.filter(({ bankAccountId }) => bankAccountId === id);
  const gone = own.filter(({ undoneAt }) => undoneAt !== null);
  const live = own.filter(({ undoneAt }) => undoneAt === null);
  const proofs = live.map((upload) => ({ ...upload, covered: stillCovered(upload, gone) }));
  const sum = (count: 'agreeing' | 'checked') => live.reduce((total, upload) => total + upload[count], 0);
  return {
    bankAccountId: id,
    accountName: name,
    ...timelineOf(proofs.flatMap(({ covered }) => covered)),
    breaks: openBreaks(proofs).map(({ after: _after, expected, found, ...where }) => ({
      ...where,
      expected: formatRupees(expected),
      found: formatRupees(found),
    })),
    lastDay,
    agreeing: sum('agreeing'),
    checked: sum('checked'),
    uploads: live.length,
  };
}

/** A statement whose lines went in part, with one that was undone, no longer proves the days of that one. */
function stillCovered(upload: CoveringUpload, gone: readonly CoveringUpload[]): Covered[] {
  const { presentCount, lineCount, createdAt, covered } = upload;
  if (presentCount === null || presentCount >= lineCount) return covered;
  const later = gone.filter(({ undoneAt }) => undoneAt !== null && undoneAt >= createdAt);
  return later.reduce((pieces, { from, to }) => (from && to ? withoutDays(pieces, { from, to }) : pieces), covered);
}
