import type { IpRight } from '../company/facts';
import { ruleIfInForce } from '../law/rule';
import { addDays, addMonths, financialYearOf, type IsoDate } from '../shared/dates';
import { atRate, type Explained, onDay } from '../shared/explained';
import { say } from '../shared/message';
import { advanceFee, yearlyFee } from './fees';
import { type AskedOf, byDay, type Clock, type Stage, type Standing } from './model';
import { DESIGN_TERM, designDates } from './other-rights';
import { PAPER_RENEWAL_FEES } from './paper-fees';
import {
  PATENT_RENEWAL_TIMES,
  PATENT_TERM_YEARS,
  patentRenewalDueOn,
  WORKING_STATEMENT_BLOCK,
  workingStatementDueOn,
} from './patent';
import {
  RENEWAL_FEES,
  type RenewalWindow,
  TERM_YEARS,
  trademarkRenewal,
  trademarkRenewalFee,
  trademarkState,
} from './trade-mark';

export type Registered = IpRight & { appliedOn: IsoDate; registeredOn: IsoDate };

const NONE: readonly never[] = [];
const upTo = <Value>(value: Value, steps: Explained<unknown>['steps'], id: string): Explained<Value> => ({
  value,
  steps: steps.slice(0, steps.findIndex((step) => step.id === id) + 1),
});

/**
 * A registered mark: the first of its terms that is not renewed. Without a word on its renewals, the earlier terms that are long over
 * are told as not known, and the term that runs is shown.
 */
export function markClocks(mark: Registered, { today, filer, isDone }: AskedOf): Standing {
  const term = ruleIfInForce(TERM_YEARS, today);
  if (!term) return { standing: 'unknown', clocks: NONE, fees: NONE };
  const { appliedOn, inForceTo, classes } = mark;
  const windowOf = (renewals: number) => trademarkRenewal(appliedOn, today, renewals, undefined, mark);
  let renewals = 0;
  let isUnknown = false;
  let wasToldOfOne = inForceTo !== undefined;
  for (; ; renewals++) {
    const { value } = windowOf(renewals);
    if (isDone('TM-R', value.expiresOn.slice(0, 4))) {
      wasToldOfOne = true;
      isUnknown = false;
      continue;
    }
    const isOver = trademarkState(value, today) === 'lapsed';
    if (!isOver || wasToldOfOne) break;
    isUnknown = true;
  }
  const { value: window, steps } = windowOf(renewals);
  const state = trademarkState(window, today);
  const clock: Clock = {
    ...{ id: 'renewal', form: 'TM-R', period: window.expiresOn.slice(0, 4), title: say('ip.clock.renewal') },
    dueOn: upTo(window.renewBy, steps, window.renewBy > window.expiresOn ? 'renewBy' : 'expiry'),
    stages: markStages(window, Math.max(classes.length, 1), filer.filing === 'paper', today),
  };
  const isLapsed = state === 'lapsed';
  return {
    standing: isUnknown ? 'unknown' : state === 'active' || state === 'renewable' ? 'active' : 'expired',
    note: isUnknown
      ? say('ip.note.renewal-not-stated', { day: onDay(addMonths(window.expiresOn, -12 * term.value)) })
      : say(`ip.state.${state}`),
    renewalOn: window.renewBy,
    clocks: isLapsed ? NONE : [clock],
    fees: NONE,
  };
}

function markStages(window: RenewalWindow, classes: number, isOnPaper: boolean, today: IsoDate): readonly Stage[] {
  const fees = isOnPaper ? PAPER_RENEWAL_FEES : RENEWAL_FEES;
  // The fees are those of today's schedule: what a later one will ask is not known.
  const hasFees = ruleIfInForce(fees, today) && ruleIfInForce(fees, window.opensOn);
  const stage = (name: string, from: IsoDate, to: IsoDate): Stage => ({
    ...{ name: say(`ip.stage.${name}`), from, to },
    ...(hasFees && { fee: trademarkRenewalFee(window, classes, to, undefined, fees) }),
  });
  return [
    stage('in-time', window.opensOn, window.renewBy),
    stage('surcharge', addDays(window.renewBy, 1), window.graceEndsOn),
    stage(
      'restoration',
      addDays(window.renewBy > window.graceEndsOn ? window.renewBy : window.graceEndsOn, 1),
      window.restorableUntil,
    ),
  ].filter(({ from = window.opensOn, to }) => from <= to);
}

/** A granted patent: the first of its years that is not paid, and the statement of its working that comes next. */
export function patentClocks(patent: Registered, asked: AskedOf): Standing {
  const { today, filer, isDone } = asked;
  const times = ruleIfInForce(PATENT_RENEWAL_TIMES, today)?.value;
  const years = ruleIfInForce(PATENT_TERM_YEARS, today)?.value;
  if (!times || !years) return { standing: 'unknown', clocks: NONE, fees: NONE };
  const { appliedOn, registeredOn, inForceTo } = patent;
  if (addMonths(appliedOn, 12 * years) < today)
    return {
      ...{ standing: 'expired', clocks: NONE, fees: NONE },
      note: say('ip.note.term-over', { day: onDay(addMonths(appliedOn, 12 * years)) }),
    };
  // A year that passed before the grant is paid within months of it.
  const lastOf = (year: number): { dueOn: IsoDate; until: IsoDate } => {
    const own = addMonths(appliedOn, 12 * (year - 1));
    if (own < registeredOn)
      return {
        dueOn: addMonths(registeredOn, times.arrearsMonths),
        until: addMonths(registeredOn, times.arrearsExtendedMonths),
      };
    return { dueOn: own, until: addMonths(own, times.extensionMonths) };
  };
  const open = Array.from({ length: years - times.firstYear + 1 }, (_, index) => times.firstYear + index)
    .filter((year) => !(inForceTo && addMonths(appliedOn, 12 * (year - 1)) < inForceTo))
    .filter((year) => !isDone('patent-renewal', addMonths(appliedOn, 12 * (year - 1)).slice(0, 4)));
  const isOver = (year: number) => lastOf(year).until < today;
  const next = inForceTo ? open[0] : open.find((year) => !isOver(year));
  const isUnknown = !inForceTo && open.some((year) => isOver(year));
  const working = workingStatement(patent, asked);
  if (next === undefined) return { standing: isUnknown ? 'unknown' : 'active', clocks: working, fees: NONE };
  const { dueOn, until } = lastOf(next);
  const { steps } = patentRenewalDueOn(appliedOn, next, today);
  const fee = yearlyFee(next, filer, today);
  const ahead = dueOn >= today ? advanceFee(next, filer, today) : undefined;
  const isCeased = until < today;
  const clock: Clock = {
    ...{ id: 'renewal', form: 'patent-renewal', period: addMonths(appliedOn, 12 * (next - 1)).slice(0, 4) },
    title: say('ip.clock.patent-renewal', { year: next }),
    dueOn: upTo(dueOn, steps, 'due'),
    ...(dueOn !== steps.find(({ id }) => id === 'due')?.quantity.value && { note: say('ip.clock.arrears') }),
    stages: [
      { name: say('ip.stage.in-time'), to: dueOn, ...(fee && { fee }) },
      ...(ahead
        ? [
            {
              name: say('ip.stage.ahead', { count: ahead.years, share: atRate(ahead.discount) }),
              to: dueOn,
              fee: ahead.fee,
            },
          ]
        : []),
      { name: say('ip.stage.form-4-fee'), from: addDays(dueOn, 1), to: until },
    ],
  };
  return {
    standing: isUnknown ? 'unknown' : isCeased ? 'expired' : 'active',
    ...(isUnknown && { note: say('ip.note.years-not-stated') }),
    ...(isCeased && !isUnknown && { note: say('ip.note.ceased', { day: onDay(until) }) }),
    renewalOn: dueOn,
    clocks: isCeased ? NONE : [clock, ...working].toSorted(byDay),
    fees: NONE,
  };
}

/** The statement of working that comes next, of the first block that is not stated yet and is not long over. */
function workingStatement({ appliedOn, registeredOn }: Registered, { today, isDone }: AskedOf): readonly Clock[] {
  if (!ruleIfInForce(WORKING_STATEMENT_BLOCK, registeredOn)) return NONE;
  const end = addMonths(appliedOn, 12 * (ruleIfInForce(PATENT_TERM_YEARS, registeredOn)?.value ?? 0));
  for (let block = 1; ; block++) {
    const dueOn = workingStatementDueOn(registeredOn, block);
    if (dueOn.value > end) return NONE;
    const period = financialYearOf(addMonths(dueOn.value, -12));
    if (isDone('Form 27', period) || addMonths(dueOn.value, 12) < today) continue;
    return [
      { id: 'working', form: 'Form 27', period, title: say('ip.clock.working', { period }), dueOn, stages: NONE },
    ];
  }
}

/** A registered design: its one extension, and its end. */
export function designClocks(design: Registered, { today, isDone }: AskedOf): Standing {
  if (!ruleIfInForce(DESIGN_TERM, today)) return { standing: 'unknown', clocks: NONE, fees: NONE };
  const { value: dates, steps } = designDates(design.priorityOn ?? design.registeredOn, today);
  const period = dates.extendBy.slice(0, 4);
  const { inForceTo } = design;
  const isExtended = (inForceTo !== undefined && inForceTo > dates.extendBy) || isDone('design-extension', period);
  if (isExtended)
    return {
      standing: dates.longestTo < today ? 'expired' : 'active',
      note: say('ip.note.design-ends', { day: onDay(dates.longestTo) }),
      ...{ clocks: NONE, fees: NONE },
    };
  const isOver = dates.restorableUntil < today;
  const clock: Clock = {
    ...{ id: 'renewal', form: 'design-extension', period, title: say('ip.clock.design-extension') },
    dueOn: upTo(dates.extendBy, steps, 'extendBy'),
    stages: [
      { name: say('ip.stage.in-time'), to: dates.extendBy },
      { name: say('ip.stage.design-restoration'), from: addDays(dates.extendBy, 1), to: dates.restorableUntil },
    ],
  };
  return {
    standing: dates.extendBy < today ? 'expired' : 'active',
    renewalOn: dates.extendBy,
    clocks: isOver ? NONE : [clock],
    fees: NONE,
    ...(isOver && { note: say('ip.note.design-over', { day: onDay(dates.restorableUntil) }) }),
  };
}
