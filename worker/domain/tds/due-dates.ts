import { dayOfMonthAfter, isInMarch, type Quarter } from '../law/periods';
import { type Rule, type RuleHistory, ruleInForce } from '../law/rule';
import { addDays, addMonths, daysBetween, firstOfMonth, type IsoDate } from '../shared/dates';
import { citationOf, type Explained, inDays, inPaise, inWords, onDay, Working } from '../shared/explained';
import { type Message, say } from '../shared/message';
import { type Paise, paise } from '../shared/money';
import { CERTIFICATE_PENALTY, STATEMENT_FEE } from './interest-and-fees';
import {
  CERTIFICATE_DAYS,
  DEPOSIT_DAYS,
  DEPOSIT_DAYS_AFTER,
  type DueDay,
  STATEMENT_DAYS,
  STATEMENT_EXTENSIONS,
  STATEMENT_FORMS,
  type StatementExtension,
} from './law/due-days';

/** How what was withheld or collected is paid. Every company and firm pays by challan. */
export type DepositRoute = keyof typeof DEPOSIT_DAYS | keyof typeof DEPOSIT_DAYS_AFTER;

/**
 * The day by which tax at source is deposited: the 7th of the next month, for March the 30th of April (rules 30 and 218); some
 * routes have days of their own. The day does not move for a bank holiday, though the next working day can be argued.
 */
export function depositDueDate(route: DepositRoute, withheldOn: IsoDate, knownOn?: IsoDate): Explained<IsoDate> {
  const working = new Working();
  working.give('withheld', say('tds.step.withheld-or-collected-on'), onDay(withheldOn));
  working.give('route', say('tds.step.paid-by'), inWords(say(`tds.route.${route}`)));
  if (route === 'challan-cum-statement' || route === 'government-without-challan') {
    return afterDays(route, withheldOn, working, knownOn);
  }
  const history: RuleHistory<DueDay> = DEPOSIT_DAYS[route];
  const rule = ruleInForce(history, withheldOn, knownOn);
  const { inMarch, ...everyMonth } = rule.value;
  const { day, monthsAfter } = isInMarch(withheldOn) && inMarch ? inMarch : everyMonth;
  const due = dayOfMonthAfter(withheldOn, monthsAfter, day);
  working.make('due', say('tds.step.to-be-deposited-by'), onDay(due), {
    formula: say('tds.formula.day-of-next-month', { day }),
    inputs: ['withheld', 'route'],
    rule: citationOf(rule),
    summary: say('tds.summary.deposit', {
      ...{ withheld: onDay(withheldOn), day, due: onDay(due), statute: rule.statute },
    }),
  });
  return working.explain(due);
}

function afterDays(route: keyof typeof DEPOSIT_DAYS_AFTER, withheldOn: IsoDate, working: Working, knownOn?: IsoDate) {
  const rule = ruleInForce(DEPOSIT_DAYS_AFTER[route], withheldOn, knownOn);
  const endOfMonth = addDays(addMonths(firstOfMonth(withheldOn), 1), -1);
  const start = route === 'challan-cum-statement' ? endOfMonth : withheldOn;
  const due = addDays(start, rule.value);
  working.make('due', say('tds.step.to-be-deposited-by'), onDay(due), {
    formula: say(`tds.formula.days-after-${route}`, { count: rule.value }),
    inputs: ['withheld', 'route'],
    rule: citationOf(rule),
    summary: daysAfter(start, due, rule),
  });
  return working.explain(due);
}

const daysAfter = (from: IsoDate, due: IsoDate, { value, statute }: Rule<number>): Message =>
  say('tds.summary.days-after', { from: onDay(from), span: inDays(value), due: onDay(due), statute });

/** What a statement lists. Each is a form of its own, for each quarter and each TAN. */
export type StatementKind = keyof typeof STATEMENT_FORMS;

export type StatementDue = { form: string; dueOn: IsoDate };

export type Known = {
  knownOn?: IsoDate;
  /** Extensions entered since this table was written; they count beside it. */
  extensions?: readonly Rule<StatementExtension>[];
};

/** The form and due date of a quarter's statement. The quarter decides between the Acts, on whichever day it is filed. */
export function statementDue(kind: StatementKind, quarter: Quarter, known: Known = {}): Explained<StatementDue> {
  const working = new Working();
  working.give(
    'quarter',
    say('tds.step.quarter'),
    inWords(say('tds.text.quarter-of-year', { quarter: quarter.name, year: quarter.year })),
  );
  const named = ruleInForce(STATEMENT_FORMS[kind], quarter.to, known.knownOn);
  working.make('form', say('tds.step.form'), inWords(named.value), { inputs: ['quarter'], rule: citationOf(named) });
  const history: RuleHistory<DueDay> = STATEMENT_DAYS[kind === 'collection' ? 'collection' : 'deduction'];
  const rule = ruleInForce(history, quarter.to, known.knownOn);
  const { inMarch, ...others } = rule.value;
  const { day, monthsAfter } = isInMarch(quarter.to) && inMarch ? inMarch : others;
  const notified = dayOfMonthAfter(quarter.to, monthsAfter, day);
  working.make('notified', say('tds.step.due-day-by-the-rule'), onDay(notified), {
    formula: say('tds.formula.day-of-month-after-quarter', { day, count: monthsAfter }),
    inputs: ['quarter'],
    rule: citationOf(rule),
    summary: say('tds.summary.statement', {
      ...{ day, count: monthsAfter, end: onDay(quarter.to), due: onDay(notified), statute: rule.statute },
    }),
  });
  return working.explain({ form: named.value, dueOn: extendedTo(named.value, notified, quarter, known, working) });
}

function extendedTo(form: string, notified: IsoDate, { to }: Quarter, known: Known, working: Working): IsoDate {
  const { knownOn, extensions = [] } = known;
  const rows = [...STATEMENT_EXTENSIONS, ...extensions].filter(
    (row) =>
      row.value.forms.includes(form) &&
      row.from <= to &&
      (!row.to || to <= row.to) &&
      (!knownOn || row.knownSince <= knownOn),
  );
  if (rows.length === 0) return notified;
  const rule = ruleInForce(rows, to, knownOn);
  working.make('extended', say('tds.step.due-day-as-extended'), onDay(rule.value.dueOn), {
    formula: say('tds.formula.the-day-notified-for-this-quarter'),
    inputs: ['notified'],
    rule: citationOf(rule),
    summary: say('tds.summary.extended', {
      ...{ notified: onDay(notified), due: onDay(rule.value.dueOn), statute: rule.statute },
    }),
  });
  return rule.value.dueOn;
}

/** The day by which payees have their certificates: some days after the statement's due date. For salary, once a year. */
export function certificateDueDate(
  kind: keyof typeof CERTIFICATE_DAYS,
  quarter: Quarter,
  statementDueOn: IsoDate,
  knownOn?: IsoDate,
): Explained<IsoDate> {
  if (kind === 'salary' && quarter.name !== 'Q4') throw new RangeError('Salary is certified once a year, after Q4');
  const rule = ruleInForce(CERTIFICATE_DAYS[kind], quarter.to, knownOn);
  const working = new Working();
  working.give('statement', say('tds.step.statement-due-on'), onDay(statementDueOn));
  const due = addDays(statementDueOn, rule.value);
  working.make('due', say('tds.step.certificate-due-on'), onDay(due), {
    formula: say('tds.formula.days-after-statement', { count: rule.value }),
    inputs: ['statement'],
    rule: citationOf(rule),
    summary: daysAfter(statementDueOn, due, rule),
  });
  return working.explain(due);
}

/**
 * What a certificate exposes to that is not given in time: so much a day, at most its tax where that is recorded (1961 Act
 * s.272A(2)(g)). A penalty that may be imposed, and never counted as owed.
 */
export function certificateExposure(
  { dueOn, givenOn, tax }: { dueOn: IsoDate; givenOn: IsoDate; tax?: Paise },
  knownOn?: IsoDate,
): Explained<Paise> {
  const rule = ruleInForce(CERTIFICATE_PENALTY, dueOn, knownOn);
  const days = Math.max(0, daysBetween(dueOn, givenOn));
  const value = paise(Math.min(days * rule.value, tax ?? Number.POSITIVE_INFINITY));
  const working = new Working();
  working.give('due', say('tds.step.due-on'), onDay(dueOn));
  working.give('filed', say('tds.step.given-on'), onDay(givenOn));
  working.give(
    'tax',
    say('tds.step.tax-in-the-certificate'),
    tax === undefined ? inWords(say('tds.text.not-stated')) : inPaise(tax),
  );
  working.make('days', say('tds.step.days-late'), inDays(days), {
    formula: say('tds.formula.filed-minus-due-from-nought'),
    inputs: ['due', 'filed'],
  });
  working.make('exposure', say('tds.step.certificate-exposure'), inPaise(value), {
    formula: say('tds.formula.certificate-exposure', { perDay: inPaise(rule.value) }),
    inputs: ['days', 'tax'],
    rule: citationOf(rule),
    summary: say('tds.summary.certificate-exposure', {
      ...{ days: inDays(days), perDay: inPaise(rule.value), sum: inPaise(value), statute: rule.statute },
    }),
  });
  return working.explain(value);
}

export type LateStatement = {
  quarter: Quarter;
  dueOn: IsoDate;
  /** The day of filing, or the day on which somebody asks. */
  filedOn: IsoDate;
  /** Absent where nobody has said: then no cap can be told. */
  taxInStatement?: Paise;
  knownOn?: IsoDate;
};

/** The fee on a late statement: so much a day, never more than the tax in it (1961 Act s.234E, 2025 Act s.427). */
export function statementLateFee({
  quarter,
  dueOn,
  filedOn,
  taxInStatement,
  knownOn,
}: LateStatement): Explained<Paise> {
  const rule = ruleInForce(STATEMENT_FEE, quarter.to, knownOn);
  const working = new Working();
  working.give('due', say('tds.step.due-on'), onDay(dueOn));
  working.give('filed', say('tds.step.filed-on'), onDay(filedOn));
  const tax = taxInStatement === undefined ? inWords(say('tds.text.not-stated')) : inPaise(taxInStatement);
  working.give('tax', say('tds.step.tax-in-the-statement'), tax);
  const days = Math.max(0, daysBetween(dueOn, filedOn));
  working.make('days', say('tds.step.days-late'), inDays(days), {
    formula: say('tds.formula.filed-minus-due-from-nought'),
    inputs: ['due', 'filed'],
  });
  working.make('perDay', say('tds.step.fee-for-each-day'), inPaise(rule.value), { inputs: [], rule: citationOf(rule) });
  const fee = paise(Math.min(days * rule.value, taxInStatement ?? Number.POSITIVE_INFINITY));
  working.make('fee', say('tds.step.late-fee'), inPaise(fee), {
    formula:
      taxInStatement === undefined
        ? say('tds.formula.days-times-perday-never-more-than-tax')
        : say('tds.formula.the-lesser-of-days-times-perday-and'),
    inputs: ['days', 'perDay', 'tax'],
    rule: citationOf(rule),
    summary:
      fee < days * rule.value
        ? say('tds.summary.late-fee-capped', { fee: inPaise(fee), statute: rule.statute })
        : say('tds.summary.late-fee', {
            days: inDays(days),
            perDay: inPaise(rule.value),
            fee: inPaise(fee),
            statute: rule.statute,
          }),
  });
  return working.explain(fee);
}
