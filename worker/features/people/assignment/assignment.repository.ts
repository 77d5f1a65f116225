import type { FirmScope } from '../../../platform/access';
import { now } from '../../../platform/clock';
import type { Change } from '../../audit/audit.repository';

export type Assignments = { memberId: string; companyIds: string[] };

const BY_MEMBER = `SELECT user_id memberId, json_group_array(company_id) companyIds FROM client_assignments
  WHERE ca_firm_id = ? GROUP BY user_id`;

/** Who of a firm is put on which clients; who is put on none is not among them. */
export async function listAssignments(d1: D1Database, { caFirmId }: FirmScope): Promise<Assignments[]> {
  const { results } = await d1.prepare(BY_MEMBER).bind(caFirmId).all<{ memberId: string; companyIds: string }>();
  return results.map(({ memberId, companyIds }) => ({ memberId, companyIds: JSON.parse(companyIds) as string[] }));
}

/** A client as its assignments are changed: whether the member is on it, and the names of all who are. */
export type Assigned = { id: string; isOn: number; names: string[] };

const OF_CLIENTS = `SELECT c.id, EXISTS (SELECT 1 FROM client_assignments a WHERE a.user_id = ?2 AND a.company_id = c.id) isOn,
    (SELECT json_group_array(u.name) FROM client_assignments a JOIN users u ON u.id = a.user_id WHERE a.company_id = c.id) names
  FROM companies c WHERE c.ca_firm_id = ?1 AND c.id IN (SELECT value FROM json_each(?3))`;

/** Those of these companies that are the firm's clients. */
export async function assignedNow(
  d1: D1Database,
  { caFirmId }: FirmScope,
  memberId: string,
  companyIds: readonly string[],
): Promise<Assigned[]> {
  const asked = d1.prepare(OF_CLIENTS).bind(caFirmId, memberId, JSON.stringify(companyIds));
  const { results } = await asked.all<Omit<Assigned, 'names'> & { names: string }>();
  return results.map(({ names, ...client }) => ({ ...client, names: JSON.parse(names) as string[] }));
}

const PUT_ON = `INSERT INTO client_assignments (user_id, company_id, ca_firm_id, created_at)
  SELECT m.user_id, value, m.ca_firm_id, ?4 FROM firm_members m JOIN json_each(?3)
  WHERE m.ca_firm_id = ?1 AND m.user_id = ?2 AND m.removed_at IS NULL ON CONFLICT DO NOTHING`;
const TAKE_OFF = `DELETE FROM client_assignments WHERE ca_firm_id = ?1 AND user_id = ?2
  AND company_id IN (SELECT value FROM json_each(?3))`;

// Also where somebody else did a part of it meanwhile, or the member was removed: the trail says what was so.
const ALL_OF_THEM = 'INSERT INTO must (ok) SELECT NULL WHERE changes() <> ?';

type Member = { id: string; name: string };

/** Puts a member of a firm on clients and takes them off others: all of it or nothing, with an entry for each client. */
export function assignmentsChanged(
  d1: D1Database,
  { caFirmId }: FirmScope,
  member: Member,
  { add, remove }: { add: readonly Assigned[]; remove: readonly Assigned[] },
): Change {
  const idsOf = (clients: readonly Assigned[]) => JSON.stringify(clients.map(({ id }) => id));
  const put = d1.prepare(PUT_ON).bind(caFirmId, member.id, idsOf(add), now().toISOString());
  const taken = d1.prepare(TAKE_OFF).bind(caFirmId, member.id, idsOf(remove));
  const entryOf = (action: string, { id, names }: Assigned, after: readonly string[]) => ({
    ...{ action, entityType: 'company', entityId: id },
    ...{ before: { staff: names }, after: { staff: after } },
  });
  return {
    chainId: caFirmId,
    statements: [
      ...(add.length > 0 ? [put, d1.prepare(ALL_OF_THEM).bind(add.length)] : []),
      ...(remove.length > 0 ? [taken, d1.prepare(ALL_OF_THEM).bind(remove.length)] : []),
    ],
    entries: [
      ...add.map((client) => entryOf('client.assign', client, [...client.names, member.name])),
      ...remove.map((client) => entryOf('client.unassign', client, without(client.names, member.name))),
    ],
  };
}

/** Names without one of this name: two may bear one. */
function without(names: readonly string[], name: string): string[] {
  const at = names.indexOf(name);
  return names.filter((_, place) => place !== at);
}
