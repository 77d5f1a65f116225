import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Who of a firm sees which client, and which grant on a company stands: said once, as SQL, for every query that asks. Owners and
 * managers see all clients of their firm; staff see those in their charge and those they are assigned to.
 */

/** SQL: a row of `firm_members` sees a row of `companies`, both named by their alias, where the company is its firm's client. */
export const seesClient = (member: string, company: string): string =>
  `(${member}.role <> 'staff' OR ${company}.assigned_manager_id = ${member}.user_id OR EXISTS (
    SELECT 1 FROM client_assignments sa WHERE sa.user_id = ${member}.user_id AND sa.company_id = ${company}.id))`;

/** SQL: a row of `company_access` stands on a day. One with an end stands through that day in India, and no longer. */
export const grantStands = (access: string, day: string): string =>
  `${access}.removed_at IS NULL AND (${access}.ends_on IS NULL OR ${access}.ends_on >= ${day})`;

/** SQL: the ids of a firm's clients that are in somebody's charge or assigned to them. */
export const assignedTo = (person: string, firm: string): string =>
  `SELECT company_id FROM client_assignments WHERE user_id = ${person} AND ca_firm_id = ${firm}
    UNION SELECT id FROM companies WHERE assigned_manager_id = ${person} AND ca_firm_id = ${firm}`;

/** The same for a query that drizzle writes. */
export const isAssignedTo = (companyId: SQLWrapper, person: string, firm: string): SQL =>
  sql`${companyId} IN (SELECT company_id FROM client_assignments WHERE user_id = ${person} AND ca_firm_id = ${firm}
    UNION SELECT id FROM companies WHERE assigned_manager_id = ${person} AND ca_firm_id = ${firm})`;

/** Whose reading is narrowed: `onlyOf` names the person whose clients alone are seen. */
type Reader = { readonly caFirmId: string; readonly onlyOf: string | null };

/** The clients that a firm's reader sees, as a condition on the column of the company; none where they see all. */
export const isSeen = ({ caFirmId, onlyOf }: Reader, companyId: SQLWrapper): SQL | undefined =>
  onlyOf === null ? undefined : isAssignedTo(companyId, onlyOf, caFirmId);

/** The same for SQL that is written by hand, as a further condition: `person` and `firm` name the parameters. */
export const andSeen = ({ onlyOf }: Reader, companyId: string, person: string, firm: string): string =>
  onlyOf === null ? '' : ` AND ${companyId} IN (${assignedTo(person, firm)})`;
