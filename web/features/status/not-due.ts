import type { Area } from '#domain/calendar/values';
import type { ComplianceStatus } from '../../lib/compliance.queries';

type NotDue = ComplianceStatus['notDue'][number];

/** One form that is not due, with each period of which that is decided. */
export type NotDueForm = { area: Area; form: string; rows: readonly NotDue[] };

/** What is decided not to be due, a form at a time, in the order of the areas of law. */
export function notDueForms(notDue: readonly NotDue[]): readonly NotDueForm[] {
  const found = new Map<string, { area: Area; form: string; rows: NotDue[] }>();
  for (const row of notDue) {
    if (row.verdict !== 'not-due') continue;
    const key = `${row.area} ${row.form}`;
    const known = found.get(key) ?? { area: row.area, form: row.form, rows: [] };
    known.rows.push(row);
    found.set(key, known);
  }
  return [...found.values()];
}
