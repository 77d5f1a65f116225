import { describe, expect, test } from 'vitest';
import { isSure } from './compare';
import { type Generated, generated } from './generated.fixture';
import { matchTwoB } from './match';

/** How many of the links are true, and how many of the true ones were found. */
function measured({ bills, lines, truth }: Generated) {
  const { links } = matchTwoB(lines, bills);
  const isTrue = ({ line, bills: its }: (typeof links)[number]) => {
    const meant = truth.get(line.key) ?? new Set();
    return its.length === meant.size && its.every(({ id }) => meant.has(id));
  };
  const sure = links.filter(({ rung }) => isSure(rung));
  const meant = [...truth.values()].filter(({ size }) => size > 0).length;
  return {
    precision: sure.filter(isTrue).length / sure.length,
    sureRecall: sure.filter(isTrue).length / meant,
    recall: links.filter(isTrue).length / meant,
    proposed: links.length,
  };
}

describe('generated books and their GSTR-2B', () => {
  test.each([1, 2, 3])('set %i: links without a person are true, and what belongs together is found', (seed) => {
    const { precision, recall, sureRecall, proposed } = measured(generated(3_000, seed));
    expect(proposed).toBeGreaterThan(2_000);
    expect(precision).toBeGreaterThanOrEqual(0.995);
    expect(recall).toBeGreaterThanOrEqual(0.97);
    expect(sureRecall).toBeGreaterThanOrEqual(0.75);
  });
});
