import { hash } from 'node:crypto';

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const POOL_BYTES = 8_192;
const pool = new Uint8Array(POOL_BYTES);
let used = POOL_BYTES;
let lastMs = 0;
let sequence = 0;

/** A uuid, version 7: the first 48 bits are the time, the next 12 count within it, the rest is random. */
export function newId(): string {
  if (used + 8 > POOL_BYTES) {
    crypto.getRandomValues(pool);
    used = 0;
  }
  const ms = Date.now();
  // The count keeps rows made in one millisecond in the order in which they were made.
  if (ms > lastMs) {
    lastMs = ms;
    sequence = 0;
  } else if (++sequence > 0xfff) {
    lastMs++;
    sequence = 0;
  }
  // Joined, since a string that is added up keeps all of its parts in memory, and ids are made by the hundred thousand.
  return [...stamp(lastMs, sequence), ...randomTail()].join('');
}

/** The smallest id of those that are given from an instant on, in milliseconds: ids sort by time. */
export const idsFrom = (ms: number): string => [...stamp(ms, 0), '8000-000000000000'].join('');

function stamp(ms: number, count: number): string[] {
  const time = ms.toString(16).padStart(12, '0');
  return [time.slice(0, 8), '-', time.slice(8), '-7', count.toString(16).padStart(3, '0'), '-'];
}

function randomTail(): string[] {
  const at = used;
  used += 8;
  const byte = (offset: number) => HEX[pool[at + offset] ?? 0] ?? '00';
  const variant = HEX[((pool[at] ?? 0) & 0x3f) | 0x80] ?? '80';
  return [variant, byte(1), '-', byte(2), byte(3), byte(4), byte(5), byte(6), byte(7)];
}

const SECRET_BYTES = 32;

/** A new secret of 256 bits, as a link can carry it. */
export const newSecret = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(SECRET_BYTES))).toString('base64url');

/** What is kept of a secret. It has all the entropy there is, so one hash without salt is enough. */
export const hashOf = (secret: string): string => hash('sha256', secret, 'hex');
