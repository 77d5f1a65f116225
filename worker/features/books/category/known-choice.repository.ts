import type { OwnCategory } from '../../../domain/bank/categorise/marks';
import { categoryById, chartEntry, foldedName } from '../../../domain/bank/chart/chart';
import type { CategoryKind } from '../../../domain/bank/values';
import { percent } from '../../../domain/shared/money';
import type { CompanyScope, Person } from '../../../platform/scope';
import type { Change } from '../../audit/audit.repository';
import { categoryNamed, categoryOf } from './category.repository';

/** What a person sends for a line: what it counts as, and the name of its category. */
export type Choice = { category: CategoryKind; subcategory: string };

export type NamedCategory = OwnCategory & { id: string; name: string };

// A person's own categories are those the list shows them, so that whatever they can see they can choose, in every company;
// and the names that were typed in this one. Where one name is known in several places, a listed one goes first, of those the
// company's own, then its firm's.
const CHOOSABLE = `SELECT id, name, gst_rate_bp gstRate, tds_section tdsSection FROM expense_categories WHERE owner_id IN (SELECT ?1 UNION SELECT ?2
    UNION SELECT ca_firm_id FROM firm_members WHERE user_id = ?3 AND removed_at IS NULL
    UNION SELECT company_id FROM company_access WHERE user_id = ?3 AND removed_at IS NULL)
  AND (is_listed = 1 OR owner_id = ?1) ORDER BY is_listed DESC, owner_id = ?1 DESC, owner_id = ?2 DESC, id LIMIT 1000`;
const NAMED = `SELECT id, name, gst_rate_bp gstRate, tds_section tdsSection FROM expense_categories
  WHERE id IN (SELECT value FROM json_each(?1))`;
type Chooser = Pick<Person, 'id'>;

/** The own categories that a person may choose for a company's lines. */
export const choosableQuery = (d1: D1Database, { companyId, caFirmId }: CompanyScope, person: Chooser) =>
  d1.prepare(CHOOSABLE).bind(companyId, caFirmId ?? companyId, person.id);

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
    .prepare(NAMED)
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
