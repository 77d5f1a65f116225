import type { IsoDate } from '../../shared/dates';
import { inPaise, onDay, Working } from '../../shared/explained';
import { say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';
import type { Filled } from './model';

/** A quarterly statement of tax at source as it is kept: when it was due, when it was filed and by which receipt. */
export type FiledStatement = {
  form: string;
  /** '2025-26 Q1'. */
  quarter: string;
  dueOn: IsoDate;
  filedOn: IsoDate | null;
  receipt: string | null;
  tax: Paise;
};

/** Statements of the year with their days (clause 34(b)); the figure is their tax, and those late or still open are counted. */
export function statementsFiled(statements: readonly FiledStatement[], asOf: IsoDate): Filled {
  const tax = paise(statements.reduce((sum, one) => sum + one.tax, 0));
  const late = statements.filter(({ dueOn, filedOn }) => (filedOn ?? asOf) > dueOn).length;
  const working = new Working();
  for (const [at, { form, quarter, tax: its }] of statements.entries())
    working.give(`row.${at}`, say('tax-audit.step.statement', { form, quarter }), inPaise(its));
  working.make('tax', say('tax-audit.step.statements'), inPaise(tax), {
    formula: say('tax-audit.formula.sum-of-statements'),
    inputs: statements.map((_, at) => `row.${at}`),
    summary: say('tax-audit.summary.statements', { count: statements.length, late, tax: inPaise(tax) }),
  });
  return {
    figure: working.explain(tax),
    rows: statements.map(({ form, quarter, dueOn, filedOn, receipt, tax: amount }) => {
      const isLate = (filedOn ?? asOf) > dueOn;
      const how = filedOn === null ? (isLate ? 'overdue' : 'not-due') : isLate ? 'late' : 'in-time';
      return {
        text: say(`tax-audit.row.statement-${how}${filedOn !== null && receipt === null ? '-bare' : ''}`, {
          ...{ form, quarter, due: onDay(dueOn), filed: onDay(filedOn ?? dueOn), receipt: receipt ?? '' },
        }),
        ...{ date: filedOn, party: null, amount, isCounted: isLate, voucherId: null },
      };
    }),
    notes: statements.length > 0 ? [say('tax-audit.note.statements')] : [],
  };
}
