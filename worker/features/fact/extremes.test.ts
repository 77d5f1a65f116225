import { expect, test } from 'vitest';
import { DUTY_QUESTIONS } from '../../domain/company/facts';
import { ask, seeded, signIn } from '../../testing/client';

// Days long before any rule of the tables, and amounts at the end of what may be stated: the engine must answer, never fall over.

const MOST = '9999999999999.99';
const TAN = 'MUMO01234E';
const holdsFrom = '1950-04-01';

const facts: [kind: string, subject: string | undefined, value: object][] = [
  ['legal-form', undefined, { legalForm: 'public', isNeverSmall: false }],
  ['capital', undefined, { paidUp: MOST, authorised: MOST }],
  ['employees', undefined, { count: 10_000_000 }],
  ['turnover', '1950-51', { amount: '0' }],
  ['turnover', '2025-26', { amount: MOST }],
  ['tax-regime', '1999-00', { regime: 'normal' }],
  ['tan', TAN, { paysSalary: true, paysResidents: true, paysNonResidents: true, collects: true }],
  ['director', '00000001', { name: 'A', appointedOn: '1930-01-01', lastKycOn: '1990-01-01' }],
  ['director', '00000002', { name: 'B', appointedOn: '1930-01-01', ceasedOn: '1930-01-01' }],
  ['auditor', undefined, { name: 'C', appointedOn: '1930-01-01', years: 5 }],
  ['rera-project', 'P1', { state: 'MH', name: 'D', registeredOn: '1930-01-01', endsOn: '2099-12-31' }],
  ['rera-agent', 'A1', { state: 'MH', licenceEndsOn: '1931-01-01' }],
  ['ip-asset', 'I1', { kind: 'patent', name: 'E', appliedOn: '1930-01-01', registeredOn: '1931-01-01', classes: [] }],
  [
    'ip-asset',
    'I2',
    { kind: 'trademark', name: 'F', appliedOn: '1930-01-01', registeredOn: '1930-01-01', classes: [1] },
  ],
  ...DUTY_QUESTIONS.map((question): [string, string, object] => ['duty', question, { answer: true }]),
];

const events: [kind: string, subject: string | undefined, happenedOn: string, details: object][] = [
  ['agm', '1950-51', '1951-09-30', {}],
  ['agm', '2024-25', '2026-06-30', {}],
  ['agm', '2025-26', '2026-09-30', { extensionMonths: 3 }],
  ['board-meeting', undefined, '1951-09-30', {}],
  ['deduction', TAN, '1951-09-30', { statement: 'salary', amount: MOST }],
  ['deduction', TAN, '2026-09-30', { statement: 'collection', amount: MOST }],
  ['deposit', TAN, '1951-09-30', { statement: 'salary', month: '1951-08', amount: '0.01' }],
  ['roc-event', undefined, '1951-09-30', { key: 'charge' }],
  ['roc-event', 'second charge', '2014-03-31', { key: 'charge' }],
  ['roc-event', undefined, '2026-09-30', { key: 'allotment' }],
  ['director-kyc', '00000001', '1951-09-30', {}],
  ['strike-off-notice', undefined, '1951-09-30', {}],
  ['settled', undefined, '1951-09-30', {}],
];

test('a company of 1925 may state everything, and its obligations are still worked out', async () => {
  await seeded();
  const founder = await signIn('FA');
  const company = {
    name: 'Old Mills Limited',
    cin: 'L17110MH1925PLC001234',
    pan: 'AABCO1234C',
    incorporationDate: '1925-04-10',
  };
  const { body } = await ask(founder, 'POST', '/companies', company);
  const send = async (path: string, said: object) => {
    const answer = await ask(founder, 'POST', `/companies/${body.id}/${path}`, said);
    return answer.status === 201 ? [] : [{ said, answer: answer.body }];
  };
  const refused: unknown[] = [];
  for (const [kind, subject, value] of facts)
    refused.push(...(await send('facts', { kind, subject, value, holdsFrom })));
  for (const [kind, subject, happenedOn, details] of events)
    refused.push(...(await send('events', { kind, subject, happenedOn, details })));
  expect(refused).toEqual([]);
  const known = await ask(founder, 'GET', `/companies/${body.id}/facts`);
  expect([known.status, known.body.facts.length]).toEqual([200, facts.length]);
  expect((await ask(founder, 'POST', `/companies/${body.id}/compliance-calendar/generate`, {})).status).toBe(200);
});
