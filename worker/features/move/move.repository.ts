import { and, asc, eq, gt } from 'drizzle-orm';
import type { IsoDate } from '../../domain/shared/dates';
import { standsOn, type Term } from '../../domain/subscription/term';
import type { Person } from '../../platform/access';
import { now, today } from '../../platform/clock';
import { openDatabase } from '../../platform/database';
import { newId } from '../../platform/ids';
import type { Page } from '../../platform/wire';
import { type Change, mustBeAtMost, mustHaveChanged, type NewEntry } from '../audit/audit.repository';
import { COMPANIES_PER_FOUNDER, FOUNDED } from '../company/company.repository';
import { pastSubscriptions } from '../subscription/subscription.table';
import type { MoveKind } from './move.table';

const DAY_MS = 86_400_000;
const VALID_DAYS = 7;

/** An offer that can still be agreed to; `firm` is the name of the firm that lets go. */
export type Waiting = {
  id: string;
  companyId: string;
  kind: MoveKind;
  email: string | null;
  movedFirmId: string | null;
  askedById: string;
  askedBy: string;
  askerEmail: string;
  firm: string | null;
  createdAt: string;
  expiresAt: string;
};

/** An offer with the company that it is of. */
export type Offered = Waiting & { company: string; cin: string; isArchived: number; caFirmId: string | null };

const OFFERED = `SELECT v.id, v.company_id companyId, v.kind, v.email, v.moved_firm_id movedFirmId, v.asked_by askedById,
    u.name askedBy, u.email askerEmail, f.name firm, v.created_at createdAt, v.expires_at expiresAt,
    c.name company, c.cin, c.client_status = 'archived' isArchived, c.ca_firm_id caFirmId
  FROM company_moves v JOIN companies c ON c.id = v.company_id JOIN users u ON u.id = v.asked_by
  LEFT JOIN ca_firms f ON f.id = v.moved_firm_id WHERE v.decided_at IS NULL`;

/** The offer of a company that waits; null where there is none, or its time is over. */
export const findWaiting = (d1: D1Database, companyId: string): Promise<Offered | null> =>
  d1
    .prepare(`${OFFERED} AND v.company_id = ?1 AND v.expires_at > ?2`)
    .bind(companyId, now().toISOString())
    .first<Offered>();

/** How many offers to one address are shown. */
const MOST_OFFERS = 50;

/** The companies that are offered to an address, oldest first. */
export async function listOffered(d1: D1Database, { email }: Person): Promise<Offered[]> {
  const query = `${OFFERED} AND v.kind = 'hand-over' AND v.email = ?1 AND v.expires_at > ?2
    AND c.client_status <> 'archived' ORDER BY v.created_at, v.id LIMIT ${MOST_OFFERS}`;
  return (await d1.prepare(query).bind(email.toLowerCase(), now().toISOString()).all<Offered>()).results;
}

export type Founder = { id: string; name: string; email: string };

const FOUNDERS = `SELECT u.id, u.name, u.email FROM company_access a JOIN users u ON u.id = a.user_id
  WHERE a.company_id = ? AND a.role = 'founder' AND a.removed_at IS NULL AND a.ends_on IS NULL ORDER BY a.created_at, u.id LIMIT 20`;

/** Who keeps a company for good, and so can hand it over and take it back. */
export const foundersOf = async (d1: D1Database, companyId: string): Promise<Founder[]> =>
  (await d1.prepare(FOUNDERS).bind(companyId).all<Founder>()).results;

/** What an offer begins with: it can be agreed to for seven days. */
export type NewMove = Pick<Waiting, 'id' | 'companyId' | 'kind' | 'email' | 'movedFirmId' | 'createdAt' | 'expiresAt'>;

export function newMove(of: Pick<NewMove, 'companyId' | 'kind' | 'email' | 'movedFirmId'>): NewMove {
  const at = now();
  return {
    ...of,
    id: newId(),
    createdAt: at.toISOString(),
    expiresAt: new Date(at.getTime() + VALID_DAYS * DAY_MS).toISOString(),
  };
}

const FOUNDS = `INSERT INTO must (ok) SELECT NULL WHERE NOT EXISTS (SELECT 1 FROM company_access a
  WHERE a.company_id = ?1 AND a.user_id = ?2 AND a.role = 'founder' AND a.removed_at IS NULL AND a.ends_on IS NULL)`;
/** Undone where somebody does not keep the company for good any more. */
const mustFound = (d1: D1Database, companyId: string, userId: string) => d1.prepare(FOUNDS).bind(companyId, userId);

const OWNS = `INSERT INTO must (ok) SELECT NULL WHERE NOT EXISTS (SELECT 1 FROM firm_members
  WHERE ca_firm_id = ?1 AND user_id = ?2 AND role = 'owner' AND removed_at IS NULL)`;
/** Undone where somebody does not own the firm any more. */
const mustOwn = (d1: D1Database, caFirmId: string, userId: string) => d1.prepare(OWNS).bind(caFirmId, userId);

const IS_AT = `INSERT INTO must (ok) SELECT NULL WHERE NOT EXISTS (SELECT 1 FROM companies
  WHERE id = ?1 AND ca_firm_id IS ?2 AND client_status <> 'archived' AND is_demo = 0)`;
/** Undone where the company is not, or no longer, with this firm; null for none. */
const mustBeAt = (d1: D1Database, companyId: string, caFirmId: string | null) =>
  d1.prepare(IS_AT).bind(companyId, caFirmId);

const REPLACE = `UPDATE company_moves SET decided_at = ?2, decided_by = ?3, decision = 'withdrawn'
  WHERE company_id = ?1 AND decided_at IS NULL`;
const ADD = `INSERT INTO company_moves (id, company_id, kind, email, moved_firm_id, asked_by, created_at, expires_at)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)`;

const ofCompany = (action: string, companyId: string, told: Pick<NewEntry, 'before' | 'after'>): NewEntry => ({
  ...{ action, entityType: 'company', entityId: companyId },
  ...told,
});

const standsWith = (d1: D1Database, { kind, companyId, movedFirmId }: NewMove, askerId: string): D1PreparedStatement =>
  kind === 'release' && movedFirmId ? mustOwn(d1, movedFirmId, askerId) : mustFound(d1, companyId, askerId);

/** Offers a company to the other side, in the place of an offer that waits. */
export function moveOffered(d1: D1Database, move: NewMove, asker: Person): Change {
  const { id, companyId, kind, email, movedFirmId, createdAt, expiresAt } = move;
  const action = kind === 'hand-over' ? 'move.offer' : 'move.offer-release';
  return {
    chainId: companyId,
    statements: [
      standsWith(d1, move, asker.id),
      mustBeAt(d1, companyId, movedFirmId),
      d1.prepare(REPLACE).bind(companyId, createdAt, asker.id),
      d1.prepare(ADD).bind(id, companyId, kind, email, movedFirmId, asker.id, createdAt, expiresAt),
    ],
    entries: [ofCompany(action, companyId, { after: { ...(email && { email }), expiresAt } })],
  };
}

const DECIDE = `UPDATE company_moves SET decided_at = ?2, decided_by = ?3, decision = ?4, moved_firm_id = coalesce(moved_firm_id, ?5)
  WHERE id = ?1 AND decided_at IS NULL AND expires_at > ?2`;

const decided = (d1: D1Database, id: string, by: Person, decision: string, firmId: string | null = null) => [
  d1.prepare(DECIDE).bind(id, now().toISOString(), by.id, decision, firmId),
  mustHaveChanged(d1),
];

/** Says no to an offer, or takes one back. Undone where it was decided meanwhile. */
export function moveEnded(
  d1: D1Database,
  { id, companyId, email }: Offered,
  by: Person,
  decision: 'refused' | 'withdrawn',
): Change {
  const action = decision === 'refused' ? 'move.refuse' : 'move.withdraw';
  return {
    chainId: companyId,
    statements: decided(d1, id, by, decision),
    entries: [ofCompany(action, companyId, { before: { ...(email && { email }) } })],
  };
}

// What a client was to the firm is not what it is to the next one. What is due is worked out anew: the reliefs are another firm's.
const MOVE = `UPDATE companies SET ca_firm_id = ?3, owner_id = ?4, assigned_manager = NULL, assigned_manager_id = NULL,
  monthly_fee_paise = NULL, client_type = 'regular', onboarding_date = ?5, worked_out_for = NULL, facts_version = facts_version + 1,
  updated_at = ?6 WHERE id = ?1 AND ca_firm_id IS ?2 AND client_status <> 'archived' AND is_demo = 0`;

type Way = { companyId: string; from: string | null; to: string | null; ownerId: string };

const moved = (d1: D1Database, { companyId, from, to, ownerId }: Way) => [
  d1.prepare(MOVE).bind(companyId, from, to, ownerId, today(), now().toISOString()),
  mustHaveChanged(d1),
];

type Firm = { id: string; name: string };

/** A firm takes a company on as its client; whoever keeps the company keeps their access. */
export function takenOn(d1: D1Database, offered: Offered, firm: Firm, owner: Person): Change[] {
  const { id, companyId, company, cin, askedById } = offered;
  const way = { companyId, from: null, to: firm.id, ownerId: firm.id };
  return [
    {
      chainId: companyId,
      statements: [
        mustOwn(d1, firm.id, owner.id),
        mustFound(d1, companyId, askedById),
        ...decided(d1, id, owner, 'accepted', firm.id),
        ...moved(d1, way),
      ],
      entries: [ofCompany('company.hand-over', companyId, { before: { firm: null }, after: { firm: firm.name } })],
    },
    {
      chainId: firm.id,
      statements: [],
      entries: [ofCompany('client.take-on', companyId, { after: { name: company, cin } })],
    },
  ];
}

/** A subscription that the move ends. */
type Ended = Term & { id: string; monthlyFee: number; subscriptionType: string };

const SUBSCRIPTIONS = `SELECT id, start_date startDate, end_date endDate, is_active isActive, auto_renewal autoRenewal,
  monthly_fee_paise monthlyFee, subscription_type subscriptionType FROM client_subscriptions WHERE company_id = ?1 ORDER BY id`;
// What came or changed since it was read would else be gone without a word.
const SAME_SUBSCRIPTIONS = `INSERT INTO must (ok) SELECT NULL WHERE (SELECT json_group_array(json_array(id, start_date, end_date, is_active,
  auto_renewal, monthly_fee_paise, subscription_type)) FROM (SELECT * FROM client_subscriptions WHERE company_id = ?1 ORDER BY id)) <> ?2`;
const KEEP_SUBSCRIPTIONS = `INSERT INTO past_subscriptions (id, ca_firm_id, client_id, client_name, subscription_type, start_date, end_date,
    monthly_fee_paise, services_included, billing_cycle, payment_status, created_at, left_at)
  SELECT s.id, s.ca_firm_id, s.company_id, c.name, s.subscription_type, s.start_date, json_extract(e.value, '$[1]'), s.monthly_fee_paise,
    s.services_included, s.billing_cycle, s.payment_status, s.created_at, ?3
  FROM client_subscriptions s JOIN companies c ON c.id = s.company_id JOIN json_each(?2) e ON json_extract(e.value, '$[0]') = s.id
  WHERE s.company_id = ?1`;

/** The last day of a subscription that ends with the move: the day itself, where it stood until then; never before it began. */
function lastDayOf(term: Term, day: IsoDate): IsoDate {
  const last = standsOn(term, day) ? day : (term.endDate ?? day);
  return last < term.startDate ? term.startDate : last;
}

/** The tables of a company whose rows name a category. */
const CATEGORISED = ['bank_transactions', 'transaction_splits', 'category_rules', 'payee_choices', 'budgets'] as const;
const USED = `SELECT e.id, (SELECT k.id FROM expense_categories k WHERE k.owner_id = ?1 AND lower(k.name) = lower(e.name)) own
  FROM expense_categories e WHERE e.owner_id = ?2 AND e.id IN (${CATEGORISED.map(
    (table) => `SELECT category_id FROM ${table} WHERE company_id = ?1`,
  ).join(' UNION ')})`;
const COPY = `INSERT INTO expense_categories (id, owner_id, company_id, name, parent_id, is_default, is_listed, gst_rate_bp, gst_rate_reason,
    tds_section, tds_rate_bp, created_at)
  SELECT json_extract(v.value, '$[1]'), ?1, ?1, e.name, NULL, 0, e.is_listed, e.gst_rate_bp, e.gst_rate_reason, e.tds_section,
    e.tds_rate_bp, ?3 FROM json_each(?2) v JOIN expense_categories e ON e.id = json_extract(v.value, '$[0]')
  WHERE json_extract(v.value, '$[2]') = 1`;
const NAMED_ANEW = (
  table: string,
) => `UPDATE ${table} SET category_id = (SELECT json_extract(value, '$[1]') FROM json_each(?2)
    WHERE json_extract(value, '$[0]') = category_id)
  WHERE company_id = ?1 AND category_id IN (SELECT json_extract(value, '$[0]') FROM json_each(?2))`;

/** The firm's own categories that the company's rows are of become the company's: the firm may rename its own from then on. */
async function categoriesKept(d1: D1Database, companyId: string, caFirmId: string): Promise<D1PreparedStatement[]> {
  const { results } = await d1.prepare(USED).bind(companyId, caFirmId).all<{ id: string; own: string | null }>();
  if (results.length === 0) return [];
  const pairs = JSON.stringify(results.map(({ id, own }) => [id, own ?? newId(), own ? 0 : 1]));
  return [
    d1.prepare(COPY).bind(companyId, pairs, now().toISOString()),
    ...CATEGORISED.map((table) => d1.prepare(NAMED_ANEW(table)).bind(companyId, pairs)),
  ];
}

// Who the firm waits for is its own affair.
const END_WAITS = `UPDATE compliance_items SET waits_for = NULL, waits_name = NULL, waits_what = NULL
  WHERE company_id = ?1 AND waits_for IS NOT NULL`;

// Whoever the firm's people invited would come in on the word of somebody who sees the company no more.
const END_INVITATIONS = `UPDATE company_invitations SET revoked_at = ?3 WHERE company_id = ?1 AND accepted_at IS NULL AND revoked_at IS NULL
  AND invited_by IN (SELECT user_id FROM firm_members WHERE ca_firm_id = ?2) AND invited_by NOT IN (SELECT user_id FROM company_access
    WHERE company_id = ?1 AND role = 'founder' AND removed_at IS NULL AND ends_on IS NULL)`;

/** A firm's client goes to its founder: its subscriptions end today and stay with the firm, everything that hung on the firm ends. */
export async function letGo(d1: D1Database, offered: Offered, firm: Firm, founder: Person): Promise<Change[]> {
  const { id, companyId, company, cin, askedById } = offered;
  const { results: rows } = await d1.prepare(SUBSCRIPTIONS).bind(companyId).all<Ended>();
  const at = now().toISOString();
  const day = today();
  const ended = rows.map((row) => ({ ...row, isActive: Boolean(row.isActive), autoRenewal: Boolean(row.autoRenewal) }));
  const lasts = JSON.stringify(ended.map((row) => [row.id, lastDayOf(row, day)]));
  const same = JSON.stringify(
    rows.map((row) => [
      ...[row.id, row.startDate, row.endDate, Number(row.isActive), Number(row.autoRenewal)],
      ...[row.monthlyFee, row.subscriptionType],
    ]),
  );
  const forCompany = (query: string) => d1.prepare(query).bind(companyId);
  const way = { companyId, from: firm.id, to: null, ownerId: founder.id };
  return [
    {
      chainId: companyId,
      statements: [
        mustFound(d1, companyId, founder.id),
        mustOwn(d1, firm.id, askedById),
        ...decided(d1, id, founder, 'accepted'),
        d1.prepare(SAME_SUBSCRIPTIONS).bind(companyId, same),
        d1.prepare(KEEP_SUBSCRIPTIONS).bind(companyId, lasts, at),
        forCompany('DELETE FROM client_subscriptions WHERE company_id = ?1'),
        forCompany('DELETE FROM client_assignments WHERE company_id = ?1'),
        forCompany(END_WAITS),
        d1.prepare(END_INVITATIONS).bind(companyId, firm.id, at),
        ...(await categoriesKept(d1, companyId, firm.id)),
        ...moved(d1, way),
        mustBeAtMost(d1, COMPANIES_PER_FOUNDER, FOUNDED, founder.id),
      ],
      entries: [ofCompany('company.release', companyId, { before: { firm: firm.name }, after: { firm: null } })],
    },
    {
      chainId: firm.id,
      statements: [],
      entries: [
        ofCompany('client.let-go', companyId, { before: { name: company, cin } }),
        ...ended.map((row) => ({
          ...{ action: 'subscription.end', entityType: 'client-subscription', entityId: row.id },
          before: { subscriptionType: row.subscriptionType, monthlyFee: row.monthlyFee, endDate: row.endDate },
          after: { endDate: lastDayOf(row, day), isActive: false },
        })),
      ],
    },
  ];
}

export type PastSubscription = typeof pastSubscriptions.$inferSelect;

/** What former clients paid a firm, in the order in which it was agreed, one more than the page asks for. */
export async function listPastSubscriptions(d1: D1Database, caFirmId: string, page: Page): Promise<PastSubscription[]> {
  const after = page.cursor ? gt(pastSubscriptions.id, page.cursor) : undefined;
  return openDatabase(d1)
    .select()
    .from(pastSubscriptions)
    .where(and(eq(pastSubscriptions.caFirmId, caFirmId), after))
    .orderBy(asc(pastSubscriptions.id))
    .limit(page.limit + 1);
}
