import { expect, test } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import { isoDate } from '../../shared/dates';
import { event, fact, rupees } from '../kestrel.fixture';
import { costOnDay } from '../ladder';
import { asks, CRORE, daysOf, legalForm, notDue, since, turnover } from './roc/company.fixture';

const contribution = (amount: number) => fact('contribution', { amount: rupees(amount) }, since());
const FORMS = ['LLP Form 8', 'LLP Form 11', 'AOC-4', 'MGT-7', 'board-meeting', 'agm'];
const of = (
  formed: string,
  facts = [legalForm('llp')],
  between: readonly [string, string] = ['2026-04-01', '2027-03-31'],
) => asks(formed, { facts }, between);

test.each([
  ['2020-06-01', { 'LLP Form 11 2025-26': '2026-05-30', 'LLP Form 8 2025-26': '2026-10-30' }],
  ['2025-09-30', { 'LLP Form 11 2025-26': '2026-05-30', 'LLP Form 8 2025-26': '2026-10-30' }],
  ['2026-03-31', { 'LLP Form 11 2025-26': '2026-05-30', 'LLP Form 8 2025-26': '2026-10-30' }],
  ['2026-04-01', {}],
])('an LLP formed on %s files its forms and none of a company', (formed, expected) => {
  expect(daysOf(of(formed), ...FORMS)).toEqual(expected);
});

test.each([
  ['2025-09-30', false],
  ['2025-10-01', true],
])('formed on %s it may close its first year later: %s', (formed, mayBeLater) => {
  const item = of(formed).obligations.find(({ form }) => form === 'LLP Form 11');
  expect(inEnglish(item?.description)?.includes('a year later')).toBe(mayBeLater);
});

test('it holds no general meeting; its audit is told by contribution and turnover', () => {
  expect(notDue(of('2020-06-01'))).toMatchObject({ agm: 'not-due', 'llp-audit': 'not-known: contribution' });
  const facts = [legalForm('llp'), contribution(100_000), turnover('2025-26', CRORE)];
  expect(notDue(of('2020-06-01', facts))).toMatchObject({ 'llp-audit': 'not-due' });
});

test('a change of partner calls for Form 4', () => {
  const events = [event('roc-event', '2026-10-31', { key: 'llpPartnerChange' })];
  const answer = asks('2020-06-01', { facts: [legalForm('llp')], events }, ['2026-04-01', '2027-03-31']);
  expect(daysOf(answer, 'LLP Form 4')).toEqual({ 'LLP Form 4 2026-10-31': '2026-11-30' });
});

const small = [legalForm('llp'), contribution(500_000), turnover('2025-26', 4_000_000)];
const other = [legalForm('llp'), contribution(500_000), turnover('2025-26', 4_000_001)];
test.each([
  ['small', '2026-05-30', 0, small],
  ['small', '2026-05-31', 100, small],
  ['small', '2026-09-07', 1_000, small],
  ['small', '2027-05-25', 1_500, small],
  ['small', '2027-05-26', 1_510, small],
  ['other', '2026-09-07', 2_000, other],
  ['other', '2027-05-26', 3_020, other],
])('W18: Form 11 of a %s LLP filed on %s costs %i more', (_size, day, cost, facts) => {
  const item = of('2020-06-01', facts).obligations.find(({ form }) => form === 'LLP Form 11');
  expect(costOnDay(item?.ladder ?? [], isoDate(day))).toBe(rupees(cost));
});

test('without a turnover its size cannot be told, nor what delay costs', () => {
  const facts = [legalForm('llp'), contribution(500_000)];
  expect(of('2020-06-01', facts).obligations.find(({ form }) => form === 'LLP Form 11')?.ladder).toEqual([]);
});
