import { now } from '../../platform/clock';
import type { DigestWish } from './digest.table';

/** Which digests somebody wants. */
export async function findWish(d1: D1Database, userId: string): Promise<DigestWish> {
  const query = 'SELECT wish FROM digest_settings WHERE user_id = ?';
  return (await d1.prepare(query).bind(userId).first<DigestWish>('wish')) ?? 'daily';
}

const CHOOSE = `INSERT INTO digest_settings (user_id, wish, chosen_at) SELECT id, ?2, ?3 FROM users WHERE id = ?1
  ON CONFLICT (user_id) DO UPDATE SET wish = excluded.wish, chosen_at = excluded.chosen_at WHERE wish <> excluded.wish`;

/** Chooses for somebody which digests they get; whether that is another choice than before. */
export async function chooseWish(d1: D1Database, userId: string, wish: DigestWish): Promise<boolean> {
  const { meta } = await d1.prepare(CHOOSE).bind(userId, wish, now().toISOString()).run();
  return meta.changes > 0;
}
