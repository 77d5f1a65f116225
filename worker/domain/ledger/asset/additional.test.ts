import { expect, test } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import { isoDate } from '../../shared/dates';
import { rupees } from '../../shared/money';
import { additionalDepreciation } from './additional';

const plant = (cost: number, boughtOn: string, putToUseOn = boughtOn, soldOn?: string) => ({
  ...{ kind: 'plant' as const, cost: rupees(cost), boughtOn: isoDate(boughtOn), putToUseOn: isoDate(putToUseOn) },
  ...(soldOn && { disposal: { kind: 'sold' as const, on: isoDate(soldOn), price: rupees(1) } }),
});

test.each([
  ['used for 180 days', [plant(100_000, '2025-10-03')], [20_000, 0]],
  ['used for 179 days: half, and the rest a year on', [plant(100_000, '2025-10-04')], [10_000, 10_000]],
  [
    'bought the year before, put to use late in this one: whole',
    [plant(100_000, '2025-03-30', '2026-01-15')],
    [20_000, 0],
  ],
  ['sold within the year', [plant(100_000, '2025-05-01', '2025-05-01', '2026-03-31')], [0, 0]],
  ['sold before the rest is due', [plant(100_000, '2026-01-01', '2026-01-01', '2026-12-01')], [10_000, 0]],
  ['no computer', [{ ...plant(100_000, '2025-05-01'), kind: 'computer' as const }], [0, 0]],
])('%s', (_name, assets, [first, second]) => {
  expect(additionalDepreciation(assets, '2025-26').value).toBe(rupees(first ?? 0));
  const next = additionalDepreciation(assets, '2026-27');
  expect(next.value).toBe(rupees(second ?? 0));
  expect(next.steps.at(-1)?.rule?.statute).toContain('s.33');
  expect(inEnglish(next.steps.at(-1)?.summary)).toContain('20%');
});
