import { beforeEach, vi } from 'vitest';
import { setClock } from './platform/clock';
import { emptyStore } from './testing/store';

beforeEach(async () => {
  vi.useRealTimers();
  // A clock that a test has stopped stands for the next one too, which may count on the day it is.
  setClock(undefined);
  await emptyStore();
});
