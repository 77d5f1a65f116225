import { quarterOf } from '../../../domain/law/periods';
import { onDay } from '../../../domain/shared/explained';
import { say } from '../../../domain/shared/message';
import { type NewDeduction, quarterKey } from '../../../domain/tds/deduction';
import { statementDue } from '../../../domain/tds/due-dates';
import type { CompanyScope } from '../../../platform/access';
import { atFault } from '../../../platform/problem';

/*
 * The database refuses a deduction of a quarter whose statement was filed, whoever writes it. Who enters one is told before, by the
 * field that was entered, which statement it is and what to do.
 */

const FILED = `SELECT j.key place FROM json_each(?2) j
  WHERE EXISTS (SELECT 1 FROM company_events e WHERE e.company_id = ?1 AND e.kind = 'filing' AND e.withdrawn_on IS NULL
      AND e.subject LIKE (j.value ->> 0) || '|' || (j.value ->> 1) || '|%')
    AND NOT EXISTS (SELECT 1 FROM tds_corrections k WHERE k.company_id = ?1 AND k.quarter = (j.value ->> 2)
      AND k.kind = (j.value ->> 3) AND k.filed_on IS NULL)
  ORDER BY j.key LIMIT 1`;

/** What of a deduction tells in which statement it is, and how it is named. */
type Listed = Pick<NewDeduction, 'statement' | 'eventOn'> & { payee: Pick<NewDeduction['payee'], 'name'> };

/** Throws 409 naming the field of the first deduction that falls into a filed quarter of which no correction is open. */
export async function mustBeUnfiled(
  d1: D1Database,
  { companyId }: CompanyScope,
  deductions: readonly { deduction: Listed; field: string }[],
  fault: 'quarter-filed-named' | 'challan-filed-named' = 'quarter-filed-named',
): Promise<void> {
  if (deductions.length === 0) return;
  const asked = deductions.map(({ deduction: { statement, eventOn } }) => {
    const quarter = quarterOf(eventOn);
    const { form } = statementDue(statement, quarter).value;
    return [form, `${quarter.year} ${quarter.name}`, quarterKey(eventOn), statement];
  });
  const place = await d1.prepare(FILED).bind(companyId, JSON.stringify(asked)).first<number>('place');
  const found = place === null ? undefined : deductions[place];
  if (!found) return;
  const { deduction, field } = found;
  const quarter = quarterOf(deduction.eventOn);
  const words = {
    ...{ form: statementDue(deduction.statement, quarter).value.form, quarter: quarter.name, year: quarter.year },
    ...{ payee: deduction.payee.name, day: onDay(deduction.eventOn) },
  };
  throw atFault(409, field, say(`tds-statement.fault.${fault}`, words), 'quarter-filed');
}
