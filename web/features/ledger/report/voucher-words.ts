import { m } from '../../../lib/messages';
import type { Voucher } from './statement.queries';

export const KIND_NAMES: Record<Voucher['kind'], () => string> = {
  receipt: m.statement_kind_receipt,
  payment: m.statement_kind_payment,
  contra: m.statement_kind_contra,
  journal: m.statement_kind_journal,
  sales: m.statement_kind_sales,
  purchase: m.statement_kind_purchase,
  'credit-note': m.statement_kind_credit_note,
  'debit-note': m.statement_kind_debit_note,
  opening: m.statement_kind_opening,
};
