import { hashOf } from '../../../platform/ids';

/** How many codes somebody gets at a time. */
export const RECOVERY_CODES = 10;

// Without letters that are taken for others.
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LETTERS = 16;

/** New codes of 80 bits each, in groups of four: that many bits need no slow hash. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode);

function newCode(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(CODE_LETTERS)), (byte) => LETTERS[byte % 32] ?? '');
  return letters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** What is kept of a code, however it is written. */
export const recoveryHash = (code: string): string => hashOf(`recovery:${bare(code)}`);

/** A code as it is compared: without blanks and hyphens, in capitals. */
export const bare = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();
