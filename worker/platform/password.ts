import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** scrypt with OWASP's equivalent of N=2^17: five blocks of 16 MiB, one after the other, which an isolate can hold. */
const CURRENT = { N: 16_384, r: 8, p: 5 } as const;
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const MEMORY_LIMIT = 64 * 1_048_576;

/** A password as it is kept, 'scrypt$N$r$p$salt$hash': the parameters stay with the hash, so they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(password, salt, CURRENT);
  return ['scrypt', CURRENT.N, CURRENT.r, CURRENT.p, base64(salt), base64(key)].join('$');
}

/** Whether a password is the one that was hashed, by the parameters of that hash, in a time that tells nothing. */
export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [scheme, N, r, p, salt = '', key = ''] = hash.split('$');
  if (scheme !== 'scrypt') return false;
  const expected = bytesOf(key);
  const found = await derive(password, bytesOf(salt), { N: Number(N), r: Number(r), p: Number(p) });
  return expected.length === found.length && timingSafeEqual(expected, found);
}

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const bytesOf = (text: string): Uint8Array => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

function derive(password: string, salt: Uint8Array, cost: ScryptOptions): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { ...cost, maxmem: MEMORY_LIMIT }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
