import { ruleIfInForce } from '../../law/rule';
import { addDays, type IsoDate } from '../../shared/dates';
import { type Explained, inPaise, inWords, Working, yesOrNo } from '../../shared/explained';
import type { Paise } from '../../shared/money';
import { STATEMENT_FEE } from '../../tds/law/defaults';
import { STATEMENT_DAYS } from '../../tds/law/due-days';
import { STATEMENT_FORMS } from '../../tds/law/forms';
import { type Quarter, quarterOf } from '../../tds/quarter';
import { type StatementKind, statementDue, statementLateFee } from '../../tds/statement';
import type { Draft } from '../draft';
import { namedQuarter } from '../period-names';
import { eased } from '../reliefs';
import type { Standing } from '../standing';
import { lawMoves } from './law-moves';
import { sideOf, sumOf, type TdsLedger } from './tds-ledger';
import { NOT_STATED } from './turnover';

const KINDS = ['salary', 'residents', 'non-residents', 'collection'] as const;
const LISTS: Record<StatementKind, string> = {
  salary: 'tax withheld from salary',
  residents: 'tax withheld from payments to residents',
  'non-residents': 'tax withheld from payments to non-residents',
  collection: 'tax collected at source',
};

/** The statements of a quarter that ends with the month: one of each kind of payment that the company makes or made. */
export function statementDrafts(standing: Standing, ledger: TdsLedger, end: IsoDate): readonly Draft[] {
  if (Number(end.slice(5, 7)) % 3 !== 0) return [];
  return statementsOf(standing, ledger, end).map((kind) => statementDraft(standing, ledger, quarterOf(end), kind));
}

/** The kinds of statement that a quarter asks, as far as the law of its last day was known. */
export function statementsOf({ asked }: Standing, ledger: TdsLedger, end: IsoDate): readonly StatementKind[] {
  return KINDS.filter(
    (kind) =>
      (makes(ledger, kind, end) || taxOf(ledger, kind, quarterOf(end)) !== undefined) &&
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

/** The tax that a statement would list; undefined where none is recorded. */
function taxOf(ledger: TdsLedger, kind: StatementKind, { to }: Quarter): Paise | undefined {
  const month = Number(to.slice(5, 7));
  const months = [month - 2, month - 1, month].map((one) => `${to.slice(0, 4)}-${String(one).padStart(2, '0')}`);
  const listed = months.flatMap((one) => ledger.withheldIn(one, sideOf(kind))).filter((one) => one.kind === kind);
  return listed.length > 0 ? sumOf(listed) : undefined;
}

function statementDraft(standing: Standing, ledger: TdsLedger, quarter: Quarter, kind: StatementKind): Draft {
  const { knownOn } = standing.asked;
  const { value, steps } = statementDue(kind, quarter, knownOn ? { knownOn } : {});
  const dueOn: Explained<IsoDate> = { value: value.dueOn, steps };
  const { period, name } = namedQuarter(quarter.to);
  const tax = taxOf(ledger, kind, quarter);
  const about = { form: value.form, period };
  return {
    ...about,
    area: 'TDS',
    subject: ledger.tan,
    title: `Form ${value.form} for ${name}${ledger.suffix}`,
    description: `Statement of ${LISTS[kind]} in ${name} under ${ledger.tan}.`,
    priority: 'critical',
    isOptional: false,
    dueOn,
    ...lawMoves(dueOn),
    applies: applicability(ledger.tan, value.form, kind, tax),
    ...costOfStatement(standing, quarter, about, tax),
  };
}

function applicability(tan: string, form: string, kind: StatementKind, tax: Paise | undefined): Explained<boolean> {
  const working = new Working();
  working.give('tan', 'Statement of the TAN', inWords(tan));
  working.give('kind', 'It lists', inWords(LISTS[kind]));
  working.give('tax', 'Tax recorded in the quarter', tax === undefined ? NOT_STATED : inPaise(tax));
  working.make('applies', `Form ${form} is due`, yesOrNo(true), {
    formula: 'the company makes such payments, or has recorded tax on one',
    inputs: ['tan', 'kind', 'tax'],
  });
  return working.explain(true);
}

// The fee on a very large tax ends after more days than a calendar has: nobody is told of an end a century on.
const FAR = 36_500;

/** The fee for each day, up to the tax in the statement where that is recorded. */
function costOfStatement(
  { asked }: Standing,
  quarter: Quarter,
  about: Pick<Draft, 'form' | 'period'>,
  tax: Paise | undefined,
): Pick<Draft, 'costOn' | 'costBreaks'> {
  const { knownOn } = asked;
  const rule = ruleIfInForce(STATEMENT_FEE, quarter.to, knownOn);
  if (!rule) return {};
  const late = { quarter, ...(tax !== undefined && { taxInStatement: tax }), ...(knownOn && { knownOn }) };
  const capDay = tax === undefined ? undefined : Math.floor(tax / rule.value);
  return {
    costOn: (day, dueOn, reliefs) =>
      eased(statementLateFee({ ...late, dueOn, filedOn: day }), reliefs, { ...about, filedOn: day }, knownOn),
    costBreaks: (dueOn) =>
      capDay === undefined || capDay > FAR ? [] : [addDays(dueOn, capDay), addDays(dueOn, capDay + 1)],
  };
}
