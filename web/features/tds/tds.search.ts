import * as v from 'valibot';
import { orNone, textField } from '../../lib/search-fields';

export const TABS = [
  ...(['overview', 'deductions', 'finder', 'lower', 'challans', 'receivable'] as const),
  ...(['statements', 'certificates', 'salaries'] as const),
] as const;
export type TdsTab = (typeof TABS)[number];

/** What the page keeps in the address. */
export const tdsSearch = v.object({
  tab: orNone(v.picklist(TABS)),
  q: textField(100),
  year: orNone(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/))),
  status: orNone(v.picklist(['pending', 'deposited'])),
});

export type TdsSearch = v.InferOutput<typeof tdsSearch>;
export type ChangeTds = (change: Partial<TdsSearch>) => void;
