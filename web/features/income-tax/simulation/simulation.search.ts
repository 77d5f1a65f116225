import * as v from 'valibot';
import { orNone } from '../../../lib/search-fields';

/** What the page keeps in the address. */
export const itrSearch = v.object({
  year: orNone(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/))),
});

export type ItrSearch = v.InferOutput<typeof itrSearch>;
export type ChangeItr = (change: Partial<ItrSearch>) => void;
