import { expect, test } from 'vitest';
import { coverageLine } from './coverage-line';

const NOTHING = {
  bankAccountId: 'a',
  accountName: 'Operations',
  covered: [],
  gaps: [],
  breaks: [],
  lastDay: null,
  agreeing: 0,
  checked: 0,
  uploads: 0,
  opening: null,
  closing: null,
  proved: null,
  isActive: true,
};

test('pieces stand where their days are, both days included', () => {
  const covered = [
    { from: '2026-10-01', to: '2026-10-05' },
    { from: '2026-10-09', to: '2026-10-10' },
  ];
  expect(coverageLine({ ...NOTHING, covered, lastDay: '2026-10-10' })).toEqual({
    start: '2026-10-01',
    end: '2026-10-10',
    covered: [
      { from: 0, to: 500 },
      { from: 800, to: 1000 },
    ],
    breaks: [],
  });
});

test('a line without a proof stretches the timeline, and a break stands in the middle of its day', () => {
  const balances = { expected: '1.00', found: '2.00', isOverlap: false };
  const breaks = [{ uploadId: 'u', line: 5, after: '2026-10-01', date: '2026-10-02', ...balances }];
  const line = coverageLine({ ...NOTHING, breaks, lastDay: '2026-10-02' });
  expect(line).toMatchObject({ start: '2026-10-02', end: '2026-10-02', breaks: [500] });
  expect(coverageLine(NOTHING)).toBeUndefined();
});
