import { CESS } from '../income-tax/law/rates';
import { FOREIGN_SURCHARGE } from '../income-tax/surcharge';
import { ruleIfInForce, ruleInForce } from '../law/rule';
import type { IsoDate } from '../shared/dates';
import { atRate, citationOf, inPaise, type Working } from '../shared/explained';
import { say } from '../shared/message';
import { type BasisPoints, type Paise, paise, percent, shareOf } from '../shared/money';
import { toNearestRupee } from '../shared/rounding';
import { FEES_ABROAD } from './law/abroad';
import type { PayeeKind } from './natures';
import { NO_PARTS, type TaxParts } from './parts';

/** What is asked of surcharge and cess: who is paid, when, and all that is paid to them in the year so far. */
export type PaidAbroad = { eventOn: IsoDate; kind: PayeeKind; sumOfYear: Paise };

/** Surcharge on income-tax, and cess on both, each to the nearest rupee. */
function partsAt(incomeTax: Paise, { surcharge: rate, cess: ofCess }: Record<keyof TaxParts, BasisPoints>): TaxParts {
  const surcharge = toNearestRupee(shareOf(incomeTax, rate));
  return { surcharge, cess: toNearestRupee(shareOf(paise(incomeTax + surcharge), ofCess)) };
}

/**
 * Surcharge and cess on the income-tax of a payee abroad by the Act's own rate; a treaty's rate bears neither. A foreign company
 * bears surcharge by what it is paid in the year; for others no band was read, so that they bear cess alone.
 */
export function partsOnAbroad(incomeTax: Paise, paid: PaidAbroad, working: Working): TaxParts {
  const { eventOn, kind, sumOfYear } = paid;
  const bands = kind === 'company' ? ruleIfInForce(FOREIGN_SURCHARGE, eventOn) : undefined;
  const rate = bands?.value.bands.findLast(({ above }) => sumOfYear > above)?.rate ?? percent(0);
  const ofCess = ruleInForce(CESS, eventOn);
  working.make('surchargeRate', say('tds.step.surcharge-rate'), atRate(rate), {
    formula: say(bands ? 'tds.formula.by-the-sum-of-the-year' : 'tds.formula.no-surcharge'),
    inputs: ['amount', 'earlier'],
    ...(bands && { rule: citationOf(bands) }),
  });
  const { surcharge, cess } = partsAt(incomeTax, { surcharge: rate, cess: ofCess.value });
  working.make('surcharge', say('tds.step.surcharge'), inPaise(surcharge), {
    formula: say('tds.formula.tax-times-rate'),
    inputs: ['incomeTax', 'surchargeRate'],
  });
  working.make('cess', say('tds.step.cess'), inPaise(cess), {
    formula: say('tds.formula.cess', { rate: atRate(ofCess.value) }),
    inputs: ['incomeTax', 'surcharge'],
    rule: citationOf(ofCess),
  });
  return { surcharge, cess };
}

/**
 * What of a sum that was withheld from a payee abroad is surcharge and cess, where nobody says it: those of the Act's rate for fees,
 * where it gives the sum to the rupee; else it is taken for a treaty's, which has none.
 */
export function partsOfAbroad(tax: Paise, { base, eventOn }: { base: Paise; eventOn: IsoDate }): TaxParts {
  const ofAct = ruleIfInForce(FEES_ABROAD, eventOn);
  const ofCess = ruleIfInForce(CESS, eventOn);
  if (!ofAct || !ofCess) return NO_PARTS;
  const bands: readonly BasisPoints[] = [
    percent(0),
    ...(ruleIfInForce(FOREIGN_SURCHARGE, eventOn)?.value.bands.map(({ rate }) => rate) ?? []),
  ];
  const incomeTax = toNearestRupee(shareOf(base, ofAct.value));
  for (const rate of bands) {
    const { surcharge, cess } = partsAt(incomeTax, { surcharge: rate, cess: ofCess.value });
    if (Math.abs(incomeTax + surcharge + cess - tax) < 100 && incomeTax > 0)
      return { surcharge, cess: paise(tax - incomeTax - surcharge) };
  }
  return NO_PARTS;
}
