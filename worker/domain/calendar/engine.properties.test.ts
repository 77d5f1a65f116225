import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DUTY_QUESTIONS } from '../company/facts';
import { GST_FILERS } from '../gst/law/return-duties';
import { LEGAL_FORMS } from '../roc/classification';
import type { Relief } from '../roc/relief';
import { addDays, addMonths, type IsoDate, isIsoDate, isoDate } from '../shared/dates';
import type { Step } from '../shared/explained';
import { paise, percent } from '../shared/money';
import { obligationsOf } from './engine';
import { event, fact, GSTIN, KESTREL, TAN } from './kestrel.fixture';
import { costOnDay } from './ladder';
import type { Asked, Dossier, Obligation } from './obligation';

const day = fc.integer({ min: 0, max: 5_000 }).map((count) => addDays(isoDate('2017-01-01'), count));
const amount = fc.integer({ min: 0, max: 1e11 }).map(paise);
const year = fc
  .integer({ min: 2016, max: 2030 })
  .map((start) => `${start}-${String((start + 1) % 100).padStart(2, '0')}`);
const statement = fc.constantFrom('salary', 'residents', 'non-residents', 'collection' as const);

const anyFact = fc.oneof(
  fc
    .tuple(fc.constantFrom(...LEGAL_FORMS), fc.boolean(), day)
    .map(([legalForm, isNeverSmall, holdsFrom]) => fact('legal-form', { legalForm, isNeverSmall }, { holdsFrom })),
  fc.tuple(year, amount).map(([subject, value]) => fact('turnover', { amount: value }, { subject })),
  fc
    .tuple(fc.constantFrom(...GST_FILERS), day, day, fc.option(day, { nil: undefined }))
    .map(([filer, holdsFrom, registeredOn, cancelledOn]) =>
      fact(
        'gst-registration',
        { filer, registeredOn, ...(cancelledOn && { cancelledOn }) },
        { subject: GSTIN, holdsFrom },
      ),
    ),
  fc
    .record({
      paysSalary: fc.boolean(),
      paysResidents: fc.boolean(),
      paysNonResidents: fc.boolean(),
      collects: fc.boolean(),
    })
    .chain((flags) => day.map((holdsFrom) => fact('tan', flags, { subject: TAN, holdsFrom }))),
  fc
    .tuple(fc.constantFrom(...DUTY_QUESTIONS), fc.boolean(), day)
    .map(([subject, answer, holdsFrom]) => fact('duty', { answer }, { subject, holdsFrom })),
);

const anyEvent = fc.oneof(
  fc
    .tuple(day, statement, amount)
    .map(([on, kind, value]) => event('deduction', on, { statement: kind, amount: value }, { subject: TAN })),
  fc
    .tuple(day, statement, amount)
    .map(([on, kind, value]) =>
      event('deposit', on, { statement: kind, month: addMonths(on, -1).slice(0, 7), amount: value }, { subject: TAN }),
    ),
  fc
    .tuple(day, day)
    .map(([on, month]) => event('filing', on, {}, { subject: `GSTR-3B|${month.slice(0, 7)}|${GSTIN}` })),
  day.map((on) => event('settled', on, {})),
  day.map((on) => event('strike-off-notice', on, {})),
);

const MARKS = { confidence: 'high', status: 'enacted', checkedOn: isoDate('2026-11-20') } as const;
const anyRelief: fc.Arbitrary<Relief> = fc
  .tuple(
    fc.constantFrom('GSTR-3B', '26Q', '140', 'ITR-6', 'TDS deposit'),
    day,
    day,
    fc.nat(100),
    fc.boolean(),
    fc.uuid(),
  )
  .map(([form, knownSince, from, share, isMove, id]) => {
    const given = { ...MARKS, id, forms: [form], knownSince, statute: `Circular ${id}`, source: { title: 'Circular' } };
    if (isMove) return { ...given, kind: 'extension', dueOn: from };
    return { ...given, kind: 'fee_waiver', filedFrom: from, filedBy: addDays(from, share), stillAsked: percent(share) };
  });

const dossier: fc.Arbitrary<Dossier> = fc
  .record({
    incorporatedOn: day,
    trackedSince: day,
    facts: fc.array(anyFact, { maxLength: 12 }),
    events: fc.array(anyEvent, { maxLength: 12 }),
    reliefs: fc.array(anyRelief, { maxLength: 4 }),
  })
  .map((given) => ({ ...KESTREL, ...given }));

const asked: fc.Arbitrary<Asked> = fc
  .record({ today: day, back: fc.nat(400), on: fc.nat(800), knownOn: fc.option(day, { nil: undefined }) })
  .map(({ today, back, on, knownOn }) => ({
    today: knownOn ?? today,
    from: addDays(knownOn ?? today, -back),
    to: addDays(knownOn ?? today, on),
    ...(knownOn && { knownOn }),
  }));

const areUnique = (ids: readonly string[]) => new Set(ids).size === ids.length;

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
  const costs = [...days].sort((one, other) => one - other).map((count) => costOnDay(ladder, at(count)));
  const neverFalls = costs.every((cost, index) => cost >= (costs[index - 1] ?? 0));
  if (waivers.length === 0) expect(neverFalls).toBe(true);
}

test('property: whatever is stated, the answer is whole, sound, and the same when it is asked again', () => {
  const days = fc.array(fc.integer({ min: -5, max: 900 }), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(dossier, asked, days, (given, question, some) => {
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
