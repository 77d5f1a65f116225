import type { IsoDate } from '../domain/shared/dates';

let fixed: Date | undefined;

/** The instant everything is computed at. The one place that asks the machine. */
export const now = (): Date => (fixed ? new Date(fixed) : new Date());

/** The machine's own time in milliseconds: sessions and limits live by it, whatever day the books are looked at. */
export const machineTime = (): number => Date.now();

/** Resolves after so many milliseconds. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Between the parts of long work: on one machine a chain of questions to the database lets nobody else in before it ends. */
export const letOthersIn = (): Promise<void> => pause(0);

/** The day in India: it changes at 18:30 UTC. */
export const today = (): IsoDate => inIndia(now()).slice(0, 10) as IsoDate;

/** Stops the clock at an instant, or frees it. Reached only through the local test seam. */
export function setClock(instant: Date | undefined): void {
  fixed = instant;
}

const INDIA_OFFSET_MS = 5.5 * 3_600_000;

/** An instant as a wall clock in India shows it, with its offset: '2026-11-20T12:00:00.000+05:30'. */
export function inIndia(instant: Date): string {
  return new Date(instant.getTime() + INDIA_OFFSET_MS).toISOString().replace('Z', '+05:30');
}
