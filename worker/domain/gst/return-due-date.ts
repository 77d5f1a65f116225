import { type Rule, type RuleHistory, ruleIfInForce, ruleInForce } from '../law/rule';
import type { IsoDate } from '../shared/dates';
import { citationOf, type Explained, inWords, onDay, Working } from '../shared/explained';
import { GST_DUE_DAYS } from './law/due-days';
import { type Extension, GST_EXTENSIONS } from './law/extensions';
import { GSTR3B_STATE_GROUPS, GSTR3B_UNLISTED_GROUP } from './law/state-groups';
import { dayAfterPeriod, periodInWords, type ReturnInterval, type TaxPeriod } from './period';

export type ReturnOfPeriod = {
  form: string;
  every: ReturnInterval;
  period: TaxPeriod;
  /** The State of the principal place of business, as in the GSTIN. */
  stateCode: string;
  /** Answer as the law was known on this day. */
  knownOn?: IsoDate;
  /** Extensions entered since this table was written; they count beside it. */
  extensions?: readonly Rule<Extension>[];
};

/**
 * The due date of a GST return: the notified day, or the one an extension moved it to. Sundays and holidays do not move it,
 * as the portal counts the late fee from the notified day. Throws RangeError where no rule covers the form and period.
 */
export function returnDueDate(filing: ReturnOfPeriod): Explained<IsoDate> {
  const { form, period, knownOn } = filing;
  const working = new Working();
  working.give('form', 'Return', inWords(form));
  working.give('period', 'Tax period', inWords(periodInWords(period)));
  const key = dueKey(filing, working);
  const history = GST_DUE_DAYS[key];
  if (!history) throw new RangeError(`No due date is recorded for ${key}`);
  const rule = ruleInForce(history, period.to, knownOn);
  const notified = dayAfterPeriod(period, rule.value.monthsAfter, rule.value.day);
  working.make('notified', 'Due day by the rule', onDay(notified), {
    formula: `day ${rule.value.day} of the month, ${rule.value.monthsAfter} after the period`,
    inputs: ['form', 'period'],
    rule: citationOf(rule),
  });
  return working.explain(extendedTo(key, notified, filing, working));
}

/** Whether a due date is recorded for the form and period as known: no return was asked before the first of them. */
export function hasDueDate({ form, every, period, knownOn }: Omit<ReturnOfPeriod, 'stateCode'>): boolean {
  const isGrouped = form === 'GSTR-3B' && every === 'quarter';
  const tables: readonly (RuleHistory<unknown> | undefined)[] = isGrouped
    ? [
        GST_DUE_DAYS[`${form} ${every} X`],
        GST_DUE_DAYS[`${form} ${every} Y`],
        GSTR3B_STATE_GROUPS,
        GSTR3B_UNLISTED_GROUP,
      ]
    : [GST_DUE_DAYS[`${form} ${every}`]];
  return tables.every((history) => history && ruleIfInForce(history, period.to, knownOn) !== undefined);
}

function dueKey({ form, every, period, stateCode, knownOn }: ReturnOfPeriod, working: Working): string {
  if (form !== 'GSTR-3B' || every !== 'quarter') return `${form} ${every}`;
  working.give('state', 'State of the principal place of business', inWords(stateCode));
  const listed = ruleInForce(GSTR3B_STATE_GROUPS, period.to, knownOn);
  const isListed = [...listed.value.X, ...listed.value.Y].includes(stateCode);
  const rule = isListed ? listed : ruleInForce(GSTR3B_UNLISTED_GROUP, period.to, knownOn);
  const group = listed.value.X.includes(stateCode) ? 'X' : 'Y';
  working.make('group', 'Group of States', inWords(group), { inputs: ['state'], rule: citationOf(rule) });
  return `${form} ${every} ${group}`;
}

function extendedTo(key: string, notified: IsoDate, filing: ReturnOfPeriod, working: Working): IsoDate {
  const { period, knownOn, extensions = [] } = filing;
  const rows = [...GST_EXTENSIONS, ...extensions].filter(
    ({ value, from, to, knownSince }) =>
      value.of === key && from <= period.to && (!to || period.to <= to) && (!knownOn || knownSince <= knownOn),
  );
  if (rows.length === 0) return notified;
  const rule = ruleInForce(rows, period.to, knownOn);
  working.make('extended', 'Due day as extended', onDay(rule.value.dueOn), {
    formula: 'the day notified for this period',
    inputs: ['notified'],
    rule: citationOf(rule),
  });
  return rule.value.dueOn;
}
