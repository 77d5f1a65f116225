import type { Statement } from '../../../domain/bank/reader/model';
import { type Message, say } from '../../../domain/shared/message';

import { LONG_STATEMENT } from './import.repository';
import type { NewCategories } from './new-categories.usecase';
import type { NewLine } from './new-lines.repository';
import { proofJson, type UploadAnswer } from './statement.contract';

/** What became of the wish that new lines get their categories as they come. */
export type Categorised = Pick<NewCategories, 'assignments' | 'own'> & { runId: string | null; isTooLong?: boolean };

export const NONE_ASKED: Categorised = { assignments: [], own: new Map(), runId: null };

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
  message: say('statement.known-skipped', { count: known }),
});

type Counts = Pick<UploadAnswer, 'added' | 'known' | 'categorized'>;

function messageOf(
  { agreeing, checked, skipped }: Statement,
  { added, known, categorized }: Counts,
  isTooLong = false,
): Message {
  const done = [
    say('statement.uploaded.added', { count: added }),
    ...(categorized > 0 ? [say('statement.uploaded.categorized', { count: categorized })] : []),
    ...(known > 0 ? [say('statement.uploaded.known', { count: known })] : []),
    ...(skipped.length > 0 ? [say('statement.uploaded.left-out', { count: skipped.length })] : []),
  ];
  const proof =
    checked > 0
      ? say('statement.uploaded.agreeing', { count: agreeing, checked })
      : say('statement.uploaded.no-balances');
  const told = { done: { list: done }, proof };
  return isTooLong
    ? say('statement.uploaded.too-long', { ...told, count: LONG_STATEMENT })
    : say('statement.uploaded.all', told);
}
