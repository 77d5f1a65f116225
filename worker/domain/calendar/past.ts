import type { CompanyEvent } from '../company/events';
import { addDays, type IsoDate } from '../shared/dates';
import { obligationsOf } from './engine';
import type { Answer, Dossier, Obligation } from './model';
import { yearOfPeriod } from './periods';

/**
 * What may be said of an obligation of the past: filed on a day; done, on a day that nobody knows any more; not filed; nothing was
 * due; or that nobody has said yet.
 */
export const PAST_ANSWERS = ['filed', 'settled', 'not-filed', 'nothing-due', 'unsaid'] as const;
export type PastAnswer = (typeof PAST_ANSWERS)[number];

/** An obligation whose day is over, with the financial year it stands under and what was said of it. */
export type PastPeriod = {
  obligation: Obligation;
  year: string;
  said: PastAnswer;
  /** What was said of this obligation and no other: what another answer takes the place of. */
  words: readonly CompanyEvent[];
  /** Whether its state follows from an act that is recorded elsewhere, such as a deposit or a meeting, and is changed there. */
  followsFromAct: boolean;
};

/**
 * Everything that fell due before today since the company was formed, and what was said of each. What nobody need do is left out; of a
 * company of which nothing is stated nothing is listed, since it would be guessed.
 */
export function pastOf(dossier: Dossier, today: IsoDate): { periods: readonly PastPeriod[]; answer: Answer } {
  const answer = obligationsOf(dossier, { today, from: dossier.incorporatedOn, to: addDays(today, -1) });
  const words = wordsByKey(dossier.events);
  const isKnown = dossier.facts.some(({ withdrawnOn }) => withdrawnOn === undefined);
  const periods = answer.obligations
    .filter(({ isOptional, dueOn }) => isKnown && !isOptional && dueOn.value < today)
    .map((obligation) => periodOf(obligation, words.get(obligation.key) ?? []));
  return { periods, answer };
}

function periodOf(obligation: Obligation, words: readonly CompanyEvent[]): PastPeriod {
  const { status, period, dueOn } = obligation;
  const isNotFiled = words.some(({ kind }) => kind === 'not-filed');
  const said = SAID_BY_STATUS[status] ?? (isNotFiled ? 'not-filed' : 'unsaid');
  const followsFromAct = status === 'completed' && words.every(({ kind }) => kind !== 'filing' && kind !== 'agm');
  return { obligation, year: yearOfPeriod(period, dueOn.value), said, words, followsFromAct };
}

const SAID_BY_STATUS: Partial<Record<Obligation['status'], PastAnswer>> = {
  completed: 'filed',
  settled: 'settled',
  not_due: 'nothing-due',
};

const OF_A_KEY: readonly CompanyEvent['kind'][] = ['filing', 'nothing-due', 'not-filed', 'settled'];

/** The obligation that an event speaks of: by its key or, of a meeting, by the year whose accounts it laid. */
function keyOfWord({ kind, subject }: CompanyEvent): string | undefined {
  if (kind === 'agm') return meetingKey(subject);
  return OF_A_KEY.includes(kind) && subject ? subject : undefined;
}

const meetingKey = (year: string): string => `agm|${year}|`;

/** Whether an obligation is the yearly general meeting: that it was held is an event of its own, from which other days follow. */
export const isMeeting = ({ form }: Pick<Obligation, 'form'>): boolean => form === 'agm';

function wordsByKey(events: readonly CompanyEvent[]): ReadonlyMap<string, readonly CompanyEvent[]> {
  const words = new Map<string, CompanyEvent[]>();
  for (const event of events) {
    const key = event.withdrawnOn === undefined ? keyOfWord(event) : undefined;
    if (key === undefined) continue;
    const known = words.get(key) ?? [];
    if (known.push(event) === 1) words.set(key, known);
  }
  return words;
}
