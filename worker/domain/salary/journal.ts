import type { Entry } from '../ledger/model';
import { type Paise, paise } from '../shared/money';
import type { PayOfMonth } from './model';

export type PaidEmployee = { employeeId: string; isDirector: boolean; pay: PayOfMonth };

const nought = paise(0);
const sum = (all: readonly PaidEmployee[], of: (pay: PayOfMonth) => number): Paise =>
  paise(all.reduce((total, { pay }) => total + of(pay), 0));

const employers = ({ fund }: PayOfMonth): number => (fund ? fund.pension + fund.employerFund + fund.insurance : 0);

/**
 * The entries of a month's pay (posting rule W01), one journal for staff and one for directors: the cost and the employer's
 * contributions against net pay, what was kept back, and advances taken back. The administration charge of the establishment stands
 * with the staff, or with the directors where there are no others. `taxCode` is the tag of tax payable: 92B, or 1002.
 */
export function payJournals(
  paid: readonly PaidEmployee[],
  administration: Paise,
  taxCode: string,
): readonly { isDirectors: boolean; entries: readonly Entry[] }[] {
  const groups = [false, true].map((isDirectors) => ({
    isDirectors,
    those: paid.filter((one) => one.isDirector === isDirectors && one.pay.gross > 0),
  }));
  const filled = groups.filter(({ those }) => those.length > 0);
  return filled.map(({ isDirectors, those }, index) => ({
    isDirectors,
    entries: entriesOf(those, isDirectors, index === 0 ? administration : nought, taxCode),
  }));
}

function entriesOf(
  those: readonly PaidEmployee[],
  isDirectors: boolean,
  administration: Paise,
  taxCode: string,
): readonly Entry[] {
  const ofFund = sum(those, (pay) => employers(pay) + (pay.fund?.employee ?? 0));
  const employersFund = sum(those, employers);
  const employersInsurance = sum(those, ({ insurance }) => insurance?.employer ?? 0);
  const insured = sum(those, ({ insurance }) => (insurance?.employer ?? 0) + (insurance?.employee ?? 0));
  const entries: readonly Entry[] = [
    { account: isDirectors ? '5202' : '5201', amount: sum(those, ({ gross }) => gross) },
    { account: '5203', amount: paise(employersFund + administration + employersInsurance) },
    { account: '2721', amount: paise(-sum(those, ({ net }) => net)) },
    ...those.map(({ employeeId, pay }): Entry => ({ account: '1602', amount: paise(-pay.recovered), tag: employeeId })),
    { account: '2713', amount: paise(-(ofFund + administration)) },
    { account: '2714', amount: paise(-insured) },
    { account: '2715', amount: paise(-sum(those, ({ professionalTax }) => professionalTax)) },
    { account: '2711', amount: paise(-sum(those, ({ tax }) => tax)), tag: taxCode },
  ];
  return entries.filter(({ amount }) => amount !== 0);
}
