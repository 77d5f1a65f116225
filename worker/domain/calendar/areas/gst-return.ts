import type { GstFiler, ReturnDuty } from '../../gst/law/return-duties';
import type { TaxPeriod } from '../../gst/period';
import { hasDueDate, returnDueDate } from '../../gst/return-due-date';
import { returnApplies, turnoverLimitOf } from '../../gst/returns';
import { type Rule, ruleIfInForce } from '../../law/rule';
import { financialYearOf } from '../../shared/dates';
import { type Paise, paise } from '../../shared/money';
import type { Draft } from '../draft';
import type { NotDue } from '../obligation';
import { namedMonth, namedQuarter, namedYear } from '../period-names';
import type { Standing } from '../standing';
import type { Priority } from '../values';
import { reachOf } from '../window';
import { costOfReturn } from './gst-cost';
import { lawMoves } from './law-moves';
import { turnoverMissing, turnoverOf } from './turnover';

export type GstReturn = {
  form: string;
  rule: Rule<ReturnDuty>;
  filer: GstFiler;
  gstin: string;
  period: TaxPeriod;
  isOneOfSeveral: boolean;
};

const PURPOSES: Readonly<Record<string, string>> = {
  'GSTR-1': 'Statement of outward supplies',
  IFF: 'Invoices that may be furnished before the quarter ends',
  'GSTR-3B': 'Return with the payment of tax',
  'PMT-06': 'Payment of tax for a month of the quarter',
  'CMP-08': 'Statement and payment under composition',
  'GSTR-4': 'Annual return under composition',
  'GSTR-9': 'Annual return',
  'GSTR-9C': 'Reconciliation with the audited accounts',
};

const priorityOf = (form: string): Priority => (form === 'GSTR-3B' ? 'critical' : form === 'IFF' ? 'low' : 'high');

/** The draft of a return, or why it is not due. Undefined where no due date is recorded or the day lies outside the window. */
export function returnAnswer(standing: Standing, one: GstReturn): Draft | NotDue | undefined {
  const { asked } = standing;
  const { form, rule, period, gstin } = one;
  const filing = { form, every: rule.value.every, period, stateCode: gstin.slice(0, 2), ...known(standing) };
  if (!hasDueDate(filing)) return undefined;
  const dueOn = returnDueDate(filing);
  const { originalDueOn, moves } = lawMoves(dueOn);
  if (dueOn.value < reachOf(standing) || originalDueOn > asked.to) return undefined;
  const applies = applicability(standing, one);
  if (!applies) return undefined;
  if ('verdict' in applies) return dueOn.value < asked.from ? undefined : applies;
  const { period: named, name } = nameOf(one);
  return {
    area: 'GST',
    form,
    period: named,
    subject: gstin,
    title: `${form} for ${name}${one.isOneOfSeveral ? `, ${gstin}` : ''}`,
    description: descriptionOf(one),
    priority: priorityOf(form),
    isOptional: rule.value.isOptional,
    dueOn,
    originalDueOn,
    moves,
    applies,
    ...costOfReturn(standing, form, period, named),
  };
}

const known = ({ asked }: Standing) => (asked.knownOn ? { knownOn: asked.knownOn } : {});

function nameOf({ rule, period }: GstReturn) {
  if (rule.value.every === 'month') return namedMonth(period.to);
  return rule.value.every === 'quarter' ? namedQuarter(period.to) : namedYear(period.to);
}

function descriptionOf({ form, filer, gstin, rule }: GstReturn): string {
  const choice = rule.value.isOptional ? ' Nobody has to furnish it.' : '';
  return `${PURPOSES[form] ?? 'Return'} of ${gstin}, registered as ${filer}.${choice}`;
}

/** Annual forms depend on the turnover of their year; the others are due by being registered. */
function applicability(standing: Standing, { form, period, filer, rule, gstin }: GstReturn) {
  const { knownOn } = standing.asked;
  const limit = turnoverLimitOf(form);
  if (!limit) return returnApplies(form, period, { filer, turnoverOfYear: NOT_ASKED }, rule, knownOn);
  if (!ruleIfInForce(limit, period.to, knownOn)) return undefined;
  const year = financialYearOf(period.to);
  const turnoverOfYear = turnoverOf(standing, year);
  const about = { area: 'GST', form, period: year, subject: gstin } as const;
  if (turnoverOfYear === undefined) {
    const asks = period.to < standing.asked.today ? ({ asks: 'turnover' } as const) : {};
    return { ...about, verdict: 'not-known', because: turnoverMissing(form, year), ...asks } satisfies NotDue;
  }
  const because = returnApplies(form, period, { filer, turnoverOfYear }, rule, knownOn);
  return because.value ? because : ({ ...about, verdict: 'not-due', because } satisfies NotDue);
}

// Only annual forms ask a turnover.
const NOT_ASKED: Paise = paise(0);
