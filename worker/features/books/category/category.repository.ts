import { and, asc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import type { OwnCategory } from '../../../domain/bank/categorise/tax-marks';
import { categoryById, categoryName, chartEntry, foldedName, type OwnNames } from '../../../domain/bank/chart/chart';
import type { CategoryKind } from '../../../domain/bank/values';
import { type BasisPoints, percent } from '../../../domain/shared/money';
import type { CompanyScope, Person } from '../../../platform/access';
import { now, today } from '../../../platform/clock';
import { openDatabase, prepared } from '../../../platform/database';
import { newId } from '../../../platform/ids';
import { grantStands } from '../../../platform/standing';
import { type Change, mustHaveChanged } from '../../audit/audit.repository';
import { companyAccess } from '../../company/company.table';
import { firmMembers } from '../../firm/firm.table';
import { type ExpenseCategory, expenseCategories } from './category.table';

const MOST_CATEGORIES = 500;

/** The categories of the firms a person works for and of the companies they were given; nobody else's. */
export async function listOwnCategories(d1: D1Database, person: Person): Promise<ExpenseCategory[]> {
  const db = openDatabase(d1);
  const firms = db
    .select({ id: firmMembers.caFirmId })
    .from(firmMembers)
    .where(and(eq(firmMembers.userId, person.id), isNull(firmMembers.removedAt)));
  const given = db
    .select({ id: companyAccess.companyId })
    .from(companyAccess)
    .where(
      and(
        eq(companyAccess.userId, person.id),
        isNull(companyAccess.removedAt),
        or(isNull(companyAccess.endsOn), gte(companyAccess.endsOn, today())),
      ),
    );
  return db
    .select()
    .from(expenseCategories)
    .where(
      and(
        eq(expenseCategories.isListed, true),
        or(inArray(expenseCategories.ownerId, firms), inArray(expenseCategories.ownerId, given)),
      ),
    )
    .orderBy(asc(sql`lower(${expenseCategories.name})`))
    .limit(MOST_CATEGORIES);
}

/** Whose categories a person adds to: the oldest firm they work for, else the oldest company they founded. */
export async function categoryOwner(d1: D1Database, person: Person): Promise<CategoryOwner | undefined> {
  const query = `SELECT caFirmId, companyId FROM (
      SELECT 1 place, created_at, ca_firm_id caFirmId, NULL companyId FROM firm_members
        WHERE user_id = ?1 AND removed_at IS NULL
      UNION ALL SELECT 2, created_at, NULL, company_id FROM company_access a
        WHERE user_id = ?1 AND ${grantStands('a', '?2')} AND role = 'founder')
    ORDER BY place, created_at LIMIT 1`;
  return (await d1.prepare(query).bind(person.id, today()).first<CategoryOwner>()) ?? undefined;
}

const NAMES = 'SELECT id, name, is_listed isListed FROM expense_categories WHERE owner_id = ? LIMIT 5000';

/** The owner's category of this name, if there is one. SQLite folds ASCII only, so names are compared here. */
export async function ownerCategory(
  d1: D1Database,
  owner: CategoryOwner,
  name: string,
): Promise<{ id: string; isListed: number } | undefined> {
  const { results } = await d1
    .prepare(NAMES)
    .bind(ownerIdOf(owner))
    .all<{ id: string; name: string; isListed: number }>();
  return results.find((known) => foldedName(known.name) === foldedName(name));
}

const NAMED = 'SELECT id, name FROM expense_categories WHERE id IN (SELECT value FROM json_each(?1))';

/** What SQL says for the name of an own category that a column names; null for one of the chart. */
export const ownNameSql = (column: string) => `(SELECT e.name FROM expense_categories e WHERE e.id = ${column})`;

const OWNED = 'SELECT id, name FROM expense_categories WHERE owner_id IN (?, ?) ORDER BY id LIMIT 1000';

/** Asks for the own categories of a company and its firm, beside other queries: few rows are of any other. */
export const ownNamesQuery = (d1: D1Database, { companyId, caFirmId }: CompanyScope) =>
  d1.prepare(OWNED).bind(companyId, caFirmId ?? companyId);

type Named = { id: string; name: string };
const namesIn = (rows: readonly unknown[]): OwnNames => new Map((rows as Named[]).map(({ id, name }) => [id, name]));

/**
 * The names of the own categories among these; where none is missing of those that are known, nothing is asked. Ids are those of a
 * company's own rows.
 */
export async function ownNames(
  d1: D1Database,
  ids: Iterable<string | null>,
  rows: readonly unknown[] = [],
): Promise<OwnNames> {
  const known = namesIn(rows);
  const own = new Set<string>();
  for (const id of ids) if (id !== null && !known.has(id) && !categoryById(id)) own.add(id);
  if (own.size === 0) return known;
  const { results } = await d1
    .prepare(NAMED)
    .bind(JSON.stringify([...own]))
    .all<Named>();
  return new Map([...known, ...namesIn(results)]);
}

/** The name of a row's category, where its own name was read with it. */
export const nameOf = ({
  categoryId,
  ownName,
}: {
  categoryId: string | null;
  ownName: string | null;
}): string | null => (categoryId === null ? null : (ownName ?? categoryName(categoryId)));

const ownerIdOf = ({ caFirmId, companyId }: CategoryOwner): string => caFirmId ?? companyId ?? '';

export type CategoryOwner = { caFirmId: string | null; companyId: string | null };

type Facts = {
  name: string;
  gstRate: BasisPoints;
  gstRateReason: string | null;
  tdsSection: string | null;
  tdsRate: BasisPoints;
};

/** A category of an owner. One that is not listed is a name somebody typed for a line. */
export function categoryOf(owner: CategoryOwner, facts: Facts, isListed = true): ExpenseCategory {
  const { caFirmId, companyId } = owner;
  const ownerId = ownerIdOf(owner);
  const rest = { parentId: null, isDefault: false, isListed, createdAt: now().toISOString() };
  return { id: newId(), ownerId, caFirmId, companyId, ...facts, ...rest };
}

export function categoryAdded(d1: D1Database, category: ExpenseCategory): Change {
  const { id, ownerId, name, gstRate, gstRateReason, tdsSection, tdsRate } = category;
  const insert = openDatabase(d1).insert(expenseCategories).values(category);
  // A name that was typed for lines before keeps its id, so that those lines are of the category from now on.
  const listed = {
    target: expenseCategories.id,
    set: { name, gstRate, gstRateReason, tdsSection, tdsRate, isListed: true },
  };
  const after = { name, gstRate, ...(gstRateReason && { gstRateReason }), tdsSection, tdsRate };
  const created = { action: 'expense-category.create', entityType: 'expense-category', entityId: id, after };
  const statements = [prepared(d1, insert.onConflictDoUpdate(listed))];
  return { chainId: ownerId, statements, entries: [created] };
}

const THERE = 'INSERT INTO must (ok) SELECT NULL WHERE NOT EXISTS (SELECT 1 FROM expense_categories WHERE id = ?)';

/** Keeps a name that was typed for a line. Who types it at the same moment is told to look again. The trail has it with the line. */
export function categoryNamed(d1: D1Database, category: ExpenseCategory): Change {
  const insert = openDatabase(d1).insert(expenseCategories).values(category).onConflictDoNothing();
  const statements = [prepared(d1, insert), d1.prepare(THERE).bind(category.id)];
  return { chainId: category.ownerId, statements, entries: [] };
}

const RENAME = 'UPDATE expense_categories SET name = ? WHERE id = ? AND owner_id = ? AND name = ?';

/** Gives an own category another name. No row that is of it changes: rows name it by its id. */
export function categoryRenamed(d1: D1Database, { id, ownerId, name: before }: ExpenseCategory, name: string): Change {
  const rename = d1.prepare(RENAME).bind(name, id, ownerId, before);
  const entry = { action: 'expense-category.rename', entityType: 'expense-category', entityId: id };
  return {
    chainId: ownerId,
    statements: [rename, mustHaveChanged(d1)],
    entries: [{ ...entry, before: { name: before }, after: { name } }],
  };
}

/** What a person sends for a line: what it counts as, and the name of its category. */
export type Choice = { category: CategoryKind; subcategory: string };

export type NamedCategory = OwnCategory & { id: string; name: string };

// A person's own categories are those the list shows them, so that whatever they can see they can choose, in every company;
// and the names that were typed in this one. Where one name is known in several places, a listed one goes first, of those the
// company's own, then its firm's.
const CHOOSABLE = `SELECT id, name, gst_rate_bp gstRate, tds_section tdsSection FROM expense_categories WHERE owner_id IN (SELECT ?1 UNION SELECT ?2
    UNION SELECT ca_firm_id FROM firm_members WHERE user_id = ?3 AND removed_at IS NULL
    UNION SELECT company_id FROM company_access a WHERE user_id = ?3 AND ${grantStands('a', '?4')})
  AND (is_listed = 1 OR owner_id = ?1) ORDER BY is_listed DESC, owner_id = ?1 DESC, owner_id = ?2 DESC, id LIMIT 1000`;
const TAXED = `SELECT id, name, gst_rate_bp gstRate, tds_section tdsSection FROM expense_categories
  WHERE id IN (SELECT value FROM json_each(?1))`;
type Chooser = Pick<Person, 'id'>;

/** The own categories that a person may choose for a company's lines. */
export const choosableQuery = (d1: D1Database, { companyId, caFirmId }: CompanyScope, person: Chooser) =>
  d1.prepare(CHOOSABLE).bind(companyId, caFirmId ?? companyId, person.id, today());

/** These categories with those that are named beside them: somebody else chose one that a person could not choose. */
export async function withFollowed(
  d1: D1Database,
  own: readonly NamedCategory[],
  named: Iterable<string>,
): Promise<ReadonlyMap<string, NamedCategory>> {
  const known = new Map(own.map((category) => [category.id, category]));
  const missing = new Set<string>();
  for (const id of named) if (!known.has(id) && !categoryById(id)) missing.add(id);
  if (missing.size === 0) return known;
  const { results } = await d1
    .prepare(TAXED)
    .bind(JSON.stringify([...missing]))
    .all<NamedCategory>();
  return new Map([...known, ...results.map((category) => [category.id, category] as const)]);
}

/** A choice with the id of its category and the name in its spelling, and what an own category says of taxes. */
export type KnownChoice<Sent extends Choice = Choice> = {
  choice: Sent & { categoryId: string };
  own: NamedCategory | undefined;
};

/** Choices, and what keeps the names among them that nobody knew before. */
export type KnownChoices<Sent extends Choice = Choice> = { known: KnownChoice<Sent>[]; named: Change[] };

/** Looks categories up by their names, whatever their case; the default chart needs no query, and any other name is kept as one. */
export async function knownChoices<Sent extends Choice>(
  d1: D1Database,
  scope: CompanyScope,
  person: Chooser,
  sent: readonly Sent[],
): Promise<KnownChoices<Sent>> {
  const isChart = sent.every(({ subcategory }) => chartEntry(subcategory));
  const found = isChart ? [] : (await choosableQuery(d1, scope, person).all<NamedCategory>()).results;
  const own = new Map(found.toReversed().map((category) => [foldedName(category.name), category]));
  const named: Change[] = [];
  const known = sent.map((choice) => {
    const entry = chartEntry(choice.subcategory);
    if (entry) return { choice: { ...choice, categoryId: entry.id, subcategory: entry.name }, own: undefined };
    const category = own.get(foldedName(choice.subcategory)) ?? newName(choice.subcategory);
    return { choice: { ...choice, categoryId: category.id, subcategory: category.name }, own: category };
  });
  return { known, named };

  function newName(name: string): NamedCategory {
    const nothing = { gstRate: percent(0), gstRateReason: null, tdsSection: null, tdsRate: percent(0) };
    const category = categoryOf({ companyId: scope.companyId, caFirmId: null }, { name, ...nothing }, false);
    own.set(foldedName(name), category);
    named.push(categoryNamed(d1, category));
    return category;
  }
}

/** The one category a person chose, by its name; one that nobody has becomes the company's own. */
export async function knownChoice(
  d1: D1Database,
  scope: CompanyScope,
  person: Chooser,
  sent: Choice,
): Promise<KnownChoice & Pick<KnownChoices, 'named'>> {
  const { known, named } = await knownChoices(d1, scope, person, [sent]);
  const [first] = known;
  if (!first) throw new RangeError('A choice was sent and none was looked up');
  return { ...first, named };
}

/** The category of this name; nothing where neither the chart nor anybody's list has it. */
export async function knownCategory(
  d1: D1Database,
  scope: CompanyScope,
  person: Chooser,
  name: string,
): Promise<{ categoryId: string; subcategory: string } | undefined> {
  const { choice, named } = await knownChoice(d1, scope, person, { category: 'expense', subcategory: name });
  return named.length > 0 ? undefined : choice;
}
