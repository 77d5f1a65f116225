import type { OwnNames } from '../bank/chart/chart';
import { cashPlace, lineName, profitPlace } from './reports-heads';
import type { Cell } from './reports-lines';
import type { ReportName } from './reports-names';

/** A section's rows are shown as plain amounts: what went out counts up where a section is of payments. */
export type SectionPlan = { id: string; head: string; counts: 'receipts' | 'payments' };
export type Place = { id: string; label: string } | { leftOut: string };
export type Plan = { sections: readonly SectionPlan[]; placeOf: (cell: Cell, own?: OwnNames) => Place };

const section = (id: string, head: string, counts: SectionPlan['counts'] = 'receipts'): SectionPlan => ({
  id,
  head,
  counts,
});

const OPEN = 'Not yet categorised';
const OWN = 'Own transfers, cash and wallets';
const LEFT_OUT = { transfer: 'Transfers, capital, loans and assets', tax_payment: 'Tax payments' };

export const PLANS: Record<ReportName, Plan> = {
  'profit-and-loss': {
    sections: [section('income', 'Income'), section('expenses', 'Expenses', 'payments')],
    placeOf: ({ category, categoryId }) => {
      const place = profitPlace(category, categoryId);
      if (place) return { id: place.section, label: place.head };
      return { leftOut: category === 'transfer' || category === 'tax_payment' ? LEFT_OUT[category] : OPEN };
    },
  },
  'cash-flow': {
    sections: [
      section('operating', 'Operating activities'),
      section('investing', 'Investing activities'),
      section('financing', 'Financing activities'),
      section('open', OPEN),
    ],
    placeOf: ({ category, categoryId, side }) => {
      const place = cashPlace(category, categoryId);
      if (place === 'own') return { leftOut: OWN };
      if (place === 'open') return { id: 'open', label: openLabel(side) };
      return { id: place.activity, label: place.label };
    },
  },
  categories: {
    sections: [
      section('income', 'Income'),
      section('expense', 'Expenses', 'payments'),
      section('tax_payment', 'Tax payments', 'payments'),
      section('transfer', 'Transfers'),
      section('open', OPEN),
    ],
    placeOf: ({ category, categoryId, side }, own) =>
      category ? { id: category, label: lineName(category, categoryId, own) } : { id: 'open', label: openLabel(side) },
  },
  payees: {
    sections: [section('credit', 'Received from'), section('debit', 'Paid to', 'payments')],
    placeOf: ({ category, categoryId, side, payee }) =>
      cashPlace(category, categoryId) === 'own'
        ? { leftOut: OWN }
        : { id: side, label: payee ?? 'Without a name in the narration' },
  },
};

const openLabel = (side: Cell['side']) => (side === 'credit' ? 'Money in' : 'Money out');
