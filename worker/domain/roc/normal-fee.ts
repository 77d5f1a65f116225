import { ruleInForce } from '../law/rule';
import type { IsoDate } from '../shared/dates';
import { citationOf, inPaise, type Working } from '../shared/explained';
import type { Paise } from '../shared/money';
import { NORMAL_FEE } from './fees.rules';

/** T1: the normal fee of the slab into which the authorised capital falls; notes the steps `capital` and `normal`. */
export function normalFee(
  { authorisedCapital, filedOn }: { authorisedCapital: Paise | null; filedOn: IsoDate },
  working: Working,
  knownOn?: IsoDate,
): Paise {
  const rule = ruleInForce(NORMAL_FEE, filedOn, knownOn);
  if (authorisedCapital === null) {
    working.cite('normal', 'Normal fee, no share capital', inPaise(rule.value.withoutCapital), rule);
    return rule.value.withoutCapital;
  }
  const slab = rule.value.slabs.find(({ below }) => below === null || authorisedCapital < below);
  if (!slab) throw new RangeError('The slabs of the normal fee have no end');
  working.give('capital', 'Authorised capital', inPaise(authorisedCapital));
  working.make('normal', 'Normal fee', inPaise(slab.fee), {
    formula: 'the fee of the slab of the capital',
    inputs: ['capital'],
    rule: citationOf(rule),
  });
  return slab.fee;
}
