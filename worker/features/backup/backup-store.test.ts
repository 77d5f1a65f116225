import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deployedWith } from '../../testing/deployed';
import { type Fault, s3Bucket } from '../../testing/s3-store';
import { backupStoreOf } from './backup-store';

const SETTINGS = {
  url: 'https://s3.ap-south-1.amazonaws.com/backups',
  region: 'ap-south-1',
  keyId: 'AKIA',
  secret: 'a/secret+key',
};
const content = new TextEncoder().encode('rows of a night, ☕');

/** The adapter, as the settings make it, before a bucket that fails as told. */
function storeAt(bucket: ReturnType<typeof s3Bucket>, wrong: object = {}) {
  vi.spyOn(globalThis, 'fetch').mockImplementation(bucket.fetch as typeof fetch);
  const { url, region, keyId, secret } = { ...SETTINGS, ...wrong };
  const settings = { BACKUP_S3_URL: url, BACKUP_S3_REGION: region, BACKUP_S3_KEY_ID: keyId, BACKUP_S3_SECRET: secret };
  return backupStoreOf(deployedWith(settings))!;
}

// Waits between tries are by chance: here there are none.
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => vi.restoreAllMocks());

describe('a store that checks every signature', () => {
  test.each(['newest.json', "files/a b+c/(1)!*'é.pdf", 'files/रसीद/50%25 & more=?.pdf'])(
    'keeps %s and gives it back; of what is not there it gives nothing',
    async (key) => {
      const bucket = s3Bucket(SETTINGS);
      const store = storeAt(bucket);
      await store.put(key, content);
      await store.put(`${key}2`, new Uint8Array());
      expect([...bucket.objects.keys()]).toEqual([key, `${key}2`]);
      expect(await store.get(key)).toEqual(content);
      expect(await store.get(`${key}2`)).toEqual(new Uint8Array());
      expect(await store.get('nothing')).toBeUndefined();
    },
  );

  test('finds the region in the address where none is said', async () => {
    await storeAt(s3Bucket(SETTINGS), { region: '' }).put('a', content);
  });

  test.each([
    ['another secret', { secret: 'b' }, 403],
    ['another key', { keyId: 'AKIB' }, 403],
    ['another region', { region: 'eu-west-1' }, 403],
    ['another bucket', { url: 'https://s3.ap-south-1.amazonaws.com/other' }, 404],
  ])('refuses %s, and keeps nothing', async (_words, wrong, status) => {
    const bucket = s3Bucket(SETTINGS);
    await expect(storeAt(bucket, wrong).put('a', content)).rejects.toMatchObject({ name: `backup-store-${status}` });
    expect(bucket.objects.size).toBe(0);
  });

  test('refuses what is larger than it takes, and a clock astray', async () => {
    await expect(storeAt(s3Bucket({ ...SETTINGS, most: 5 })).put('a', content)).rejects.toMatchObject({
      name: 'backup-store-400',
    });
    const store = storeAt(s3Bucket(SETTINGS));
    vi.spyOn(Date, 'now').mockReturnValue(0);
    await expect(store.put('a', content)).rejects.toMatchObject({ name: 'backup-store-403' });
  });
});

describe('a store that fails', () => {
  const failing = (fault: Fault, times: number) =>
    s3Bucket(SETTINGS, (_asked, count) => (count <= times ? fault : undefined));

  test.each<Fault>(['slow-down', 'broken-off', 'answer-lost'])('by %s is asked again', async (fault) => {
    const bucket = failing(fault, 2);
    await storeAt(bucket).put('a', content);
    expect(bucket.objects.get('a')).toEqual(content);
    expect(bucket.asked.length).toBe(3);
    vi.restoreAllMocks();
  });

  test.each([
    ['slow-down', 'backup-store-503'],
    ['broken-off', 'backup-store-lost'],
    ['denied', 'backup-store-403'],
  ] as const)('by %s for good is said to: %s', async (fault, name) => {
    const store = storeAt(failing(fault, 99));
    await expect(store.put('a', content)).rejects.toMatchObject({ name });
    await expect(store.get('a')).rejects.toMatchObject({ name });
  });

  test('in the middle of an object gives no half of it', async () => {
    const bucket = s3Bucket(SETTINGS, ({ method }) => (method === 'GET' ? 'half' : undefined));
    const store = storeAt(bucket);
    await store.put('a', content);
    await expect(store.get('a')).rejects.toMatchObject({ name: 'backup-store-half' });
  });
});
