import type { Quarter } from '../../law/periods';
import { type Rule, ruleIfInForce } from '../../law/rule';
import { type Message, say } from '../../shared/message';
import type { StatementKind } from '../due-dates';
import { type RecordFields, SALARY_RECORD, STATEMENT_RECORDS } from '../law/challan';
import { LAYOUT_1961 } from './layout-1961';
import { LAYOUT_2025 } from './layout-2025';
import type { Layout, RecordName } from './model';

/** A layout with the rule that says how many fields each record has, where that was read, and how sure it is. */
export type LayoutInForce = { layout: Layout; rule: Rule<RecordFields> };

const LAYOUTS: Readonly<Record<string, Layout>> = { 'TDS.FILE.26Q': LAYOUT_1961, 'TDS.FILE.140': LAYOUT_2025 };

const COUNTS = { FH: 'fileHeader', BH: 'batchHeader', CD: 'challan', DD: 'deductee' } as const;

/** How many fields a record has; there is one delimiter less. */
export const fieldCount = ({ rule }: LayoutInForce, record: RecordName): number => rule.value[COUNTS[record]];

/**
 * The layout of a quarter's file, by the quarter it is for; undefined for a form or time whose layout was not read. The statement of
 * salaries for January to March has records of the year's salaries besides, and without them it is not one.
 */
export function layoutOf(kind: StatementKind, quarter: Quarter): LayoutInForce | undefined {
  const rule = ruleIfInForce(STATEMENT_RECORDS, quarter.to);
  const layout = rule && LAYOUTS[rule.id];
  return rule && layout?.fileTypes[kind] && !hasYearOfSalaries(kind, quarter) ? { layout, rule } : undefined;
}

/** Whether a statement has an annexure of the year's salaries: that of salaries for the last quarter of the year. */
export const hasYearOfSalaries = (kind: StatementKind, { name }: Quarter): boolean =>
  kind === 'salary' && name === 'Q4';

/** Why a quarter's statement has no text file; null where it has one. */
export function whyNoText(kind: StatementKind, quarter: Quarter, form: string): Message | null {
  if (layoutOf(kind, quarter)) return null;
  if (!hasYearOfSalaries(kind, quarter)) return say('tds-statement.fault.no-layout', { form });
  const fields = ruleIfInForce(SALARY_RECORD, quarter.to);
  return fields
    ? say('tds-statement.fault.no-salary-record', { form, count: fields.value })
    : say('tds-statement.fault.no-salary-format', { form });
}
