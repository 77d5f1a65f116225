import { ruleInForce } from '../law/rule';
import type { IsoDate } from '../shared/dates';
import { asCount, citationOf, type Explained, inWords, Working } from '../shared/explained';
import { say } from '../shared/message';
import { REGISTRATION_LIMITS } from './law/projects-and-agents';

export type RegistrationNeed = 'must_register' | 'check_with_authority' | 'exempt';

/** Whether a project must be registered before it is sold (s.3(2)): some states ask for it once either figure is exceeded. */
export function registrationNeed(
  { landSquareMetres, apartments }: { landSquareMetres: number; apartments: number },
  day: IsoDate,
  knownOn?: IsoDate,
): Explained<RegistrationNeed> {
  const rule = ruleInForce(REGISTRATION_LIMITS, day, knownOn);
  const working = new Working();
  working.give('land', say('rera.step.land-in-square-metres'), asCount(landSquareMetres));
  working.give('apartments', say('rera.step.apartments-all-phases'), asCount(apartments));
  const passed = [landSquareMetres > rule.value.landSquareMetres, apartments > rule.value.apartments].filter(Boolean);
  const need = passed.length === 2 ? 'must_register' : passed.length === 1 ? 'check_with_authority' : 'exempt';
  working.make('need', say('rera.step.registration'), inWords(say(`rera.need.${need}`)), {
    formula: say('rera.formula.registration-need', {
      land: rule.value.landSquareMetres,
      apartments: rule.value.apartments,
    }),
    inputs: ['land', 'apartments'],
    rule: citationOf(rule),
  });
  return working.explain<RegistrationNeed>(need);
}
