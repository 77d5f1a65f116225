import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { type Bindings, settingsOf } from '../../platform/env';

/** Where backups lie: objects by key. */
export type BackupStore = {
  put: (key: string, content: Uint8Array) => Promise<void>;
  /** Undefined where there is none. */
  get: (key: string) => Promise<Uint8Array | undefined>;
};

/** The store that the settings name: one that speaks S3, else the bucket that is bound; undefined where there is neither. */
export function backupStoreOf(env: Bindings): BackupStore | undefined {
  const { BACKUP_S3_URL: url, BACKUP_S3_REGION: region, BACKUP_S3_KEY_ID, BACKUP_S3_SECRET } = settingsOf(env);
  if (url !== '') return s3Store({ url, region, accessKeyId: BACKUP_S3_KEY_ID, secretAccessKey: BACKUP_S3_SECRET });
  return env.BACKUPS && bucketStore(env.BACKUPS);
}

function bucketStore(bucket: R2Bucket): BackupStore {
  return {
    put: async (key, content) => void (await bucket.put(key, content)),
    get: async (key) => {
      const object = await bucket.get(key);
      return object ? await object.bytes() : undefined;
    },
  };
}

type S3 = { url: string; region: string; accessKeyId: string; secretAccessKey: string };

const GIVEN_UP_AFTER_MS = 30_000;
/** How often one object is asked for, or sent, before the backup of its holder is given up for this run. */
const TRIES = 3;

/** What a store did not do: its status, `lost` where there was no answer, `half` where there was less than it said. */
export class StoreFailure extends Error {
  constructor(why: number | 'lost' | 'half') {
    super(`backup-store-${why}`);
    this.name = this.message;
  }
}

function s3Store({ url, region, accessKeyId, secretAccessKey }: S3): BackupStore {
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    service: 's3',
    retries: TRIES - 1,
    ...(region && { region }),
  });
  const askOnce = async (method: 'GET' | 'PUT', key: string, body?: Uint8Array) => {
    // The hash of the content is signed too, so that the store refuses what did not arrive as it was sent.
    const headers = {
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    };
    const signal = AbortSignal.timeout(GIVEN_UP_AFTER_MS);
    const address = `${url.replace(/\/$/, '')}/${key.split('/').map(encodeURIComponent).join('/')}`;
    return client.fetch(address, { method, headers, signal, redirect: 'manual', ...(body && { body: body.slice() }) });
  };
  // The client asks again where the store says so; a connection that breaks it throws. An object is written whole or not at all,
  // so that the same once more does no harm.
  const ask = async (...asked: Parameters<typeof askOnce>): Promise<Response> => {
    for (let tries = 1; tries < TRIES; tries++) {
      const response = await askOnce(...asked).catch(() => undefined);
      if (response) return response;
    }
    return askOnce(...asked).catch(() => {
      throw new StoreFailure('lost');
    });
  };
  return {
    put: async (key, content) => {
      const { ok, status } = await ask('PUT', key, content);
      if (!ok) throw new StoreFailure(status);
    },
    get: async (key) => {
      const response = await ask('GET', key);
      if (response.status === 404) return undefined;
      if (!response.ok) throw new StoreFailure(response.status);
      const content = await response.bytes().catch(() => undefined);
      const said = response.headers.get('content-length');
      if (!content || (said !== null && Number(said) !== content.byteLength)) throw new StoreFailure('half');
      return content;
    },
  };
}
