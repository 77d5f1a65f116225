import { rupees } from '../../bank/reader/wording';
import { instalmentDay } from '../../income-tax/advance-tax';
import { ADVANCE_TAX_FROM, ADVANCE_TAX_INSTALMENTS, type Instalment } from '../../income-tax/interest.rules';
import { firstDayOf, yearLabel } from '../../income-tax/year';
import { type Rule, ruleIfInForce } from '../../law/rule';
import type { IsoDate } from '../../shared/dates';
import { dayInWords } from '../../shared/days-in-words';
import { atRate, citationOf, type Explained, inWords, onDay, Working } from '../../shared/explained';
import { formatPercent } from '../../shared/money';
import { quarterOf } from '../../tds/quarter';
import type { Draft } from '../draft';
import type { NotDue } from '../obligation';
import type { Standing } from '../standing';
import { reachOf } from '../window';
import { answerOf, byAnswer, notDue } from './income-tax-due';

/** The instalments of a year, unless the company says that its tax stays below the limit; the tax is not known here. */
export function advanceTaxDrafts(standing: Standing, year: string): readonly (Draft | NotDue)[] {
  const { knownOn, to } = standing.asked;
  const schedule = ruleIfInForce(ADVANCE_TAX_INSTALMENTS, firstDayOf(year), knownOn);
  const limit = ruleIfInForce(ADVANCE_TAX_FROM, firstDayOf(year), knownOn);
  if (!schedule || !limit) return [];
  const first = reachOf(standing);
  const instalments = schedule.value.instalments
    .map((instalment) => ({ ...instalment, day: instalmentDay(year, instalment.monthDay) }))
    .filter(({ day }) => first <= day && day <= to && standing.dossier.incorporatedOn <= day);
  const last = instalments.at(-1);
  if (!last) return [];
  const answer = answerOf(standing, 'advance-tax', year);
  const question = `The tax of the year, less tax at source, reaches ${rupees(limit.value)}`;
  const formula = 'due unless the company says that it does not';
  const because = byAnswer('Advance tax is due', question, answer, answer !== false, formula);
  if (answer === false) {
    return notDue(standing, last.day, { form: 'Advance tax', period: year, verdict: 'not-due', because });
  }
  return instalments.map((instalment) => instalmentDraft(year, instalment, schedule, because));
}

function instalmentDraft(
  year: string,
  instalment: Instalment & { day: IsoDate },
  schedule: Rule<unknown>,
  applies: Explained<boolean>,
): Draft {
  const { day, must } = instalment;
  const working = new Working();
  working.give('year', 'Year', inWords(yearLabel(year)));
  working.make('share', 'Share of the tax of the year', atRate(must), { inputs: [], rule: citationOf(schedule) });
  working.make('due', 'To be paid by', onDay(day), {
    formula: 'the day that the section fixes for this share',
    inputs: ['year', 'share'],
    rule: citationOf(schedule),
  });
  return {
    area: 'Income tax',
    form: 'Advance tax',
    period: `${year} ${quarterOf(day).name}`,
    subject: '',
    title: `Advance tax, ${formatPercent(must)}% by ${dayInWords(day)}`,
    description: `By this day ${formatPercent(must)}% of the income tax of ${year} is paid in advance.`,
    priority: 'high',
    isOptional: false,
    dueOn: working.explain(day),
    originalDueOn: day,
    moves: [],
    applies,
  };
}
