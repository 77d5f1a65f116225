import type { DocumentKind, DocumentSide } from '#domain/ledger/document/model';
import { m } from '../../../lib/messages';

export const SIDE_WORDS: Record<
  DocumentSide,
  { title: () => string; add: () => string; empty: () => string; emptyWords: () => string; party: () => string }
> = {
  sale: {
    title: m.ledger_document_invoices,
    add: m.ledger_document_add_invoice,
    empty: m.ledger_document_no_invoices,
    emptyWords: m.ledger_document_no_invoices_words,
    party: m.ledger_document_customer,
  },
  purchase: {
    title: m.ledger_document_bills,
    add: m.ledger_document_add_bill,
    empty: m.ledger_document_no_bills,
    emptyWords: m.ledger_document_no_bills_words,
    party: m.ledger_document_supplier,
  },
};

export const kindWords = (side: DocumentSide, kind: DocumentKind): string => {
  if (kind === 'credit-note') return m.ledger_document_credit_note();
  if (kind === 'debit-note') return m.ledger_document_debit_note();
  return side === 'sale' ? m.ledger_document_invoice() : m.ledger_document_bill();
};
