import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, isoDate } from '../shared/dates';
import { crore, paise, rupees } from '../shared/money';
import { agentReturnDueOn, annualAuditDueOn, quarterlyUpdateDueOn } from './due-dates';
import { RERA_STATES, type ReraState } from './law/projects-and-agents';
import { registrationNeed } from './registration';
import { type ReraFacts, type ReraProject, reraRisk, riskBand, worstOf } from './risk';

const day = isoDate;
const today = day('2026-11-20');
const inOrder: ReraProject = {
  name: 'Palm Court',
  cost: crore(60),
  isSoldUnregistered: false,
  openUpdatesDueOn: [],
  openAuditsDueOn: [],
  hasAccountFault: false,
  openOrders: 0,
};
const riskOf = (state: ReraState, project: Partial<ReraProject>, rest: Partial<ReraFacts> = {}) =>
  reraRisk({ state, projects: [{ ...inOrder, ...project }], agents: [], day: today, ...rest })?.value;

const w24 = {
  openUpdatesDueOn: [day('2026-07-15'), day('2026-10-15')],
  openAuditsDueOn: [day('2026-09-30')],
  registrationEndsOn: addDays(today, 70),
};

test('W24: a project in Karnataka with two updates and Form 7 open, expiring in 70 days', () => {
  const risk = riskOf('KA', w24);
  expect(risk).toMatchObject({
    score: 65,
    band: 'high',
    level: 'high',
    exposure: rupees(100_000),
    isExposureWhole: true,
  });
  expect(risk?.lines.map(({ code, points }) => [code, points])).toEqual([
    ['R1', 30],
    ['R2', 20],
    ['R3', 15],
  ]);
});

test.each([
  [crore(25) - 1, 20_000],
  [crore(25), 25_000],
  [crore(50) - 1, 25_000],
  [crore(50), 50_000],
  [crore(100), 50_000],
  [crore(100) + 1, 100_000],
])('a late Form 7 in Karnataka of a project that costs %i paise: %i', (cost, penalty) => {
  const open = { cost: paise(cost), openAuditsDueOn: [day('2026-09-30')] };
  expect(riskOf('KA', open)?.exposure).toBe(rupees(penalty));
});

test('elsewhere the points are the same, and what the State asks is not known', () => {
  const risk = riskOf('IN', w24);
  expect(risk).toMatchObject({ score: 65, exposure: paise(0), isExposureWhole: false });
});

test('in Telangana the exposure grows by the day, and the audit fee is not known', () => {
  expect(riskOf('TG', w24)).toMatchObject({ exposure: rupees(500 * (128 + 36)), isExposureWhole: false });
});

test.each([
  ['2025-03-31', 0, false],
  ['2025-04-01', 500 * 598, true],
])(
  'in Telangana an update due on %s adds %i, since nothing was asked by the day before April 2025',
  (dueOn, exposure, isWhole) => {
    const risk = riskOf('TG', { openUpdatesDueOn: [day(dueOn)] });
    expect(risk).toMatchObject({ exposure: rupees(exposure), isExposureWhole: isWhole });
  },
);

test.each([
  ['MH', '2026-06-30', '2026-07-07', '2026-07-20'],
  ['KA', '2026-06-30', '2026-07-15', '2026-07-15'],
  ['TG', '2026-12-31', '2027-01-15', '2027-01-15'],
  ['MH', '2026-03-31', '2026-04-07', '2026-04-20'],
] as const)(
  '%s: the update of the quarter to %s is reminded for %s and late after %s',
  (state, quarterEnd, remindOn, dueOn) => {
    expect(quarterlyUpdateDueOn(state, day(quarterEnd)).value).toEqual({ remindOn, dueOn });
  },
);

test.each([
  ['MH', '2025-26', 'Form 5', '2026-09-30'],
  ['KA', '2025-26', 'Form 7', '2026-09-30'],
  ['KA', '2024-25', 'Form 7', '2025-12-31'],
  ['TG', '2024-25', 'Form 7', '2025-09-30'],
] as const)('%s: the audit of %s is %s, due %s', (state, year, form, dueOn) => {
  expect(annualAuditDueOn(state, year).value).toEqual({ form, dueOn });
});

test('agents file half-yearly in Maharashtra only', () => {
  expect(agentReturnDueOn('MH', day('2026-09-30'))?.value).toBe('2026-10-20');
  expect(agentReturnDueOn('MH', day('2026-03-31'))?.value).toBe('2026-04-20');
  expect(agentReturnDueOn('KA', day('2026-09-30'))).toBeUndefined();
});

test.each([
  [500, 8, 'exempt'],
  [501, 8, 'check_with_authority'],
  [500, 9, 'check_with_authority'],
  [501, 9, 'must_register'],
])('%i sq m and %i apartments: %s', (landSquareMetres, apartments, need) => {
  expect(registrationNeed({ landSquareMetres, apartments }, today).value).toBe(need);
});

test.each([
  [-1, 30],
  [0, 15],
  [90, 15],
  [91, 5],
  [180, 5],
  [181, 0],
])('a registration that ends in %i days weighs %i', (days, points) => {
  expect(riskOf('KA', { registrationEndsOn: addDays(today, days) })?.score).toBe(points);
});

test.each([
  [{ openUpdatesDueOn: [today] }, 0],
  [{ openUpdatesDueOn: [addDays(today, -1)] }, 10],
  [{ openUpdatesDueOn: [addDays(today, -29)] }, 10],
  [{ openUpdatesDueOn: [addDays(today, -30)] }, 12],
  [{ openUpdatesDueOn: [addDays(today, -900)] }, 20],
  [{ openUpdatesDueOn: [300, 400, 500].map((days) => addDays(today, -days)) }, 40],
  [{ openAuditsDueOn: [addDays(today, -400)] }, 30],
  [{ hasAccountFault: true }, 25],
  [{ openOrders: 3 }, 15],
  [{ openOrders: 9 }, 20],
  [{ isSoldUnregistered: true, openOrders: 9 }, 100],
])('%j weighs %i', (project, score) => {
  expect(riskOf('MH', project)?.score).toBe(score);
});

test.each([
  [{ isActingWithoutLicence: true }, 40],
  [{ isActingWithoutLicence: false, licenceEndsOn: addDays(today, -1) }, 40],
  [{ isActingWithoutLicence: false, licenceEndsOn: addDays(today, 60) }, 10],
  [{ isActingWithoutLicence: false, licenceEndsOn: addDays(today, 61) }, 0],
])('an agent %j weighs %i', (agent, score) => {
  expect(riskOf('MH', {}, { agents: [{ name: 'Agent', ...agent }] })?.score).toBe(score);
});

test('no project and no agent in a state is not applicable, not 0', () => {
  expect(reraRisk({ state: 'MH', projects: [], agents: [], day: today })).toBeUndefined();
});

test.each([
  [19, 'low'],
  [20, 'medium'],
  [49, 'medium'],
  [50, 'high'],
  [79, 'high'],
  [80, 'critical'],
])('%i is %s', (score, band) => {
  expect(riskBand(score)).toBe(band);
});

test('the company stands where its worst state does', () => {
  const states = [riskOf('MH', {}), riskOf('KA', w24)].filter((risk) => risk !== undefined);
  expect(worstOf(states)?.score).toBe(65);
  expect(worstOf([])).toBeUndefined();
});

test('property: a score never passes 100, its steps add up to it, and it never falls as days pass', () => {
  const days = fc.array(fc.integer({ min: 1, max: 1_000 }), { maxLength: 6 });
  fc.assert(
    fc.property(
      fc.constantFrom(...RERA_STATES),
      days,
      days,
      fc.integer({ min: 0, max: 9 }),
      (state, updates, audits, openOrders) => {
        const ago = (count: number) => addDays(day('2026-11-20'), -Math.min(count, 590));
        const project = {
          ...inOrder,
          openUpdatesDueOn: updates.map(ago),
          openAuditsDueOn: audits.map(ago),
          openOrders,
          registrationEndsOn: addDays(today, 100),
        };
        const explained = reraRisk({ state, projects: [project], agents: [], day: today });
        const points =
          explained?.steps.filter(({ id }) => /^R\d$/.test(id)).map(({ quantity }) => Number(quantity.value)) ?? [];
        const sum = points.reduce((total, next) => total + next, 0);
        expect(explained?.value.score).toBe(Math.min(100, sum));
        const later = reraRisk({ state, projects: [project], agents: [], day: addDays(today, 1) });
        expect(later?.value.score).toBeGreaterThanOrEqual(explained?.value.score ?? paise(0));
        expect(later?.value.exposure).toBeGreaterThanOrEqual(explained?.value.exposure ?? paise(0));
      },
    ),
  );
});
