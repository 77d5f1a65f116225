import * as v from 'valibot';
import { dayField, idField, orNone, textField } from '../../lib/search-fields';

export const TABS = ['match', 'receivable', 'payable', 'parties', 'bank'] as const;
export type SettlementTab = (typeof TABS)[number];

/** What the page keeps in the address. */
export const settlementSearch = v.object({
  tab: orNone(v.picklist(TABS)),
  on: dayField,
  party: idField,
  account: idField,
  q: textField(100),
  kind: orNone(v.picklist(['customer', 'vendor'])),
  columns: orNone(v.picklist(['working'])),
});

export type SettlementSearch = v.InferOutput<typeof settlementSearch>;
export type ChangeSettlement = (change: Partial<SettlementSearch>) => void;
