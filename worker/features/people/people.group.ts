import type { CompanyRole, FirmRole } from '../../domain/session/roles';
import type { CompanyScope, FirmScope } from '../../platform/access';
import { today } from '../../platform/clock';
import { grantStands } from '../../platform/standing';

/**
 * To what people are let in: a firm, whose members they become, or a company that is given to them by itself. Inviting, changing
 * and removing is the same for both; here stands what differs.
 */

export type Kind = 'firm' | 'company';

/** One firm or company. Made of a scope alone, or of an invitation to it. */
export type Group = { kind: Kind; id: string };

export const firmOf = ({ caFirmId }: Pick<FirmScope, 'caFirmId'>): Group => ({ kind: 'firm', id: caFirmId });
export const companyOf = ({ companyId }: Pick<CompanyScope, 'companyId'>): Group => ({
  kind: 'company',
  id: companyId,
});

/** As what somebody is let in, until when and what for; a firm's people stay until they are removed. */
export type Terms = { role: FirmRole | CompanyRole; endsOn: string | null; reason: string | null };

type Place = {
  /** The table of those who are in, and its column of the firm or company. */
  people: string;
  of: string;
  invitations: string;
  /** What of the terms both tables keep. */
  terms: readonly ('role' | 'endsOn' | 'reason')[];
  lead: Terms['role'];
  entityType: string;
  groups: string;
  /** SQL, of the firm or company named by `g`: an invitation to it can still be opened. */
  isOpen: string;
};

const PLACES: Readonly<Record<Kind, Place>> = {
  firm: {
    people: 'firm_members',
    of: 'ca_firm_id',
    invitations: 'invitations',
    terms: ['role'],
    lead: 'owner',
    entityType: 'firm-member',
    groups: 'ca_firms',
    isOpen: 'g.is_active = 1',
  },
  company: {
    people: 'company_access',
    of: 'company_id',
    invitations: 'company_invitations',
    terms: ['role', 'endsOn', 'reason'],
    lead: 'founder',
    entityType: 'company-access',
    groups: 'companies',
    isOpen: 'g.is_demo = 0',
  },
};

export const placeOf = ({ kind }: Pick<Group, 'kind'>): Place => PLACES[kind];

const COLUMNS = { role: 'role', endsOn: 'ends_on', reason: 'reason' } as const;

/** The columns of the terms that a group's tables have. */
export const termColumns = ({ terms }: Place): string[] => terms.map((term) => COLUMNS[term]);

/** SQL that reads the terms of a row under their names. */
export const selectedTerms = (place: Place, row: string): string =>
  (['role', 'endsOn', 'reason'] as const)
    .map((term) => `${place.terms.includes(term) ? `${row}.${COLUMNS[term]}` : 'NULL'} ${term}`)
    .join(', ');

/** The terms that are kept, in the order of their columns, and as the trail tells them. */
export const termValues = (place: Place, terms: Terms): (string | null)[] => place.terms.map((term) => terms[term]);
export const toldTerms = (place: Place, terms: Terms): Partial<Terms> =>
  Object.fromEntries(place.terms.map((term) => [term, terms[term]]));

/** Whether who is in on these terms leads the group for as long as nobody changes it. */
export const isLastingLead = (place: Place, { role, endsOn }: Terms): boolean => role === place.lead && endsOn === null;

/** SQL: somebody other than ?2 leads ?1 for good. A client is led by its firm, too. */
export function leadIsLeft(group: Group): string {
  const { people, of, lead, terms } = placeOf(group);
  const lasts = terms.includes('endsOn') ? ' AND o.ends_on IS NULL' : '';
  const other = `EXISTS (SELECT 1 FROM ${people} o
    WHERE o.${of} = ?1 AND o.role = '${lead}' AND o.removed_at IS NULL${lasts} AND o.user_id <> ?2)`;
  return group.kind === 'firm'
    ? other
    : `(${other} OR EXISTS (SELECT 1 FROM companies k WHERE k.id = ?1 AND k.ca_firm_id IS NOT NULL))`;
}

const LEADS_FIRM = `INSERT INTO must (ok) SELECT NULL WHERE NOT EXISTS (SELECT 1 FROM firm_members
    WHERE ca_firm_id = ?1 AND user_id = ?2 AND role = 'owner' AND removed_at IS NULL)`;
const LEADS_COMPANY = `INSERT INTO must (ok) SELECT NULL WHERE NOT EXISTS (SELECT 1 FROM company_access a
    WHERE a.company_id = ?1 AND a.user_id = ?2 AND a.role = 'founder' AND ${grantStands('a', '?3')})
  AND NOT EXISTS (SELECT 1 FROM companies k JOIN firm_members m ON m.ca_firm_id = k.ca_firm_id
    WHERE k.id = ?1 AND m.user_id = ?2 AND m.role = 'owner' AND m.removed_at IS NULL)`;

/** First in a batch: whoever led the group when they were let in, and was removed or changed since, does nothing any more. */
export const mustLead = (d1: D1Database, { kind, id }: Group, actorId: string): D1PreparedStatement =>
  kind === 'firm' ? d1.prepare(LEADS_FIRM).bind(id, actorId) : d1.prepare(LEADS_COMPANY).bind(id, actorId, today());
