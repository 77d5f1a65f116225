import * as v from 'valibot';
import { orNone, textField } from '../../lib/search-fields';

/** The tabs of the page, in their order: each appears with its part. */
export const TABS = ['overview', 'gstr-1', 'gstr-2b', 'gstr-3b', 'set-off', 'payments', 'year'] as const;
export type GstTab = (typeof TABS)[number];

/** What the page keeps in the address, so that a link opens the same return. */
export const gstSearch = v.object({
  tab: orNone(v.picklist(TABS)),
  gstin: orNone(v.pipe(v.string(), v.regex(/^[0-9A-Z]{15}$/))),
  /** '2026-10', or a quarter of the year from April: '2026-Q2'. */
  period: orNone(v.pipe(v.string(), v.regex(/^\d{4}-(\d{2}|Q[1-4])$/))),
  /** The invoice furnishing facility in the place of the return. */
  form: orNone(v.picklist(['iff'])),
  /** The table of the return whose rows are shown. */
  section: textField(20),
  /** The financial year of the annual return: '2025-26'. */
  year: orNone(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/))),
});
export type GstSearch = v.InferOutput<typeof gstSearch>;
export type ChangeGst = (change: Partial<GstSearch>) => void;

/** What every tab is given. */
export type GstViewProps = { companyId: string; search: GstSearch; onSearch: ChangeGst };
