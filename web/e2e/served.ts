import { inject } from 'vitest';

/** Where the product is served for the tests of this process, with stores and a clock that are theirs alone. */
export const url = servedFor(Number(process.env.VITEST_POOL_ID));

/** vitest numbers the processes that run beside each other from 1. */
function servedFor(place: number): string {
  const served = inject('urls')[place - 1];
  if (!served) throw new Error(`Nothing is served for the tests of process ${place}`);
  return served;
}
