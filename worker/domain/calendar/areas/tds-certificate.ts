import { type Rule, type RuleHistory, ruleIfInForce } from '../../law/rule';
import type { IsoDate } from '../../shared/dates';
import { citationOf, type Explained, inWords, Working, yesOrNo } from '../../shared/explained';
import { CERTIFICATE_DAYS } from '../../tds/law/due-days';
import { OTHER_FORMS } from '../../tds/law/forms';
import { quarterOf } from '../../tds/quarter';
import { certificateDueDate, type StatementKind, statementDue } from '../../tds/statement';
import type { Draft } from '../draft';
import { namedQuarter, namedYear } from '../period-names';
import type { Standing } from '../standing';
import type { TdsLedger } from './tds-ledger';
import { statementsOf } from './tds-statement';

type Certificate = {
  kind: 'salary' | 'deduction' | 'collection';
  of: readonly StatementKind[];
  whom: string;
  old: string;
};

const CERTIFICATES: readonly Certificate[] = [
  { kind: 'salary', of: ['salary'], whom: 'employees', old: '16' },
  { kind: 'deduction', of: ['residents', 'non-residents'], whom: 'payees', old: '16A' },
  { kind: 'collection', of: ['collection'], whom: 'buyers', old: '27D' },
];

const formsOf = (old: string): RuleHistory<string> =>
  OTHER_FORMS.find(([first]) => first?.id === `TDS.FORM.${old}.1961`) ?? [];
const FORMS = new Map(CERTIFICATES.map(({ kind, old }) => [kind, formsOf(old)]));

/** The certificates that payees have some days after a statement: of each quarter; of salary, of the year. */
export function certificates(standing: Standing, ledger: TdsLedger, end: IsoDate): readonly Draft[] {
  if (Number(end.slice(5, 7)) % 3 !== 0) return [];
  const statements = statementsOf(standing, ledger, end);
  return CERTIFICATES.flatMap((certificate) => {
    const statement = certificate.of.find((kind) => statements.includes(kind));
    const isOutOfTurn = certificate.kind === 'salary' && quarterOf(end).name !== 'Q4';
    const form = ruleIfInForce(FORMS.get(certificate.kind) ?? [], end, standing.asked.knownOn);
    const days = ruleIfInForce(CERTIFICATE_DAYS[certificate.kind], end, standing.asked.knownOn);
    if (!statement || isOutOfTurn || !form || !days) return [];
    return certificateDraft(standing, ledger, { end, certificate, statement, form });
  });
}

type Given = { end: IsoDate; certificate: Certificate; statement: StatementKind; form: Rule<string> };

function certificateDraft(standing: Standing, ledger: TdsLedger, given: Given): Draft {
  const { end, certificate, statement, form } = given;
  const { knownOn } = standing.asked;
  const quarter = quarterOf(end);
  const stated = statementDue(statement, quarter, knownOn ? { knownOn } : {}).value;
  const dueOn = certificateDueDate(certificate.kind, quarter, stated.dueOn, knownOn);
  const { period, name } = certificate.kind === 'salary' ? namedYear(end) : namedQuarter(end);
  return {
    area: 'TDS',
    form: `Form ${form.value}`,
    period,
    subject: ledger.tan,
    title: `Form ${form.value} for ${name}${ledger.suffix}`,
    description: `Certificates of tax at source for ${certificate.whom}, after Form ${stated.form} of ${ledger.tan}.`,
    priority: 'medium',
    isOptional: false,
    dueOn,
    originalDueOn: dueOn.value,
    moves: [],
    applies: applicability(form, stated.form),
  };
}

function applicability(form: Rule<string>, statement: string): Explained<boolean> {
  const working = new Working();
  working.give('statement', 'Statement that is made', inWords(`Form ${statement}`));
  working.make('applies', `Form ${form.value} is due`, yesOrNo(true), {
    formula: 'whoever states tax of a payee certifies it',
    inputs: ['statement'],
    rule: citationOf(form),
  });
  return working.explain(true);
}
