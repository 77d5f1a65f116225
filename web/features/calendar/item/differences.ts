import { m } from '../../../lib/messages';
import type { ShownExplanation, ShownStep } from '../../../ui/why/explained';
import { quantityWords } from '../../../ui/why/quantity';

/** What of an item is explained: its day, that it is due at all, and what waiting costs. */
export type Reason = 'dueOn' | 'applies' | 'cost';

/** What one answer says otherwise than another: the name of a step, and its value in each. */
export type Difference = { name: string; was: string; is: string };

/**
 * The steps in which an earlier answer differs from today's, in the order of today's; those of which one answer knows nothing say so.
 * A step whose value is the same and whose rule is another version differs by its provision.
 */
export function differences(then: ShownExplanation | null, now: ShownExplanation | null): Difference[] {
  const before = new Map((then?.steps ?? []).map((step) => [step.id, step]));
  const after = new Map((now?.steps ?? []).map((step) => [step.id, step]));
  const changed = [...after.values()].flatMap((step) => differing(before.get(step.id), step) ?? []);
  const gone = [...before.values()]
    .filter(({ id }) => !after.has(id))
    .flatMap((step) => differing(step, undefined) ?? []);
  return [...changed, ...gone];
}

function differing(then: ShownStep | undefined, now: ShownStep | undefined): Difference | undefined {
  const name = (now ?? then)?.label ?? '';
  const [was, is] = [valueWords(then), valueWords(now)];
  if (was !== is) return { name, was, is };
  if (!then?.rule || !now?.rule || versionOf(then) === versionOf(now)) return undefined;
  return { name, was: then.rule.statute, is: now.rule.statute };
}

const valueWords = (step: ShownStep | undefined): string =>
  step ? quantityWords(step.quantity) : m.calendar_then_none();

const versionOf = ({ rule }: ShownStep): string | undefined => rule && [rule.id, rule.from, rule.knownSince].join();
