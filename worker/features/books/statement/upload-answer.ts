import type { Statement } from '../../../domain/bank/reader/model';

import { countOf, formatCount } from '../../../domain/shared/counts';
import { LONG_STATEMENT } from './import.repository';
import type { NewCategories } from './new-categories.usecase';
import type { NewLine } from './new-lines.repository';
import { proofJson, type UploadAnswer } from './statement.contract';

/** What became of the wish that new lines get their categories as they come. */
export type Categorised = Pick<NewCategories, 'assignments'> & { runId: string | null; isTooLong?: boolean };

export const NONE_ASKED: Categorised = { assignments: [], runId: null };

/** What an upload did, with the proof of its statement and a sentence for people. */
export function answerOf(
  statement: Statement,
  added: readonly NewLine[],
  uploadId: string | null,
  categories: Categorised = NONE_ASKED,
): UploadAnswer {
  const known = statement.lines.length - added.length;
  const proof = proofJson(statement);
  const warnings = known === 0 ? proof.warnings : [...proof.warnings, skippedAsKnown(known)];
  const counts = { added: added.length, known, categorized: categories.assignments.length };
  const message = messageOf(statement, counts, categories.isTooLong);
  return { message, ...counts, uploadId, runId: categories.runId, ...proof, warnings };
}

const skippedAsKnown = (known: number) => ({
  line: 0,
  code: 'DUPLICATES_SKIPPED',
  message: `${countOf(known, 'line was', 'lines were')} already in this account and not added again.`,
});

type Counts = Pick<UploadAnswer, 'added' | 'known' | 'categorized'>;

function messageOf(
  { agreeing, checked, skipped }: Statement,
  { added, known, categorized }: Counts,
  isTooLong = false,
): string {
  const parts = [`${countOf(added, 'transaction')} added`];
  if (categorized > 0) parts.push(`${formatCount(categorized)} of them categorized`);
  if (known > 0) parts.push(`${formatCount(known)} already known`);
  if (skipped.length > 0) parts.push(`${formatCount(skipped.length)} left out`);
  const agree = `${formatCount(agreeing)} of ${formatCount(checked)} rows agree with the balance`;
  const proof = checked > 0 ? agree : 'no balances to check against';
  return `${parts.join(', ')}; ${proof}${isTooLong ? TOO_LONG : ''}`;
}

const TOO_LONG = `; more than ${formatCount(LONG_STATEMENT)} lines are not categorized as they come: run Auto-categorize All`;
