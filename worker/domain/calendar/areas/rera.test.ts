import { expect, test } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import type { FactValues } from '../../company/facts';
import { isoDate } from '../../shared/dates';
import { obligationsOf } from '../engine';
import { fact, KESTREL, rupees } from '../kestrel.fixture';
import { costOnDay } from '../ladder';
import type { Asked } from '../model';
import { rera } from './rera';

type Project = FactValues['rera-project'];
const project = (
  state: Project['state'],
  rest: { registeredOn?: string; endsOn?: string; completedOn?: string; cost?: number } = {},
) =>
  fact(
    'rera-project',
    {
      state,
      name: 'Heights',
      registeredOn: isoDate(rest.registeredOn ?? '2024-05-01'),
      endsOn: isoDate(rest.endsOn ?? '2029-05-01'),
      ...(rest.completedOn && { completedOn: isoDate(rest.completedOn) }),
      ...(rest.cost && { cost: rupees(rest.cost) }),
    },
    { subject: 'P1' },
  );
const agent = (state: Project['state'], licenceEndsOn: string) =>
  fact('rera-agent', { state, licenceEndsOn: isoDate(licenceEndsOn) }, { subject: 'A1' });

function asks(facts: ReturnType<typeof fact>[], from: string, to: string, rest: Partial<Asked> = {}) {
  const dossier = { ...KESTREL, facts, events: [] };
  return obligationsOf(dossier, { today: isoDate('2026-11-20'), from: isoDate(from), to: isoDate(to), ...rest }, [
    rera,
  ]);
}
const lines = ({ obligations }: ReturnType<typeof asks>) =>
  obligations.map(({ form, period, dueOn }) => `${dueOn.value} ${form} ${period}`);

test.each([
  ['MH', '2026-10-20'],
  ['KA', '2026-10-15'],
  ['TG', '2026-10-15'],
] as const)('the update of July to September in %s is late after %s', (state, dueOn) => {
  expect(lines(asks([project(state)], '2026-10-01', '2026-10-31'))).toEqual([`${dueOn} rera-update 2026-27 Q2`]);
});

test.each([
  ['2026-06-30', ['2026-27 Q1', '2026-27 Q2']],
  ['2026-07-01', ['2026-27 Q2']],
])('registered on %s, the updates are those of %s', (registeredOn, periods) => {
  const answer = asks([project('KA', { registeredOn })], '2026-07-01', '2026-10-31');
  expect(answer.obligations.filter(({ form }) => form === 'rera-update').map(({ period }) => period)).toEqual(periods);
});

test.each([
  ['2026-06-30', ['2026-27 Q1']],
  ['2026-07-01', ['2026-27 Q1', '2026-27 Q2']],
])('complete on %s, the last update is that of its quarter', (completedOn, periods) => {
  const answer = asks([project('KA', { completedOn })], '2026-07-01', '2027-10-31');
  expect(answer.obligations.filter(({ form }) => form === 'rera-update').map(({ period }) => period)).toEqual(periods);
});

test('the audit of Karnataka for 2024-25 was moved to 31 December 2025, and costs by the project', () => {
  const item = asks([project('KA', { cost: 600_000_000 })], '2025-09-01', '2025-12-31').obligations.find(
    ({ form }) => form === 'rera-audit',
  );
  expect(item).toMatchObject({
    originalDueOn: '2025-09-30',
    dueOn: { value: '2025-12-31' },
    moves: [{ from: '2025-09-30', to: '2025-12-31' }],
  });
  expect(costOnDay(item?.ladder ?? [], isoDate('2025-12-31'))).toBe(0);
  expect(costOnDay(item?.ladder ?? [], isoDate('2026-01-01'))).toBe(rupees(50_000));
});

test('what Karnataka asks for an audit of 2025-26', () => {
  const find = (cost: number) =>
    asks([project('KA', { cost })], '2026-09-01', '2026-09-30').obligations.find(({ form }) => form === 'rera-audit')
      ?.ladder ?? [];
  const late = isoDate('2026-10-01');
  expect([249_999_999, 250_000_000, 600_000_000].map((cost) => costOnDay(find(cost), late))).toEqual(
    [20_000, 25_000, 50_000].map(rupees),
  );
  expect(costOnDay(find(600_000_000), isoDate('2026-09-30'))).toBe(0);
});

test('as known before the circular, the audit of 2024-25 was due in September', () => {
  const answer = asks([project('KA')], '2025-09-01', '2025-12-31', { knownOn: isoDate('2025-12-30') });
  expect(answer.obligations.filter(({ form }) => form === 'rera-audit').map(({ dueOn }) => dueOn.value)).toEqual([
    '2025-09-30',
  ]);
});

test.each([
  ['MH', '2026-11-20', 50_000],
  ['KA', '2026-11-20', 25_000],
  ['TG', '2026-11-20', 18_000],
] as const)('a late update of September in %s, done on %s: %i', (state, day, cost) => {
  const [item] = asks([project(state)], '2026-10-01', '2026-10-31').obligations;
  expect(costOnDay(item?.ladder ?? [], isoDate(day))).toBe(rupees(cost));
  expect(costOnDay(item?.ladder ?? [], item?.dueOn.value ?? isoDate(day))).toBe(0);
});

// Q4 of 2024-25 fell due on 15 April 2025 and has the longer window, Q1 of 2025-26 the shorter; an order of 2026 speaks for them alone.
test.each([
  ['KA', '2025-04-15', '2026-03-31', 0],
  ['KA', '2025-04-15', '2026-04-01', 25_000],
  ['KA', '2025-07-15', '2026-02-20', 0],
  ['KA', '2025-07-15', '2026-02-21', 25_000],
  ['KA', '2026-01-15', '2026-02-20', 0],
  ['KA', '2026-04-15', '2026-04-20', 25_000],
  ['TG', '2025-07-15', '2026-02-20', 110_000],
] as const)('an update in %s due on %s and done on %s costs %i', (state, due, day, cost) => {
  const answer = asks([project(state, { registeredOn: '2024-06-01' })], '2025-04-01', '2026-06-30');
  const item = answer.obligations.find(({ form, dueOn }) => form === 'rera-update' && dueOn.value === due);
  expect([costOnDay(item?.ladder ?? [], isoDate(day)), item?.costOn?.(isoDate(day)).value]).toEqual([
    rupees(cost),
    rupees(cost),
  ]);
});

test.each([
  ['KA', 'a sum by the cost of the project, not stated'],
  ['TG', 'a delay fee by the cost of the project, which is not kept here'],
  ['MH', undefined],
  ['IN', 'what the State asks is not held here; the Act lets its authority ask up to 5% of the estimated cost'],
] as const)('what of a late audit in %s is not known', (state, words) => {
  const { obligations } = asks([project(state)], '2026-09-01', '2026-09-30');
  expect(inEnglish(obligations.find(({ form }) => form === 'rera-audit')?.unknownCost)).toBe(words);
});

test('a registration that ends before completion is an item', () => {
  const ends = (completedOn?: string) =>
    lines(
      asks([project('KA', { endsOn: '2027-01-29', ...(completedOn && { completedOn }) })], '2027-01-16', '2027-03-31'),
    );
  expect(ends()).toEqual(['2027-01-29 rera-registration 2027-01-29']);
  expect(ends('2027-01-29')).toEqual([]);
});

test('an agent of Maharashtra reports twice a year while licensed; of the other states no return is known', () => {
  expect(lines(asks([agent('MH', '2027-05-01')], '2026-10-01', '2027-12-31'))).toEqual([
    '2026-10-20 rera-agent-return 2026-27 H1',
    '2027-04-20 rera-agent-return 2026-27 H2',
    '2027-05-01 rera-agent-licence 2027-05-01',
  ]);
  const other = asks([agent('KA', '2029-05-01')], '2026-10-01', '2027-12-31');
  expect(lines(other)).toEqual([]);
  expect(other.notDue).toMatchObject([{ form: 'rera-agent-return', subject: 'A1', verdict: 'not-due' }]);
});

test('who builds nothing is asked nothing', () => {
  expect(asks([], '2020-01-01', '2030-12-31')).toMatchObject({ obligations: [], notDue: [] });
});

test('elsewhere the Act alone speaks: the audit by its months, and no day is guessed that a State sets', () => {
  const { obligations, notDue } = asks([project('IN'), agent('IN', '2026-12-31')], '2026-04-01', '2027-03-31');
  expect(obligations.map(({ form, dueOn }) => `${dueOn.value} ${form}`)).toEqual([
    '2026-09-30 rera-audit',
    '2026-12-31 rera-agent-licence',
  ]);
  expect(notDue.map(({ form, verdict }) => [form, verdict])).toEqual([
    ['rera-update', 'not-known'],
    ['rera-agent-return', 'not-known'],
  ]);
  expect(inEnglish(obligations[0]?.title)).toContain('form of the State');
  const complete = asks([project('IN', { completedOn: '2026-02-01' })], '2026-10-01', '2027-03-31');
  expect(complete.notDue).toEqual([]);
});
