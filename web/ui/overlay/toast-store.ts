import { useSyncExternalStore } from 'react';

export type ToastTone = 'plain' | 'destructive';
export type Toast = { id: string; title: string; description?: string; tone: ToastTone; at: number; isOpen: boolean };
export type NewToast = { title: string; description?: string; tone?: ToastTone };

export const VISIBLE_LIMIT = 1;
export const REMOVAL_DELAY_MS = 1_000_000;
const TRAY_LIMIT = 50;

type State = { queue: readonly Toast[]; tray: readonly Toast[]; unread: number };

let state: State = { queue: [], tray: [], unread: 0 };
let nextId = 1;
const listeners = new Set<() => void>();

/** Says that something happened. One is visible at a time; every one stays readable in the notifications tray. */
export function toast(told: NewToast): void {
  const id = `${nextId++}`;
  const made: Toast = { tone: 'plain', ...told, id, at: Date.now(), isOpen: true };
  const queue = [made, ...state.queue].slice(0, VISIBLE_LIMIT);
  change({ queue, tray: [made, ...state.tray].slice(0, TRAY_LIMIT), unread: state.unread + 1 });
}

/** Closes a toast; it leaves the queue only after the removal delay, so that its leaving can be shown. */
export function dismissToast(id: string): void {
  change({ ...state, queue: state.queue.map((one) => (one.id === id ? { ...one, isOpen: false } : one)) });
  const timer = setTimeout(() => removeToast(id), REMOVAL_DELAY_MS);
  // In Node, where the tests run, a timer this long must not hold the process.
  if (typeof timer === 'object') timer.unref();
}

export function markTrayRead(): void {
  if (state.unread > 0) change({ ...state, unread: 0 });
}

export const toastState = (): State => state;

export const useToasts = (): State => useSyncExternalStore(subscribe, toastState);

function removeToast(id: string): void {
  change({ ...state, queue: state.queue.filter((one) => one.id !== id) });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: State): void {
  state = next;
  for (const listener of listeners) listener();
}
