import { and, asc, eq, isNull } from 'drizzle-orm';
import type { CompanyScope, Person } from '../../../platform/access';
import { now } from '../../../platform/clock';
import { openDatabase, prepared } from '../../../platform/database';
import { newId } from '../../../platform/ids';
import { type Change, mustHaveChanged } from '../../audit/audit.repository';
import { type SettlementRule, settlementRules } from './rule.table';

const MOST_RULES = 500;

/** The rules that hold, the oldest first. */
export const listRules = (d1: D1Database, { companyId }: CompanyScope): Promise<SettlementRule[]> =>
  openDatabase(d1)
    .select()
    .from(settlementRules)
    .where(and(eq(settlementRules.companyId, companyId), isNull(settlementRules.withdrawnAt)))
    .orderBy(asc(settlementRules.createdAt), asc(settlementRules.id))
    .limit(MOST_RULES);

/** What vouchers name as their rule that such a rule posted. */
export const BY_RULE = 'settlement-rule';

const TAKEN_BACK = `SELECT DISTINCT source_id id FROM ledger_vouchers WHERE company_id = ?1 AND source_kind = 'bank-line'
  AND source_id IN (SELECT value FROM json_each(?2)) AND status = 'void' AND rule = '${BY_RULE}'`;

/** Which of some lines a rule settled once, and a person took it back. */
export async function linesTakenBack(
  d1: D1Database,
  { companyId }: CompanyScope,
  rules: readonly SettlementRule[],
  lines: readonly { id: string }[],
): Promise<Set<string>> {
  if (rules.length === 0 || lines.length === 0) return new Set();
  const ids = JSON.stringify(lines.map(({ id }) => id));
  const { results } = await d1.prepare(TAKEN_BACK).bind(companyId, ids).all<{ id: string }>();
  return new Set(results.map(({ id }) => id));
}

const NOT_TWICE = `INSERT INTO must (ok) SELECT NULL WHERE EXISTS
  (SELECT 1 FROM settlement_rules WHERE company_id = ?1 AND party_id = ?2 AND withdrawn_at IS NULL)`;

/** Sets a rule for a party that has none. */
export function ruleSet(
  d1: D1Database,
  { companyId }: CompanyScope,
  person: Pick<Person, 'id' | 'name'>,
  party: { id: string; name: string },
): { rule: SettlementRule; change: Change } {
  const rule: SettlementRule = {
    ...{ id: newId(), companyId, partyId: party.id, createdBy: person.id, createdByName: person.name },
    ...{ createdAt: now().toISOString(), withdrawnAt: null },
  };
  const statements = [
    d1.prepare(NOT_TWICE).bind(companyId, party.id),
    prepared(d1, openDatabase(d1).insert(settlementRules).values(rule)),
  ];
  const entry = { action: 'settlement-rule.set', entityType: 'settlement-rule', entityId: rule.id };
  return { rule, change: { chainId: companyId, statements, entries: [{ ...entry, after: { party: party.name } }] } };
}

const WITHDRAW = `UPDATE settlement_rules SET withdrawn_at = ?3 WHERE id = ?1 AND company_id = ?2 AND withdrawn_at IS NULL`;

export function ruleWithdrawn(
  d1: D1Database,
  { companyId }: CompanyScope,
  { id }: SettlementRule,
  party: string,
): Change {
  const statements = [d1.prepare(WITHDRAW).bind(id, companyId, now().toISOString()), mustHaveChanged(d1)];
  const entry = { action: 'settlement-rule.withdraw', entityType: 'settlement-rule', entityId: id, before: { party } };
  return { chainId: companyId, statements, entries: [entry] };
}
