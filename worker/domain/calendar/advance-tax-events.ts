import type { CompanyEvent } from '../company/events';
import type { Fact } from '../company/facts';
import { advanceTax, type InstalmentState } from '../income-tax/advance-tax';
import { corporateTax } from '../income-tax/corporate-tax';
import { type DividendReceived, laterTaxOf } from '../income-tax/later-tax';
import type { RegimeFacts } from '../income-tax/regime';
import { firstDayOf, quarterOf } from '../law/periods';
import { addDays, type IsoDate } from '../shared/dates';
import { type Paise, paise } from '../shared/money';
import { keyOf } from './areas/answers';

/** An estimate of a year as it was kept; the latest of a year stands. */
export type KeptEstimate = {
  year: string;
  totalIncome: Paise;
  regime: RegimeFacts;
  matCredit: Paise;
  taxAtSource: Paise;
  /** Of the income, dividends by their day. */
  dividends?: readonly DividendReceived[] | null;
  recordedOn: IsoDate;
};

/** A challan of advance tax, and when it was recorded and taken back. */
export type KeptPayment = {
  id: string;
  year: string;
  paidOn: IsoDate;
  amount: Paise;
  bsr: string;
  serial: string;
  recordedOn: IsoDate;
  withdrawnOn?: IsoDate;
};

export type AdvanceTaxRows = { estimates: readonly KeptEstimate[]; payments: readonly KeptPayment[] };

/** What is derived here begins so, and is derived anew after each change. */
export const ADVANCE_TAX_ID = 'advance-tax|';

/**
 * What the calendar reads of estimates and payments: how much each instalment still asks, and the day on which it was paid. For each
 * day on which something was recorded as it was known then, so that an answer for a past day stays what it was. An amount that a
 * person stated for an instalment itself counts before it.
 */
export function readAdvanceTax({ estimates, payments }: AdvanceTaxRows): { facts: Fact[]; events: CompanyEvent[] } {
  const years = [...new Set(estimates.map(({ year }) => year))];
  const all = years.map((year) =>
    readYear(
      year,
      estimates.filter((one) => one.year === year),
      payments.filter((one) => one.year === year),
    ),
  );
  return { facts: all.flatMap(({ facts }) => facts), events: all.flatMap(({ events }) => events) };
}

type Told = { asked: Paise; paidOn?: IsoDate; challan?: string };

function readYear(year: string, estimates: readonly KeptEstimate[], payments: readonly KeptPayment[]) {
  const changed = [
    ...estimates.map(({ recordedOn }) => recordedOn),
    ...payments.flatMap(({ recordedOn, withdrawnOn }) => (withdrawnOn ? [recordedOn, withdrawnOn] : [recordedOn])),
  ];
  const days = [...new Set(changed)].toSorted();
  const facts: Fact[] = [];
  const events: CompanyEvent[] = [];
  const latest = new Map<string, Told>();
  for (const day of days) {
    const estimate = estimates.findLast(({ recordedOn }) => recordedOn <= day);
    if (!estimate) continue;
    const known = payments.filter((one) => one.recordedOn <= day && !(one.withdrawnOn && one.withdrawnOn <= day));
    for (const [key, told] of toldOf(estimate, known, day)) {
      const before = latest.get(key);
      latest.set(key, told);
      const id = `${ADVANCE_TAX_ID}${key}|${day}`;
      if (before?.asked !== told.asked)
        facts.push({
          ...{ id, recordedOn: day, kind: 'form-amount', subject: key, holdsFrom: firstDayOf(year) },
          value: { amount: told.asked },
        });
      if (before?.paidOn === told.paidOn && before?.challan === told.challan) continue;
      const open = events.findLast(({ subject, withdrawnOn }) => subject === key && !withdrawnOn);
      if (open) open.withdrawnOn = day;
      if (told.paidOn)
        events.push({
          ...{ id, recordedOn: day, kind: 'filing', subject: key, happenedOn: told.paidOn },
          details: told.challan ? { acknowledgement: told.challan } : {},
        });
    }
  }
  return { facts, events: events.filter(({ recordedOn, withdrawnOn }) => recordedOn !== withdrawnOn) };
}

/** How each instalment of a year stands by an estimate and payments, on a day. */
function toldOf(
  { year, totalIncome, regime, matCredit, taxAtSource, dividends }: KeptEstimate,
  payments: readonly KeptPayment[],
  day: IsoDate,
): [string, Told][] {
  const facts = { year, totalIncome, ...regime, matCreditBroughtForward: matCredit };
  const { payable } = corporateTax(facts).value;
  const asOf = addDays(day, 1);
  const laterTax = laterTaxOf({ facts, payable, dividends: dividends ?? [] });
  const asked = { year, tax: payable, taxAtSource, payments, asOf, ...(laterTax && { laterTax }) };
  const { instalments } = advanceTax(asked).value;
  return instalments.map((instalment) => {
    const period = `${year} ${quarterOf(instalment.dueOn).name}`;
    return [keyOf({ form: 'advance-tax', period, subject: '' }), standingOf(instalment, payments, day)];
  });
}

/** An instalment is met by what spares it interest once its day has passed, before that by all that it asks. */
function standingOf(
  { dueOn, must, enough, paid, isEnough }: InstalmentState,
  payments: readonly KeptPayment[],
  day: IsoDate,
): Told {
  const isSpared = dueOn < day && isEnough;
  const reached = payments
    .toSorted((one, other) => (one.paidOn < other.paidOn ? -1 : 1))
    .reduce<{ sum: number; by?: KeptPayment }>(
      ({ sum, by }, payment) => {
        const next = sum + payment.amount;
        return { sum: next, ...(by ? { by } : next >= (isSpared ? enough : must) ? { by: payment } : {}) };
      },
      { sum: 0 },
    );
  const asked = isSpared ? paise(0) : paise(Math.max(0, must - paid));
  if (!reached.by) return { asked };
  const { paidOn, bsr, serial } = reached.by;
  return { asked, paidOn, challan: `${bsr} ${serial}` };
}
