import type { Challenge, Creation, NewCredential, UsedCredential } from '../features/session/factor/factor.contract';

/** What a device does other than it should. */
export type Quirks = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  isVerified?: boolean;
  counter?: number;
  /** Whose answer it pretends to be. */
  id?: string;
  /** Whose passkey the device says it is. */
  userHandle?: string | undefined;
  /** Bytes that are changed after the signature was made. */
  isTampered?: boolean;
};

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };
const ECDSA = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

const text = (value: string) => Buffer.from(value);
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) => Buffer.from(await crypto.subtle.digest('SHA-256', bytes));
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** A device that makes one passkey and answers challenges with it, without attestation, as the standard has it. */
export class Authenticator {
  readonly id = base64url(crypto.getRandomValues(new Uint8Array(16)));
  #pair: CryptoKeyPair | undefined;
  #count = 0;

  constructor(private readonly origin: string) {}

  async make(asked: Creation, quirks: Quirks = {}): Promise<NewCredential> {
    this.#pair = (await crypto.subtle.generateKey(ECDSA, true, ['sign', 'verify'])) as CryptoKeyPair;
    const id = Buffer.from(this.id, 'base64url');
    const key = await coseOf(this.#pair.publicKey);
    const attested = Buffer.concat([new Uint8Array(16), uint16(id.length), id, key]);
    const data = await this.#data(asked.rp.id, quirks, FLAGS.attested);
    const attestationObject = base64url(attestation(Buffer.concat([data, attested])));
    const clientDataJSON = this.#clientData(asked.challenge, 'webauthn.create', quirks);
    return {
      ...named(this.id),
      response: { clientDataJSON: base64url(clientDataJSON), attestationObject, transports: ['internal'] },
    };
  }

  async answer(asked: Challenge, quirks: Quirks = {}): Promise<UsedCredential> {
    this.#count += 1;
    const authenticatorData = await this.#data(asked.rpId, { counter: this.#count, ...quirks });
    const clientDataJSON = this.#clientData(asked.challenge, 'webauthn.get', quirks);
    const signed = Buffer.concat([authenticatorData, await sha256(clientDataJSON)]);
    const raw = await crypto.subtle.sign(ECDSA, this.#pair!.privateKey, signed);
    if (quirks.isTampered) authenticatorData.writeUInt8(0xff, 36);
    return {
      ...named(quirks.id ?? this.id),
      response: {
        clientDataJSON: base64url(clientDataJSON),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(derOf(new Uint8Array(raw))),
        ...(quirks.userHandle !== undefined && { userHandle: quirks.userHandle }),
      },
    };
  }

  async #data(rpId: string, { rpId: other = rpId, isVerified = true, counter = 0 }: Quirks, flags = 0) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const all = flags | FLAGS.present | (isVerified ? FLAGS.verified : 0);
    return Buffer.concat([await sha256(text(other)), Buffer.from([all]), count]);
  }

  #clientData(asked: string, usual: string, { challenge = asked, origin = this.origin, type = usual }: Quirks) {
    return text(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }
}

const named = (id: string) => ({ id, rawId: id, type: 'public-key' as const });

const uint16 = (value: number) => Buffer.from([value >> 8, value & 0xff]);

/** A map of three: no statement, of no format, and the data (RFC 8949). */
const attestation = (data: Uint8Array) =>
  Buffer.concat([
    ...[Buffer.from([0xa3, 0x63]), text('fmt'), Buffer.from([0x64]), text('none')],
    ...[Buffer.from([0x67]), text('attStmt'), Buffer.from([0xa0]), Buffer.from([0x68]), text('authData')],
    ...[Buffer.from([0x59]), uint16(data.length), data],
  ]);

/** A key of ES256 as COSE has it (RFC 9053). */
async function coseOf(key: CryptoKey): Promise<Buffer> {
  const raw = Buffer.from((await crypto.subtle.exportKey('raw', key)) as ArrayBuffer);
  const [x, y] = [raw.subarray(1, 33), raw.subarray(33)];
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]);
  return Buffer.concat([head, x, Buffer.from([0x22, 0x58, 0x20]), y]);
}

/** A signature of two numbers as devices write it. */
function derOf(raw: Uint8Array): Buffer {
  const numbers = [raw.subarray(0, 32), raw.subarray(32)].map((number) => {
    const first = number.findIndex((byte) => byte !== 0);
    const bare = Buffer.from(number.subarray(first));
    const padded = (bare[0] ?? 0) > 0x7f ? Buffer.concat([Buffer.from([0]), bare]) : bare;
    return Buffer.concat([Buffer.from([0x02, padded.length]), padded]);
  });
  const body = Buffer.concat(numbers);
  return Buffer.concat([Buffer.from([0x30, body.length]), body]);
}
