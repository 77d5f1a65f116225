import { ruleInForce } from '../law/rule';
import { daysBetween, type IsoDate } from '../shared/dates';
import { citationOf, type Explained, inDays, inPaise, onDay, Working, yesOrNo } from '../shared/explained';
import { type Paise, paise, shareOf } from '../shared/money';
import { LESSER_PENALTY, PENALTIES, type Penalty, type PenaltyKey } from './penalties.rules';

export type PenaltyFacts = {
  default: PenaltyKey;
  dueOn: IsoDate;
  /** The day of the filing, or the day asked for while it is open. */
  day: IsoDate;
  /** A one-person, small, start-up or producer company (s.446B). */
  isLesser: boolean;
};

export type PenaltyExposure = { company: Paise; officer: Paise };

/**
 * The most that may be adjudged for a default on a day, for the company and for each officer: an exposure, never an amount
 * due. Lesser companies bear half, to 2 lakh and 1 lakh (s.446B). None before the due day has passed.
 */
export function penaltyExposure(facts: PenaltyFacts, knownOn?: IsoDate): Explained<PenaltyExposure> {
  const rule = ruleInForce(PENALTIES[facts.default], facts.dueOn, knownOn);
  const working = new Working();
  const days = Math.max(0, daysBetween(facts.dueOn, facts.day));
  working.give('due', 'Was due', onDay(facts.dueOn));
  working.give('day', 'Day', onDay(facts.day));
  working.give('isLesser', 'One-person, small or start-up company', yesOrNo(facts.isLesser));
  working.make('days', 'Days in default', inDays(days), { formula: 'day − due, at least 0', inputs: ['due', 'day'] });
  const bear = (who: 'company' | 'officer', label: string): Paise => {
    working.cite(`${who}.fixed`, `${label}: at once`, inPaise(rule.value[who].fixed), rule);
    working.cite(`${who}.perDay`, `${label}: a day`, inPaise(rule.value[who].perDay), rule);
    const amount = lessened(facts, who, fullPenalty(rule.value[who], days), knownOn);
    working.make(who, `${label}: up to`, inPaise(amount), {
      formula: 'at once + days × a day, to its ceiling; half of it for a lesser company',
      inputs: [`${who}.fixed`, `${who}.perDay`, 'days', 'isLesser'],
      rule: citationOf(rule),
    });
    return amount;
  };
  return working.explain({ company: bear('company', 'Company'), officer: bear('officer', 'Officer in default') });
}

function fullPenalty({ fixed, perDay, atMost }: Penalty, days: number): Paise {
  if (days === 0) return paise(0);
  const full = paise(fixed + perDay * days);
  return atMost === null ? full : paise(Math.min(full, atMost));
}

function lessened(
  { isLesser, dueOn }: PenaltyFacts,
  who: 'company' | 'officer',
  full: Paise,
  knownOn?: IsoDate,
): Paise {
  if (!isLesser) return full;
  const { value } = ruleInForce(LESSER_PENALTY, dueOn, knownOn);
  return paise(Math.min(shareOf(full, value.share), value[who]));
}
