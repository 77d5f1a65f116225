import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../testing/in-english';
import { addDays, type IsoDate, isoDate } from '../shared/dates';
import { Working } from '../shared/explained';
import { paise, percent } from '../shared/money';
import type { Answer, Move, Obligation, Waiver } from './model';
import { type KeptItem, type Plan, planOf } from './plan';

const DUE = isoDate('2026-11-29');
const WINDOW = { from: isoDate('2025-11-20'), to: isoDate('2028-11-20') };

const because = (words: string) => {
  const working = new Working();
  working.give('turnover', words, { unit: 'yes or no', value: false });
  return working.explain(false);
};

const obligation = (changes: Partial<Obligation> = {}, dueOn: IsoDate = DUE): Obligation => ({
  key: 'MGT-7A|2025-26|',
  area: 'ROC',
  form: 'MGT-7A',
  period: '2025-26',
  subject: '',
  title: 'MGT-7A for 2025-26',
  description: 'Within 60 days of the annual general meeting',
  priority: 'critical',
  isOptional: false,
  isUnverified: false,
  dueOn: { value: dueOn, steps: [] },
  originalDueOn: DUE,
  moves: [],
  waivers: [],
  applies: { value: true, steps: [] },
  ladder: [{ from: addDays(dueOn, 1), base: paise(10_000), perDay: paise(10_000) }],
  status: 'pending',
  ...changes,
});

const answerOf = (...obligations: Obligation[]): Answer => ({
  obligations,
  notDue: [],
  warnings: [],
  isStruckOffThreatened: false,
});

const plan = (kept: readonly KeptItem[], answer: Answer, window = WINDOW) =>
  planOf(kept, answer, window, (key) => `id of ${key}`);

/** What is kept once a plan is written: what a run after it reads. */
function written(kept: readonly KeptItem[], { inserts, updates }: Plan): KeptItem[] {
  const changed = new Map(updates.map(({ item }) => [item.id, item]));
  const stored: KeptItem[] = [...kept.map((item) => changed.get(item.id) ?? item), ...inserts];
  return JSON.parse(JSON.stringify(stored));
}

const first = () => written([], plan([], answerOf(obligation())));

const TO_DECEMBER: Move = {
  reliefId: 'r1',
  from: DUE,
  to: isoDate('2026-12-31'),
  statute: 'General Circular 9/2026',
  knownSince: isoDate('2026-11-20'),
};
const moved = (changes: Partial<Obligation> = {}) => obligation({ moves: [TO_DECEMBER], ...changes }, TO_DECEMBER.to);
const WAIVER: Waiver = {
  reliefId: 'r2',
  filedFrom: isoDate('2026-11-20'),
  filedBy: isoDate('2026-12-31'),
  stillAsked: percent(0),
  statute: 'General Circular 10/2026',
  knownSince: isoDate('2026-11-20'),
};
const DONE = { status: 'completed', doneOn: isoDate('2026-11-25'), acknowledgement: 'SRN A1' } as const;

test('what is new is added under the id of its key', () => {
  const { inserts, updates, lines } = plan([], answerOf(obligation()));
  expect(inserts).toMatchObject([{ id: 'id of MGT-7A|2025-26|', dueOn: DUE, status: 'pending', doneOn: null }]);
  expect(updates).toEqual([]);
  expect(lines).toEqual([
    {
      change: 'added',
      itemId: 'id of MGT-7A|2025-26|',
      title: 'MGT-7A for 2025-26',
      dueOn: DUE,
      status: 'pending',
      to: DUE,
    },
  ]);
});

test.each([
  ['as it was', obligation()],
  ['moved', moved()],
  ['waived', obligation({ waivers: [WAIVER] })],
  ['done', obligation(DONE)],
])('the same answer again plans nothing: %s', (_what, same) => {
  const kept = written([], plan([], answerOf(same)));
  expect(plan(kept, answerOf(same))).toEqual({ inserts: [], updates: [], lines: [], unchanged: 1 });
});

type Told = { change: string; from?: string; to?: string; reason?: string };
const steps: [what: string, before: Obligation, after: Obligation, isHeard: boolean, told: Told[]][] = [
  [
    'a relief moves the day',
    obligation(),
    moved(),
    true,
    [
      {
        change: 'moved',
        from: DUE,
        to: TO_DECEMBER.to,
        reason: 'moved from 29 Nov 2026 by General Circular 9/2026',
      },
    ],
  ],
  [
    'the relief is withdrawn',
    moved(),
    obligation(),
    true,
    [
      {
        change: 'moved',
        from: TO_DECEMBER.to,
        to: DUE,
        reason: 'moved back from 31 Dec 2026: General Circular 9/2026 was withdrawn',
      },
    ],
  ],
  [
    'a fact moves the day',
    obligation(),
    obligation({}, isoDate('2026-11-28')),
    true,
    [{ change: 'moved', to: '2026-11-28', reason: 'moved from 29 Nov 2026 by what is now known of the company' }],
  ],
  [
    'a fee is waived, and the day stays',
    obligation(),
    obligation({ waivers: [WAIVER], ladder: [] }),
    false,
    [{ change: 'waived', to: '2026-12-31', reason: 'fee waived if filed by 31 Dec 2026, by General Circular 10/2026' }],
  ],
  [
    'the waiver is withdrawn',
    obligation({ waivers: [WAIVER] }),
    obligation(),
    false,
    [
      {
        change: 'waived',
        from: '2026-12-31',
        reason: 'the fee is payable again: General Circular 10/2026 no longer counts',
      },
    ],
  ],
  ['it is done', obligation(), obligation(DONE), true, [{ change: 'done', from: 'pending', to: '2026-11-25' }]],
  ['it is reopened', obligation(DONE), obligation(), true, [{ change: 'reopened', from: '2026-11-25', to: 'pending' }]],
  [
    'moved and done at once',
    obligation(),
    moved(DONE),
    true,
    [{ change: 'moved' }, { change: 'done', to: '2026-11-25' }],
  ],
  [
    'nobody has said so',
    obligation(),
    obligation({ status: 'unconfirmed' }),
    true,
    [{ change: 'changed', from: 'pending', to: 'unconfirmed', reason: 'not confirmed yet whether it was done' }],
  ],
  [
    'it is named and ranked differently',
    obligation(),
    obligation({ title: 'MGT-7 for 2025-26', priority: 'high' }),
    true,
    [{ change: 'changed', reason: '“MGT-7 for 2025-26” was “MGT-7A for 2025-26” and priority high, was critical' }],
  ],
  [
    'it costs another sum',
    obligation(),
    obligation({ ladder: [] }),
    false,
    [{ change: 'changed', reason: 'the cost of waiting changed' }],
  ],
  ['only its description is another', obligation(), obligation({ description: 'In other words' }), false, []],
];

test.each(steps)('%s', (_what, before, after, isHeard, told) => {
  const kept = written([], plan([], answerOf(before)));
  const { inserts, updates, lines } = plan(kept, answerOf(after));
  expect(inserts).toEqual([]);
  expect(updates).toMatchObject([{ item: { id: kept[0]?.id, dueOn: after.dueOn.value }, isHeard }]);
  expect(inEnglish(lines)).toMatchObject(told);
});

describe('what is answered no more', () => {
  test('is withdrawn with the reason, stays withdrawn silently, and comes back as the same item', () => {
    const { form, period, subject } = obligation();
    const notDue = {
      area: 'ROC',
      form,
      period,
      subject,
      verdict: 'not-due',
      because: because('A foreign company'),
    } as const;
    const gone = { ...answerOf(), notDue: [notDue] };
    const kept = first();
    const out = plan(kept, gone);
    expect(out.updates).toMatchObject([{ item: { status: 'withdrawn' }, isHeard: true }]);
    expect(inEnglish(out.lines)).toMatchObject([
      { change: 'withdrawn', from: 'pending', reason: 'not due: A foreign company' },
    ]);
    const withdrawn = written(kept, out);
    expect(plan(withdrawn, gone).lines).toEqual([]);
    const back = plan(withdrawn, answerOf(obligation()));
    expect(back.updates).toMatchObject([{ item: { id: kept[0]?.id, status: 'pending' }, isHeard: true }]);
    expect(back.lines).toMatchObject([{ change: 'restored', to: DUE }]);
  });

  test.each([
    ['before the window', { from: addDays(DUE, 1), to: WINDOW.to }, 0],
    ['on its first day', { from: DUE, to: WINDOW.to }, 1],
    ['on its last day', { from: WINDOW.from, to: DUE }, 1],
    ['after the window', { from: WINDOW.from, to: addDays(DUE, -1) }, 0],
  ])('%s', (_where, window, count) => {
    expect(plan(first(), answerOf(), window).updates).toHaveLength(count);
  });
});
