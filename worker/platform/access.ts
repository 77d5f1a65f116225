import type { Role } from '../domain/session/roles';
import type { Message } from '../domain/shared/message';
import { machineTime, today } from './clock';
import { isWritten } from './long-change';
import { grantStands, seesClient } from './standing';

/**
 * Who may make which call, on what. Each feature says it of its own calls beside its routes; authorize.ts applies it and joins
 * it to the one table that OpenAPI and the generated tests read.
 */

/** No membership, viewer, founder, staff, manager, owner. */
export const ACTORS = ['NM', 'VW', 'FD', 'ST', 'MG', 'OW'] as const;
export type Actor = (typeof ACTORS)[number];

/** Allowed; refused although the object is visible (403); hidden as if it were not there (404). */
export type Verdict = 'allow' | 'forbid' | 'hide';

export type Call = {
  subject: Subject;
  summary: Message;
  verdicts: Readonly<Record<Actor, Verdict>>;
  /** A write that an archived company takes all the same. */
  evenArchived?: true;
  /** Asked while a long change of the company is being written: it says how far that is, and nothing of the books. */
  meanwhile?: true;
  /** Off one machine there is no such call. */
  localOnly?: true;
  /** For whoever runs the installation, named in the settings; for all others there is no such call. */
  operatorOnly?: true;
};

/** Calls by method and path: 'GET /companies/:companyId'. */
export type Calls = Readonly<Record<string, Call>>;

/** The verdicts of a call in the order of ACTORS. */
export const verdicts = (NM: Verdict, VW: Verdict, FD: Verdict, ST: Verdict, MG: Verdict, OW: Verdict) =>
  ({ NM, VW, FD, ST, MG, OW }) as const;

export const EVERYONE = verdicts('allow', 'allow', 'allow', 'allow', 'allow', 'allow');
export const NOBODY = verdicts('hide', 'hide', 'hide', 'hide', 'hide', 'hide');
export const COMPANY_READ = verdicts('hide', 'allow', 'allow', 'allow', 'allow', 'allow');
export const COMPANY_WRITE = verdicts('hide', 'forbid', 'allow', 'allow', 'allow', 'allow');
export const COMPANY_LEAD = verdicts('hide', 'forbid', 'allow', 'forbid', 'allow', 'allow');
export const COMPANY_OWN = verdicts('hide', 'forbid', 'allow', 'forbid', 'forbid', 'allow');
export const FIRM_READ = verdicts('hide', 'hide', 'hide', 'allow', 'allow', 'allow');
export const FIRM_LEAD = verdicts('hide', 'hide', 'hide', 'forbid', 'allow', 'allow');
export const FIRM_OWN = verdicts('hide', 'hide', 'hide', 'forbid', 'forbid', 'allow');

/** The verdict for the strongest of several standings: allowed beats refused beats hidden. */
export function verdictFor(known: Call, standings: readonly Actor[]): Verdict {
  const given = (standings.length > 0 ? standings : (['NM'] as const)).map((actor) => known.verdicts[actor]);
  if (given.includes('allow')) return 'allow';
  return given.includes('forbid') ? 'forbid' : 'hide';
}

const ACTOR_OF: Readonly<Record<Role, Actor>> = {
  owner: 'OW',
  manager: 'MG',
  staff: 'ST',
  founder: 'FD',
  viewer: 'VW',
  auditor: 'VW',
  // A signatory sees what they were sent to sign and nothing else; the calls for that come with the filings.
  signatory: 'NM',
};

/** As which actor of the table a person of this role counts. */
export const actorOf = (role: Role): Actor => ACTOR_OF[role];

declare const granted: unique symbol;

/** Who is signed in. Made only by the session look-up of authorize.ts. */
export type Person = {
  readonly [granted]: 'person';
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isAnonymous: boolean;
  readonly sessionId: string;
};

/** Leave to read or write one company's rows. Repositories take it as their first argument; only authorize.ts makes it. */
export type CompanyScope = {
  readonly [granted]: 'company';
  readonly companyId: string;
  readonly caFirmId: string | null;
  readonly isDemo: boolean;
  readonly role: Role;
};

/** Leave to read or write one firm's rows. */
export type FirmScope = {
  readonly [granted]: 'firm';
  readonly caFirmId: string;
  readonly isDemo: boolean;
  readonly role: Role;
  /** The person to whose clients the rows are narrowed; null for who sees all of them. */
  readonly onlyOf: string | null;
};

/** What a call is about, and how the one query of a request finds it with the session and the person's standing to it. */
export type Subject = {
  /** The parameter of the path that names the object; none where a call is about no object. */
  readonly param?: string;
  /** The query with ?1 the session's token, ?2 the time, ?3 the day in India and ?4 the key of the object. */
  readonly queryFor: (key: string) => string;
  /** The key of an object as it is stored, whoever types it. */
  readonly keyOf?: (text: string) => string;
};

/** What one query knows of a session, an object and the person's standing to it. */
export type Found = {
  userId: string;
  sessionId: string;
  name: string;
  email: string;
  isAnonymous: number;
  companyId: string | null;
  caFirmId: string | null;
  isDemo: number | null;
  isArchived?: number | null;
  isBeingWritten?: number | null;
  firmRole: Role | null;
  companyRole: Role | null;
  roles: string | null;
};

const SESSION = `s.id sessionId, u.id userId, u.name, u.email, u.is_anonymous isAnonymous
  FROM sessions s JOIN users u ON u.id = s.user_id`;
const SIGNED_IN = 'WHERE s.token = ?1 AND s.expires_at > ?2';

const ROLES = `SELECT NULL companyId, NULL caFirmId, NULL isDemo, NULL firmRole, NULL companyRole,
  (SELECT group_concat(role) FROM (
     SELECT role FROM firm_members WHERE user_id = s.user_id AND removed_at IS NULL
     UNION SELECT role FROM company_access a WHERE user_id = s.user_id AND ${grantStands('a', '?3')})) roles, ${SESSION} ${SIGNED_IN}`;

const BY_FIRM = `SELECT NULL companyId, f.id caFirmId, f.is_demo isDemo, m.role firmRole, NULL companyRole, NULL roles, ${SESSION}
  LEFT JOIN ca_firms f ON f.id = ?4
  LEFT JOIN firm_members m ON m.user_id = u.id AND m.ca_firm_id = f.id AND m.removed_at IS NULL ${SIGNED_IN}`;

const byCompany = (
  join: string,
) => `SELECT c.id companyId, c.ca_firm_id caFirmId, c.is_demo isDemo, c.client_status = 'archived' isArchived,
  ${isWritten('c.id')} isBeingWritten, m.role firmRole, a.role companyRole, NULL roles, ${SESSION} ${join}
  LEFT JOIN firm_members m ON m.user_id = u.id AND m.ca_firm_id = c.ca_firm_id AND m.removed_at IS NULL
    AND ${seesClient('m', 'c')}
  LEFT JOIN company_access a ON a.user_id = u.id AND a.company_id = c.id AND ${grantStands('a', '?3')} ${SIGNED_IN}`;

const COMPANY_BY_ID = byCompany('LEFT JOIN companies c ON c.id = ?4');

// A CIN may stand under several owners; the person's own companies are tried oldest first.
const COMPANY_BY_CIN = byCompany(`LEFT JOIN companies c ON c.cin = ?4 AND c.id IN (
    SELECT k.id FROM firm_members fm JOIN companies k ON k.owner_id = fm.ca_firm_id AND k.cin = ?4
      WHERE fm.user_id = s.user_id AND fm.removed_at IS NULL AND ${seesClient('fm', 'k')}
    UNION SELECT k.id FROM company_access ca JOIN companies k ON k.id = ca.company_id AND k.cin = ?4
      WHERE ca.user_id = s.user_id AND ${grantStands('ca', '?3')})`).concat(' ORDER BY c.created_at, c.id LIMIT 1');

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Nobody's object: no session is asked for. */
export const ANYONE: Subject = { queryFor: () => ROLES };

/** The signed-in person, with all roles they hold anywhere. */
export const PERSON: Subject = { queryFor: () => ROLES };

export const FIRM: Subject = { param: 'caFirmId', queryFor: () => BY_FIRM };

/** A company, named by its id or by its CIN, which is written in capitals. */
export const COMPANY: Subject = {
  param: 'companyId',
  queryFor: (key) => (UUID.test(key) ? COMPANY_BY_ID : COMPANY_BY_CIN),
  keyOf: (text) => (UUID.test(text) ? text : text.toUpperCase()),
};

/** A row that belongs to a company and is named by its id alone: the table has the columns `id` and `company_id`. */
export function ofCompany(param: string, table: string): Subject {
  const query = byCompany(`LEFT JOIN ${table} o ON o.id = ?4 LEFT JOIN companies c ON c.id = o.company_id`);
  return { param, queryFor: () => query };
}

/** The session of a token with the object asked for, in one round trip; null when nobody is signed in. */
export function findStanding(d1: D1Database, token: string, subject: Subject, object: string): Promise<Found | null> {
  const key = subject.keyOf?.(object) ?? object;
  const values = [token, machineTime(), today(), ...(subject.param === undefined ? [] : [key])];
  return d1
    .prepare(subject.queryFor(key))
    .bind(...values)
    .first<Found>();
}

/** The prefix makes the browser insist on HTTPS (or localhost), path / and this very host. */
export const SESSION_COOKIE = '__Host-anupalan';
