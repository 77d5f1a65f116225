import type { Context } from 'hono';
import { z } from 'zod';
import { say } from '../../../domain/shared/message';
import type { AppEnv } from '../../../platform/env';
import { countAttempt, type Limit } from '../../../platform/limits';
import { logSecurity, networkHash } from '../../../platform/log';
import { Problem } from '../../../platform/problem';
import type { Holder } from './check-code';
import type { Challenge, Creation, NewCredential, UsedCredential } from './factor.contract';
import {
  CHALLENGE_MS,
  claimChallenge,
  findKey,
  findOwner,
  giveChallenge,
  type KnownKey,
  listKeys,
  NOBODY,
  noteUse,
  type Purpose,
} from './passkey.repository';
import type { Expected } from './webauthn';

const load = () => import('./webauthn');

/** Nobody holds a device to a page as often. */
const CHALLENGES: Limit = { most: 30, seconds: 300 };

async function newChallenge(c: Context<AppEnv>, { id }: Holder, purpose: Purpose): Promise<string> {
  await countAttempt(c.env.DB, `passkey:account:${id}`, CHALLENGES);
  return giveChallenge(c.env.DB, id, purpose);
}

const known = ({ credentialId, transports }: KnownKey) => ({
  type: 'public-key' as const,
  id: credentialId,
  transports: transports.split(' ').filter((way) => way !== ''),
});

// The name of the site that a passkey is bound to is that of its own address, never one that a request names.
const siteOf = (c: Context<AppEnv>) => new URL(c.var.origin).hostname;

/** Asks for one of somebody's passkeys, unlocked by its owner. */
export async function challengeFor(
  c: Context<AppEnv>,
  holder: Holder,
  purpose: 'confirm' | 'second-step',
): Promise<Challenge> {
  const [challenge, keys] = await Promise.all([newChallenge(c, holder, purpose), listKeys(c.env.DB, holder.id)]);
  return asking(c, challenge, keys.map(known));
}

const asking = (c: Context<AppEnv>, challenge: string, allowCredentials: Challenge['allowCredentials']): Challenge => ({
  ...{ challenge, rpId: siteOf(c), timeout: CHALLENGE_MS },
  ...{ userVerification: 'required', allowCredentials },
});

const ASKED_OF_ANYBODY: Limit = { most: 20, seconds: 60 };

/** Asks whoever is there for a passkey of this site: it says whose it is. */
export async function challengeForAnybody(c: Context<AppEnv>): Promise<Challenge> {
  await countAttempt(c.env.DB, `passkey:network:${networkHash(c)}`, ASKED_OF_ANYBODY);
  return asking(c, await giveChallenge(c.env.DB, NOBODY, 'sign-in'), []);
}

/** Asks a browser to make a passkey for somebody, on a device that has none of theirs. */
export async function creationFor(c: Context<AppEnv>, holder: Holder & { name: string }): Promise<Creation> {
  const { ALGORITHMS } = await load();
  const [challenge, keys] = await Promise.all([newChallenge(c, holder, 'add'), listKeys(c.env.DB, holder.id)]);
  return {
    challenge,
    rp: { id: siteOf(c), name: 'Anupalan' },
    user: { id: handleOf(holder), name: holder.email, displayName: holder.name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_MS,
    attestation: 'none',
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    excludeCredentials: keys.map(known),
  };
}

/** By what a device knows whose passkey it is. */
const handleOf = ({ id }: Holder): string => Buffer.from(id).toString('base64url');

/** The key of a passkey that was just made for somebody. Throws 409 where the challenge is over, and 400 where it does not hold. */
export const keyMade = (c: Context<AppEnv>, holder: Holder, credential: NewCredential) =>
  answering(c, { holder, purpose: 'add', credential }, async (expected) => {
    const { keyIn } = await load();
    const key = await keyIn(credential, expected).catch(refuse);
    return { ...key, transports: (credential.response.transports ?? []).join(' ') };
  });

/**
 * Takes a passkey that answered a challenge for this purpose. Throws 400 where it is not one of somebody's, its signature does not
 * hold, or its count did not go on; and 409 where the challenge is over or was answered before.
 */
export const takePasskey = (
  c: Context<AppEnv>,
  holder: Holder,
  credential: UsedCredential,
  purpose: 'confirm' | 'second-step',
): Promise<void> =>
  answering(c, { holder, purpose, credential }, async (expected) => {
    const { userHandle = handleOf(holder) } = credential.response;
    if (userHandle !== handleOf(holder)) throw refused('passkey-unknown');
    await useKey(c, holder, credential, expected);
  });

/**
 * Takes a passkey in the place of address and password: its owner unlocked a device that is theirs, which are two factors. Throws
 * as `takePasskey` does.
 */
export async function takePasskeyAlone(c: Context<AppEnv>, credential: UsedCredential): Promise<Holder> {
  const owner = await findOwner(c.env.DB, credential.id);
  const holder = owner ?? { id: NOBODY, email: '' };
  await answering(c, { holder, purpose: 'sign-in', credential }, async (expected) => {
    if (!owner || credential.response.userHandle !== handleOf(owner)) throw refused('passkey-unknown');
    await useKey(c, owner, credential, expected);
  });
  return holder;
}

async function useKey(c: Context<AppEnv>, { id, email }: Holder, credential: UsedCredential, expected: Expected) {
  const key = await findKey(c.env.DB, id, credential.id);
  if (!key) throw refused('passkey-unknown');
  const { countSigned } = await load();
  const count = await countSigned(credential, key.publicKey, expected).catch(refuse);
  if (!(await noteUse(c.env.DB, key.id, count))) throw refused('passkey-copied');
  await logSecurity(c, { kind: 'factor', action: 'use-passkey', status: 200, code: 'done', email });
}

type Answered = { holder: Holder; purpose: Purpose; credential: NewCredential | UsedCredential };

/** Uses the challenge up that a browser answers, whether or not the answer holds, and keeps in the security log what was refused. */
async function answering<Answer>(
  c: Context<AppEnv>,
  { holder: { id, email }, purpose, credential }: Answered,
  run: (expected: Expected) => Promise<Answer>,
): Promise<Answer> {
  try {
    const challenge = challengeIn(credential);
    const givenTo = purpose === 'sign-in' ? NOBODY : id;
    if (!(await claimChallenge(c.env.DB, givenTo, purpose, challenge)))
      throw new Problem(409, 'challenge-over', say('factor.challenge-over'));
    return await run({ origin: c.var.origin, challenge });
  } catch (failure) {
    if (!(failure instanceof Problem)) throw failure;
    const { status, code } = failure;
    const action = purpose === 'add' ? 'add-passkey' : 'use-passkey';
    await logSecurity(c, { kind: 'factor', action, status, code, email });
    throw failure;
  }
}

const clientData = z.object({ challenge: z.string() });

function challengeIn({ response }: NewCredential | UsedCredential): string {
  try {
    return clientData.parse(JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString())).challenge;
  } catch {
    throw refused('passkey-refused');
  }
}

const refused = (code: 'passkey-unknown' | 'passkey-copied' | 'passkey-refused') =>
  new Problem(400, code, say(`factor.${code}`));

function refuse(): never {
  throw refused('passkey-refused');
}
