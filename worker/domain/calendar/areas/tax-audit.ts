import { TAX_AUDIT_DEFAULT } from '../../income-tax/interest.rules';
import { taxAuditDefault } from '../../income-tax/late-fees';
import { needsTaxAudit } from '../../income-tax/tax-audit';
import { TAX_AUDIT_TURNOVER } from '../../income-tax/tax-audit.rules';
import { firstDayOf } from '../../income-tax/year';
import { ruleIfInForce } from '../../law/rule';
import type { Paise } from '../../shared/money';
import type { Draft } from '../draft';
import type { NotDue } from '../obligation';
import { eased } from '../reliefs';
import type { Standing } from '../standing';
import { answerOf, dueOf, lastDayOf, notDue } from './income-tax-due';
import { monthOfDelay } from './income-tax-return';
import { turnoverMissing, turnoverOf } from './turnover';

const FORM = 'Tax audit report';

/** The audit report of a year by its turnover; where the answer depends on how money was paid, it is asked. */
export function auditReport(standing: Standing, year: string): readonly (Draft | NotDue)[] {
  const { knownOn, today } = standing.asked;
  const isPriced = answerOf(standing, 'international-transactions', year) === true;
  const due = dueOf(standing, isPriced ? 'Tax audit report TP' : FORM, year);
  if (!due || !ruleIfInForce(TAX_AUDIT_TURNOVER, firstDayOf(year), knownOn)) return [];
  const why = (rest: Pick<NotDue, 'verdict' | 'because' | 'asks'>) =>
    notDue(standing, due.dueOn.value, { form: FORM, period: year, ...rest });
  const turnover = turnoverOf(standing, year);
  if (turnover === undefined) {
    const asks = lastDayOf(year) < today ? ({ asks: 'turnover' } as const) : {};
    return why({ verdict: 'not-known', because: turnoverMissing(FORM, year), ...asks });
  }
  const isMostlyDigital = answerOf(standing, 'digital-receipts-and-payments', year);
  const facts = { year, turnover, ...(isMostlyDigital !== undefined && { isMostlyDigital }) };
  const { value, steps } = needsTaxAudit(facts, knownOn);
  const because = { value: value === true, steps };
  if (value === undefined) return why({ verdict: 'not-known', because, asks: 'digital-receipts-and-payments' });
  if (!value) return why({ verdict: 'not-due', because });
  return [{ ...due, ...auditDraft(standing, year, turnover), applies: because }];
}

function auditDraft(
  standing: Standing,
  year: string,
  turnover: Paise,
): Omit<Draft, 'dueOn' | 'originalDueOn' | 'moves' | 'applies'> {
  return {
    area: 'Income tax',
    form: FORM,
    period: year,
    subject: '',
    title: `Tax audit report for ${year}`,
    description: `Audit of the accounts of ${year} for income tax, because of the turnover of the year.`,
    priority: 'critical',
    isOptional: false,
    ...costOfAudit(standing, year, turnover),
  };
}

function costOfAudit({ asked }: Standing, year: string, turnover: Paise): Pick<Draft, 'costOn' | 'costBreaks'> {
  const { knownOn } = asked;
  if (!ruleIfInForce(TAX_AUDIT_DEFAULT, firstDayOf(year), knownOn)) return {};
  return {
    costOn: (day, dueOn, reliefs) => {
      const cost = taxAuditDefault({ year, dueOn, filedOn: day, turnover }, knownOn);
      return eased(cost, reliefs, { form: FORM, period: year, filedOn: day }, knownOn);
    },
    costBreaks: monthOfDelay,
  };
}
