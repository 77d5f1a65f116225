import { z } from 'zod';
import { nameText } from '../../../platform/wire';

const password = z.string().min(1).max(128);
// Six digits, or a recovery code with its hyphens.
const code = z.string().trim().min(1).max(40);

/** Bytes as a browser writes them. */
const bytes = (most: number) => z.base64url().min(1).max(most);
// The standard lets an id have 1,023 bytes.
const credentialId = bytes(1_400);
const ofCredential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') };

/** What a browser answers after it made a passkey, in the names of the standard (WebAuthn). */
export const newCredential = z.object({
  ...ofCredential,
  response: z.object({
    clientDataJSON: bytes(8_000),
    attestationObject: bytes(40_000),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .optional(),
  }),
});

/** What a browser answers after a passkey was used. */
export const usedCredential = z.object({
  ...ofCredential,
  response: z.object({
    clientDataJSON: bytes(8_000),
    authenticatorData: bytes(8_000),
    signature: bytes(4_000),
    userHandle: bytes(200).optional(),
  }),
});

/** The second factor: a code, or a passkey that answered a challenge. */
const shown = {
  code: code.optional().describe('about.factor.code'),
  passkey: usedCredential.optional().describe('about.passkey.used'),
};

export const passwordBody = z.object({ password });
export const codeBody = z.object({ code: code.describe('about.factor.code') });
export const shownBody = z.object(shown);
export const proofBody = z.object({ password, ...shown });

export const passkeySignInBody = z.object({ passkey: usedCredential.describe('about.passkey.used') });
export const passkeyBody = z.object({ name: nameText, credential: newCredential.describe('about.passkey.new') });
export const passkeyNameBody = z.object({ name: nameText });

/** By which ways the second factor is on; none where it is off. */
export const ways = z.array(z.enum(['app', 'passkey'])).describe('about.factor.ways');

const passkeyAnswer = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});

export const factorAnswer = z.object({
  ways,
  since: z.string().nullable().describe('about.factor.since'),
  passkeys: z.array(passkeyAnswer),
  codesLeft: z.number().int().describe('about.factor.codes-left'),
  isRequired: z.boolean().describe('about.factor.is-required'),
});

/** Shown to the person alone, once: nothing of it is kept for a repeated request. */
export const begunAnswer = z.object({
  secret: z.string().describe('about.factor.secret'),
  uri: z.string().describe('about.factor.uri'),
});

/** None where there were codes already: those stay. */
export const codesAnswer = z.object({ recoveryCodes: z.array(z.string()).describe('about.factor.recovery-codes') });

/** A session began; its cookie says whose. */
export const openedAnswer = z.object({ isOpen: z.literal(true) });

const knownCredential = z.object({ type: z.literal('public-key'), id: z.string(), transports: z.array(z.string()) });

/** What a browser is asked for, as `PublicKeyCredential.parseRequestOptionsFromJSON` reads it. */
export const challengeAnswer = z.object({
  challenge: z.string().describe('about.passkey.challenge'),
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(knownCredential),
});

/** How a browser makes a passkey, as `PublicKeyCredential.parseCreationOptionsFromJSON` reads it. */
export const creationAnswer = z.object({
  challenge: z.string().describe('about.passkey.challenge'),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
  timeout: z.number().int(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({ residentKey: z.literal('preferred'), userVerification: z.literal('required') }),
  excludeCredentials: z.array(knownCredential),
});

export type Begun = z.infer<typeof begunAnswer>;
export type NewCredential = z.infer<typeof newCredential>;
export type UsedCredential = z.infer<typeof usedCredential>;
export type Shown = z.infer<typeof shownBody>;
export type Challenge = z.infer<typeof challengeAnswer>;
export type Creation = z.infer<typeof creationAnswer>;
