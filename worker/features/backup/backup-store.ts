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

function s3Store({ url, region, accessKeyId, secretAccessKey }: S3): BackupStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', retries: 2, ...(region && { region }) });
  const ask = async (method: 'GET' | 'PUT', key: string, body?: Uint8Array) => {
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
  return {
    put: async (key, content) => {
      const { ok, status } = await ask('PUT', key, content);
      if (!ok) throw new Error(`backup-store-${status}`);
    },
    get: async (key) => {
      const response = await ask('GET', key);
      if (response.status === 404) return undefined;
      if (!response.ok) throw new Error(`backup-store-${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
    },
  };
}
