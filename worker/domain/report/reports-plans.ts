import { categoryName, type OwnNames } from '../bank/chart/chart';
import type { Side } from '../bank/values';
import { type Message, type Said, say } from '../shared/message';
import { cashPlace, lineName, profitPlace } from './reports-heads';
import type { Cell } from './reports-lines';
import type { ReportName } from './reports-names';

/** A section's rows are shown as plain amounts: what went out counts up where a section is of payments. */
export type SectionPlan = { id: string; head: Message; counts: 'receipts' | 'payments' };
/** The filter of the list of transactions that a row adds up: a category by its name in the chart, or a payee. */
export type LinesFilter = { category: string; side?: Side } | { payee: string; side: Side };
export type Place = { id: string; label: Said; lines?: LinesFilter } | { leftOut: Message };
export type Plan = { sections: readonly SectionPlan[]; placeOf: (cell: Cell, own?: OwnNames) => Place };

const section = (id: string, head: Message, counts: SectionPlan['counts'] = 'receipts'): SectionPlan => ({
  id,
  head,
  counts,
});

/** What is left out, or set apart, since it has no category. */
export const OPEN = say('report.open');
const OWN = say('report.own-money');
const TAX_PAYMENTS = say('report.section.tax-payments');
const LEFT_OUT = { transfer: say('report.capital'), tax_payment: TAX_PAYMENTS };

export const PLANS: Record<ReportName, Plan> = {
  'profit-and-loss': {
    sections: [
      section('income', say('report.section.income')),
      section('expenses', say('report.section.expenses'), 'payments'),
    ],
    placeOf: ({ category, categoryId }) => {
      const place = profitPlace(category, categoryId);
      if (place) return { id: place.section, label: place.head };
      return { leftOut: category === 'transfer' || category === 'tax_payment' ? LEFT_OUT[category] : OPEN };
    },
  },
  'cash-flow': {
    sections: [
      section('operating', say('report.section.operating')),
      section('investing', say('report.section.investing')),
      section('financing', say('report.section.financing')),
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
      section('income', say('report.section.income')),
      section('expense', say('report.section.expenses'), 'payments'),
      section('tax_payment', TAX_PAYMENTS, 'payments'),
      section('transfer', say('report.section.transfers')),
      section('open', OPEN),
    ],
    placeOf: ({ category, categoryId, side }, own) =>
      category
        ? {
            id: category,
            label: lineName(category, categoryId, own),
            ...(categoryId && linesOf(categoryName(categoryId, own))),
          }
        : { id: 'open', label: openLabel(side), ...linesOf('uncategorized', side) },
  },
  payees: {
    sections: [
      section('credit', say('report.section.received')),
      section('debit', say('report.section.paid'), 'payments'),
    ],
    // What was deducted from a receipt lessens what its payer paid; nobody was paid it.
    placeOf: ({ category, categoryId, lineSide: side, payee }) =>
      cashPlace(category, categoryId) === 'own'
        ? { leftOut: OWN }
        : { id: side, label: payee ?? say('report.no-payee'), ...(payee && { lines: { payee, side } }) },
  },
};

const linesOf = (category: string, side?: Side) => ({ lines: { category, ...(side && { side }) } });

const openLabel = (side: Cell['side']) => (side === 'credit' ? say('report.money-in') : say('report.money-out'));
