import * as v from 'valibot';

const orNone = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.fallback(v.optional(schema), undefined as never));

export const TABS = ['match', 'receivable', 'payable', 'bank'] as const;
export type SettlementTab = (typeof TABS)[number];

/** What the page keeps in the address. */
export const settlementSearch = v.object({
  tab: orNone(v.picklist(TABS)),
  on: orNone(v.pipe(v.string(), v.isoDate())),
  party: orNone(v.pipe(v.string(), v.uuid())),
  account: orNone(v.pipe(v.string(), v.uuid())),
  columns: orNone(v.picklist(['working'])),
});

export type SettlementSearch = v.InferOutput<typeof settlementSearch>;
export type ChangeSettlement = (change: Partial<SettlementSearch>) => void;
