import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask, send } from './api';

const answers: Response[] = [];
const fetched = vi.fn<typeof fetch>(async () => answers.shift() ?? new Response('{}'));
const busy = (headers: Record<string, string> = { 'retry-after': '2' }) =>
  new Response('{"title":"Busy"}', { status: 503, headers });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  fetched.mockClear();
  answers.length = 0;
});

test('a call to busy books is sent again, with its key, when the server says', async () => {
  answers.push(busy(), busy(), new Response('{"done":true}'));
  const sent = send('POST', '/api/x');
  await vi.advanceTimersByTimeAsync(1_999);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_001);
  expect(await (await sent).json()).toEqual({ done: true });
  const keys = fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
  expect([keys.length, new Set(keys).size, keys.includes(null)]).toEqual([3, 1, false]);
});

test('books that stay busy are said to be, and what names no time is not asked for again', async () => {
  answers.push(busy({}));
  await expect(ask('/api/x')).rejects.toMatchObject({ status: 503 });
  answers.push(...Array.from({ length: 9 }, () => busy()));
  const asked = expect(ask('/api/x')).rejects.toMatchObject({ status: 503 });
  await vi.advanceTimersByTimeAsync(60_000);
  await asked;
  expect(fetched).toHaveBeenCalledTimes(1 + 5);
});
