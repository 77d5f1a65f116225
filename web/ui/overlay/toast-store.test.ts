import { beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, markTrayRead, REMOVAL_DELAY_MS, toast, toastState } from './toast-store';

beforeEach(() => {
  vi.useFakeTimers();
});

const newest = () => {
  const [first] = toastState().queue;
  if (!first) throw new Error('The queue is empty');
  return first;
};

test('only the newest toast is visible, and the tray keeps both', () => {
  toast({ title: 'First' });
  toast({ title: 'Second', tone: 'destructive' });
  expect(toastState().queue.map(({ title }) => title)).toEqual(['Second']);
  expect(
    toastState()
      .tray.slice(0, 2)
      .map(({ title }) => title),
  ).toEqual(['Second', 'First']);
});

test('a dismissed toast closes at once and leaves the queue after the removal delay', () => {
  toast({ title: 'Leaving' });
  const { id } = newest();
  dismissToast(id);
  expect(newest().isOpen).toBe(false);
  vi.advanceTimersByTime(REMOVAL_DELAY_MS - 1);
  expect(newest().id).toBe(id);
  vi.advanceTimersByTime(1);
  expect(toastState().queue).toEqual([]);
});

test('reading the tray clears its count', () => {
  toast({ title: 'Unread' });
  expect(toastState().unread).toBeGreaterThan(0);
  markTrayRead();
  expect(toastState().unread).toBe(0);
});
