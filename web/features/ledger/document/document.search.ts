import * as v from 'valibot';
import { idField, orNone, textField } from '../../../lib/search-fields';

export const STATUSES = ['all', 'open', 'overdue', 'settled', 'cancelled'] as const;
export type Status = (typeof STATUSES)[number];

/** What the page keeps in the address. */
export const documentSearch = v.object({
  status: orNone(v.picklist(STATUSES)),
  q: textField(100),
  /** The document that is shown beside the list. */
  shown: idField,
});
export type DocumentSearch = v.InferOutput<typeof documentSearch>;
export type ChangeDocuments = (change: Partial<DocumentSearch>) => void;
