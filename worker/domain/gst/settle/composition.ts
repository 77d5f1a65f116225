import type { IsoDate } from '../../shared/dates';
import type { Explained } from '../../shared/explained';
import { type Paise, paise } from '../../shared/money';
import type { ReturnPeriod } from '../gstr-1/period';
import type { COMPOSITION_RATES } from '../law/rates';
import type { RegisterRow } from '../register/model';
import { returnDueDate } from '../returns';
import { compositionTax } from '../tax';
import { cashEntries, type Posting, postingsOf } from './entries';
import { type ByHead, byHead, NOTHING, type Settlement, TAX_HEADS } from './model';
import { settle } from './settlement';

/** The kinds of composition dealer, by which the rate on turnover goes. */
export const DEALERS = [
  'manufacturer',
  'trader',
  'restaurant',
  'services',
] as const satisfies readonly (keyof typeof COMPOSITION_RATES)[];
export type Dealer = (typeof DEALERS)[number];

export type CompositionRow = Pick<
  RegisterRow,
  'id' | 'documentId' | 'number' | 'date' | 'taxable' | 'igst' | 'cgst' | 'sgst' | 'cess'
> & { party: string; at: '3(1)' | '3(2)' };

/** The quarterly statement of a composition dealer. */
export type Statement = {
  rows: readonly CompositionRow[];
  turnover: Paise;
  tax: Explained<{ central: Paise; state: Paise }>;
  reverse: ByHead;
  settlement: Settlement;
};

const rowAt = (at: CompositionRow['at'], row: RegisterRow): CompositionRow => ({
  ...{ at, id: row.id, documentId: row.documentId, number: row.number, date: row.date, party: row.counterparty.name },
  ...{ taxable: row.taxable, igst: row.igst, cgst: row.cgst, sgst: row.sgst, cess: row.cess },
});

/** Of a trader's sales, what somebody said is exempt, nil-rated or outside GST bears no tax: the rate is on taxable turnover alone. */
const isTurnover = ({ nature, isNatureAssumed }: RegisterRow, dealer: Dealer): boolean =>
  dealer !== 'trader' || nature === 'taxable' || isNatureAssumed;

/**
 * CMP-08: the tax on the quarter's turnover at the rate of the dealer, half under each Act, and tax under reverse charge, both in cash with
 * interest where it is late; a late statement has no fee (s.10, s.47 CGST, rule 62). Amounts in paise.
 */
export function compositionStatement({
  rows,
  dealer,
  period,
  stateCode,
  filedOn,
}: {
  rows: readonly RegisterRow[];
  dealer: Dealer;
  period: ReturnPeriod;
  stateCode: string;
  filedOn: IsoDate;
}): Statement {
  const sales = rows.filter((row) => row.side === 'sale' && isTurnover(row, dealer));
  const inward = rows.filter(
    (row) => row.side === 'purchase' && (row.isReverseCharge || row.supplyType === 'import-of-services'),
  );
  const turnover = paise(
    Math.max(
      0,
      sales.reduce((sum, { taxable }) => sum + taxable, 0),
    ),
  );
  const tax = compositionTax(dealer, turnover, period.days.to);
  const reverse = byHead((head) =>
    Math.max(
      0,
      inward.reduce((sum, row) => sum + row[head], 0),
    ),
  );
  const settlement = settle({
    ...{
      period: period.days,
      form: 'CMP-08',
      reverse,
      net: NOTHING,
      forward: NOTHING,
      minimumBalance: NOTHING,
      filedOn,
    },
    outward: { ...NOTHING, cgst: tax.value.central, sgst: tax.value.state },
    ...{ taxable: paise(0), isExcepted: true, turnoverBefore: paise(0) },
    dueOn: returnDueDate({ form: 'CMP-08', every: 'quarter', period: period.days, stateCode }).value,
  });
  return {
    rows: [...sales.map((row) => rowAt('3(1)', row)), ...inward.map((row) => rowAt('3(2)', row))],
    ...{ turnover, tax, reverse, settlement },
  };
}

/** Tax on turnover is a cost of the dealer's own: it stands on no account of output tax, and nobody was charged it. */
export function compositionPostings(
  settlement: Settlement,
  paidBy: { challan: ByHead; bank: string; tag?: string | undefined },
): Posting[] {
  const cost = TAX_HEADS.reduce((sum, head) => sum + settlement.liability[head], 0);
  const kept = cashEntries(settlement, paidBy.tag).filter(({ account }) => !['2701', '2702', '2703'].includes(account));
  const entries = cost === 0 ? kept : [{ account: '5525' as const, amount: paise(cost) }, ...kept];
  return postingsOf(settlement, paidBy).map((posting) => (posting.rule === 'T03' ? { ...posting, entries } : posting));
}
