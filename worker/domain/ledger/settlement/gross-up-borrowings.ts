import { say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';
import type { AccountCode } from '../chart/chart';
import { type BankEntry, credit, debit, type GrossUp, grossUpOf, type NotExact, notExact } from './gross-up';
import { type GstPlace, gstGiven, inputGst } from './taxes-inside';

/** The accounts on which loans to the company stand. */
export const LOAN_ACCOUNTS = ['2401', '2402', '2403', '2404', '2502', '2503'] as const satisfies readonly AccountCode[];
export type LoanAccount = (typeof LOAN_ACCOUNTS)[number];

export type Drawn = {
  account: LoanAccount;
  /** The lender or loan, by which its account is kept apart. */
  tag: string;
  sanctioned: Paise;
  fee: Paise;
  /** GST on the fee. */
  tax: Paise;
  place: GstPlace;
};

/** A loan paid out less its fee (F01): the whole sanction is owed. */
export function loanDrawn(line: BankEntry, given: Drawn): GrossUp | NotExact {
  const gst = gstGiven(given.tax, given.place);
  if (!gst) return notExact('tax', say('settlement.problem.odd-tax'));
  const { account, tag, sanctioned, fee, tax } = given;
  return grossUpOf({
    ...{ line, rule: 'F01', field: 'sanctioned', gross: sanctioned },
    others: [debit('5303', fee), ...inputGst(gst), credit(account, sanctioned, { tag })],
    summary: say('settlement.summary.loan-drawn', {
      ...{ sanctioned: { exact: sanctioned }, fee: { exact: fee }, tax: { exact: tax }, net: { exact: line.amount } },
    }),
  });
}

export type Instalment = {
  account: LoanAccount;
  tag: string;
  principal: Paise;
  interest: Paise;
  /** Which of how many, where a schedule says so. */
  number?: number | undefined;
  count?: number | undefined;
};

/** An instalment into principal and interest (B14), as the schedule of the loan or the lender's statement has them. */
export function instalmentPaid(line: BankEntry, given: Instalment): GrossUp | NotExact {
  const { account, tag, principal, interest, number, count } = given;
  const amounts = { principal: { exact: principal }, interest: { exact: interest } };
  return grossUpOf({
    ...{ line, rule: 'B14', field: 'principal', gross: paise(-line.amount) },
    others: [debit(account, principal, { tag }), debit('5301', interest)],
    summary:
      number && count
        ? say('settlement.summary.instalment-of', { ...amounts, number, count })
        : say('settlement.summary.instalment', amounts),
  });
}

/** A loan of a director, in or back (F07): short-term, since it is repaid on demand. */
export function directorLoan(line: BankEntry, { director }: { director: string }): GrossUp | NotExact {
  const amount = paise(Math.abs(line.amount));
  const own = line.amount > 0 ? credit('2502', amount, { tag: director }) : debit('2502', amount, { tag: director });
  return grossUpOf({
    ...{ line, rule: 'F07', field: 'director', gross: amount, others: [own] },
    summary: say('settlement.summary.director-loan', { amount: { exact: amount }, director }),
    toConfirm: line.amount > 0 ? [say('settlement.confirm.director-declaration')] : [],
  });
}
