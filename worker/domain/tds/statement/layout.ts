import type { Quarter } from '../../law/periods';
import { type Rule, ruleIfInForce } from '../../law/rule';
import type { StatementKind } from '../due-dates';
import { type RecordFields, STATEMENT_RECORDS } from '../law/challan';
import { LAYOUT_1961 } from './layout-1961';
import { LAYOUT_2025 } from './layout-2025';
import type { Layout, RecordName } from './model';

/** A layout with the rule that says how many fields each record has, where that was read, and how sure it is. */
export type LayoutInForce = { layout: Layout; rule: Rule<RecordFields> };

const LAYOUTS: Readonly<Record<string, Layout>> = { 'TDS.FILE.26Q': LAYOUT_1961, 'TDS.FILE.140': LAYOUT_2025 };

const COUNTS = { FH: 'fileHeader', BH: 'batchHeader', CD: 'challan', DD: 'deductee' } as const;

/** How many fields a record has; there is one delimiter less. */
export const fieldCount = ({ rule }: LayoutInForce, record: RecordName): number => rule.value[COUNTS[record]];

/** The layout of a quarter's file, by the quarter it is for; undefined for a form or time whose layout was not read. */
export function layoutOf(kind: StatementKind, { to }: Quarter): LayoutInForce | undefined {
  const rule = ruleIfInForce(STATEMENT_RECORDS, to);
  const layout = rule && LAYOUTS[rule.id];
  return rule && layout?.fileTypes[kind] ? { layout, rule } : undefined;
}
