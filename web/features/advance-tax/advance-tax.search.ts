import * as v from 'valibot';
import { orNone } from '../../lib/search-fields';

/** What the page keeps in the address. */
export const advanceTaxSearch = v.object({
  year: orNone(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/))),
});

export type AdvanceTaxSearch = v.InferOutput<typeof advanceTaxSearch>;
