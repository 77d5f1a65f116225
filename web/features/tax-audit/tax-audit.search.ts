import * as v from 'valibot';
import { orNone } from '../../lib/search-fields';

/** What the page keeps in the address. */
export const taxAuditSearch = v.object({
  year: orNone(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/))),
});
