import { api } from '../../lib/api/api';
import { answerChallenge } from '../../ui/factor/passkey';

const call = api.auth.passkey;

/** Signs in by a passkey of this site that the device keeps, without address and password. */
export async function signInByPasskey(): Promise<void> {
  const challenge = await (await call.challenge.$post({ json: {} })).json();
  await call.$post({ json: { passkey: await answerChallenge(challenge) } });
}
