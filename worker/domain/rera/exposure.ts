import { ruleInForce } from '../law/rule';
import { daysBetween, type IsoDate } from '../shared/dates';
import { citationOf, inDays, inPaise, type Working } from '../shared/explained';
import { type Paise, paise } from '../shared/money';
import { KARNATAKA_AUDIT_PENALTY, UPDATE_PENALTY } from './penalties.rules';
import type { ReraState } from './rera.rules';
import type { ReraFacts } from './risk';

/** What a state asks for what is overdue on a day, as the step `exposure`; `isWhole` where every amount is known. */
export function noteExposure(
  { state, projects, day }: ReraFacts,
  working: Working,
): { exposure: Paise; isWhole: boolean } {
  const dueDays = projects.flatMap(({ openUpdatesDueOn }) => openUpdatesDueOn).filter((dueOn) => dueOn < day);
  const amounts = dueDays.map((dueOn, index) => notePenalty(state, dueOn, day, index, working));
  const audits = projects.flatMap((project) =>
    project.openAuditsDueOn.filter((dueOn) => dueOn < day).map(() => auditPenalty(state, project.cost, day)),
  );
  const known = [...amounts, ...audits].filter((amount) => amount !== undefined);
  const exposure = paise(known.reduce((sum, amount) => sum + amount, 0));
  working.give(
    'auditPenalties',
    'Penalties for annual forms',
    inPaise(paise(audits.reduce<number>((sum, amount) => sum + (amount ?? 0), 0))),
  );
  working.make('exposure', 'Exposure, up to', inPaise(exposure), {
    formula: 'what the state asks for each overdue update and annual form',
    inputs: [
      ...amounts.flatMap((amount, index) => (amount === undefined ? [] : [`penalty.${index}`])),
      'auditPenalties',
    ],
  });
  return { exposure, isWhole: [...amounts, ...audits].every((amount) => amount !== undefined) };
}

// An update that fell due before a state's penalty was introduced adds no known amount.
function notePenalty(
  state: ReraState,
  dueOn: IsoDate,
  day: IsoDate,
  index: number,
  working: Working,
): Paise | undefined {
  const rule = UPDATE_PENALTY[state].find(({ from }) => from <= dueOn);
  if (!rule) return undefined;
  const days = daysBetween(dueOn, day);
  working.give(`late.${index}`, `Quarterly update due ${dueOn}, days late`, inDays(days));
  const amount = rule.value.kind === 'each' ? rule.value.amount : paise(rule.value.amount * days);
  working.make(`penalty.${index}`, 'Penalty', inPaise(amount), {
    formula: rule.value.kind === 'each' ? 'so much for each update' : `${rule.value.amount / 100} a day`,
    inputs: [`late.${index}`],
    rule: citationOf(rule),
  });
  return amount;
}

/** Only Karnataka's table is known; elsewhere the amount is left out and the exposure called partial. */
function auditPenalty(state: ReraState, cost: Paise, day: IsoDate): Paise | undefined {
  if (state !== 'KA') return undefined;
  return ruleInForce(KARNATAKA_AUDIT_PENALTY, day).value.find(({ below }) => below === null || cost < below)?.penalty;
}
