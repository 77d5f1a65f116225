import type { LateKind, PeriodOfReturn } from '#domain/gst/late-cost';
import { financialYearOf } from '#domain/shared/dates';
import { type Words, worded } from '#domain/shared/message';
import { m } from '../../../lib/messages';
import { formatMonth } from '../../../lib/month-words';
import { languageWith, pageLanguage } from '../../../lib/said';

// What a late return costs is worked out here: the words of that law come with it alone.
const TEXTS = import.meta.glob<Readonly<Record<string, Words>>>('../../../messages/shared/*/{gst,period}.json', {
  eager: true,
  import: 'default',
});

const languageHere = languageWith(TEXTS, pageLanguage);

/** What the law's computation says, in the language of the page. */
export const wordedHere = <Value>(value: Value) => worded(value, languageHere());

/** A period by its name: 'August 2026', 'July 2026 to September 2026', '2025-26'. */
export function nameOf({ every, period: { from, to } }: PeriodOfReturn): string {
  if (every === 'month') return formatMonth(from);
  if (every === 'year') return financialYearOf(from);
  return m.gst_period_quarter({ first: formatMonth(from), last: formatMonth(to) });
}

/** A return with how often it is made, where there is a choice. */
export function kindWords({ form, every }: LateKind): string {
  if (form === 'GSTR-3B' || form === 'GSTR-1')
    return every === 'month' ? m.gst_late_monthly({ form }) : m.gst_late_quarterly({ form });
  if (form === 'GSTR-9') return m.gst_late_with_9c();
  if (form === 'GSTR-10') return m.gst_late_final();
  return NAMES[form]?.() ?? form;
}

const NAMES: Readonly<Record<string, () => string>> = {
  IFF: m.gst_late_iff,
  'PMT-06': m.gst_late_pmt06,
  'CMP-08': m.gst_late_cmp08,
  'GSTR-4': m.gst_late_gstr4,
  'GSTR-5': m.gst_late_gstr5,
  'GSTR-5A': m.gst_late_gstr5a,
  'GSTR-6': m.gst_late_gstr6,
  'GSTR-7': m.gst_late_gstr7,
  'GSTR-8': m.gst_late_gstr8,
  'ITC-04': m.gst_late_itc04,
};
