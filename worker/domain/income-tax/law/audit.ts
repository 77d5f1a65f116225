import { actHistory, inBothActs, unread } from '../../law/table';
import { lakh, type Paise, rupees } from '../../shared/money';

export type CashPaymentLimit = { ordinary: Paise; goodsCarriage: Paise };

/** What is paid to one person on one day otherwise than through a bank, above this, is not deducted at all. */
export const CASH_PAYMENT_LIMIT = inBothActs<CashPaymentLimit>(
  {
    id: 'IT.40A3',
    from: '2017-04-01',
    unit: 'paise paid to a person in a day, in general and for goods carriages',
    comparator: 'EXCEEDS',
    source: unread('Section 40A(3) and (3A), and section 36 of 2025'),
  },
  { ordinary: rupees(10_000), goodsCarriage: rupees(35_000) },
  ['s.40A(3)', 's.36'],
);

type Cash = { id: string; amount: Paise; unit: string; statutes: readonly [string, string] };

const ofCash = ({ id, amount, unit, statutes }: Cash) =>
  inBothActs<Paise>(
    { id: `IT.${id}`, from: '2017-04-01', unit, comparator: 'NOT_LESS_THAN', source: unread(`Section ${id}`) },
    amount,
    statutes,
  );

/** A loan or deposit of this much, with what is owed to the lender already, is taken through a bank alone. */
export const CASH_LOAN_LIMIT = ofCash({
  ...{ id: '269SS', amount: rupees(20_000), statutes: ['s.269SS', 's.185'] },
  unit: 'paise owed to a lender',
});

/** A loan or deposit of this much is paid back through a bank alone. */
export const CASH_REPAYMENT_LIMIT = ofCash({
  ...{ id: '269T', amount: rupees(20_000), statutes: ['s.269T', 's.188'] },
  unit: 'paise owed to a lender',
});

/** Nobody receives this much from one person on a day, or for one transaction, otherwise than through a bank. */
export const CASH_RECEIPT_LIMIT = ofCash({
  ...{ id: '269ST', amount: lakh(2), statutes: ['s.269ST', 's.186'] },
  unit: 'paise from a person in a day',
});

/** Taxes, contributions, bonus, leave and interest of banks are deducted in their year where paid by the day of the return. */
export const PAYMENT_BASIS = inBothActs<boolean>(
  {
    id: 'IT.43B',
    from: '2014-04-01',
    unit: 'whether a later payment waits for its year',
    source: unread('Section 43B'),
  },
  true,
  ['s.43B', 's.37'],
);

/** By when the employees' share of contributions is to be paid to be deducted: the fund's own day, or that of the return. */
export const EMPLOYEE_SHARE_DAY = actHistory<'FUND' | 'RETURN'>(
  { id: 'IT.36.1.VA', unit: 'which day', source: unread('Section 36(1)(va) and its successor') },
  [
    { from: '2014-04-01', value: 'FUND', statute: 'Income-tax Act 1961 s.36(1)(va)' },
    {
      from: '2026-04-01',
      value: 'RETURN',
      statute: 'Income-tax Act 2025 s.29(1)(e) as by the Finance Bill 2026',
      confidence: 'low',
    },
  ],
);

/** A provision for gratuity is deducted where it is paid, or paid into an approved fund. */
export const GRATUITY_PROVISION = inBothActs<boolean>(
  { id: 'IT.40A7', from: '2014-04-01', unit: 'whether it is deducted', source: unread('Section 40A(7)') },
  false,
  ['s.40A(7)', 's.36'],
);
