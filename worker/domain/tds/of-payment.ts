import { ruleIfInForce } from '../law/rule';
import { NEW_ACT_BEGINS } from '../law/table';
import type { BasisPoints, Paise } from '../shared/money';
import { partsOfAbroad } from './abroad';
import { type NewDeduction, type Payee, payeeKindOf, type ReasonFlag, statementOfForm } from './deduction';
import type { TaxAtSource } from './law/charge';
import type { GoneBy } from './lower-certificate';
import { TDS_RATES } from './natures';
import { NO_PARTS } from './parts';
import { natureOfTag } from './section-search';
import { tdsRuleOf } from './withholding';

type Given = Pick<NewDeduction, 'eventOn' | 'source' | 'narration' | 'tan' | 'parts'> & {
  payee: Omit<Payee, 'kind'> & Partial<Pick<Payee, 'kind'>>;
  /** The day of withholding, where it is not that of the event. */
  deductedOn?: NewDeduction['deductedOn'] | undefined;
  amount: Paise;
  tax: Paise;
};

/** A deduction of a nature that the law names, with its section and code of the day. Undefined of natures that are paid by PAN. */
export function deductionOfNature(
  given: Given & {
    nature: NonNullable<NewDeduction['nature']>;
    base: Paise;
    rate: BasisPoints;
    reasonFlag?: ReasonFlag | undefined;
    certificate?: GoneBy | undefined;
  },
): NewDeduction | undefined {
  const { act, section, code, form } = tdsRuleOf(given.nature, given.eventOn).value;
  const statement = statementOfForm(form);
  if (!statement) return undefined;
  const { payee, deductedOn = given.eventOn, nature, base, tax, eventOn } = given;
  const { parts = nature === 'nonResident' ? partsOfAbroad(tax, { base, eventOn }) : NO_PARTS, ...rest } = given;
  return {
    ...{ ...rest, parts, deductedOn, act, section, code, statement },
    payee: { ...payee, kind: payee.kind ?? payeeKindOf(payee.pan) },
  };
}

/**
 * A deduction under a tag that a person typed, a section or a code. One that no table of rates has keeps the tag as its section and
 * its code, so that what was withheld is never lost for want of a name.
 */
export function deductionOfTag(given: Given & { tag: string }): NewDeduction | undefined {
  const { tag, payee, ...rest } = given;
  const kind = payee.kind ?? payeeKindOf(payee.pan);
  const nature = natureOfTag(tag, given.eventOn, kind);
  const rate = rateThatGives(given.amount, given.tax);
  const known = nature && ruleIfInForce<TaxAtSource>(TDS_RATES[nature], given.eventOn);
  if (nature && known)
    return deductionOfNature({ ...rest, payee: { ...payee, kind }, nature, base: given.amount, rate });
  const act = given.eventOn < NEW_ACT_BEGINS ? '1961' : '2025';
  return {
    ...{ ...rest, deductedOn: given.deductedOn ?? given.eventOn, payee: { ...payee, kind }, act },
    ...{ statement: 'residents', section: tag, code: tag, base: given.amount, rate },
  };
}

/** The rate at which an amount gives a tax, to the nearest basis point. */
const rateThatGives = (amount: Paise, tax: Paise): BasisPoints =>
  (amount === 0 ? 0 : Number((BigInt(tax) * 20_000n + BigInt(amount)) / (2n * BigInt(amount)))) as BasisPoints;
