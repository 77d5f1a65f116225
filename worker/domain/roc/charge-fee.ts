import { ruleInForce } from '../law/rule';
import { daysBetween, type IsoDate } from '../shared/dates';
import { asCount, citationOf, type Explained, inDays, inPaise, onDay, Working } from '../shared/explained';
import { type Paise, paise } from '../shared/money';
import { normalFee } from './fees';
import { CHARGE_FEE, type ChargeFee } from './fees.rules';

export type ChargeFiling = {
  createdOn: IsoDate;
  filedOn: IsoDate;
  securedAmount: Paise;
  authorisedCapital: Paise | null;
  /** A small company or one-person company pays the lesser column. */
  isLesser: boolean;
};

/** What a charge costs, or that it can no longer be registered: nobody condones a filing after day 120 (s.77). */
export type ChargeOutcome =
  | { isRegistrable: true; normal: Paise; additional: Paise; adValorem: Paise; total: Paise }
  | { isRegistrable: false; lastDayPassedBy: number };

/** The fee of CHG-1 or CHG-9 on a filing day, counted from the day the charge was created (s.77; charges from 2 Nov 2018). */
export function chargeFee(facts: ChargeFiling, knownOn?: IsoDate): Explained<ChargeOutcome> {
  const rule = ruleInForce(CHARGE_FEE, facts.createdOn, knownOn);
  const day = daysBetween(facts.createdOn, facts.filedOn);
  const working = new Working();
  working.give('created', 'Charge created or modified', onDay(facts.createdOn));
  working.give('filed', 'Filed', onDay(facts.filedOn));
  working.make('day', 'Day of filing, from creation', inDays(day), {
    formula: 'filed − created',
    inputs: ['created', 'filed'],
    rule: citationOf(rule),
  });
  if (day > rule.value.lastDay)
    return working.explain({ isRegistrable: false, lastDayPassedBy: day - rule.value.lastDay });
  const column = facts.isLesser ? rule.value.lesser : rule.value.other;
  const normal = normalFee(facts, working, knownOn);
  const times = day > rule.value.inTimeDays ? column.times : 0;
  working.make('times', 'Times the normal fee', asCount(times), {
    formula: 'by the day of filing',
    inputs: ['day'],
    rule: citationOf(rule),
  });
  const additional = paise(normal * times);
  working.make('additional', 'Additional fee', inPaise(additional), {
    formula: 'normal fee × times',
    inputs: ['normal', 'times'],
  });
  const adValorem = day > rule.value.withFeeDays ? adValoremOf(facts.securedAmount, column) : paise(0);
  working.give('secured', 'Secured amount', inPaise(facts.securedAmount));
  working.make('adValorem', 'Ad valorem fee', inPaise(adValorem), {
    formula: `after day ${rule.value.withFeeDays}: one part in ${column.onePartIn} of the secured amount, capped`,
    inputs: ['secured', 'day'],
    rule: citationOf(rule),
  });
  const total = paise(normal + additional + adValorem);
  const inputs = ['normal', 'additional', 'adValorem'];
  working.make('total', 'Fee on that day', inPaise(total), { formula: 'normal + additional + ad valorem', inputs });
  return working.explain({ isRegistrable: true, normal, additional, adValorem, total });
}

const adValoremOf = (secured: Paise, { onePartIn, atMost }: ChargeFee): Paise =>
  paise(Math.min(Math.round(secured / onePartIn), atMost));
