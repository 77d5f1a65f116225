import * as v from 'valibot';
import { orNone } from '../../lib/search-fields';

/** What the page keeps in the address: the saved plan that is open. */
export const taxPlanSearch = v.object({ plan: orNone(v.pipe(v.string(), v.uuid())) });
