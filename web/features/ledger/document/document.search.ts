import * as v from 'valibot';

const orNone = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.fallback(v.optional(schema), undefined as never));

export const STATUSES = ['all', 'open', 'overdue', 'settled', 'cancelled'] as const;
export type Status = (typeof STATUSES)[number];

/** What the page keeps in the address. */
export const documentSearch = v.object({
  status: orNone(v.picklist(STATUSES)),
  q: orNone(v.pipe(v.string(), v.maxLength(100))),
  /** The document that is shown beside the list. */
  shown: orNone(v.pipe(v.string(), v.uuid())),
});
export type DocumentSearch = v.InferOutput<typeof documentSearch>;
export type ChangeDocuments = (change: Partial<DocumentSearch>) => void;
