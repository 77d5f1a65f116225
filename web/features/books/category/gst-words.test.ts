import { expect, test } from 'vitest';
import { CHART } from '#domain/bank/chart/chart';
import { gstWords } from './gst-words';

test('every way in which GST stands to a category of the chart has words', () => {
  const modes = new Set(CHART.flatMap(({ gstMode }) => gstMode ?? []));
  expect(modes.size).toBeGreaterThan(5);
  for (const gstMode of modes) expect(gstWords({ gstMode, gstApplicable: true })).not.toBe(gstMode);
});

test('without a mode the mark alone says that the seller charges it, or nothing', () => {
  expect(gstWords({ gstMode: null, gstApplicable: true })).toBe('The seller charges GST');
  expect(gstWords({ gstMode: null, gstApplicable: false })).toBeNull();
});
