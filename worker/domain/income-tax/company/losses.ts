import { firstDayOf } from '../../law/periods';
import { type Rule, ruleInForce } from '../../law/rule';
import type { IsoDate } from '../../shared/dates';
import { financialYearOf } from '../../shared/dates';
import { atRate, citationOf, inPaise, type Working } from '../../shared/explained';
import { type Message, say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';
import { SET_OFF } from '../law/company';
import { BUSINESS_LOSS_YEARS, LOSS_SHAREHOLDING, RETIRED_PARTNER_LOSS } from '../law/deductions';
import { isLlp } from './entity';
import type { CompanyTaxFacts, LossBroughtForward, LossCarried } from './model';
import { addYears, yearsBetween } from './years';

/** Income by head before losses; business and gain may be negative. `special`: gains at special rates. */
export type Heads = { business: Paise; other: Paise; gain: Paise; special: Paise };

export type SetOff = { left: Heads; used: Paise; carried: readonly LossCarried[] };

type Asked = {
  facts: CompanyTaxFacts;
  /** Depreciation of the year among the lines: what of a loss is carried as depreciation. */
  depreciation: Paise;
  /** Losses that came of deductions which the regime does not have lapse. */
  keepsDeductionLosses: boolean;
  knownOn?: IsoDate | undefined;
};

/**
 * Losses against income, in the order of ss.70, 71, 72 and 32(2) (s.112): a short-term loss against gains at special rates; the business loss of the year against the other heads; then
 * business losses brought forward against business, oldest first, for eight years, where the return was in time and the holders of
 * the shares stayed (s.79, s.119), of an LLP without the share of partners who left (s.78); then depreciation brought forward against any head. Notes `lossesUsed` and its parts.
 */
export function setOffLosses(heads: Heads, asked: Asked, working: Working): SetOff {
  const { facts, knownOn } = asked;
  const rule = ruleInForce(SET_OFF, firstDayOf(facts.year), knownOn);
  const left = {
    ...{ business: Math.max(0, heads.business), other: heads.other as number },
    ...{ gain: Math.max(0, heads.gain), special: heads.special as number },
  };
  const ofGain = noteUse('lossOfGain', takeFrom(left, ['special'], Math.max(0, -heads.gain)), rule, working);
  const ofYear = noteUse(
    'lossOfYear',
    takeFrom(left, ['other', 'gain', 'special'], paise(Math.max(0, -heads.business))),
    rule,
    working,
  );
  const carried: LossCarried[] = [];
  let business = 0;
  for (const loss of oldestFirst(facts)) {
    const barred = whyBarred(loss, facts, knownOn);
    const lapsed = asked.keepsDeductionLosses ? 0 : (loss.ofDeductions ?? 0);
    const open = barred ? 0 : Math.max(0, loss.business - lapsed - ofRetired(loss, facts));
    const used = takeFrom(left, ['business'], open);
    business += used;
    noteLoss(loss, used, barred, facts, working, knownOn);
    const unused = paise(open - used);
    // What was set off is not told apart: what is left is taken to be of those deductions first, so that no later year counts on it.
    const ofDeductions = paise(asked.keepsDeductionLosses ? Math.min(unused, loss.ofDeductions ?? 0) : 0);
    carried.push({
      ...{ year: loss.year, business: unused, depreciation: paise(0) },
      ...(ofDeductions > 0 && { ofDeductions }),
    });
  }
  let depreciation = 0;
  for (const [index, loss] of oldestFirst(facts).entries()) {
    const used = takeFrom(left, ['business', 'other', 'gain', 'special'], loss.depreciation ?? paise(0));
    depreciation += used;
    const entry = carried[index];
    if (entry) entry.depreciation = paise((loss.depreciation ?? 0) - used);
  }
  if (depreciation > 0) noteUse('depreciationUsed', paise(depreciation), rule, working);
  const used = paise(ofGain + ofYear + business + depreciation);
  working.make('lossesUsed', say('company-tax.step.losses-used'), inPaise(used), {
    formula: say('company-tax.formula.losses-used'),
    inputs: ['lossOfGain', 'lossOfYear', ...oldestFirst(facts).map(({ year }) => `loss.${year}`), 'depreciationUsed'],
    rule: citationOf(rule),
    summary: say('company-tax.summary.losses-used', {
      ...{ ofYear: inPaise(paise(ofGain + ofYear)), business: inPaise(paise(business)), used: inPaise(used) },
      ...{ depreciation: inPaise(paise(depreciation)), statute: rule.statute },
    }),
  });
  const lossLeft = Math.max(0, -heads.business) - ofYear;
  const asDepreciation = Math.min(lossLeft, asked.depreciation);
  const ofThisYear: LossCarried = {
    year: facts.year,
    business: paise(lossLeft - asDepreciation),
    depreciation: paise(asDepreciation),
  };
  return {
    left: {
      business: paise(left.business),
      other: paise(left.other),
      gain: paise(left.gain),
      special: paise(left.special),
    },
    used,
    carried: [...carried, ofThisYear].filter((entry) => {
      const isStillOpen = yearsBetween(entry.year, facts.year) < yearsOf(facts, knownOn).value;
      if (!isStillOpen) {
        entry.business = paise(0);
        delete entry.ofDeductions;
      }
      return entry.business > 0 || entry.depreciation > 0;
    }),
  };
}

const oldestFirst = ({ losses = [], year }: CompanyTaxFacts): LossBroughtForward[] =>
  losses.filter((loss) => loss.year < year).toSorted((a, b) => (a.year < b.year ? -1 : 1));

/** What lapses of a loss of an LLP with partners who retired or died. */
const ofRetired = (loss: LossBroughtForward, facts: CompanyTaxFacts): Paise =>
  isLlp(facts) ? (loss.ofRetired ?? paise(0)) : paise(0);

const yearsOf = ({ year }: CompanyTaxFacts, knownOn?: IsoDate): Rule<number> =>
  ruleInForce(BUSINESS_LOSS_YEARS, firstDayOf(year), knownOn);

/** Takes an amount from heads in their order; answers with what they could give. */
function takeFrom(left: Record<keyof Heads, number>, heads: readonly (keyof Heads)[], amount: number): Paise {
  let open = amount;
  for (const head of heads) {
    const taken = Math.min(open, left[head]);
    left[head] -= taken;
    open -= taken;
  }
  return paise(amount - open);
}

const USES = { lossOfGain: 'loss-of-gain', lossOfYear: 'loss-of-year', depreciationUsed: 'depreciation-used' } as const;

function noteUse(id: keyof typeof USES, amount: Paise, rule: Rule<unknown>, working: Working): Paise {
  if (amount === 0) return amount;
  const word = USES[id];
  working.make(id, say(`company-tax.step.${word}`), inPaise(amount), {
    formula: say(`company-tax.formula.${word}`),
    inputs: [id === 'lossOfGain' ? 'capitalGain' : 'business'],
    rule: citationOf(rule),
  });
  return amount;
}

/** Why a business loss of an earlier year pays nothing; undefined where it does. */
export function whyBarred(loss: LossBroughtForward, facts: CompanyTaxFacts, knownOn?: IsoDate): Message | undefined {
  if (loss.wasInTime === false) return say('company-tax.loss.late-return', { year: loss.year });
  const years = yearsOf(facts, knownOn).value;
  if (yearsBetween(loss.year, facts.year) > years)
    return say('company-tax.loss.too-old', { year: loss.year, last: addYears(loss.year, years) });
  return failsShareholding(loss, facts, knownOn)
    ? say('company-tax.loss.holders', { year: loss.year, least: atRate(holdersRule(facts, knownOn).value.heldPercent) })
    : undefined;
}

/**
 * s.79, s.119: a closely held company needs the same holders of 51% of votes; an eligible start-up may show instead that all holders
 * of the year of loss remain, for losses of its first ten years. Unanswered, it is taken to hold, and the step says so.
 */
function failsShareholding(loss: LossBroughtForward, facts: CompanyTaxFacts, knownOn?: IsoDate): boolean {
  const { company, shareholding, holiday, year } = facts;
  if (company.form !== 'private' || shareholding?.same === undefined) return false;
  const { heldPercent, startupYears } = ruleInForce(LOSS_SHAREHOLDING, firstDayOf(year), knownOn).value;
  if (shareholding.same >= heldPercent) return false;
  const { incorporatedOn } = company;
  const isEarly = incorporatedOn && yearsBetween(financialYearOf(incorporatedOn), loss.year) < startupYears;
  return !(holiday?.hasBoardCertificate && shareholding.doAllRemain && isEarly);
}

function noteLoss(
  loss: LossBroughtForward,
  used: Paise,
  barred: Message | undefined,
  facts: CompanyTaxFacts,
  working: Working,
  knownOn?: IsoDate,
): void {
  const label = say('company-tax.step.loss-of', { year: loss.year });
  const given = `loss.${loss.year}.amount`;
  working.give(given, say('company-tax.step.loss-amount', { year: loss.year }), inPaise(loss.business));
  const inputs = [given];
  if (facts.company.form === 'private' && facts.shareholding?.same === undefined) {
    const assumed = `loss.${loss.year}.holders`;
    working.assume(
      assumed,
      say('company-tax.step.holders', { least: atRate(holdersRule(facts, knownOn).value.heldPercent) }),
      { unit: 'yes or no', value: true },
    );
    inputs.push(assumed);
  }
  const retired = ofRetired(loss, facts);
  if (retired > 0) {
    const rule = ruleInForce(RETIRED_PARTNER_LOSS, firstDayOf(facts.year), knownOn);
    const step = `loss.${loss.year}.retired`;
    working.make(step, say('company-tax.step.loss-of-retired'), inPaise(retired), {
      formula: say('company-tax.formula.loss-of-retired'),
      inputs: [given],
      rule: citationOf(rule),
    });
    inputs.push(step);
  }
  working.make(`loss.${loss.year}`, label, inPaise(used), {
    formula: barred ?? say('company-tax.formula.loss'),
    inputs,
    rule: citationOf(barred?.id === 'company-tax.loss.holders' ? holdersRule(facts, knownOn) : yearsOf(facts, knownOn)),
  });
}

const holdersRule = ({ year }: CompanyTaxFacts, knownOn?: IsoDate): (typeof LOSS_SHAREHOLDING)[number] =>
  ruleInForce(LOSS_SHAREHOLDING, firstDayOf(year), knownOn);
