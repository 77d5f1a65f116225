import { createHmac } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { type Bindings, settingsOf } from '../../../platform/env';

/** What every app that makes codes can do: six digits each half minute (RFC 6238). */
const CODES = { issuer: 'Anupalan', algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Clocks differ: the code before and the one after are taken too. */
const WINDOW = 1;

const SECRET_BYTES = 20;

/** A new secret, in the letters that an app takes by hand. */
export const newFactorSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, label: string) => new TOTP({ ...CODES, label, secret: Secret.fromBase32(secret) });

/** What an app reads off a picture: the secret, and whose it is. */
export const factorUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/** The step of time whose code this is, at an instant in milliseconds; undefined where it is of none near it. */
export function stepOf(secret: string, code: string, at: number): number | undefined {
  const totp = totpOf(secret, '');
  const delta = totp.validate({ token: code, timestamp: at, window: WINDOW });
  return delta === null ? undefined : totp.counter({ timestamp: at }) + delta;
}

const NONCE_BYTES = 12;

/** A secret as it is stored: nobody reads it off the database alone. It is that of one person, and opens for no other. */
export async function sealed(env: Bindings, userId: string, secret: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const text = await crypto.subtle.encrypt(cipherOf(iv, userId), await keyOf(env), Buffer.from(secret));
  return Buffer.concat([iv, Buffer.from(text)]).toString('base64url');
}

/** The secret that was sealed; undefined where it was sealed under another key, as before the Worker's secret was changed. */
export async function unsealed(env: Bindings, userId: string, stored: string): Promise<string | undefined> {
  const bytes = Buffer.from(stored, 'base64url');
  const iv = new Uint8Array(bytes.subarray(0, NONCE_BYTES));
  try {
    const text = await crypto.subtle.decrypt(cipherOf(iv, userId), await keyOf(env), bytes.subarray(NONCE_BYTES));
    return Buffer.from(text).toString();
  } catch {
    return undefined;
  }
}

const cipherOf = (iv: Uint8Array<ArrayBuffer>, userId: string) => ({
  ...{ name: 'AES-GCM', iv },
  additionalData: Buffer.from(userId),
});

function keyOf(env: Bindings): Promise<CryptoKey> {
  const bytes = createHmac('sha256', settingsOf(env).BETTER_AUTH_SECRET).update('second-factor').digest();
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
}
