import type { CompanyEvent } from '../../domain/company/events';
import type { IsoDate } from '../../domain/shared/dates';
import type { Paise } from '../../domain/shared/money';
import type { NewDeduction } from '../../domain/tds/deduction';

/** What the calendar reads of a deduction that is about to be written. */
export const eventOfDeduction = (
  id: string,
  { tan, statement, deductedOn, section, tax }: NewDeduction,
  companyTan: string,
  day: IsoDate,
): CompanyEvent => ({
  ...{ id, kind: 'deduction', subject: tan ?? companyTan, happenedOn: deductedOn, recordedOn: day },
  details: { statement, amount: tax, section },
});

type Paid = { tan: string; statement: NewDeduction['statement']; deductedOn: IsoDate; amount: Paise };

/** What the calendar reads of a challan that is about to be deposited: a deposit for each deduction it pays. */
export const eventsOfDeposit = (
  challanId: string,
  { depositedOn, serial, day }: { depositedOn: IsoDate; serial: string; day: IsoDate },
  paid: readonly Paid[],
): CompanyEvent[] =>
  paid.map(({ tan, statement, deductedOn, amount }, index) => ({
    ...{ id: `${challanId}|${index}`, kind: 'deposit', subject: tan, happenedOn: depositedOn, recordedOn: day },
    details: { statement, month: deductedOn.slice(0, 7), amount, challan: serial },
  }));
