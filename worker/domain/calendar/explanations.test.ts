import { expect, test } from 'vitest';
import { inEnglish } from '../../testing/in-english';
import type { Fact } from '../company/facts';
import { isoDate } from '../shared/dates';
import type { Step } from '../shared/explained';
import { obligationsOf } from './engine';
import { FULL } from './full-company.fixture';
import { fact, GSTIN, KESTREL, rupees } from './kestrel.fixture';
import type { Dossier } from './model';

// Every area of law, asked of companies that differ in what they are and in what they have said, from their beginning on.
const TODAY = isoDate('2026-11-20');
const with_ = (dossier: Dossier, ...facts: Fact[]): Dossier => ({
  ...dossier,
  facts: [...dossier.facts.filter(({ kind }) => facts.every((one) => one.kind !== kind)), ...facts],
});
const legalForm = (form: 'llp' | 'opc' | 'public') => fact('legal-form', { legalForm: form, isNeverSmall: false });
const answering = (answer: boolean): Dossier => ({
  ...FULL,
  facts: FULL.facts.map((one): Fact => (one.kind === 'duty' ? { ...one, value: { answer } } : one)),
});
const composed = fact(
  'gst-registration',
  { filer: 'composition', registeredOn: isoDate('2022-07-01') },
  { subject: GSTIN },
);

const DOSSIERS: readonly [string, Dossier][] = [
  ['a small company', KESTREL],
  ['a company of which everything is known', FULL],
  ['one that says yes to every question', answering(true)],
  ['one that says no', answering(false)],
  ['one of which nothing is known', { ...KESTREL, facts: [], events: [] }],
  ['a one-person company', with_(KESTREL, legalForm('opc'))],
  ['a public company', with_(FULL, legalForm('public'))],
  ['an LLP', with_(FULL, legalForm('llp'), fact('contribution', { amount: rupees(1_000_000) }))],
  ['who pays composition', with_(KESTREL, composed)],
];

const answerOf = (dossier: Dossier) =>
  obligationsOf(dossier, {
    today: TODAY,
    from: dossier.incorporatedOn,
    to: isoDate('2028-11-20'),
    withOldDefaults: true,
  });

test.each(DOSSIERS)('%s: whatever applies, or does not, cites the provision that says so', (_who, dossier) => {
  const { obligations, notDue } = answerOf(dossier);
  const isUncited = (steps: readonly Step[]) => steps.every(({ rule }) => rule === undefined);
  expect(obligations.filter(({ applies }) => isUncited(applies.steps)).map(({ key }) => key)).toEqual([]);
  expect(notDue.filter(({ because }) => isUncited(because.steps)).map(({ form }) => form)).toEqual([]);
});

test.each(DOSSIERS)(
  '%s: what is not due is not said to be due, and what is not known is not said to be known',
  (_who, dossier) => {
    const labels = answerOf(dossier).notDue.map(({ form, verdict, because }) => {
      const label = inEnglish(because.steps.at(-1)?.label ?? '');
      return { form, verdict, label, value: because.value };
    });
    for (const { verdict, label, value } of labels) {
      expect(value, label).toBe(false);
      if (verdict === 'not-known') expect(label).toMatch(/not known|not recorded|audit/i);
      else expect(label).not.toMatch(/^(?!.*\b(not|no|none|nothing)\b).* is due$/);
    }
  },
);

test.each(DOSSIERS)('%s: what stands for a figure that nobody stated is marked as assumed', (_who, dossier) => {
  const steps = answerOf(dossier).obligations.flatMap(({ dueOn, applies, costOn }) => [
    ...dueOn.steps,
    ...applies.steps,
    ...(costOn ? costOn(isoDate('2026-12-05')).steps : []),
  ]);
  const standsFor = /the nearest that is stated|nil by|in place of the State/;
  const unmarked = steps.filter(({ label, isAssumed }) => !isAssumed && standsFor.test(inEnglish(label)));
  expect([...new Set(unmarked.map(({ label }) => inEnglish(label)))]).toEqual([]);
});

// Every statement speaks of days after those that are asked: each is carried back, and none of it was said of them.
const OF_LATER = ['legal-form', 'capital', 'contribution', 'gst-registration', 'duty'];
const saidLater = (dossier: Dossier): Dossier => ({
  ...dossier,
  facts: dossier.facts.map(
    (one): Fact => (OF_LATER.includes(one.kind) ? { ...one, holdsFrom: isoDate('2030-01-01') } : one),
  ),
});
const STATED =
  /^(Registered as|Paid-up capital|Contribution|Holding, subsidiary|Never small|Dormant|Cash is at most)|\?$/i;

test.each(DOSSIERS)('%s: a statement that is carried back to a day before it is marked as assumed', (_who, dossier) => {
  const { obligations, notDue } = answerOf(saidLater(dossier));
  const reasons = [...obligations.map(({ applies }) => applies), ...notDue.map(({ because }) => because)];
  const costs = obligations.flatMap(({ costOn }) => costOn?.(isoDate('2026-12-05')) ?? []);
  const given = [...reasons, ...costs]
    .flatMap(({ steps }) => steps)
    .filter(({ inputs, rule }) => inputs.length === 0 && !rule)
    .map((step) => inEnglish(step))
    .filter(({ quantity }) => !['not stated', 'not answered'].includes(String(quantity.value).toLowerCase()));
  const unmarked = given.filter(({ label, isAssumed }) => !isAssumed && STATED.test(label));
  expect([...new Set(unmarked.map(({ label }) => label))]).toEqual([]);
  const marked = new Set(given.filter(({ isAssumed }) => isAssumed).map(({ label }) => label));
  if (dossier.facts.length > 0) expect([...marked].join()).toMatch(/registered as/i);
});

// Of Kestrel the turnover of 2025-26 alone is stated: it is the one that counts for 2026-27, and stands for it in earlier years.
test.each([
  ['2024-25', true],
  ['2026-27', false],
])('the turnover by which the annual return of %s is told is assumed: %s', (year, isAssumed) => {
  const { applies } = answerOf(KESTREL).obligations.find(({ key }) => key === `MGT-7A|${year}|`) ?? {};
  const told = applies?.steps.find(({ id }) => id === 'turnoverOfYear');
  expect([told?.quantity.value, told?.isAssumed === true]).toEqual([rupees(34_000_000), isAssumed]);
});
