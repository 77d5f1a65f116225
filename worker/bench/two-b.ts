import { isSure } from '../domain/gst/two-b/compare';
import { type Generated, generated } from '../domain/gst/two-b/generated.fixture';
import { matchTwoB } from '../domain/gst/two-b/match';
import { twoBPeriod } from '../domain/gst/two-b/period';
import { twoBResult } from '../domain/gst/two-b/result';
import { OWN } from '../domain/gst/two-b/two-b.fixture';
import { isoDate } from '../domain/shared/dates';

const DAY = isoDate('2026-11-20');

/** A year's worth of suppliers' documents beside the books: the whole answer of a period, again and again. */
export function twoBWork(count: number): () => unknown {
  const { lines, bills } = generated(count, 7);
  const period = twoBPeriod('2026-10');
  if (!period) throw new RangeError('No period');
  const files = [{ id: 'bench', period: period.month, importedOn: DAY, madeOn: DAY, lines }];
  return () => twoBResult({ gstin: OWN, period, knownOn: DAY, files, bills, decisions: [], settledOn: () => DAY });
}

/** How many links made without a person are true, and how many of the true pairs are linked or proposed, in hundredths. */
export function twoBAccuracy(count: number) {
  const all = [11, 12, 13].map((seed) => accuracyOf(generated(count, seed)));
  const least = (of: (one: (typeof all)[number]) => number) => Math.min(...all.map(of));
  return { precision: least(({ precision }) => precision), recall: least(({ recall }) => recall) };
}

function accuracyOf({ lines, bills, truth }: Generated) {
  const { links } = matchTwoB(lines, bills);
  const right = links.filter(({ line, bills: its }) => {
    const meant = truth.get(line.key);
    return meant?.size === its.length && its.every(({ id }) => meant.has(id));
  });
  const sure = links.filter(({ rung }) => isSure(rung));
  const meant = [...truth.values()].filter(({ size }) => size > 0).length;
  return {
    precision: right.filter(({ rung }) => isSure(rung)).length / sure.length,
    recall: right.length / meant,
  };
}
