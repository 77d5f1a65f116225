import type { MoneyWarning, NotDue, Obligation } from './obligation';
import type { Standing } from './standing';

/**
 * An obligation as an area of law states it: with its date by the law's own tables, before the reliefs of the firm and the words of a
 * person are laid over it. `moves` are those of the law's own tables. The engine adds to the
 * description that a day is a Sunday.
 */
export type Draft = Omit<
  Obligation,
  'key' | 'status' | 'doneOn' | 'acknowledgement' | 'waivers' | 'ladder' | 'isUnverified' | 'costOn'
> & {
  /** What doing it on a day costs. The engine hands in the due date that counts, and every relief of fees it found. */
  costOn?: CostOf;
  /** Days on which the cost may change its slope, for the due date that counts; the engine adds the waivers' own. */
  costBreaks?: (dueOn: Obligation['originalDueOn']) => readonly Obligation['originalDueOn'][];
  /** Done by an event of the area itself, such as a deposit in full or a meeting held. */
  done?: { on: Obligation['originalDueOn']; acknowledgement?: string };
  /** The person has said in so many words that it is open: money was withheld, a meeting was held, and nothing was deposited or filed. */
  isStatedOpen?: true;
};

export type CostOf = (
  day: Obligation['originalDueOn'],
  dueOn: Obligation['originalDueOn'],
  reliefs: Standing['dossier']['reliefs'],
) => ReturnType<NonNullable<Obligation['costOn']>>;

/** What one area of law answers: what is due, what is not and why, and what money lapses. */
export type AreaAnswer = {
  drafts: readonly Draft[];
  notDue: readonly NotDue[];
  warnings?: readonly MoneyWarning[];
};

export type AreaOfLaw = (standing: Standing) => AreaAnswer;

export const keyOf = ({ form, period, subject }: Pick<Draft, 'form' | 'period' | 'subject'>): string =>
  [form, period, subject].join('|');
