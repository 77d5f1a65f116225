import { z } from 'zod';
import { LINE_KINDS, type LineKind } from '../../../domain/calendar/plan';
import { onDay } from '../../../domain/shared/explained';
import { type Message, say } from '../../../domain/shared/message';
import type { CompanyCase } from '../case/case.repository';
import { itemChange } from '../item/item.contract';
import type { WorkedOut } from './work-out.repository';

const SHOWN = 100;
const count = z.number();

export const generateAnswer = z.object({
  message: z.string(),
  added: count,
  moved: count,
  waived: count,
  changed: count,
  withdrawn: count,
  restored: count,
  done: count,
  reopened: count,
  unchanged: count,
  changes: z.array(itemChange).describe('about.work-out.changes'),
  lastRunOn: z.iso.date().nullable().describe('about.work-out.last-run-on'),
  notKnown: count.describe('about.work-out.not-known'),
});
/** The answer before it has words. */
export type Generated = Omit<z.infer<typeof generateAnswer>, 'message' | 'changes'> & {
  message: Message;
  changes: WorkedOut['changes'];
};

/** What a run says of itself: how many of each change, in words too. */
export function generateJson({ company, dossier }: CompanyCase, { changes, unchanged, answer }: WorkedOut): Generated {
  const counts = countsOf(changes);
  const isKnown = dossier.facts.length > 0;
  const told = LINE_KINDS.filter((kind) => counts[kind] > 0).map((kind) =>
    say(`calendar.run.${kind}`, { count: counts[kind] }),
  );
  const last = company.workedOutFor;
  const quiet = last ? say('calendar.run.unchanged', { day: onDay(last) }) : say('calendar.run.nothing-due');
  const message = told.length > 0 ? say('calendar.run.changes', { changes: { list: told } }) : quiet;
  return {
    message: isKnown ? message : say('calendar.run.nothing-known'),
    ...counts,
    unchanged,
    changes: changes.slice(0, SHOWN),
    lastRunOn: last,
    notKnown: answer.notDue.filter(({ verdict }) => verdict === 'not-known').length,
  };
}

function countsOf(changes: WorkedOut['changes']): Record<LineKind, number> {
  const counts = { added: 0, moved: 0, waived: 0, done: 0, reopened: 0, withdrawn: 0, restored: 0, changed: 0 };
  for (const { change } of changes) counts[change]++;
  return counts;
}
