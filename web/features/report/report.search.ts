import * as v from 'valibot';
import { REPORTS } from '#domain/report/reports-names';
import { COMPARISONS } from '#domain/report/reports-period';
import { PERIOD_CODE } from '../../lib/book-period';
import { dayField, orNone } from '../../lib/search-fields';

/** What the page of reports keeps in the address, so that a link opens the same report of the same period. */
export const reportSearch = v.object({
  report: orNone(v.picklist(REPORTS)),
  period: orNone(v.pipe(v.string(), v.regex(PERIOD_CODE))),
  /** The day on which the period is ended early, since the data goes no further. */
  until: dayField,
  compare: orNone(v.picklist(COMPARISONS)),
});

export type ReportSearch = v.InferOutput<typeof reportSearch>;
export type ChangeReport = (change: Partial<ReportSearch>) => void;
