import { type Rule, type RuleHistory, ruleIfInForce } from '../law/rule';
import type { IsoDate } from '../shared/dates';
import { asCount, atRate, citationOf, type Explained, inPaise, inWords, Working } from '../shared/explained';
import { say } from '../shared/message';
import { type BasisPoints, type Paise, paise, shareOf } from '../shared/money';
import { DESIGN_FEE } from './other-rights';
import {
  PAPER_APPLICATION_FEE,
  PAPER_EXAMINATION_FEE,
  PAPER_PATENT_FILING_FEE,
  PAPER_PATENT_RENEWAL_FEES,
} from './paper-fees';
import {
  ADVANCE_RENEWAL,
  EXAMINATION_FEE,
  EXPEDITED_EXAMINATION_FEE,
  PATENT_FILING_FEE,
  PATENT_RENEWAL_FEES,
  type YearlyFee,
} from './patent';
import { APPLICATION_FEE, type ApplicantFees, EXPEDITION_FEE } from './trade-mark';
import type { Applicant, Filing } from './values';

/** Who files, and how: what a fee hangs on beside the day. */
export type Filer = { applicant: Applicant; filing: Filing };

/** Individuals, start-ups and small enterprises pay the reduced fee. */
export const paysReduced = (applicant: Applicant): boolean => applicant !== 'other';

/** Absent where nothing is held of filing so: an expedited request is made electronically alone. */
const FEES = {
  application: { electronic: APPLICATION_FEE, paper: PAPER_APPLICATION_FEE },
  expedition: { electronic: EXPEDITION_FEE, paper: undefined },
  'patent-filing': { electronic: PATENT_FILING_FEE, paper: PAPER_PATENT_FILING_FEE },
  examination: { electronic: EXAMINATION_FEE, paper: PAPER_EXAMINATION_FEE },
  'expedited-examination': { electronic: EXPEDITED_EXAMINATION_FEE, paper: undefined },
  design: { electronic: DESIGN_FEE, paper: undefined },
} as const satisfies Record<string, Record<Filing, RuleHistory<ApplicantFees> | undefined>>;

export type FeeKind = keyof typeof FEES;
export const FEE_KINDS = Object.keys(FEES) as FeeKind[];

/** What a filing costs on a day, by classes where it is paid for each. Undefined where no such fee is held. */
export function filingFee(
  kind: FeeKind,
  { applicant, filing }: Filer,
  day: IsoDate,
  classes = 1,
  knownOn?: IsoDate,
): Explained<Paise> | undefined {
  const history = FEES[kind][filing];
  const rule = history && ruleIfInForce(history, day, knownOn);
  return rule && feeBy(rule, rule.value, applicant, classes);
}

/** The fee for a patent's year, by who pays and how. Undefined where none is held for it. */
export function yearlyFee(
  year: number,
  { applicant, filing }: Filer,
  day: IsoDate,
  knownOn?: IsoDate,
): Explained<Paise> | undefined {
  const history: RuleHistory<readonly YearlyFee[]> =
    filing === 'paper' ? PAPER_PATENT_RENEWAL_FEES : PATENT_RENEWAL_FEES;
  const rule = ruleIfInForce(history, day, knownOn);
  const band = rule?.value.find(({ upToYear }) => year <= upToYear);
  return rule && band && feeBy(rule, band.fee, applicant, 1);
}

/**
 * What the years of a patent from one on cost that are paid ahead at once, less the discount of who pays so many electronically
 * (Patents Rules r.80(3)). Undefined on paper, and where the term has fewer years left.
 */
export function advanceFee(
  first: number,
  filer: Filer,
  day: IsoDate,
  knownOn?: IsoDate,
): { years: number; discount: BasisPoints; fee: Explained<Paise> } | undefined {
  const rule = filer.filing === 'paper' ? undefined : ruleIfInForce(ADVANCE_RENEWAL, day, knownOn);
  if (!rule) return undefined;
  const { years, discount } = rule.value;
  const each = Array.from({ length: years }, (_, index) => yearlyFee(first + index, filer, day, knownOn)?.value);
  const known = each.filter((fee) => fee !== undefined);
  if (known.length < years) return undefined;
  const full = paise(known.reduce((sum, fee) => sum + fee, 0));
  const working = new Working();
  for (const [index, fee] of known.entries())
    working.give(`year.${first + index}`, say('ip.step.fee-of-year', { year: first + index }), inPaise(fee));
  working.cite('discount', say('ip.step.discount-ahead'), atRate(discount), rule);
  const fee = paise(full - shareOf(full, discount));
  working.make('fee', say('ip.step.fee'), inPaise(fee), {
    formula: say('ip.formula.years-ahead'),
    inputs: [...known.map((_, index) => `year.${first + index}`), 'discount'],
    rule: citationOf(rule),
    summary: say('ip.summary.years-ahead', {
      ...{ full: inPaise(full), share: atRate(discount), fee: inPaise(fee), statute: rule.statute },
    }),
  });
  return { years, discount, fee: working.explain(fee) };
}

/** Full fee less the rebate of who applies, by classes. */
function feeBy(
  rule: Rule<unknown>,
  { full, reduced }: ApplicantFees,
  applicant: Applicant,
  classes: number,
): Explained<Paise> {
  const working = new Working();
  working.give('applicant', say('ip.step.applicant'), inWords(say(`ip.applicant.${applicant}`)));
  working.give('classes', say('ip.step.classes-or-filings'), asCount(classes));
  working.cite('full', say('ip.step.full-fee'), inPaise(full), rule);
  const rebate = paise(paysReduced(applicant) ? full - reduced : 0);
  working.make('rebate', say('ip.step.rebate'), inPaise(rebate), {
    formula: say(paysReduced(applicant) ? 'ip.formula.rebate' : 'ip.formula.no-rebate'),
    inputs: ['applicant', 'full'],
    rule: citationOf(rule),
  });
  const fee = paise((full - rebate) * classes);
  working.make('fee', say('ip.step.fee'), inPaise(fee), {
    formula: say('ip.formula.fee-less-rebate'),
    inputs: ['classes', 'full', 'rebate'],
    summary: say('ip.summary.fee', {
      ...{ count: classes, full: inPaise(full), rebate: inPaise(rebate), fee: inPaise(fee), statute: rule.statute },
    }),
  });
  return working.explain(fee);
}
