import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { NewCredential, UsedCredential } from './factor.contract';

// Loaded by the first call that needs it: the library reads certificates, too, and few requests are about passkeys.

/** ES256, EdDSA and RS256: what devices make, by their numbers in COSE. */
export const ALGORITHMS = [-7, -8, -257];

/** The site that a passkey is of, and what it answers. */
export type Expected = { origin: string; challenge: string };

const ofSite = ({ origin, challenge }: Expected) => ({
  expectedOrigin: origin,
  expectedRPID: new URL(origin).hostname,
  expectedChallenge: challenge,
  requireUserVerification: true,
});

export type MadeKey = { credentialId: string; publicKey: string; counter: number };

/** The key that a browser made. Throws where anything about it is not as the site asked for. */
export async function keyIn({ response, ...credential }: NewCredential, expected: Expected): Promise<MadeKey> {
  const { clientDataJSON, attestationObject } = response;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    ...ofSite(expected),
    response: { ...credential, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  if (!verified) throw new Error('The attestation does not hold');
  const { id, publicKey, counter } = registrationInfo.credential;
  return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
}

/** The count of a device whose key signed the challenge of this site. Throws where it did not. */
export async function countSigned(
  { response, ...credential }: UsedCredential,
  publicKey: string,
  expected: Expected,
): Promise<number> {
  const { clientDataJSON, authenticatorData, signature } = response;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...ofSite(expected),
    response: {
      ...credential,
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    // Whether the count goes forward is decided where it is written.
    credential: { id: credential.id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter: 0 },
  });
  if (!verified) throw new Error('The signature does not hold');
  return authenticationInfo.newCounter;
}
