import * as v from 'valibot';
import { orNone } from '../../lib/search-fields';

/** What the page keeps in the address. */
export const ipSearch = {
  applicant: orNone(v.picklist(['startup', 'individual', 'small-entity', 'other'])),
  filing: orNone(v.picklist(['electronic', 'paper'])),
  type: orNone(v.picklist(['trademark', 'patent', 'design', 'copyright'])),
};
const search = v.object(ipSearch);
export type IpSearch = v.InferOutput<typeof search>;
export type ChangeIp = (change: Partial<IpSearch>) => void;
