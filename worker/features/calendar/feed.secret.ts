import { hash } from 'node:crypto';

const SECRET_BYTES = 32;

/** A new secret of 256 bits, as a link can carry it. */
export const newSecret = (): string =>
  Buffer.from(crypto.getRandomValues(new Uint8Array(SECRET_BYTES))).toString('base64url');

/** What is kept of a secret. It has all the entropy there is, so one hash without salt is enough. */
export const hashOf = (secret: string): string => hash('sha256', secret, 'hex');

/** The secret in the last part of a link, with or without the ending that some calendars ask for. */
export const secretIn = (part: string): string => part.replace(/\.ics$/, '');
