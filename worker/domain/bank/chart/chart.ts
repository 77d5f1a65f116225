import { type IsoDate, isoDate } from '../../shared/dates';
import { type Said, say } from '../../shared/message';
import type { CategoryKind, Side } from '../values';
import { CHART_GROUP_ROWS, CHART_ROWS, type ChartRow, FORMER_NAMES } from './chart-data';

/** The id of a category of the default chart, which never changes. A category of one's own has a uuid in its place. */
export type CategoryId = (typeof CHART_ROWS)[number][0];
export type CategoryGroupId = (typeof CHART_GROUP_ROWS)[number][0];

/** A parent category of the default chart. */
export type ChartGroup = { id: CategoryGroupId; name: string; since: IsoDate };

/**
 * A category of the default chart. `kind` is what its transactions count as; movements of capital, loans, deposits and
 * assets are transfers, for they are neither earned nor spent. Null where only the side of the transaction can tell.
 */
export type ChartEntry = {
  id: CategoryId;
  groupId: CategoryGroupId;
  group: string;
  name: string;
  kind: CategoryKind | null;
  direction: ChartRow[4];
  gstApplicable: boolean;
  gstRate: string;
  gstMode: ChartRow[7];
  /** Section of the Income-tax Act 1961, for payments up to 31 March 2026. */
  tdsSection: string | null;
  /** Place in the Income-tax Act 2025, for payments from 1 April 2026. */
  tdsSection2025: string | null;
  tdsRate: string;
  statementHead: string;
  basis: ChartRow[12];
  /** The first day on which the id could be stored. */
  since: IsoDate;
};

export const CHART_GROUPS: readonly ChartGroup[] = CHART_GROUP_ROWS.map(([id, name, since]) => ({
  id,
  name,
  since: isoDate(since),
}));

export const CHART: readonly ChartEntry[] = CHART_ROWS.map(entryOf);

/** A name as names of categories are compared: capitals, also those with accents, and blanks around it do not matter. */
export const foldedName = (name: string): string => name.trim().normalize('NFC').toLowerCase();

const byId: ReadonlyMap<string, ChartEntry> = new Map(CHART.map((entry) => [entry.id, entry]));
const byName = new Map(CHART.map((entry) => [foldedName(entry.name), entry]));

const byFormerName = new Map(FORMER_NAMES.map(([name, id]) => [foldedName(name), byId.get(id)]));

/** The category of the default chart with this id; nothing for one of a company's own. */
export const categoryById = (id: string): ChartEntry | undefined => byId.get(id);

/** The category of the default chart with this name, or with this one in earlier days, whatever its case. */
export const chartEntry = (name: string): ChartEntry | undefined =>
  byName.get(foldedName(name)) ?? byFormerName.get(foldedName(name));

/** The id of the category of the default chart with this name, whatever its case. */
export const categoryIdOf = (name: string): CategoryId | undefined => chartEntry(name)?.id;

/** The names of own categories, by their ids. */
export type OwnNames = ReadonlyMap<string, string>;

/** A category as it is said: one of the chart in the reader's language, any other by the name its owner gave it. */
export const categoryWords = (id: string, ownName: string): Said =>
  categoryById(id) ? say(`category.${id}`) : ownName;

/** What people read for a category: its name in the chart, else the one its owner gave it. */
export const categoryName = (id: string, own?: OwnNames): string => categoryById(id)?.name ?? own?.get(id) ?? id;

/** What a transaction of a category, by its id, counts as. A category of one's own counts by the side of the transaction. */
export function kindOf(categoryId: string, side: Side): CategoryKind {
  return categoryById(categoryId)?.kind ?? (side === 'credit' ? 'income' : 'expense');
}

function entryOf(row: (typeof CHART_ROWS)[number]): ChartEntry {
  const [id, groupId, name, kind, direction, gstApplicable, gstRate, gstMode] = row;
  const [, , , , , , , , tdsSection, tdsSection2025, tdsRate, statementHead, basis, since] = row;
  const group = CHART_GROUPS.find((candidate) => candidate.id === groupId)?.name;
  if (!group) throw new RangeError(`The chart has no group ${groupId}`);
  return {
    ...{ id, groupId, group, name, kind, direction, gstApplicable, gstRate, gstMode },
    ...{ tdsSection, tdsSection2025, tdsRate, statementHead, basis, since: isoDate(since) },
  };
}

/** Families of posting rules that a company switches as one. */
export const POSTING_FAMILIES = [
  'bank-lines',
  'own-transfers',
  'bank-charges',
  'gateway',
  'payroll',
  'gst',
  'depreciation',
  'accruals',
] as const;
export type PostingFamily = (typeof POSTING_FAMILIES)[number];

/** The families that wait for a person where nobody said anything: their rules are marked as proposed. */
const PROPOSED: readonly PostingFamily[] = ['accruals'];
export const postsUnasked = (family: PostingFamily): boolean => !PROPOSED.includes(family);

/** The family whose switch a line of a category heeds; of any other, a company's own among them, it is that of bank lines. */
const FAMILY_OF: Readonly<Record<string, PostingFamily>> = {
  'own-account-transfer': 'own-transfers',
  'fixed-deposit': 'own-transfers',
  'credit-card-payment': 'own-transfers',
  'wallet-top-up': 'own-transfers',
  'cash-withdrawal': 'own-transfers',
  'cash-deposit': 'own-transfers',
  'bank-charges': 'bank-charges',
  'bounce-charges': 'bank-charges',
  'forex-charges': 'bank-charges',
  'payment-gateway-settlement': 'gateway',
  'marketplace-settlement': 'gateway',
  'payment-gateway-fees': 'gateway',
  'salary-payout': 'payroll',
  'salary-advance': 'payroll',
  'director-remuneration': 'payroll',
  'intern-stipend': 'payroll',
  'provident-fund': 'payroll',
  esic: 'payroll',
  'professional-tax': 'payroll',
  'gst-paid': 'gst',
  'tds-deposited': 'gst',
  'income-tax-paid': 'gst',
};

/** What a company said of some families. */
export type SaidOfFamily = { family: PostingFamily; isAutomatic: number };

/** The families whose finds wait for a person. */
export function waitingFamilies(said: readonly SaidOfFamily[]): ReadonlySet<PostingFamily> {
  const known = new Map(said.map(({ family, isAutomatic }) => [family, isAutomatic === 1]));
  return new Set(POSTING_FAMILIES.filter((family) => !(known.get(family) ?? postsUnasked(family))));
}

/** Whether a person of the company said what lines like this one are, by a rule or for the payee: no switch holds that back. */
const isTaught = (rule: string): boolean => rule === 'payee-choice' || rule.startsWith('rule-');

/** Whether what the product finds by itself of a line waits for a person, since the family of its category is switched off. */
export const waitsForPerson = (
  { categoryId, rule }: { categoryId: string; rule: string },
  waiting: ReadonlySet<PostingFamily>,
): boolean => waiting.has(FAMILY_OF[categoryId] ?? 'bank-lines') && !isTaught(rule);
