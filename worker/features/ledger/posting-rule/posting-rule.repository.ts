import { and, asc, eq, isNull } from 'drizzle-orm';
import type { IsoDate } from '../../../domain/shared/dates';
import type { CompanyScope, Person } from '../../../platform/access';
import { now } from '../../../platform/clock';
import { openDatabase, prepared } from '../../../platform/database';
import { newId } from '../../../platform/ids';
import { type Change, mustHaveChanged } from '../../audit/audit.repository';
import { postingRules } from './posting-rule.table';

export type PostingRule = typeof postingRules.$inferSelect;

const MOST_RULES = 1_000;

/** The posting rules of a company that stand. */
export async function listPostingRules(d1: D1Database, { companyId }: CompanyScope): Promise<PostingRule[]> {
  return openDatabase(d1)
    .select()
    .from(postingRules)
    .where(and(eq(postingRules.companyId, companyId), isNull(postingRules.removedAt)))
    .orderBy(asc(postingRules.categoryId), asc(postingRules.fromDay))
    .limit(MOST_RULES);
}

/** One rule of a company, removed or not. */
export async function findPostingRule(
  d1: D1Database,
  { companyId }: CompanyScope,
  id: string,
): Promise<PostingRule | undefined> {
  const isIt = and(eq(postingRules.id, id), eq(postingRules.companyId, companyId));
  return openDatabase(d1).select().from(postingRules).where(isIt).get();
}

const REPLACE = `UPDATE posting_rules SET removed_at = ?4
  WHERE company_id = ?1 AND category_id = ?2 AND from_day = ?3 AND removed_at IS NULL`;

/** Lets a category post to an account from the first of a month on; a rule of the same month is replaced. */
export function postingRuleSet(
  d1: D1Database,
  { companyId }: CompanyScope,
  person: Pick<Person, 'id' | 'name'>,
  facts: { categoryId: string; account: string; fromDay: IsoDate },
  said: { category: string; account: string },
): { rule: PostingRule; change: Change } {
  const at = now().toISOString();
  const rule = {
    ...{ id: newId(), companyId, ...facts, createdBy: person.id, createdByName: person.name },
    ...{ createdAt: at, removedAt: null },
  };
  return {
    rule,
    change: {
      chainId: companyId,
      statements: [
        d1.prepare(REPLACE).bind(companyId, facts.categoryId, facts.fromDay, at),
        prepared(d1, openDatabase(d1).insert(postingRules).values(rule)),
      ],
      entries: [
        {
          ...{ action: 'posting-rule.set', entityType: 'posting-rule', entityId: rule.id },
          after: { ...said, fromDay: facts.fromDay },
        },
      ],
    },
  };
}

const REMOVE = 'UPDATE posting_rules SET removed_at = ?3 WHERE id = ?1 AND company_id = ?2 AND removed_at IS NULL';

/** Lets a category post as it did before the rule. */
export function postingRuleRemoved(d1: D1Database, { id, companyId, fromDay }: PostingRule): Change {
  return {
    chainId: companyId,
    statements: [d1.prepare(REMOVE).bind(id, companyId, now().toISOString()), mustHaveChanged(d1)],
    entries: [{ action: 'posting-rule.remove', entityType: 'posting-rule', entityId: id, before: { fromDay } }],
  };
}
