import { and, desc, eq, isNull } from 'drizzle-orm';
import { choiceOutcome } from '../../../domain/income-tax/company/company-tax';
import type { CompanyTaxFacts, LossBroughtForward, TaxChoice } from '../../../domain/income-tax/company/model';
import { addYears } from '../../../domain/income-tax/company/years';
import { REDUCED_RATE } from '../../../domain/income-tax/law/rates';
import { firstDayOf } from '../../../domain/law/periods';
import { ruleIfInForce } from '../../../domain/law/rule';
import type { IsoDate } from '../../../domain/shared/dates';
import { formatRupees, type Paise } from '../../../domain/shared/money';
import type { CompanyScope, Person } from '../../../platform/access';
import { now, today } from '../../../platform/clock';
import { openDatabase, prepared } from '../../../platform/database';
import { type Change, mustHaveChanged } from '../../audit/audit.repository';
import { askStated, chosenOf, openCredits, type Stated, statedIn } from '../stated.repository';
import { type StoredPlan, taxPlans } from './tax-plan.table';

const MOST = 500;

/** The plans of a company, the newest first; what was removed is left out. */
export const listPlans = (d1: D1Database, { companyId }: CompanyScope): Promise<StoredPlan[]> =>
  openDatabase(d1)
    .select()
    .from(taxPlans)
    .where(and(eq(taxPlans.companyId, companyId), isNull(taxPlans.removedOn)))
    .orderBy(desc(taxPlans.createdAt), desc(taxPlans.id))
    .limit(MOST);

/** A plan of the company, removed or not. */
export const findPlan = (d1: D1Database, { companyId }: CompanyScope, id: string): Promise<StoredPlan | undefined> =>
  openDatabase(d1)
    .select()
    .from(taxPlans)
    .where(and(eq(taxPlans.companyId, companyId), eq(taxPlans.id, id)))
    .get();

const entry = (action: string, row: StoredPlan, more: object) => ({
  ...{ action: `tax-plan.${action}`, entityType: 'tax-plan', entityId: row.id, ...more },
});
const told = ({ name, year }: StoredPlan) => ({ name, year });

export const planSaved = (d1: D1Database, row: StoredPlan): Change => ({
  chainId: row.companyId,
  statements: [prepared(d1, openDatabase(d1).insert(taxPlans).values(row))],
  entries: [entry('save', row, { after: told(row) })],
});

const CHANGE = `UPDATE tax_plans SET name = ?4, year = ?5, facts = ?6, changed_at = ?7, revision = revision + 1,
    reviewed_by = NULL, reviewed_by_name = NULL, reviewed_at = NULL
  WHERE company_id = ?1 AND id = ?2 AND revision = ?3 AND removed_on IS NULL`;

/** The change of a plan; that somebody had reviewed it no longer holds. */
export const planChanged = (d1: D1Database, before: StoredPlan, after: StoredPlan): Change => ({
  chainId: before.companyId,
  statements: [
    d1
      .prepare(CHANGE)
      .bind(...[before.companyId, before.id, before.revision, after.name, after.year, after.facts, after.changedAt]),
    mustHaveChanged(d1),
  ],
  entries: [entry('change', after, { before: told(before), after: told(after) })],
});

const REVIEW = `UPDATE tax_plans SET reviewed_by = ?4, reviewed_by_name = ?5, reviewed_at = ?6
  WHERE company_id = ?1 AND id = ?2 AND revision = ?3 AND removed_on IS NULL`;

export function planReviewed(d1: D1Database, row: StoredPlan, person: Pick<Person, 'id' | 'name'>) {
  const reviewedAt = now().toISOString();
  const next: StoredPlan = { ...row, reviewedBy: person.id, reviewedByName: person.name, reviewedAt };
  const change: Change = {
    chainId: row.companyId,
    statements: [
      d1.prepare(REVIEW).bind(row.companyId, row.id, row.revision, person.id, person.name, reviewedAt),
      mustHaveChanged(d1),
    ],
    entries: [entry('review', row, { after: told(row) })],
  };
  return { next, change };
}

const REMOVE = 'UPDATE tax_plans SET removed_on = ?3 WHERE company_id = ?1 AND id = ?2 AND removed_on IS NULL';

export const planRemoved = (d1: D1Database, row: StoredPlan): Change => ({
  chainId: row.companyId,
  statements: [d1.prepare(REMOVE).bind(row.companyId, row.id, today()), mustHaveChanged(d1)],
  entries: [entry('remove', row, { before: told(row) })],
});

const OF = `SELECT incorporation_date incorporatedOn FROM companies WHERE id = ?1`;
const ESTIMATE = `SELECT total_income_paise income, mat_credit_paise credit FROM advance_tax_estimates
  WHERE company_id = ?1 AND year = ?2 ORDER BY created_at DESC, id DESC LIMIT 1`;

const KEPT = `SELECT year, facts, best, known_on knownOn FROM itr_simulations
  WHERE company_id = ?1 AND year IN (?2, ?3) ORDER BY id DESC`;
type KeptSimulation = { year: string; facts: string; best: TaxChoice; knownOn: IsoDate };

/**
 * Losses brought forward into a year: each as the company profile states it; of years that it does not state, as the latest simulation
 * of the year took them, or as that of the year before carries them on by its best choice.
 */
function lossesInto(year: string, stated: Stated, kept: readonly KeptSimulation[]): LossBroughtForward[] {
  const ofYear = kept.find((one) => one.year === year);
  const before = kept.find((one) => one.year !== year);
  const simulated = ofYear
    ? ((JSON.parse(ofYear.facts) as CompanyTaxFacts).losses ?? [])
    : before
      ? carriedBy(before)
      : [];
  const known = new Set(stated.losses.map((loss) => loss.year));
  return [...stated.losses, ...simulated.filter((loss) => !known.has(loss.year))]
    .filter((loss) => loss.year < year && loss.business + (loss.depreciation ?? 0) > 0)
    .toSorted((one, other) => (one.year < other.year ? -1 : 1));
}

function carriedBy({ facts, best, knownOn }: KeptSimulation): LossBroughtForward[] {
  const { income } = choiceOutcome(JSON.parse(facts) as CompanyTaxFacts, best, { knownOn });
  return income.lossesCarried.map((loss) => ({ ...loss, wasInTime: true }));
}

const lossJson = ({ year, business, depreciation, ofDeductions, wasInTime }: LossBroughtForward) => ({
  ...{ year, business: formatRupees(business) },
  ...(depreciation && { depreciation: formatRupees(depreciation) }),
  ...(ofDeductions && { ofDeductions: formatRupees(ofDeductions) }),
  ...(wasInTime !== undefined && { wasInTime }),
});

/** What facts, the estimate of the year and simulations say of a plan that begins with a year, as the call takes it. */
export async function suggestedFacts(d1: D1Database, scope: CompanyScope, year: string, profit: Paise | null) {
  const { companyId } = scope;
  const [known, of, estimated, simulated] = await d1.batch([
    askStated(d1, scope),
    d1.prepare(OF).bind(companyId),
    d1.prepare(ESTIMATE).bind(companyId, year),
    d1.prepare(KEPT).bind(companyId, year, addYears(year, -1)),
  ]);
  const stated = statedIn(known);
  const company = (of?.results as { incorporatedOn: IsoDate }[] | undefined)?.[0];
  const estimate = (estimated?.results as { income: Paise; credit: Paise }[] | undefined)?.[0];
  const baseYear = ruleIfInForce(REDUCED_RATE, firstDayOf(year))?.value.turnoverOfYear;
  const base = baseYear === undefined ? undefined : stated.turnovers.get(baseYear);
  const chosen = chosenOf(stated, year);
  const income = estimate?.income ?? profit ?? (0 as Paise);
  const credits = openCredits(stated, year);
  const losses = lossesInto(year, stated, (simulated?.results ?? []) as KeptSimulation[]);
  const latest = [...stated.turnovers.keys()].toSorted().at(-1);
  const expected = (latest && stated.turnovers.get(latest)) || (0 as Paise);
  return {
    year,
    form: stated.legalForm === 'public' ? 'public' : 'private',
    ...(company && { incorporatedOn: company.incorporatedOn }),
    ...(chosen && { chosen }),
    hasBoardCertificate: stated.hasBoardCertificate,
    ...stated.formation,
    ...(stated.firstClaimedYear && { firstClaimedYear: stated.firstClaimedYear }),
    ...(credits.length > 0 && {
      matCredit: credits.map((credit) => ({ year: credit.year, amount: formatRupees(credit.amount) })),
    }),
    ...(losses.length > 0 && { losses: losses.map(lossJson) }),
    ...(base !== undefined && { turnoverOfBaseYear: formatRupees(base) }),
    // A blank is a question and not nought.
    years: [{ profit: income > 0 ? formatRupees(income) : '', turnover: expected > 0 ? formatRupees(expected) : '' }],
  };
}
