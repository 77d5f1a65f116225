import { ruleIfInForce } from '../../../law/rule';
import { periodFormDueOn } from '../../../roc/due-dates';
import { firstLlpYearEnds } from '../../../roc/financial-year';
import { PERIOD_FORMS } from '../../../roc/fixed-day-forms.rules';
import { addMonths, financialYearOf, type IsoDate } from '../../../shared/dates';
import { inWords, onDay } from '../../../shared/explained';
import type { Draft } from '../../draft';
import type { Standing } from '../../standing';
import { reachOf } from '../../window';
import { draftOf, isAsked, reason } from '../roc/answers';
import { costOfLlpForm } from './cost';

const FORMS = [
  { key: 'llpAnnualReturn', says: 'Annual return of the LLP' },
  { key: 'llpAccounts', says: 'Statement of account and solvency of the LLP' },
] as const;

// Form 8 comes seven months after its year.
const LONGEST_WAIT_MONTHS = 8;

/** Forms 8 and 11 of every year of an LLP (LLP Act 2008 ss.34, 35). */
export function annualLlpForms(standing: Standing): readonly Draft[] {
  const { dossier, asked } = standing;
  const ends = firstLlpYearEnds(dossier.incorporatedOn);
  const [firstEnd] = ends;
  if (!firstEnd) return [];
  const earliest = addMonths(reachOf(standing), -LONGEST_WAIT_MONTHS);
  const drafts: Draft[] = [];
  for (let end = firstEnd; end <= asked.to; end = addMonths(end, 12)) {
    const mayBeLater = end === firstEnd && ends.length > 1;
    if (end >= earliest) drafts.push(...FORMS.flatMap((form) => formDraft(standing, form, end, mayBeLater) ?? []));
  }
  return drafts;
}

const LATER =
  ' An LLP formed in the second half of a year may close its first year a year later; say then that nothing was due.';

function formDraft(
  standing: Standing,
  { key, says }: (typeof FORMS)[number],
  end: IsoDate,
  mayBeLater: boolean,
): Draft | undefined {
  const { knownOn } = standing.asked;
  const rule = ruleIfInForce(PERIOD_FORMS[key], end, knownOn);
  const dueOn = rule && periodFormDueOn(key, end, knownOn);
  if (!dueOn || !isAsked(standing, dueOn.value)) return undefined;
  const { form } = rule.value;
  const period = financialYearOf(end);
  return draftOf({
    form,
    period,
    title: `${form} for ${period}`,
    description: `${says} for ${period}.${mayBeLater ? LATER : ''}`,
    priority: 'critical',
    dueOn,
    applies: reason(true, `${form} is due`, 'every LLP files it, whatever its size', [
      ['Registered as', inWords('llp')],
      ['Financial year ends', onDay(end)],
    ]),
    ...costOfLlpForm(standing, { form, period, dueOn: dueOn.value }),
  });
}
