import { describe, expect, test } from 'vitest';
import type { Client } from '../firm-calendar.queries';
import { countsOf, gridOf, managersOf, narrowed, ofManager, worstOf } from './grid.model';
import type { Cell } from './grid.queries';
import { columnCode, columnDay, lookOf, periodsSaid } from './grid.words';

const TODAY = '2026-11-20';
const MONTHS = { month: '2026-11', before: '2026-10-01' };

type More = Partial<Record<keyof Cell, unknown>>;

let made = 0;
const cell = (companyId: string, formType: string | null, dueDate: string, more: More = {}) =>
  ({
    id: `${made++}`,
    companyId,
    type: 'GST',
    formType,
    title: null,
    period: '2026-10',
    subject: '',
    dueDate,
    status: 'pending',
    doneOn: null,
    acknowledgement: null,
    isOptional: false,
    penaltyAmount: null,
    costPerDay: null,
    ...more,
  }) as Cell;
const late = { status: 'overdue', penaltyAmount: '450.00', costPerDay: '50.00' } as const;
const filed = { status: 'completed', doneOn: '2026-11-10', acknowledgement: 'AA2911260045127' } as const;

const client = (id: string, name: string, manager?: string): Client =>
  ({
    id,
    name,
    cin: `U${id}`,
    pan: `PAN${id}`,
    gstin: null,
    assignedManager: manager ?? null,
    assignedManagerId: manager ?? null,
  }) as Client;

const CLIENTS = [client('k', 'Kestrel Robotics', 'Meera'), client('a', 'Aarohan', 'Meera'), client('e', 'Ekansh')];

describe('the grid of a month', () => {
  const cells = [
    cell('k', 'GSTR-1', '2025-05-11', late),
    cell('k', 'AOC-4', '2026-10-30', late),
    cell('a', 'AOC-4', '2026-10-29', filed),
    cell('a', 'GSTR-1', '2026-10-11', filed),
    cell('k', 'GSTR-1', '2026-11-11', filed),
    cell('a', 'GSTR-1', '2026-11-11', late),
    cell('k', 'GSTR-3B', TODAY),
    cell('e', null, '2026-11-25', { title: 'Renew the licence' }),
    cell('e', 'MGT-7', '2026-11-29', { status: 'unconfirmed' }),
  ];
  const grid = gridOf(CLIENTS, cells, MONTHS);

  test('has a column a form in the order of its days, ahead of them what is late from before', () => {
    expect(grid.columns.map(({ key, done, total }) => [key, done, total])).toEqual([
      ['earlier', 0, 1],
      ['carried|AOC-4', 1, 2],
      ['month|GSTR-1', 1, 2],
      ['month|GSTR-3B', 0, 1],
      ['month|own', 0, 1],
      ['month|MGT-7', 0, 1],
    ]);
  });

  test('has a row a client, with what its late items cost', () => {
    expect(grid.rows.map(({ client: { name }, cost, perDay }) => [name, cost, perDay])).toEqual([
      ['Kestrel Robotics', 90_000, 10_000],
      ['Aarohan', 45_000, 5_000],
      ['Ekansh', 0, 0],
    ]);
  });

  test('is counted, and narrowed by manager, by state and by what was typed', () => {
    expect(countsOf(grid.rows, TODAY)).toEqual({ overdue: 3, today: 1, confirm: 1, cost: 135_000, perDay: 15_000 });
    expect(managersOf(grid.rows)).toEqual([
      { id: 'Meera', name: 'Meera', count: 2 },
      { id: 'none', name: null, count: 1 },
    ]);
    expect(ofManager(grid.rows, 'none').map(({ client: { id } }) => id)).toEqual(['e']);
    const fitting = (typed: string, only?: 'overdue' | 'open' | 'confirm') =>
      narrowed(grid.rows, { only, typed }).map(({ client: { id } }) => id);
    expect(fitting('', 'overdue')).toEqual(['k', 'a']);
    expect(fitting('', 'confirm')).toEqual(['e']);
    expect(fitting(' kestrel ')).toEqual(['k']);
    expect(fitting('panE')).toEqual(['e']);
    expect(fitting('a', 'open')).toEqual(['k', 'a', 'e']);
  });
});

test('of several items a cell shows the one that is late', () => {
  const items = [cell('k', 'GSTR-1', '2026-11-11', filed), cell('k', 'GSTR-1', '2026-11-11', late)];
  expect(worstOf(items)?.status).toBe('overdue');
  expect(worstOf([])).toBeUndefined();
});

test.each<[More, string, string]>([
  [{ ...late, dueDate: '2026-11-11' }, '9 d', '9 days late'],
  [{ dueDate: TODAY }, 'Today', 'due today'],
  [{ dueDate: '2026-11-29' }, '', 'not filed, due 29 Nov 2026'],
  [{ status: 'unconfirmed', dueDate: '2026-11-11' }, 'Ask', 'to confirm, due 11 Nov 2026'],
  [{ ...filed, dueDate: '2026-11-11' }, '10', 'filed 10 Nov 2026'],
  [{ ...filed, acknowledgement: null, dueDate: '2026-11-11' }, '10', 'filed 10 Nov 2026, unproved'],
  [{ ...filed, doneOn: '2026-12-02', dueDate: '2026-11-11' }, '02 Dec', 'filed 02 Dec 2026'],
  [
    { ...filed, type: 'ROC', formType: 'board-meeting', acknowledgement: null, dueDate: '2026-11-11' },
    '10',
    'filed 10 Nov 2026',
  ],
  [{ status: 'settled', dueDate: '2026-11-11' }, 'Done', 'done, day not given'],
])('%o reads %s, aloud %s', (more, words, said) => {
  expect(lookOf(cell('k', 'GSTR-1', TODAY, more), TODAY)).toMatchObject({ words, said });
});

test.each([
  ['GSTR-3B', '3B'],
  ['GSTR-1', 'R1'],
  ['AOC-4', 'AOC'],
  ['MGT-7A', 'MGT'],
  ['tds-deposit', 'TDS'],
  ['Form 16A', '16A'],
])('%s is %s where room is short', (form, code) => {
  expect(columnCode({ kind: 'month', form })).toBe(code);
});

test('a column says its day, or from when to when where clients differ', () => {
  const column = { kind: 'month', firstDue: '2026-11-20', lastDue: '2026-11-20' } as const;
  const rest = { key: '', form: 'GSTR-3B', periods: [], done: 0, total: 1 };
  expect(columnDay({ ...rest, ...column }, '2026-10-01')).toBe('20 Nov');
  expect(columnDay({ ...rest, ...column, lastDue: '2026-11-24' }, '2026-10-01')).toBe('20–24 Nov');
  expect(periodsSaid(['2026-10', '2025-26', '2026-27 Q2'])).toBe('October 2026, 2025-26, 2026-27 Q2');
});
