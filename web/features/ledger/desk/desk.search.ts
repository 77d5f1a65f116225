import * as v from 'valibot';
import { VOUCHER_KINDS } from '#domain/ledger/model';
import { PERIOD_CODE } from '../../../lib/book-period';
import { idField, orNone, textField } from '../../../lib/search-fields';

export const DESK_TABS = ['vouchers', 'accounts', 'opening', 'loans', 'currency', 'locks'] as const;

/** What the page keeps in the address. */
export const deskSearch = v.object({
  tab: orNone(v.picklist(DESK_TABS)),
  period: orNone(v.pipe(v.string(), v.regex(PERIOD_CODE))),
  kind: orNone(v.picklist(VOUCHER_KINDS)),
  q: textField(100),
  /** The voucher that stands open: a stored one, or the bank line that is one. */
  voucher: idField,
});

export type DeskSearch = v.InferOutput<typeof deskSearch>;
/** Changes what the address says; typing replaces the entry, choosing adds one that Back returns from. */
export type ChangeDesk = (change: Partial<DeskSearch>, isTyping?: boolean) => void;

/** What every tab of the page is given. */
export type DeskProps = { companyId: string; search: DeskSearch; onSearch: ChangeDesk };
