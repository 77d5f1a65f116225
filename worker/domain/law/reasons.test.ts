import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inEnglish } from '../../testing/in-english';
import { anyDossier, anyQuestion } from '../calendar/any-dossier.fixture';
import { obligationsOf } from '../calendar/engine';
import { ASKED, FULL } from '../calendar/full-company.fixture';
import { asked, event, fact, GSTIN, KESTREL, rupees, TAN } from '../calendar/kestrel.fixture';
import type { Answer, Dossier } from '../calendar/model';
import { addDays, type IsoDate } from '../shared/dates';
import type { Explained } from '../shared/explained';

const without = (dossier: Dossier, ...kinds: readonly string[]): Dossier => ({
  ...dossier,
  facts: dossier.facts.filter(({ kind }) => !kinds.includes(kind)),
});
const also = (dossier: Dossier, ...facts: Dossier['facts']): Dossier => ({
  ...dossier,
  facts: [...dossier.facts, ...facts],
});
const NOTHING = { ...KESTREL, facts: [], events: [] };
const no = (...questions: Parameters<typeof saysNo>[0][]) => questions.map(saysNo);
const saysNo = (subject: 'international-transactions' | 'advance-tax' | 'deposits-or-loans' | 'dormant') =>
  fact('duty', { answer: false }, { subject });

/** Companies of every kind, so that every sort of reason is met. */
const COMPANIES: readonly Dossier[] = [
  FULL,
  KESTREL,
  NOTHING,
  also(NOTHING, fact('legal-form', { legalForm: 'llp', isNeverSmall: false })),
  also(NOTHING, fact('legal-form', { legalForm: 'opc', isNeverSmall: false })),
  also(NOTHING, fact('legal-form', { legalForm: 'public', isNeverSmall: false })),
  also(without(KESTREL, 'turnover'), ...no('international-transactions', 'advance-tax')),
  also(KESTREL, ...no('deposits-or-loans', 'dormant')),
  also(
    without(KESTREL, 'turnover'),
    fact('turnover', { amount: rupees(1_000_000) }, { subject: '2025-26' }),
    fact('turnover', { amount: rupees(90_000_000) }, { subject: '2024-25' }),
  ),
];

type Reason = Explained<boolean>;

function reasonsOf({ obligations, notDue }: Answer) {
  const due = obligations.map(({ key, applies }) => ({ of: key, why: applies }));
  const not = notDue.map(({ form, period, verdict, because }) => ({
    of: `${form} ${period} ${verdict}`,
    why: because,
  }));
  return [...due, ...not];
}

const isCited = ({ steps }: Reason): boolean => steps.at(-1)?.rule !== undefined;

test('every reason why a form is due, or is not, cites the provision it rests on', () => {
  const reasons = COMPANIES.map((dossier) => obligationsOf(dossier, ASKED)).flatMap(reasonsOf);
  const uncited = reasons.filter(({ why }) => !isCited(why));
  expect(uncited.map(({ of }) => of)).toEqual([]);
  expect(reasons.length).toBeGreaterThan(800);
});

test('property: whatever is stated, no obligation is without the provision that asks for it', () => {
  fc.assert(
    fc.property(anyDossier, anyQuestion, (dossier, question) => {
      const { obligations } = obligationsOf(dossier, question);
      expect(obligations.filter(({ applies }) => !isCited(applies)).map(({ key }) => key)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

const CLAIMS_DUE = /\b(is|are) due\b/;
const OPEN = /^(Not known|Not recorded|Whether)/;

test('the reason why a form is not due does not say that it is', () => {
  const reasons = COMPANIES.flatMap((dossier) => obligationsOf(dossier, ASKED).notDue);
  const labels = reasons.map(({ form, verdict, because }) => ({
    form,
    verdict,
    label: inEnglish(because.steps.at(-1)?.label ?? ''),
  }));
  const wrong = labels.filter(({ label }) => CLAIMS_DUE.test(label.replace('is not due', '')) && !OPEN.test(label));
  expect(wrong).toEqual([]);
  const open = labels.filter(({ verdict, label }) => verdict === 'not-known' && !OPEN.test(label));
  expect(open).toEqual([]);
});

const assumedIn = ({ steps }: Explained<unknown>) => steps.filter(({ isAssumed }) => isAssumed).map(({ id }) => id);

test('the day on which an open form would be filed is assumed; the one on which it was filed is given', () => {
  const of = (dossier: Dossier, key: string) => {
    const { obligations } = obligationsOf(dossier, asked('2026-11-20'));
    return obligations.find((one) => one.key === key);
  };
  const costOf = (dossier: Dossier, key: string, day: IsoDate) => {
    const cost = of(dossier, key)?.costOn?.(day);
    return cost ? assumedIn(cost) : undefined;
  };
  const deposit = `tds-deposit|2026-10|${TAN}`;
  expect(costOf(KESTREL, deposit, ASKED.today)).toEqual(['deposited']);
  const filing = event('filing', '2026-11-18', {}, { subject: deposit });
  expect(costOf({ ...KESTREL, events: [...KESTREL.events, filing] }, deposit, filing.happenedOn)).toEqual([]);
  const late = addDays(ASKED.today, 60);
  expect(costOf(KESTREL, 'AOC-4|2025-26|', late)).toEqual(['filed']);
  expect(costOf(without(KESTREL, 'turnover'), `GSTR-3B|2026-10|${GSTIN}`, late)).toEqual(['turnover', 'filed']);
  const agm = { ...KESTREL, events: KESTREL.events.filter(({ kind }) => kind !== 'agm') };
  expect(assumedIn(of(agm, 'AOC-4|2025-26|')?.dueOn ?? { value: '', steps: [] })).toEqual(['agm']);
  const nothing = obligationsOf(KESTREL, ASKED).obligations.find(({ key }) => key === `tds-deposit|2026-12|${TAN}`);
  expect(assumedIn(nothing?.dueOn ?? { value: '', steps: [] })).toEqual(['withheld']);
});
