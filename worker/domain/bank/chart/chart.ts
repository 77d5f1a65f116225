import type { CategoryKind, Side } from '../values';
import { CHART_GROUP_ROWS, CHART_ROWS, type ChartRow } from './chart-data';

/** A parent category of the default chart. */
export type ChartGroup = { id: string; name: string };

/**
 * A category of the default chart. `kind` is what its transactions count as; movements of capital, loans, deposits and
 * assets are transfers, for they are neither earned nor spent. Null where only the side of the transaction can tell.
 */
export type ChartEntry = {
  id: string;
  code: ChartRow[1];
  groupId: string;
  group: string;
  name: string;
  kind: CategoryKind | null;
  direction: ChartRow[5];
  gstApplicable: boolean;
  gstRate: string;
  gstMode: ChartRow[8];
  /** Section of the Income-tax Act 1961, for payments up to 31 March 2026. */
  tdsSection: string | null;
  /** Place in the Income-tax Act 2025, for payments from 1 April 2026. */
  tdsSection2025: string | null;
  tdsRate: string;
  statementHead: string;
  basis: ChartRow[13];
};

export const CHART_GROUPS: readonly ChartGroup[] = CHART_GROUP_ROWS.map(([id, name]) => ({ id, name }));

export const CHART: readonly ChartEntry[] = CHART_ROWS.map(entryOf);

/** A name as names of categories are compared: capitals, also those with accents, and blanks around it do not matter. */
export const foldedName = (name: string): string => name.trim().normalize('NFC').toLowerCase();

const byName = new Map(CHART.map((entry) => [foldedName(entry.name), entry]));

/** The category of the default chart with this name, whatever its case. */
export function chartEntry(name: string): ChartEntry | undefined {
  return byName.get(foldedName(name));
}

/** What a transaction of a category counts as. A category of one's own counts by the side of the transaction. */
export function kindOf(name: string, side: Side): CategoryKind {
  return chartEntry(name)?.kind ?? (side === 'credit' ? 'income' : 'expense');
}

function entryOf(row: ChartRow): ChartEntry {
  const [
    id,
    code,
    group,
    name,
    kind,
    direction,
    gstApplicable,
    gstRate,
    gstMode,
    section,
    section2025,
    tdsRate,
    statementHead,
    basis,
  ] = row;
  const groupId = CHART_GROUPS.find((candidate) => candidate.name === group)?.id;
  if (!groupId) throw new RangeError(`The chart has no group ${group}`);
  const tds = { tdsSection: section, tdsSection2025: section2025, tdsRate };
  return {
    id,
    code,
    groupId,
    group,
    name,
    kind,
    direction,
    gstApplicable,
    gstRate,
    gstMode,
    ...tds,
    statementHead,
    basis,
  };
}
