import { firstDayOf } from '../law/periods';
import { ruleInForce } from '../law/rule';
import { addDays, type IsoDate, yearEnd } from '../shared/dates';
import { citationOf, type Explained, inDays, inPaise, inWords, onDay, Working } from '../shared/explained';
import { say } from '../shared/message';
import { type Paise, paise } from '../shared/money';
import { SMALL_SUPPLIER_DAYS } from './law/deductions';

/** A sum owed to a micro or small manufacturer or provider of services, registered on the day of the invoice. */
export type SupplierDue = {
  /** The day the goods or services were accepted; it is day 0. */
  acceptedOn: IsoDate;
  /** Agreed in writing; absent where nothing was. */
  agreedDays?: number;
  amount: Paise;
  payments: readonly { paidOn: IsoDate; amount: Paise }[];
};

/**
 * What of a due is not deductible in the financial or tax year in which it arose (s.43B(h); s.37): the part unpaid both at the
 * limit of the MSMED Act and at the end of the year. It is deducted when it is paid; paying before the return does not help.
 */
export function disallowedSupplierDue(due: SupplierDue, year: string, knownOn?: IsoDate): Explained<Paise> {
  const rule = ruleInForce(SMALL_SUPPLIER_DAYS, firstDayOf(year), knownOn);
  const { withAgreement, without } = rule.value;
  const cited = { rule: citationOf(rule) };
  const days = due.agreedDays === undefined ? without : Math.min(due.agreedDays, withAgreement);
  const working = new Working();
  working.give('accepted', say('income-tax.step.accepted-on'), onDay(due.acceptedOn));
  const agreed =
    due.agreedDays === undefined ? inWords(say('income-tax.text.none-in-writing')) : inDays(due.agreedDays);
  working.give('agreed', say('income-tax.step.days-agreed'), agreed);
  working.give('amount', say('income-tax.step.amount-due'), inPaise(due.amount));
  const limitOn = addDays(due.acceptedOn, days);
  working.make('limit', say('income-tax.step.to-be-paid-by'), onDay(limitOn), {
    formula: say('income-tax.formula.acceptance-plus', { span: inDays(days) }),
    inputs: ['accepted', 'agreed'],
    ...cited,
  });
  const end = yearEnd(year);
  const countsTo = limitOn > end ? limitOn : end;
  const paid = paise(
    due.payments.filter(({ paidOn }) => paidOn <= countsTo).reduce((sum, { amount }) => sum + amount, 0),
  );
  working.give('paid', say('income-tax.step.paid-by', { day: onDay(countsTo) }), inPaise(paid));
  const disallowed = paise(Math.max(0, due.amount - paid));
  working.make('disallowed', say('income-tax.step.not-deductible-this-year'), inPaise(disallowed), {
    formula: say('income-tax.formula.unpaid-at-limit-and-year-end'),
    inputs: ['amount', 'paid', 'limit'],
    ...cited,
    summary: say('income-tax.summary.supplier-due', {
      ...{ amount: inPaise(due.amount), paid: inPaise(paid), day: onDay(countsTo) },
      ...{ disallowed: inPaise(disallowed), statute: rule.statute },
    }),
  });
  return working.explain(disallowed);
}
