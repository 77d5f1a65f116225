import { addDays, type IsoDate } from '../../domain/shared/dates';
import type { Said } from '../../domain/shared/message';
import { columnsOf, readSaid } from '../../platform/database';
import { newId } from '../../platform/ids';
import { grantStands, seesClient } from '../../platform/standing';
import { type DigestWish, digests } from './digest.table';

// A person of a firm that is no demonstration, or the founder of a company that is none. Who only reads can do nothing.
const HAS_WORK = `(EXISTS (SELECT 1 FROM firm_members m JOIN ca_firms f ON f.id = m.ca_firm_id
    WHERE m.user_id = u.id AND m.removed_at IS NULL AND f.is_active = 1 AND f.is_demo = 0)
  OR EXISTS (SELECT 1 FROM company_access a JOIN companies c ON c.id = a.company_id
    WHERE a.user_id = u.id AND ${grantStands('a', '?1')} AND a.role = 'founder' AND c.is_demo = 0))`;

// A piece of all people, in the order of their ids, each with whether a digest is due.
const PEOPLE = `SELECT u.id, u.is_anonymous = 0 AND u.email_verified = 1 AND u.created_at < ?2 AND ${HAS_WORK}
    AND NOT EXISTS (SELECT 1 FROM digests d WHERE d.user_id = u.id AND d.day = ?1)
    AND NOT EXISTS (SELECT 1 FROM digest_settings s WHERE s.user_id = u.id AND s.wish = 'never') isDue
  FROM (SELECT id, is_anonymous, email_verified, created_at FROM users WHERE id > ?3 ORDER BY id LIMIT ?4) u ORDER BY u.id`;

const CLAIMS = columnsOf(digests).bulk(
  ['id', 'userId'],
  ['day', 'state', 'claimedAt'],
  'ON CONFLICT DO NOTHING RETURNING user_id userId',
);

const RECLAIM = `UPDATE digests SET state = 'claimed', claimed_at = ?3 WHERE id IN (SELECT id FROM digests
    WHERE day = ?1 AND state IN ('claimed', 'failed') AND claimed_at < ?2 ORDER BY claimed_at LIMIT ?4) RETURNING user_id userId`;

/** Which day's digest, claimed at which instant. The instant tells whose claim it is when one was given up and taken again. */
export type Claim = { day: IsoDate; at: string };

type Claimed = { userId: string };
const idsOf = ({ results }: D1Result<Claimed>) => results.map(({ userId }) => userId);

/** Where the search of a day stands, and how often it came to its end. */
export type Round = { through: string | null; rounds: number };

/** How far the search of a day has come. */
export async function roundOf(d1: D1Database, day: IsoDate): Promise<Round> {
  const query = 'SELECT through, rounds FROM digest_rounds WHERE day = ?';
  return (await d1.prepare(query).bind(day).first<Round>()) ?? { through: null, rounds: 0 };
}

const KEEP_ROUND = `INSERT INTO digest_rounds (day, through, rounds) VALUES (?1, ?2, ?3)
  ON CONFLICT (day) DO UPDATE SET through = ?2, rounds = ?3`;

type Piece = { after: string | null; hereBy: Date; most: number };

/**
 * Claims the digests of the next people by id who were here by an instant and have none of the day. Each is claimed by one run
 * alone. `through` is the last who was looked at, null at the end of all.
 */
export async function claimNext(d1: D1Database, { day, at }: Claim, { after, hereBy, most }: Piece) {
  const found = d1.prepare(PEOPLE).bind(day, hereBy.getTime(), after ?? '', most);
  const { results } = await found.all<{ id: string; isDue: number }>();
  const rows = results.filter(({ isDue }) => isDue === 1).map(({ id }) => CLAIMS.text({ id: newId(), userId: id }));
  const through = results.length < most ? null : (results.at(-1)?.id ?? null);
  if (rows.length === 0) return { claimed: [], through };
  const claim = CLAIMS.insert(d1, `[${rows.join(',')}]`, { day, state: 'claimed', claimedAt: at });
  return { claimed: idsOf(await claim.all<Claimed>()), through };
}

/** Remembers how far the search of a day has come. */
export async function keepRound(d1: D1Database, day: IsoDate, { through, rounds }: Round): Promise<void> {
  await d1.prepare(KEEP_ROUND).bind(day, through, rounds).run();
}

/** Claims again what failed, or what a run that died has left, where the claim is older than an instant. */
export async function claimAgain(d1: D1Database, { day, at }: Claim, olderThan: Date, most: number): Promise<string[]> {
  if (most === 0) return [];
  return idsOf(await d1.prepare(RECLAIM).bind(day, olderThan.toISOString(), at, most).all<Claimed>());
}

const SETTLE = `UPDATE digests SET state = ?4, lines = ?5, sent_at = ?6
  WHERE user_id = ?1 AND day = ?2 AND claimed_at = ?3 AND state = 'claimed'`;

export type Outcome = { state: 'sent' | 'empty' | 'failed'; lines: number; sentAt: string | null };

/** Notes how a claimed digest ended; nothing where the claim was taken over. */
export async function settle(d1: D1Database, userId: string, { day, at }: Claim, outcome: Outcome): Promise<void> {
  const { state, lines, sentAt } = outcome;
  await d1.prepare(SETTLE).bind(userId, day, at, state, lines, sentAt).run();
}

// The clients that somebody sees in their firms, and the companies that they founded.
const MINE = `WITH mine AS (
    SELECT c.id, c.name FROM firm_members m JOIN ca_firms f ON f.id = m.ca_firm_id AND f.is_active = 1 AND f.is_demo = 0
      JOIN companies c ON c.ca_firm_id = f.id
      WHERE m.user_id = ?1 AND m.removed_at IS NULL AND c.client_status = 'active' AND c.is_demo = 0
        AND ${seesClient('m', 'c')}
    UNION SELECT c.id, c.name FROM company_access a JOIN companies c ON c.id = a.company_id
      WHERE a.user_id = ?1 AND ${grantStands('a', '?2')} AND a.role = 'founder' AND c.client_status = 'active' AND c.is_demo = 0)`;

const PERSON = `SELECT u.name, u.email, coalesce(s.wish, 'daily') wish
  FROM users u LEFT JOIN digest_settings s ON s.user_id = u.id WHERE u.id = ?1`;

const DUE = `${MINE} SELECT mine.name companyName, i.title, i.due_date dueOn, i.cost_ladder ladder
  FROM mine JOIN compliance_items i ON i.company_id = mine.id
  WHERE i.status = 'pending' AND i.due_date <= ?3 AND i.is_optional = 0 ORDER BY i.due_date, mine.name, i.id`;

const UNCONFIRMED = `${MINE} SELECT count(*) n FROM mine JOIN compliance_items i ON i.company_id = mine.id
  WHERE i.status = 'unconfirmed'`;

// What was told: the day of the last digest that came through, or yesterday; a month back at most.
const EASED = `${MINE}, told AS (SELECT max(coalesce((SELECT max(d.day) FROM digests d WHERE d.user_id = ?1 AND d.day < ?2
      AND d.state IN ('sent', 'empty')), ?3), ?4) day)
  SELECT mine.name companyName, i.title, h.change, h.due_date dueOn, h.previous_due_date previousDueOn, h.reason, h.at
  FROM told JOIN mine JOIN compliance_item_history h ON h.company_id = mine.id AND h.day >= told.day
    AND h.change IN ('moved', 'waived') AND h.at > told.day || ?5 AND h.at <= ?2 || ?5
  JOIN compliance_items i ON i.id = h.item_id AND i.company_id = h.company_id AND i.status = 'pending'
  ORDER BY h.at, mine.name, h.id`;

// Five minutes before eight in India: what is written while a run reads is told on the next day, once.
const CUT = 'T02:25:00.000Z';
const DAYS_AHEAD = 7;

export type DueRow = { companyName: string; title: Said; dueOn: IsoDate; ladder: string };
export type EasedRow = {
  companyName: string;
  title: Said;
  change: 'moved' | 'waived';
  dueOn: IsoDate;
  previousDueOn: IsoDate | null;
  reason: Said | null;
  /** The instant of the change. */
  at: string;
};

/** What a person can act on: what is open and due within a week, what was moved or waived since they were last told. */
export type Matter = {
  person: { name: string; email: string; wish: DigestWish };
  due: readonly DueRow[];
  eased: readonly EasedRow[];
  unconfirmed: number;
};

/** All that a person's mail of a day may speak of. Throws where nobody has this id. */
export async function readMatter(d1: D1Database, userId: string, day: IsoDate): Promise<Matter> {
  const [person, due, eased, unconfirmed] = await d1.batch([
    d1.prepare(PERSON).bind(userId),
    d1.prepare(DUE).bind(userId, day, addDays(day, DAYS_AHEAD)),
    d1.prepare(EASED).bind(userId, day, addDays(day, -1), addDays(day, -31), CUT),
    d1.prepare(UNCONFIRMED).bind(userId, day),
  ]);
  const [known] = (person?.results ?? []) as Matter['person'][];
  if (!known) throw new Error('A digest was claimed for nobody');
  return {
    person: known,
    due: rowsOf<DueRow>(due),
    eased: rowsOf<EasedRow>(eased),
    unconfirmed: ((unconfirmed?.results ?? []) as { n: number }[])[0]?.n ?? 0,
  };
}

type Told = { title: Said; reason?: Said | null };

/** Rows with what is said in them as it was before it was stored. */
const rowsOf = <Row extends Told>(result: D1Result | undefined): Row[] =>
  ((result?.results ?? []) as (Row & { title: string; reason?: string | null })[]).map((row) => ({
    ...row,
    title: readSaid(row.title),
    ...(row.reason && { reason: readSaid(row.reason) }),
  }));
