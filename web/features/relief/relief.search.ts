import * as v from 'valibot';
import { orNone, textField } from '../../lib/search-fields';

export const SOURCES = ['own', 'law'] as const;
export const RELIEF_KINDS = ['extension', 'fee_waiver'] as const;

/** What the page keeps in the address. */
export const reliefSearch = v.object({
  /** What the firm entered alone, or what stands in the law's own tables. */
  from: orNone(v.picklist(SOURCES)),
  kind: orNone(v.picklist(RELIEF_KINDS)),
  form: textField(60),
  /** Whether only those are shown that still give something today. */
  now: orNone(v.boolean()),
});

export type ReliefSearch = v.InferOutput<typeof reliefSearch>;
export type ChangeSearch = (change: Partial<ReliefSearch>) => void;
