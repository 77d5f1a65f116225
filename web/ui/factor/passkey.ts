import type { InferResponseType } from 'hono/client';
import type { api } from '../../lib/api/api';
import { FieldFault } from '../../lib/form';
import { m } from '../../lib/messages';

type Calls = (typeof api)['second-factor'];

/** By what somebody shows, beside the password, that it is them; a recovery code stands in for either. */
export type Way = 'app' | 'passkey';
export type Creation = InferResponseType<Calls['passkeys']['begin']['$post']>;
export type Challenge = InferResponseType<Calls['challenge']['$post']>;

/** Whether this browser has passkeys, and reads what the server asks for. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;

/** Has the device make a passkey. Throws in words where it does not. */
export async function makePasskey(asked: Creation) {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(asked);
  const made = await navigator.credentials.create({ publicKey }).catch(failMaking);
  const { id, rawId, response } = jsonOf<RegistrationResponseJSON>(made);
  const { clientDataJSON, attestationObject, transports } = response;
  return { ...named(id, rawId), response: { clientDataJSON, attestationObject, transports } };
}

export type MadePasskey = Awaited<ReturnType<typeof makePasskey>>;

/** Has the device answer a challenge with one of its passkeys. Throws in words where it does not. */
export async function answerChallenge(asked: Challenge) {
  if (!hasPasskeys()) throw inWords(m.factor_passkey_unable());
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked);
  const used = await navigator.credentials.get({ publicKey }).catch(failUsing);
  const { id, rawId, response } = jsonOf<AuthenticationResponseJSON>(used);
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const whose = userHandle ? { userHandle } : {};
  return { ...named(id, rawId), response: { clientDataJSON, authenticatorData, signature, ...whose } };
}

export type UsedPasskey = Awaited<ReturnType<typeof answerChallenge>>;

const named = (id: string, rawId: string) => ({ id, rawId, type: 'public-key' as const });

const jsonOf = <Json>(credential: Credential | null) => (credential as PublicKeyCredential).toJSON() as Json;

/** What somebody stopped or let time out; the browser does not tell which. */
const isStopped = (failure: unknown) => failure instanceof DOMException && /NotAllowed|Abort/.test(failure.name);

function failMaking(failure: unknown): never {
  const isHere = failure instanceof DOMException && failure.name === 'InvalidStateError';
  if (isHere) throw inWords(m.factor_passkey_is_here());
  throw inWords(isStopped(failure) ? m.factor_passkey_not_made() : m.factor_passkey_unable());
}

function failUsing(failure: unknown): never {
  throw inWords(isStopped(failure) ? m.factor_passkey_not_used() : m.factor_passkey_unable());
}

const inWords = (words: string) => new FieldFault({ passkey: words });
