import { z } from 'zod';
import type { Flag } from '../../domain/company/contradictions';
import { EVENT_KINDS } from '../../domain/company/events';
import { FACT_KINDS, inRupees } from '../../domain/company/facts';
import type { Question } from '../../domain/company/questions';
import { LEGAL_FORMS } from '../../domain/roc/classification';
import { type Said, say } from '../../domain/shared/message';
import { isDayAndId, pageBy } from '../../platform/wire';
import type { EventRow, FactRow } from '../company/fact.table';

const said = z.record(z.string(), z.unknown()).describe('about.fact.known');
const recorded = { id: z.uuid(), subject: z.string(), recordedAt: z.string(), recordedByName: z.string() };

const factAnswer = z.object({
  ...recorded,
  kind: z.enum(FACT_KINDS),
  value: said,
  holdsFrom: z.iso.date(),
  isCurrent: z.boolean().describe('about.fact.is-current'),
});

const withdrawnAnswer = factAnswer.omit({ isCurrent: true }).extend({ withdrawnAt: z.string() });

export const eventAnswer = z.object({
  ...recorded,
  kind: z.enum(EVENT_KINDS),
  happenedOn: z.iso.date(),
  details: said,
});

const flagAnswer = z.object({
  code: z.string(),
  weight: z.enum(['contradiction', 'note']),
  message: z.string(),
  fields: z.array(z.string()),
});

export const questionAnswer = z.object({
  kind: z.enum(FACT_KINDS),
  question: z.string().nullable(),
  subject: z.string(),
  why: z.string(),
  suggested: z.object({ legalForm: z.enum(LEGAL_FORMS), isNeverSmall: z.boolean() }).nullable(),
});

export const factsAnswer = z.object({
  facts: z.array(factAnswer),
  withdrawn: z.array(withdrawnAnswer).describe('about.fact.withdrawn'),
  questions: z.array(questionAnswer),
  trackedSince: z.iso.date().nullable(),
  flags: z.array(flagAnswer),
});

const changes = z.array(
  z.object({
    itemId: z.string(),
    title: z.string(),
    change: z.string(),
    from: z.string().optional(),
    to: z.string().optional(),
    reason: z.string().optional(),
  }),
);

export const factTakenBack = z.object({ fact: factAnswer, changes });
export const factStatedAnswer = factTakenBack.extend({ flags: z.array(flagAnswer) });
export const eventTakenBack = z.object({ event: eventAnswer, changes });
export const eventRecordedAnswer = eventTakenBack.extend({ flags: z.array(flagAnswer) });

export const eventsAsked = pageBy(isDayAndId).extend({ kind: z.enum(EVENT_KINDS).optional() });

/** The names of those who keep the books are between the firm and the company; a reader from outside does not see them. */
const writerOf = ({ recordedByName }: { recordedByName: string }, seesNames: boolean): Said =>
  seesNames ? recordedByName : say('company.record.a-bookkeeper');

type FactView = { isCurrent: boolean; seesNames: boolean };

/** An answer before it has words. */
type ToSay<Told, Name extends keyof Told> = Omit<Told, Name> & { [Key in Name]: Said };

export function factJson(
  row: FactRow,
  { isCurrent, seesNames }: FactView,
): ToSay<z.infer<typeof factAnswer>, 'recordedByName'> {
  const { id, kind, subject, value, holdsFrom, recordedAt } = row;
  const recordedByName = writerOf(row, seesNames);
  return { id, kind, subject, value: inRupees(Object(value)), holdsFrom, recordedAt, recordedByName, isCurrent };
}

export function withdrawnJson(row: FactRow, seesNames: boolean) {
  const { isCurrent: _, ...told } = factJson(row, { isCurrent: false, seesNames });
  return { ...told, withdrawnAt: row.withdrawnAt ?? row.recordedAt };
}

export function eventJson(row: EventRow, seesNames: boolean): ToSay<z.infer<typeof eventAnswer>, 'recordedByName'> {
  const { id, kind, subject, happenedOn, details, recordedAt } = row;
  const recordedByName = writerOf(row, seesNames);
  return { id, kind, subject, happenedOn, details: inRupees(Object(details)), recordedAt, recordedByName };
}

export const questionJson = ({
  kind,
  subject,
  why,
  suggested,
}: Question): ToSay<z.infer<typeof questionAnswer>, 'why'> => ({
  kind,
  question: kind === 'duty' ? subject : null,
  subject,
  why,
  suggested: suggested ?? null,
});

export const flagJson = ({ fields, ...flag }: Flag): ToSay<z.infer<typeof flagAnswer>, 'message'> => ({
  ...flag,
  fields: [...fields],
});
