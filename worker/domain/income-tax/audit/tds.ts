import { firstDayOf } from '../../law/periods';
import { ruleInForce } from '../../law/rule';
import { financialYearOf, type IsoDate, yearEnd, yearStart } from '../../shared/dates';
import { atRate, citationOf, inPaise, onDay, Working } from '../../shared/explained';
import { say } from '../../shared/message';
import { type Paise, paise, shareOf } from '../../shared/money';
import { interestOn, type OpenDeduction } from '../../tds/challan';
import { depositDueDate } from '../../tds/due-dates';
import type { Proposal } from '../../tds/finder';
import { DISALLOWANCE } from '../../tds/interest-and-fees';
import type { AuditDays, AuditRow, Filled } from './model';

/** A deduction as the ledger of deductions has it. */
export type Deducted = Omit<OpenDeduction, 'openParts'> & {
  payeeName: string | null;
  statement: 'salary' | 'residents' | 'non-residents';
  /** What it was withheld of; null of one that was recorded without it. */
  base: Paise | null;
  depositedOn: IsoDate | null;
  voucherId: string | null;
};

/** What the books miss: a payment of which nothing or too little was withheld. */
export type Missing = Pick<Proposal, 'eventOn' | 'amount' | 'base' | 'tax' | 'lawful' | 'withheld' | 'narration'> & {
  payeeName: string;
  voucherId: string | null;
};

const sumOf = (amounts: readonly number[]): Paise => paise(amounts.reduce((sum, amount) => sum + amount, 0));

/**
 * What is missing without what deductions that were recorded without a payee account for: those of residents in a month cover its
 * payments, the earliest first. A payment that is covered in part is left as it is.
 */
export function withoutCovered(missing: readonly Missing[], deducted: readonly Deducted[]): Missing[] {
  const spare = new Map<string, number>();
  for (const { base, statement, deductedOn, tax } of deducted) {
    const month = deductedOn.slice(0, 7);
    if (base === null && statement === 'residents') spare.set(month, (spare.get(month) ?? 0) + tax);
  }
  return missing.filter(({ eventOn, tax }) => {
    const month = eventOn.slice(0, 7);
    const left = spare.get(month) ?? 0;
    if (left < tax) return true;
    spare.set(month, left - tax);
    return false;
  });
}

/** Whether tax that was withheld came too late for its expense: after the return, or by now after its own day. */
function isDefault({ deductedOn, depositedOn }: Deducted, returnDueOn: IsoDate, asOf: IsoDate): boolean {
  if (depositedOn !== null) return depositedOn > returnDueOn;
  return asOf > depositDueDate('challan', deductedOn).value;
}

/** The share of an expense that is not deducted, by whether its payee is a resident, in a year. */
const shareFor = (statement: Deducted['statement'], year: string) =>
  ruleInForce(statement === 'non-residents' ? DISALLOWANCE.nonResident : DISALLOWANCE.resident, firstDayOf(year));

/**
 * Expenses whose tax was not withheld, or not deposited by the day of the return (s.40(a)(i), (ia); s.35): 30% of what was paid to
 * residents, all of what was paid abroad. Of what was withheld too little of, nothing is taken back. Before the day of the return what
 * is overdue now counts, since it still may be deposited.
 */
export function paymentsWithoutTax(
  missing: readonly Missing[],
  deducted: readonly Deducted[],
  days: AuditDays,
): Filled {
  const { year, asOf, returnDueOn } = days;
  const residents = shareFor('residents', year);
  const abroad = shareFor('non-residents', year);
  const notWithheld = missing.filter(({ eventOn, withheld }) => financialYearOf(eventOn) === year && withheld === 0);
  const notDeposited = deducted.filter(
    (one) => financialYearOf(one.eventOn) === year && one.base !== null && isDefault(one, returnDueOn, asOf),
  );
  const baseOf = (isAbroad: boolean) =>
    sumOf(
      notDeposited
        .filter(({ statement }) => (statement === 'non-residents') === isAbroad)
        .map(({ base }) => base ?? paise(0)),
    );
  const bare = sumOf(notWithheld.map(({ base }) => base));
  const [home, away] = [paise(bare + baseOf(false)), baseOf(true)];
  const amount = paise(shareOf(home, residents.value) + shareOf(away, abroad.value));
  const working = new Working();
  working.give('bare', say('tax-audit.step.not-withheld'), inPaise(bare));
  working.give('late', say('tax-audit.step.not-deposited'), inPaise(baseOf(false)));
  working.cite('share', say('tax-audit.step.share-of-residents'), atRate(residents.value), residents);
  working.give('abroad', say('tax-audit.step.not-deposited-abroad'), inPaise(away));
  working.cite('shareAbroad', say('tax-audit.step.share-abroad'), atRate(abroad.value), abroad);
  working.make('default', say('tax-audit.step.tds-not-deducted'), inPaise(amount), {
    formula: say('tax-audit.formula.shares-of-payments'),
    inputs: ['bare', 'late', 'share', 'abroad', 'shareAbroad'],
    rule: citationOf(residents),
    summary: say('tax-audit.summary.tds-default', {
      ...{ home: inPaise(home), share: atRate(residents.value), away: inPaise(away), amount: inPaise(amount) },
      statute: residents.statute,
    }),
  });
  return {
    figure: working.explain(amount),
    rows: [
      ...notWithheld.map((one): AuditRow => {
        const its = shareOf(one.base, residents.value);
        const told = { base: inPaise(one.base), narration: one.narration };
        return rowOf(say('tax-audit.row.not-withheld', told), one.eventOn, one.payeeName, its, one.voucherId);
      }),
      ...notDeposited.map((one): AuditRow => {
        const base = one.base ?? paise(0);
        const text = one.depositedOn
          ? say('tax-audit.row.deposited-late', { base: inPaise(base), paid: onDay(one.depositedOn) })
          : say('tax-audit.row.not-deposited', { base: inPaise(base) });
        const its = shareOf(base, shareFor(one.statement, year).value);
        return rowOf(text, one.eventOn, one.payeeName, its, one.voucherId);
      }),
    ],
    notes: [
      ...(amount > 0 ? [say('tax-audit.note.payee-paid')] : []),
      ...(missing.some(({ withheld }) => withheld > 0) ? [say('tax-audit.note.short-withheld')] : []),
      ...(deducted.some(({ base, eventOn }) => base === null && financialYearOf(eventOn) === year)
        ? [say('tax-audit.note.without-base')]
        : []),
    ],
  };
}

const rowOf = (
  text: AuditRow['text'],
  date: IsoDate,
  party: string | null,
  amount: Paise,
  voucherId: string | null,
): AuditRow => ({ text, date, party, amount, isCounted: true, voucherId });

/** What earlier years did not deduct since its tax came late, and this year does: the tax was deposited in it. */
export function earlierTaxPaid(
  deducted: readonly Deducted[],
  year: string,
  returnDueOnOf: (year: string) => IsoDate,
): Paise {
  const [from, to] = [yearStart(year), yearEnd(year)];
  return sumOf(
    deducted
      .filter(({ eventOn, depositedOn }) => {
        const of = financialYearOf(eventOn);
        return (
          of < year &&
          depositedOn !== null &&
          depositedOn >= from &&
          depositedOn <= to &&
          depositedOn > returnDueOnOf(of)
        );
      })
      .map((one) => shareOf(one.base ?? paise(0), shareFor(one.statement, financialYearOf(one.eventOn)).value)),
  );
}

/** The tax of the year that was withheld, withheld too little, or deposited late (clause 34(a)). */
export function taxAtSource(
  missing: readonly Missing[],
  deducted: readonly Deducted[],
  { year, asOf }: AuditDays,
): Filled {
  const own = deducted.filter(({ eventOn }) => financialYearOf(eventOn) === year);
  const lacking = missing.filter(({ eventOn }) => financialYearOf(eventOn) === year);
  const withheld = sumOf(own.map(({ tax }) => tax));
  const short = sumOf(lacking.map(({ tax }) => tax));
  const open = sumOf(own.filter((one) => one.depositedOn === null && asOf > dueOf(one)).map((one) => one.open));
  const working = new Working();
  working.give('withheld', say('tax-audit.step.withheld'), inPaise(withheld));
  working.give('short', say('tax-audit.step.short'), inPaise(short));
  working.give('open', say('tax-audit.step.overdue'), inPaise(open));
  const amount = paise(short + open);
  working.make('default', say('tax-audit.step.tax-in-default'), inPaise(amount), {
    formula: say('tax-audit.formula.short-and-overdue'),
    inputs: ['short', 'open'],
    summary: say('tax-audit.summary.tax-at-source', {
      ...{ withheld: inPaise(withheld), short: inPaise(short), open: inPaise(open) },
    }),
  });
  const late = own.filter((one) => (one.depositedOn ?? asOf) > dueOf(one));
  return {
    figure: working.explain(amount),
    rows: [
      ...lacking.map(({ eventOn, payeeName, tax, narration, voucherId }) =>
        rowOf(say('tax-audit.row.tax-short', { narration }), eventOn, payeeName, tax, voucherId),
      ),
      ...late.map((one) => {
        const told = { section: one.section, due: onDay(dueOf(one)) };
        const text = one.depositedOn
          ? say('tax-audit.row.tax-late', { ...told, paid: onDay(one.depositedOn) })
          : say('tax-audit.row.tax-open', told);
        return { ...rowOf(text, one.eventOn, one.payeeName, one.tax, one.voucherId), isCounted: !one.depositedOn };
      }),
    ],
    notes: [],
  };
}

const dueOf = ({ deductedOn }: Deducted): IsoDate => depositDueDate('challan', deductedOn).value;

/** The interest for withholding or depositing late (clause 34(c)), each deduction by its own days. */
export function taxInterest(deducted: readonly Deducted[], { year, asOf }: AuditDays): Filled {
  const lines = deducted
    .filter(({ eventOn }) => financialYearOf(eventOn) === year)
    .map((one) => ({ one, interest: interestOn(one, one.tax, one.depositedOn ?? asOf).value.exact }))
    .filter(({ interest }) => interest > 0);
  const amount = sumOf(lines.map(({ interest }) => interest));
  const working = new Working();
  working.make('interest', say('tax-audit.step.tds-interest'), inPaise(amount), {
    formula: say('tax-audit.formula.interest-of-each'),
    inputs: [],
    summary: say('tax-audit.summary.tds-interest', { count: lines.length, amount: inPaise(amount) }),
  });
  return {
    figure: working.explain(amount),
    rows: lines.map(({ one, interest }) => {
      const told = { section: one.section, due: onDay(dueOf(one)), tax: inPaise(one.tax) };
      return rowOf(say('tax-audit.row.interest', told), one.eventOn, one.payeeName, interest, one.voucherId);
    }),
    notes: [],
  };
}
