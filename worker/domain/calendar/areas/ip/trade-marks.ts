import type { FactOf } from '../../../company/facts';
import { type RenewalWindow, trademarkRenewal, trademarkRenewalFee, trademarkState } from '../../../ip/trade-mark';
import { RENEWAL_FEES, TERM_YEARS } from '../../../ip/trade-mark.rules';
import { ruleIfInForce, ruleInForce } from '../../../law/rule';
import { addDays, addMonths, type IsoDate } from '../../../shared/dates';
import { dayInWords } from '../../../shared/days-in-words';
import { citationOf, type Explained, inPaise, inWords, onDay, Working } from '../../../shared/explained';
import { type Paise, paise } from '../../../shared/money';
import type { Draft } from '../../draft';
import { eased } from '../../reliefs';
import type { Standing } from '../../standing';
import { draftOf, type FormAnswer, isAsked, notDueOf, reason } from '../roc/answers';
import { type CostOfDelay, inTime } from '../roc/filing-cost';

const FORM = 'TM-R';

type Mark = FactOf<'ip-asset'>;

/** The renewal of a registered mark at the end of each term that ends inside the window (Trade Marks Act 1999 s.25). */
export function trademarkAnswers(standing: Standing, mark: Mark): readonly FormAnswer[] {
  const { today, to, knownOn } = standing.asked;
  const { appliedOn, registeredOn } = mark.value;
  if (!registeredOn) return [pending(mark)];
  const term = ruleIfInForce(TERM_YEARS, today, knownOn);
  if (!term) return [];
  const drafts: Draft[] = [];
  for (let renewals = 0; addMonths(appliedOn, term.value * 12 * (renewals + 1)) <= to; renewals++) {
    const expiry = addMonths(appliedOn, term.value * 12 * (renewals + 1));
    if (isAsked(standing, expiry)) drafts.push(renewalDraft(standing, mark, renewals));
  }
  return drafts;
}

const pending = ({ value, subject }: Mark): FormAnswer =>
  notDueOf(
    FORM,
    '',
    reason(false, 'No renewal is due', 'a mark is renewed once it is registered', [
      ['Mark', inWords(value.name)],
      ['Registered', inWords('not stated')],
    ]),
    { area: 'IP', subject },
  );

function renewalDraft(standing: Standing, { value, subject }: Mark, renewals: number): Draft {
  const { today, knownOn } = standing.asked;
  const { value: window, steps } = trademarkRenewal(value.appliedOn, today, renewals, knownOn);
  const { opensOn, expiresOn, graceEndsOn, restorableUntil } = window;
  const period = expiresOn.slice(0, 4);
  const dueOn: Explained<IsoDate> = { value: expiresOn, steps: upTo(steps, 'expiry') };
  return draftOf({
    area: 'IP',
    form: FORM,
    period,
    subject,
    title: `Trade mark renewal of ${value.name}`,
    description: `May be renewed from ${dayInWords(opensOn)}; with surcharge until ${dayInWords(graceEndsOn)}, by restoration until ${dayInWords(restorableUntil)}; after that it is lost.`,
    priority: 'high',
    dueOn,
    applies: reason(true, 'A renewal is due', 'a registered mark is renewed at the end of each term', [
      ['Mark', inWords(value.name)],
      ['Registered', onDay(value.registeredOn ?? value.appliedOn)],
    ]),
    ...costOfRenewal(standing, window, value.classes.length, period),
  });
}

/** The steps as far as the one that is the answer: those after it rest on it. */
const upTo = (steps: Explained<unknown>['steps'], id: string): Explained<unknown>['steps'] =>
  steps.slice(0, steps.findIndex((step) => step.id === id) + 1);

/** Surcharge or restoration for each class, beside the renewal fee that is owed in any case. */
function costOfRenewal({ asked }: Standing, window: RenewalWindow, classes: number, period: string): CostOfDelay {
  const { knownOn } = asked;
  if (classes < 1 || !ruleIfInForce(RENEWAL_FEES, window.opensOn, knownOn)) return {};
  return {
    costOn: (day, dueOn, reliefs) =>
      day <= dueOn || day <= window.expiresOn
        ? inTime(FORM, day, dueOn)
        : eased(surcharge(window, classes, day, knownOn), reliefs, { form: FORM, period, filedOn: day }, knownOn),
    costBreaks: (dueOn) => [addDays(dueOn, 1), addDays(window.graceEndsOn, 1), addDays(window.restorableUntil, 1)],
  };
}

/** What a lapsed mark would have cost on its last day stands for it: no fee brings it back. */
function surcharge(window: RenewalWindow, classes: number, day: IsoDate, knownOn?: IsoDate): Explained<Paise> {
  const isLapsed = trademarkState(window, day) === 'lapsed';
  const filedOn = isLapsed ? window.restorableUntil : day;
  const rule = ruleInForce(RENEWAL_FEES, filedOn, knownOn);
  const { value, steps } = trademarkRenewalFee(window, classes, filedOn, knownOn);
  const renewal = paise(rule.value.renewal * classes);
  const working = new Working();
  working.make('owed', 'Renewal fee, owed in any case', inPaise(renewal), {
    formula: `${classes} classes × renewal a class`,
    inputs: ['classes', 'renewal'],
    rule: citationOf(rule),
  });
  working.make(
    'surcharge',
    isLapsed ? 'Lost; asked until it lapsed' : 'Surcharge or restoration',
    inPaise(paise(value - renewal)),
    {
      formula: 'fee on that day − renewal fee',
      inputs: ['fee', 'owed'],
    },
  );
  return { value: paise(value - renewal), steps: [...steps, ...working.explain(value).steps] };
}
