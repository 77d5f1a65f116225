import { expect, test } from 'vitest';
import { isoDate } from '../shared/dates';
import { crore, type Paise, paise } from '../shared/money';
import { assessBenefits, type BenefitFacts } from './assess';
import type { BenefitName } from './values';

const day = isoDate;
const TODAY = day('2026-11-27');
const FULL: BenefitFacts = {
  legalForm: 'private',
  incorporatedOn: day('2024-05-01'),
  turnovers: new Map<string, Paise>([
    ['2024-25', crore(2)],
    ['2025-26', crore(8)],
    ['2026-27', crore(12)],
  ]),
  regime: 'normal',
  applied: new Map(),
  formation: { isReconstruction: false, hasUsedPlant: false },
  answers: { isInnovative: true, investment: crore(1) },
};
const recognition = { certificate: 'DIPP1', recognisedOn: day('2024-08-01') };
const boardCertificate = { certificate: 'IMB1', issuedOn: day('2025-08-01') };

function of(name: BenefitName, change: Partial<BenefitFacts> = {}, on = TODAY) {
  const benefit = assessBenefits({ ...FULL, ...change }, on).find((one) => one.name === name);
  if (!benefit) throw new Error(`No ${name}`);
  const states = Object.fromEntries(benefit.conditions.map(({ id, state }) => [id, state]));
  return { ...benefit, states };
}
const turnovers = (last: Paise) => ({ turnovers: new Map([...FULL.turnovers, ['2026-27', last] as const]) });

test.each([
  ['dpiit', {}, 'eligible'],
  ['dpiit', { recognition }, 'active'],
  ['dpiit', { applied: new Map([['dpiit', day('2026-10-01')]]) }, 'applied'],
  ['dpiit', { legalForm: 'public' }, 'not-eligible'],
  ['dpiit', { answers: {} }, 'pending'],
  ['dpiit', { recognition, ...turnovers(paise(crore(200) + 1)) }, 'at-risk'],
  ['tax-holiday', {}, 'eligible'],
  ['tax-holiday', { boardCertificate }, 'active'],
  ['tax-holiday', { regime: 'concessional_22' }, 'not-eligible'],
  ['tax-holiday', { formation: { isReconstruction: true, hasUsedPlant: false } }, 'not-eligible'],
  ['tax-holiday', { formation: { isReconstruction: false, hasUsedPlant: true } }, 'not-eligible'],
  ['dpiit', { formation: { isReconstruction: false, hasUsedPlant: true } }, 'eligible'],
  ['dpiit', { formation: { isReconstruction: true, hasUsedPlant: false } }, 'not-eligible'],
  ['tax-holiday', { boardCertificate, regime: 'concessional_22' }, 'at-risk'],
  ['angel-tax', {}, 'not-applicable'],
  ['angel-tax', { recognition }, 'active'],
  ['ip-fees', {}, 'pending'],
  ['ip-fees', { udyam: 'UDYAM-KR-03-0123456' }, 'available'],
  ['udyam', {}, 'eligible'],
  ['udyam', { udyam: 'UDYAM-KR-03-0123456' }, 'active'],
  ['labour', {}, 'pending'],
] as const)('%s with %j is %s', (name, change, status) => {
  expect(of(name, change as Partial<BenefitFacts>).status).toBe(status);
});

test('Udyam: exports come off the turnover, and decide the class at its limit', () => {
  const limit = { turnovers: new Map([...FULL.turnovers, ['2025-26', crore(12)] as const]) };
  const classOf = (exports?: Paise) =>
    of('udyam', { ...limit, answers: { ...FULL.answers, ...(exports !== undefined && { exports }) } });
  expect(classOf().explained?.value).toBe('small');
  expect(classOf().explained?.steps.find(({ id }) => id === 'exports')?.isAssumed).toBe(true);
  expect(classOf(crore(2)).explained?.value).toBe('micro');
  expect(classOf(paise(crore(2) - 1)).explained?.value).toBe('small');
  expect(classOf(crore(2)).explained?.steps.find(({ id }) => id === 'turnover')).toMatchObject({
    ...{ quantity: { value: crore(10) }, rule: { statute: expect.stringContaining('S.O. 2119(E)') } },
  });
  expect([classOf().notes.length, classOf(crore(2)).notes.length]).toEqual([1, 0]);
});

test('J8: at 120 crore the holiday fails and recognition stands; each limit on both its sides', () => {
  expect(of('tax-holiday', turnovers(crore(100))).states['turnover-of-year']).toBe('passed');
  expect(of('tax-holiday', turnovers(paise(crore(100) + 1))).states['turnover-of-year']).toBe('failed');
  expect(of('dpiit', turnovers(crore(120))).states['turnover-any-year']).toBe('passed');
  expect(of('dpiit', turnovers(crore(200))).states['turnover-any-year']).toBe('passed');
  expect(of('dpiit', turnovers(paise(crore(200) + 1))).states['turnover-any-year']).toBe('failed');
});

test('the turnover of an early year that is over the limit ends recognition whatever later years were', () => {
  const early = new Map([...FULL.turnovers, ['2024-25', crore(201)] as const]);
  expect(of('dpiit', { turnovers: early }).states['turnover-any-year']).toBe('failed');
});

test('what is not stated is not known, and says where it is stated', () => {
  const { conditions } = of('dpiit', { turnovers: new Map([['2025-26', crore(1)]]), answers: {} });
  const asks = Object.fromEntries(conditions.map(({ id, asks: where }) => [id, where]));
  expect(asks['turnover-any-year']).toEqual({ record: 'fact', kind: 'turnover', subject: '2024-25' });
  expect(asks['no-reconstruction']).toBeUndefined();
  const { formation: _formation, ...unformed } = FULL;
  const [dpiit, holidayOf] = assessBenefits(unformed, TODAY);
  for (const benefit of [dpiit, holidayOf])
    expect(benefit?.conditions.find(({ id }) => id === 'no-reconstruction')).toMatchObject({
      ...{ state: 'unknown', asks: { record: 'fact', kind: 'formation' } },
    });
  const holiday = of('tax-holiday', { turnovers: new Map() });
  expect([holiday.status, holiday.states['turnover-of-year'], holiday.explained]).toEqual([
    ...['pending', 'unknown', undefined],
  ]);
  const { legalForm: _, ...unknown } = FULL;
  const nobody = assessBenefits(unknown, TODAY)[0];
  expect(nobody?.conditions[0]).toMatchObject({ state: 'unknown', asks: { kind: 'legal-form' } });
});

test.each([
  ['2034-05-01', 'passed'],
  ['2034-05-02', 'failed'],
])('recognition ends with the tenth anniversary: on %s the age is %s', (on, state) => {
  expect(of('dpiit', {}, day(on)).states.age).toBe(state);
});

test.each([
  ['2029-05-01', 'passed'],
  ['2029-05-02', 'failed'],
])('labour self-certification has five years, and its State is always asked: on %s %s', (on, state) => {
  const { states, conditions } = of('labour', { recognition }, day(on));
  expect([states['first-years'], states['state-position']]).toEqual([state, 'unknown']);
  expect(conditions[1]?.rule?.status).toBe('unverified');
});

test('angel tax tells both its times, and fees both their sides', () => {
  expect(of('angel-tax').notes).toHaveLength(2);
  const { fees = [] } = of('ip-fees', { recognition });
  expect(fees.map(({ id, full, reduced }) => [id, full, reduced])).toContainEqual([
    ...['patent', paise(8_00_000), paise(1_60_000)],
  ]);
});
