import { isoDate } from '../shared/dates';
import { event, fact, GSTIN, KESTREL, rupees, TAN } from './kestrel.fixture';
import type { Asked, Dossier } from './model';

/** 24 months of due days from the day of asking. */
export const ASKED: Asked = { today: isoDate('2026-11-20'), from: isoDate('2026-11-20'), to: isoDate('2028-11-19') };

const OTHER_GSTIN = '27AAZCN9001Q1ZG';
const pays = { paysSalary: true, paysResidents: true, paysNonResidents: true, collects: true };
const on = isoDate;
const day = (text: string) => ({ holdsFrom: text });

const directors = ['09123456', '09123457', '09123458', '09123459'].map((din, index) =>
  fact(
    'director',
    { name: `Director ${index + 1}`, appointedOn: on('2022-06-14'), lastKycOn: on('2025-09-20') },
    { subject: din },
  ),
);

const months = ['04', '05', '06', '07', '08', '09', '10'];
const deductions = months.flatMap((month) => [
  event('deduction', `2026-${month}-12`, { statement: 'residents', amount: rupees(12_500) }, { subject: TAN }),
  event('deduction', `2026-${month}-28`, { statement: 'salary', amount: rupees(40_000) }, { subject: TAN }),
]);

/** A company with every kind of fact, and a firm that has given it reliefs: what the speed of the engine is measured on. */
export const FULL: Dossier = {
  ...KESTREL,
  facts: [
    ...KESTREL.facts.filter(({ kind }) => kind !== 'tan' && kind !== 'director'),
    ...directors,
    fact('tan', pays, { subject: TAN }),
    fact('turnover', { amount: rupees(120_000_000) }, { subject: '2024-25', ...day('2025-03-31') }),
    fact('gst-registration', { filer: 'regular-QRMP', registeredOn: on('2023-07-01') }, { subject: OTHER_GSTIN }),
    fact('employees', { count: 120 }),
    fact('duty', { answer: true }, { subject: 'deposits-or-loans' }),
    fact('duty', { answer: true }, { subject: 'dues-to-small-suppliers' }),
    fact('duty', { answer: true }, { subject: 'international-transactions' }),
    fact('duty', { answer: true }, { subject: 'digital-receipts-and-payments' }),
    fact('duty', { answer: true }, { subject: 'shares-in-demat' }),
    fact('duty', { answer: true }, { subject: 'foreign-investment' }),
    fact(
      'rera-project',
      {
        state: 'MH',
        name: 'Heights',
        registeredOn: on('2024-05-01'),
        endsOn: on('2029-05-01'),
        cost: rupees(500_000_000),
      },
      { subject: 'P51700000001' },
    ),
    fact('rera-agent', { state: 'MH', licenceEndsOn: on('2028-05-01') }, { subject: 'A51700000001' }),
    fact(
      'ip-asset',
      {
        kind: 'trademark',
        name: 'KESTREL',
        appliedOn: on('2017-05-02'),
        registeredOn: on('2018-05-02'),
        classes: [9, 42],
      },
      { subject: '3530001' },
    ),
    fact(
      'ip-asset',
      { kind: 'patent', name: 'Gripper', appliedOn: on('2021-03-02'), registeredOn: on('2024-03-02'), classes: [] },
      { subject: '202141000001' },
    ),
  ],
  events: [
    ...KESTREL.events.filter(({ kind }) => kind !== 'deduction'),
    ...deductions,
    event(
      'deposit',
      '2026-05-07',
      { statement: 'residents', month: '2026-04', amount: rupees(52_500) },
      { subject: TAN },
    ),
    event('board-meeting', '2026-10-10', {}),
    event('filing', '2026-11-12', {}, { subject: `GSTR-3B|2026-10|${GSTIN}` }),
  ],
  reliefs: [
    {
      kind: 'extension',
      id: 'firm-1',
      forms: ['MGT-7', 'MGT-7A', 'GSTR-3B'],
      period: '2026-10',
      dueOn: on('2026-11-30'),
      knownSince: on('2026-11-10'),
      statute: 'Notification 99/2026',
      source: { title: 'Notification 99/2026' },
      confidence: 'high',
      status: 'enacted',
      checkedOn: on('2026-11-10'),
    },
  ],
};
