import type { OwnCategory } from '../../../domain/bank/categorise/tax-marks';
import { chartEntry, foldedName } from '../../../domain/bank/chart/chart';
import type { CompanyScope, Person } from '../../../platform/scope';
import type { Choice } from './transaction-choice.repository';

export type NamedCategory = OwnCategory & { name: string };

// A person's own categories are those the list shows them, so that whatever they can see they can choose, in every company.
// Where one name is known in several places, the company's own goes first, then its firm's.
const OWN = `SELECT name, gst_rate_bp gstRate, tds_section tdsSection FROM expense_categories
  WHERE owner_id IN (SELECT ?1 UNION SELECT ?2
    UNION SELECT ca_firm_id FROM firm_members WHERE user_id = ?3 AND removed_at IS NULL
    UNION SELECT company_id FROM company_access WHERE user_id = ?3 AND removed_at IS NULL)
  ORDER BY owner_id = ?1 DESC, owner_id = ?2 DESC, id LIMIT 1000`;

type Chooser = Pick<Person, 'id'>;

/** The added categories that a person may choose for a company's lines. */
export const ownCategoriesQuery = (d1: D1Database, { companyId, caFirmId }: CompanyScope, person: Chooser) =>
  d1.prepare(OWN).bind(companyId, caFirmId ?? companyId, person.id);

/** By their names as they are compared; of one name the first. */
export const byFoldedName = (categories: readonly NamedCategory[]): ReadonlyMap<string, NamedCategory> =>
  new Map(categories.toReversed().map((category) => [foldedName(category.name), category]));

/** A choice in the spelling of its category, and what an own category says of taxes. */
export type KnownChoice<Sent extends Choice = Choice> = { choice: Sent; own: NamedCategory | undefined };

/** Looks categories up by their names, whatever their case; the default chart needs no query, and any other name stands as sent. */
export async function knownChoices<Sent extends Choice>(
  d1: D1Database,
  scope: CompanyScope,
  person: Chooser,
  sent: readonly Sent[],
): Promise<KnownChoice<Sent>[]> {
  const isChart = sent.every(({ subcategory }) => chartEntry(subcategory));
  const found = isChart ? [] : (await ownCategoriesQuery(d1, scope, person).all<NamedCategory>()).results;
  const own = byFoldedName(found);
  return sent.map((choice) => spelled(choice, own));
}

export async function knownChoice(
  d1: D1Database,
  scope: CompanyScope,
  person: Chooser,
  sent: Choice,
): Promise<KnownChoice> {
  const [known] = await knownChoices(d1, scope, person, [sent]);
  return known ?? { choice: sent, own: undefined };
}

/** A category's name in its own spelling; nothing where neither the chart nor anybody's list has it. */
export async function knownName(
  d1: D1Database,
  scope: CompanyScope,
  person: Chooser,
  name: string,
): Promise<string | undefined> {
  const { choice, own } = await knownChoice(d1, scope, person, { category: 'expense', subcategory: name });
  return own || chartEntry(name) ? choice.subcategory : undefined;
}

function spelled<Sent extends Choice>(sent: Sent, own: ReadonlyMap<string, NamedCategory>): KnownChoice<Sent> {
  const entry = chartEntry(sent.subcategory);
  const category = entry ? undefined : own.get(foldedName(sent.subcategory));
  return { choice: { ...sent, subcategory: entry?.name ?? category?.name ?? sent.subcategory }, own: category };
}
