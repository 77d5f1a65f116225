import { type Quarter, quarterOf } from '../../../law/periods';
import { type Rule, ruleIfInForce } from '../../../law/rule';
import { addDays, addMonths, type IsoDate } from '../../../shared/dates';
import { citationOf, type Explained, inPaise, inWords, type Step, Working, yesOrNo } from '../../../shared/explained';
import { say } from '../../../shared/message';
import { type Paise, paise } from '../../../shared/money';
import {
  certificateDueDate,
  certificateExposure,
  type StatementKind,
  statementDue,
  statementLateFee,
} from '../../../tds/due-dates';
import { CERTIFICATE_PENALTY, STATEMENT_FEE } from '../../../tds/interest-and-fees';
import { CERTIFICATE_DAYS, CERTIFICATE_FORMS, STATEMENT_DAYS, STATEMENT_FORMS } from '../../../tds/law/due-days';
import type { AreaAnswer, CompanyProfile, Draft } from '../../model';
import { monthEnds, reachOf } from '../../profile';
import { applyWaiver } from '../../reliefs';
import { formName } from '../../values';
import { isDue, keyOf, lawMoves, NOT_STATED, namedQuarter, namedYear, reasonSummary, titleOf } from '../answers';
import { amountOf } from '../form-amount';
import { depositDrafts, ledgersOf, shownTan, sideOf, sumOf, type TdsLedger } from './deposits';

// A certificate follows its quarter by two and a half months; an extended statement of April to June fell due in September.
const LONGEST_WAIT_MONTHS = 4;

/**
 * Deposits of every month, statements of every quarter and certificates of a company that withholds or collects tax at source,
 * under the Act whose period it is.
 */
export function tds(profile: CompanyProfile): AreaAnswer {
  const ends = monthEnds(addMonths(reachOf(profile), -LONGEST_WAIT_MONTHS), profile.asked.to);
  const drafts = ledgersOf(profile).flatMap((ledger: TdsLedger) =>
    ends.flatMap((end) => [
      ...depositDrafts(profile, ledger, end),
      ...statementDrafts(profile, ledger, end),
      ...certificates(profile, ledger, end),
    ]),
  );
  const first = reachOf(profile);
  return {
    drafts: drafts.filter(({ dueOn, originalDueOn }) => dueOn.value >= first && originalDueOn <= profile.asked.to),
    notDue: [],
  };
}

const KINDS = ['salary', 'residents', 'non-residents', 'collection'] as const;
/** The statements of a quarter that ends with the month: one of each kind of payment that the company makes or made. */
function statementDrafts(profile: CompanyProfile, ledger: TdsLedger, end: IsoDate): readonly Draft[] {
  if (Number(end.slice(5, 7)) % 3 !== 0) return [];
  return statementsOf(profile, ledger, end).map((kind) => statementDraft(profile, ledger, quarterOf(end), kind));
}

/** The kinds of statement that a quarter asks, as far as the law of its last day was known. */
function statementsOf({ asked }: CompanyProfile, ledger: TdsLedger, end: IsoDate): readonly StatementKind[] {
  return KINDS.filter(
    (kind) =>
      (makes(ledger, kind, end) || listedOf(ledger, kind, quarterOf(end)).length > 0) &&
      ruleIfInForce(STATEMENT_FORMS[kind], end, asked.knownOn) !== undefined &&
      ruleIfInForce(STATEMENT_DAYS[sideOf(kind)], end, asked.knownOn) !== undefined,
  );
}

function makes(ledger: TdsLedger, kind: StatementKind, day: IsoDate): boolean {
  const deductor = ledger.deductorOn(day);
  if (!deductor) return false;
  const { paysSalary, paysResidents, paysNonResidents, collects } = deductor;
  return { salary: paysSalary, residents: paysResidents, 'non-residents': paysNonResidents, collection: collects }[
    kind
  ];
}

function listedOf(ledger: TdsLedger, kind: StatementKind, { to }: Quarter) {
  const month = Number(to.slice(5, 7));
  const months = [month - 2, month - 1, month].map((one) => `${to.slice(0, 4)}-${String(one).padStart(2, '0')}`);
  return months.flatMap((one) => ledger.listedIn(one, kind));
}

/** The tax that a statement would list: none where deductions are recorded from before and none is of it; undefined before that. */
function taxOf(ledger: TdsLedger, kind: StatementKind, quarter: Quarter): Paise | undefined {
  const listed = listedOf(ledger, kind, quarter);
  const since = ledger.keptSince(kind);
  return listed.length > 0 || (since !== undefined && since <= quarter.to) ? sumOf(listed) : undefined;
}

function statementDraft(profile: CompanyProfile, ledger: TdsLedger, quarter: Quarter, kind: StatementKind): Draft {
  const { knownOn } = profile.asked;
  const { value, steps } = statementDue(kind, quarter, knownOn ? { knownOn } : {});
  const dueOn: Explained<IsoDate> = { value: value.dueOn, steps };
  const { period, name } = namedQuarter(quarter.to);
  const about = { form: value.form, period };
  const entered = amountOf(profile, keyOf({ ...about, subject: ledger.tan }));
  const tax = entered ?? taxOf(ledger, kind, quarter);
  return {
    ...about,
    area: 'TDS',
    subject: ledger.tan,
    title: titleOf(`Form ${value.form}`, name, ledger.named),
    description: say('calendar.tds.statement', {
      lists: say(`calendar.tds.lists.${kind}`),
      name,
      tan: shownTan(ledger.tan),
    }),
    priority: 'critical',
    // A quarter of which nothing is listed needs no statement once it is over; one may be filed all the same.
    isOptional: tax === 0 && quarter.to < profile.asked.today && listedOf(ledger, kind, quarter).length === 0,
    dueOn,
    ...lawMoves(dueOn),
    applies: statementApplies(ledger.tan, value.form, kind, tax),
    ...costOfStatement(profile, quarter, about, tax),
  };
}

function statementApplies(tan: string, form: string, kind: StatementKind, tax: Paise | undefined): Explained<boolean> {
  const working = new Working();
  working.give('tan', say('calendar.tds.statement-of'), inWords(shownTan(tan)));
  working.give('kind', say('calendar.tds.it-lists'), inWords(say(`calendar.tds.lists.${kind}`)));
  working.give('tax', say('calendar.tds.in-quarter'), tax === undefined ? NOT_STATED : inPaise(tax));
  const formula = say('calendar.tds.statement-rule');
  const summary = reasonSummary(isDue(`Form ${form}`), formula, [
    [say('calendar.tds.statement-of'), inWords(shownTan(tan))],
    [say('calendar.tds.in-quarter'), tax === undefined ? NOT_STATED : inPaise(tax)],
  ]);
  working.make('applies', isDue(`Form ${form}`), yesOrNo(true), { formula, inputs: ['tan', 'kind', 'tax'], summary });
  return working.explain(true);
}

// The fee on a very large tax ends after more days than a calendar has: nobody is told of an end a century on.
const FAR = 36_500;

/** The fee for each day, up to the tax in the statement; where that is neither recorded nor entered, the limit is said to be unknown. */
function costOfStatement(
  { asked }: CompanyProfile,
  quarter: Quarter,
  about: Pick<Draft, 'form' | 'period'>,
  tax: Paise | undefined,
): Pick<Draft, 'costOn' | 'costBreaks' | 'unknownCost'> {
  const { knownOn } = asked;
  const rule = ruleIfInForce(STATEMENT_FEE, quarter.to, knownOn);
  if (!rule) return {};
  const late = { quarter, ...(tax !== undefined && { taxInStatement: tax }), ...(knownOn && { knownOn }) };
  const capDay = tax === undefined ? undefined : Math.floor(tax / rule.value);
  return {
    ...(tax === undefined && { unknownCost: say('calendar.cost.unknown.statement-tax') }),
    costOn: (day, dueOn, reliefs) =>
      applyWaiver(statementLateFee({ ...late, dueOn, filedOn: day }), reliefs, { ...about, filedOn: day }, knownOn),
    costBreaks: (dueOn) =>
      capDay === undefined || capDay > FAR ? [] : [addDays(dueOn, capDay), addDays(dueOn, capDay + 1)],
  };
}

type Certificate = {
  kind: 'salary' | 'deduction' | 'collection';
  of: readonly StatementKind[];
  whom: 'employees' | 'payees' | 'buyers';
  /** The statement before it, as the Act of 1961 names it. */
  after: string;
};

const CERTIFICATES: readonly Certificate[] = [
  { kind: 'salary', of: ['salary'], whom: 'employees', after: '24Q' },
  { kind: 'deduction', of: ['residents', 'non-residents'], whom: 'payees', after: '26Q' },
  { kind: 'collection', of: ['collection'], whom: 'buyers', after: '27EQ' },
];

/** The certificates that payees have some days after a statement: of each quarter; of salary, of the year. */
function certificates(profile: CompanyProfile, ledger: TdsLedger, end: IsoDate): readonly Draft[] {
  if (Number(end.slice(5, 7)) % 3 !== 0) return [];
  const statements = statementsOf(profile, ledger, end);
  return CERTIFICATES.flatMap((certificate) => {
    const statement = certificate.of.find((kind) => statements.includes(kind));
    const isOutOfTurn = certificate.kind === 'salary' && quarterOf(end).name !== 'Q4';
    const form = ruleIfInForce(CERTIFICATE_FORMS[certificate.after] ?? [], end, profile.asked.knownOn);
    const days = ruleIfInForce(CERTIFICATE_DAYS[certificate.kind], end, profile.asked.knownOn);
    if (!statement || isOutOfTurn || !form || !days) return [];
    return certificateDraft(profile, ledger, { end, certificate, statement, form });
  });
}

type Given = { end: IsoDate; certificate: Certificate; statement: StatementKind; form: Rule<string> };

function certificateDraft(profile: CompanyProfile, ledger: TdsLedger, given: Given): Draft {
  const { end, certificate, statement, form } = given;
  const { knownOn } = profile.asked;
  const quarter = quarterOf(end);
  const stated = statementDue(statement, quarter, knownOn ? { knownOn } : {}).value;
  const dueOn = certificateDueDate(certificate.kind, quarter, stated.dueOn, knownOn);
  const { period, name } = certificate.kind === 'salary' ? namedYear(end) : namedQuarter(end);
  return {
    area: 'TDS',
    form: `Form ${form.value}`,
    period,
    subject: ledger.tan,
    title: titleOf(`Form ${form.value}`, name, ledger.named),
    description: say(`calendar.tds.certificates.${certificate.whom}`, { form: stated.form, tan: shownTan(ledger.tan) }),
    priority: 'medium',
    isOptional: false,
    dueOn,
    originalDueOn: dueOn.value,
    moves: [],
    applies: certificateApplies(form, stated.form),
    ...exposureOf(
      profile,
      dueOn.value,
      certificate.kind === 'deduction' ? taxOf(ledger, statement, quarter) : undefined,
    ),
  };
}

/** What a late certificate exposes to is told and counted as nothing: a penalty is owed once it is imposed. */
function exposureOf({ asked }: CompanyProfile, lawful: IsoDate, tax: Paise | undefined): Pick<Draft, 'costOn'> {
  const { knownOn } = asked;
  if (!ruleIfInForce(CERTIFICATE_PENALTY, lawful, knownOn)) return {};
  return {
    costOn: (day, dueOn) => {
      const late = { dueOn, givenOn: day, ...(tax !== undefined && { tax }) };
      const { value, steps } = certificateExposure(late, knownOn);
      const nothing = inPaise(paise(0));
      const counted: Step = {
        id: 'counted',
        label: say('calendar.gst.counted'),
        quantity: nothing,
        formula: say('calendar.tds.not-imposed'),
        inputs: ['exposure'],
        summary: say('calendar.tds.summary-exposure', { exposure: inPaise(value), counted: nothing }),
      };
      return { value: paise(0), steps: [...steps, counted] };
    },
  };
}

function certificateApplies(form: Rule<string>, statement: string): Explained<boolean> {
  const working = new Working();
  const made = [say('calendar.tds.statement-made'), inWords(formName(`Form ${statement}`))] as const;
  working.give('statement', ...made);
  const [formula, rule] = [say('calendar.tds.certificate-rule'), citationOf(form)];
  const summary = reasonSummary(isDue(`Form ${form.value}`), formula, [made]);
  working.make('applies', isDue(`Form ${form.value}`), yesOrNo(true), {
    ...{ formula, inputs: ['statement'], rule, summary },
  });
  return working.explain(true);
}
