import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GST_FEE_AMNESTIES } from '../gst/late-fee';
import { addDays, type IsoDate, isIsoDate } from '../shared/dates';
import type { Step } from '../shared/explained';
import { anyDossier, anyQuestion } from './any-dossier.fixture';
import { obligationsOf } from './engine';
import { costOnDay } from './ladder';
import type { Obligation } from './model';

const areUnique = (ids: readonly string[]) => new Set(ids).size === ids.length;

// An amnesty of the law itself makes a late return cheaper from its first day on.
const AMNESTIES_BEGIN = GST_FEE_AMNESTIES.flat().flatMap(({ value: { filed } }) => ('from' in filed ? filed.from : []));

/** Steps are named once, and rest on steps before them. */
function isSound(steps: readonly Step[]): boolean {
  const before = new Set<string>();
  return steps.every(({ id, inputs }) => {
    const isGood = !before.has(id) && inputs.every((input) => before.has(input));
    before.add(id);
    return isGood;
  });
}

function checkCost({ costOn, ladder, dueOn, waivers }: Obligation, days: readonly number[]): void {
  const at = (count: number): IsoDate => addDays(dueOn.value, count);
  for (const count of days) {
    const exact = costOn?.(at(count));
    expect(costOnDay(ladder, at(count))).toBe(exact?.value ?? 0);
    expect(isSound(exact?.steps ?? [])).toBe(true);
  }
  const inOrder = [...days].sort((one, other) => one - other).map(at);
  const neverFalls = inOrder.every((day, index) => {
    const before = inOrder[index - 1] ?? day;
    const begins = AMNESTIES_BEGIN.some((first) => before < first && first <= day);
    return begins || costOnDay(ladder, day) >= costOnDay(ladder, before);
  });
  if (waivers.length === 0) expect(neverFalls).toBe(true);
}

test('property: whatever is stated, the answer is whole, sound, and the same when it is asked again', () => {
  const days = fc.array(fc.integer({ min: -5, max: 900 }), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(anyDossier, anyQuestion, days, (given, question, some) => {
      const answer = obligationsOf(given, question);
      expect(JSON.stringify(obligationsOf(given, question))).toBe(JSON.stringify(answer));
      expect(areUnique(answer.obligations.map(({ key }) => key))).toBe(true);
      for (const one of answer.obligations) {
        expect([one.dueOn.value, one.originalDueOn, ...one.ladder.map(({ from }) => from)].every(isIsoDate)).toBe(true);
        expect(one.originalDueOn <= question.to && one.dueOn.value >= question.from).toBe(true);
        expect(isSound(one.dueOn.steps) && isSound(one.applies.steps)).toBe(true);
        checkCost(one, some);
      }
      expect(answer.notDue.every(({ because }) => isSound(because.steps))).toBe(true);
    }),
    { numRuns: 300 },
  );
}, 30_000);
