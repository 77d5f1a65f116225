import { expect, test } from 'vitest';
import { accuracyWithoutBank, accuracyWithoutVendor } from './corpus/generality';

test.each([
  ['bank', accuracyWithoutBank],
  ['vendor', accuracyWithoutVendor],
] as const)(
  'of lines whose %s was never met, three quarters are answered, and of those 95 in 100 rightly',
  (what, ask) => {
    const { asked, answered, right } = ask();
    console.info(`${asked} lines of a ${what} left out, ${answered} answered, ${right} rightly`);
    expect(answered / asked).toBeGreaterThanOrEqual(0.75);
    expect(right / answered).toBeGreaterThanOrEqual(0.95);
  },
);
