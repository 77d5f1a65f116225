import { jsonPieces } from '../../platform/database';

/** Chain, length and head. */
export type Head = [chainId: string, length: number, hash: string];

/** How a chain ends, and whose it is: the firm's own or that of its client. */
export type ChainEnd = { head: Head; caFirmId: string | null };

const ENDS = `SELECT h.chain_id chainId, h.length, h.head, coalesce(c.ca_firm_id, f.id) caFirmId FROM chain_heads h
  LEFT JOIN companies c ON c.id = h.chain_id LEFT JOIN ca_firms f ON f.id = h.chain_id ORDER BY h.chain_id`;

/** How long every chain is and how it ends, in the order of the chains. */
export async function chainEnds(d1: D1Database): Promise<ChainEnd[]> {
  type Row = { chainId: string; length: number; head: string; caFirmId: string | null };
  const { results } = await d1.prepare(ENDS).all<Row>();
  return results.map(({ chainId, length, head, caFirmId }) => ({ head: [chainId, length, head], caFirmId }));
}

const ASTRAY = `SELECT j.value ->> 0, j.value ->> 1, j.value ->> 2 FROM json_each(?1) j WHERE NOT EXISTS (
  SELECT 1 FROM audit_entries e WHERE e.chain_id = j.value ->> 0 AND e.seq = j.value ->> 1 AND e.hash = j.value ->> 2)`;

/** Of these ends those that no entry has any more. */
export async function endsAstray(d1: D1Database, heads: readonly Head[]): Promise<Head[]> {
  const pieces = jsonPieces(heads.map((head) => JSON.stringify(head)));
  const found = await Promise.all(pieces.map((piece) => d1.prepare(ASTRAY).bind(piece).raw<Head>()));
  return found.flat();
}

/** Who of a firm is mailed each night what was kept of its chains. */
export type NightReader = { caFirmId: string; firm: string; userId: string; email: string };

const READERS = `SELECT m.ca_firm_id caFirmId, f.name firm, u.id userId, u.email FROM firm_members m
  JOIN ca_firms f ON f.id = m.ca_firm_id JOIN users u ON u.id = m.user_id
  WHERE m.wants_trail_mail = 1 AND m.role = 'owner' AND m.removed_at IS NULL AND u.email_verified = 1 ORDER BY m.id`;

/** The owners who asked for the nightly mail. */
export async function nightReaders(d1: D1Database): Promise<NightReader[]> {
  return (await d1.prepare(READERS).all<NightReader>()).results;
}

const WANTS = `SELECT wants_trail_mail FROM firm_members WHERE ca_firm_id = ? AND user_id = ? AND removed_at IS NULL`;

/** Whether a member of a firm asked for the nightly mail. */
export const wantsNightMail = async (d1: D1Database, caFirmId: string, userId: string): Promise<boolean> =>
  (await d1.prepare(WANTS).bind(caFirmId, userId).first<number>('wants_trail_mail')) === 1;

const CHOOSE = `UPDATE firm_members SET wants_trail_mail = ?3
  WHERE ca_firm_id = ?1 AND user_id = ?2 AND removed_at IS NULL AND wants_trail_mail <> ?3`;

/** A member's choice whether to be mailed; changes nothing where it stands already. */
export const choosesNightMail = (d1: D1Database, caFirmId: string, userId: string, isMailed: boolean) =>
  d1.prepare(CHOOSE).bind(caFirmId, userId, isMailed ? 1 : 0);
