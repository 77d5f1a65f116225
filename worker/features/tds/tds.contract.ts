import { z } from 'zod';
import { isBsr, isChallanSerial } from '../../domain/identifiers/challan';
import { isPan } from '../../domain/identifiers/tax-number';
import { isFinancialYear } from '../../domain/shared/dates';
import type { Explained } from '../../domain/shared/explained';
import { say } from '../../domain/shared/message';
import { formatPercent, formatRupees, type Paise, paise, percent } from '../../domain/shared/money';
import type { Proposal } from '../../domain/tds/finder';
import { incomeTaxOf, type TaxParts } from '../../domain/tds/parts';
import { placesOf } from '../../domain/tds/section-search';
import { issue } from '../../platform/problem';
import { isoDay, largeRupees, lineOf, numeric, optional, upperCase } from '../../platform/wire';
import { explained } from '../calendar/explanation/explanation.contract';
import type { KnownChallan } from './challan.repository';
import type { Deduction } from './deduction.repository';
import { PAYEE_KINDS } from './deduction.table';
import { proposalId } from './proposal-id';

const day = z.iso.date();
const text = z.string().nullable();
const said = z.string();

const pan = upperCase.refine(isPan, issue(say('tds.field.pan')));
const rateText = z
  .string()
  .trim()
  .refine((value) => /^\d{1,2}(\.\d{1,2})?$/.test(value), issue(say('tds.field.rate')))
  .transform((value) => percent(Number(value)));
const financialYear = z.string().refine(isFinancialYear, issue(say('field.financial-year')));

export const yearQuery = z.object({ year: optional(financialYear) });

export const ledgerQuery = z.object({
  year: optional(financialYear),
  q: optional(lineOf(100)),
  status: z.enum(['pending', 'deposited']).optional(),
});
export const fileQuery = ledgerQuery.extend({ format: z.enum(['csv', 'xlsx']).default('csv') });

export const newDeduction = z.strictObject({
  payee: z.strictObject({ name: lineOf(120), pan: optional(pan), kind: z.enum(PAYEE_KINDS).optional() }),
  section: lineOf(40).describe('about.tds.section'),
  eventOn: isoDay.describe('about.tds.event-on'),
  deductedOn: optional(isoDay).describe('about.tds.deducted-on'),
  amount: largeRupees.describe('about.tds.amount'),
  tax: optional(largeRupees).describe('about.tds.tax'),
  surcharge: optional(largeRupees).describe('about.tds.surcharge'),
  cess: optional(largeRupees).describe('about.tds.cess-of-tax'),
  rate: optional(rateText).describe('about.tds.rate'),
  isTreatyRate: z.boolean().optional().describe('about.tds.treaty-rate'),
  narration: optional(lineOf(200)),
  voucherId: optional(z.uuid()).describe('about.tds.voucher-id'),
});
export type DeductionAsked = z.output<typeof newDeduction>;

export const newWithdrawal = z.strictObject({ reason: lineOf(200) });

const acceptedItem = z.strictObject({
  id: z.string().regex(/^(bill|bank-line|journal|voucher):[\da-f-]{36}(\/\d{4})?(\/[\da-f-]{36})?:[a-zA-Z]+$/),
  treatment: z.enum(['recoverable', 'borne']).default('recoverable').describe('about.tds.treatment'),
  deductedOn: optional(isoDay).describe('about.tds.deducted-on'),
  pan: optional(pan),
  hasNoPan: z.boolean().optional().describe('about.tds.has-no-pan'),
});
export type AcceptedItem = z.output<typeof acceptedItem>;
export const acceptAsked = z.strictObject({
  year: optional(financialYear),
  items: z.array(acceptedItem).min(1).max(200),
});
export const acceptedAnswer = z.object({
  accepted: z.array(
    z.object({
      id: z.string(),
      deductionId: z.uuid(),
      tax: numeric,
      voucherId: z.uuid().nullable(),
      number: text,
    }),
  ),
  total: numeric,
});

const bsr = z
  .string()
  .trim()
  .refine(isBsr, issue(say('tds.field.bsr')));
const serial = z
  .string()
  .trim()
  .refine(isChallanSerial, issue(say('tds.field.serial')));

/** A sum of a challan: e-Pay Tax and banks take whole rupees. */
const wholeRupees = largeRupees.refine((sum) => sum % 100 === 0, issue(say('tds.field.whole-rupees')));

export const depositAsked = z.strictObject({
  bsr,
  depositedOn: isoDay,
  serial,
  cin: optional(lineOf(20)),
  total: optional(wholeRupees).describe('about.tds.challan-total'),
  interest: optional(wholeRupees),
  fee: optional(wholeRupees),
  others: optional(wholeRupees),
  keepUnused: z.boolean().optional().describe('about.tds.keep-unused'),
  transactionId: optional(z.uuid()).describe('about.tds.transaction-id'),
});
export type DepositAsked = z.output<typeof depositAsked>;

/** Deductions by their ids; one that is named twice is meant once. */
const ids = z
  .array(z.uuid())
  .min(1)
  .max(500)
  .transform((all) => [...new Set(all)]);
export const newChallan = z.strictObject({
  deductionIds: ids,
  payOn: optional(isoDay),
  areHeadsApart: z.boolean().optional().describe('about.tds.heads-apart'),
});
export type NewChallan = z.output<typeof newChallan>;
export const challansQuery = z.object({
  heads: z.enum(['together', 'apart']).default('together').describe('about.tds.heads-apart'),
});
export const useAsked = z.strictObject({ deductionIds: ids });
export const challanFileQuery = z.object({ format: z.enum(['pdf', 'text']).default('pdf') });

/** A tax apart, as challans and statements give it. */
export const taxParts = {
  incomeTax: numeric.describe('about.tds.income-tax'),
  surcharge: numeric,
  cess: numeric.describe('about.tds.cess'),
};
export const partsJson = (one: TaxParts & { tax: Paise }) => ({
  incomeTax: formatRupees(incomeTaxOf(one)),
  ...{ surcharge: formatRupees(one.surcharge), cess: formatRupees(one.cess) },
});

export const deductionAnswer = z.object({
  id: z.uuid(),
  tan: z.string(),
  payeeName: text,
  partyId: text,
  pan: text,
  payeeKind: z.enum(PAYEE_KINDS),
  form: z.string(),
  act: z.enum(['1961', '2025']),
  section: z.string(),
  code: z.string(),
  alsoCalled: text.describe('about.tds.also-called'),
  eventOn: day,
  deductedOn: day,
  quarter: z.string(),
  amount: numeric.nullable(),
  base: numeric.nullable(),
  tdsRate: numeric.nullable(),
  tdsAmount: numeric,
  ...taxParts,
  open: numeric,
  reasonFlag: text,
  source: z.enum(['bill', 'bank-line', 'salary', 'manual', 'event']),
  sourceId: text,
  voucherId: text,
  narration: text,
  status: z.enum(['pending', 'deposited']),
  depositDate: day.nullable(),
  challan: z.object({ id: z.uuid(), serial: text, bsr: text, status: z.string() }).nullable(),
});

/** The bill or bank line itself, also of what was withheld of it later. */
const sourceOf = ({ sourceKind, sourceId }: Deduction): string | null =>
  sourceKind === 'bill' || sourceKind === 'bank-line' ? (sourceId?.slice(0, 36) ?? null) : sourceId;

/** What a deduction is called in the other Act, for who looks it up by that. */
function alsoCalled({ nature, act }: Deduction): string | null {
  if (!nature) return null;
  const { old, now } = placesOf(nature);
  const other = act === '1961' ? now : old;
  return other && `${other.section} (${other.code})`;
}

export const deductionJson = (one: Deduction): z.infer<typeof deductionAnswer> => ({
  ...{ id: one.id, tan: one.tan, payeeName: one.payeeName, partyId: one.partyId, pan: one.pan },
  ...{ payeeKind: one.payeeKind, form: one.form, act: one.act, section: one.section, code: one.code },
  ...{ alsoCalled: alsoCalled(one), eventOn: one.eventOn, deductedOn: one.deductedOn, quarter: one.quarter },
  amount: money(one.amount),
  base: money(one.base),
  tdsRate: one.rate === null ? null : formatPercent(one.rate),
  ...partsJson({ tax: one.tax, ...one.parts }),
  ...{ tdsAmount: formatRupees(one.tax), open: formatRupees(one.open), reasonFlag: one.reasonFlag },
  ...{ source: one.sourceKind, sourceId: sourceOf(one), voucherId: one.voucherId, narration: one.narration },
  ...{ status: one.status, depositDate: one.depositedOn, challan: one.challan },
});

const money = (amount: Paise | null): string | null => (amount === null ? null : formatRupees(amount));

export const enteredAnswer = z.object({
  id: z.uuid(),
  section: z.string(),
  code: z.string(),
  act: z.enum(['1961', '2025']),
  statement: z.string(),
  tax: numeric,
  ...taxParts,
  base: numeric,
  rate: numeric,
  reasonFlag: text,
  explained: explained(numeric).nullable(),
});
export const withdrawnAnswer = z.object({ id: z.uuid() });

export const proposalAnswer = z.object({
  id: z.string(),
  source: z.enum(['bill', 'bank-line', 'journal', 'voucher']),
  sourceId: z.string().describe('about.tds.proposal-source'),
  date: day,
  payeeName: z.string(),
  pan: text,
  panState: z.enum(['held', 'none', 'unknown']),
  narration: z.string(),
  section: z.string(),
  code: z.string(),
  oldSection: text,
  statute: z.string(),
  isUnverified: z.boolean(),
  amount: numeric,
  runningTotal: numeric,
  base: numeric,
  rate: numeric,
  tax: numeric,
  withheld: numeric,
  withoutPan: numeric.nullable(),
  reasonFlag: text,
  explained: explained(numeric),
});

export function proposalJson(one: Proposal) {
  const { act, section, code } = one.explained.value;
  const rule = one.explained.steps.find(({ id }) => id === 'own0')?.rule;
  return {
    ...{ id: proposalId(one), source: one.source, sourceId: one.id, date: one.eventOn, payeeName: one.payee.name },
    ...{ pan: one.payee.pan ?? null, panState: one.panState, narration: one.narration, section, code },
    oldSection: act === '2025' ? (placesOf(one.nature).old?.section ?? null) : null,
    ...{ statute: rule?.statute ?? '', isUnverified: rule?.status === 'unverified' },
    ...{ amount: formatRupees(one.amount), runningTotal: formatRupees(one.runningTotal) },
    ...{ base: formatRupees(one.base), rate: formatPercent(one.rate), tax: formatRupees(one.tax) },
    withheld: formatRupees(one.withheld),
    withoutPan: one.withoutPan === undefined ? null : formatRupees(one.withoutPan),
    reasonFlag: one.reasonFlag ?? null,
    explained: rupeesOf({ value: one.tax, steps: one.explained.steps }),
  };
}

/** An explained sum with its value as calls give money. */
export const rupeesOf = ({ value, steps }: Explained<Paise>) => ({ value: formatRupees(value), steps });

const part = z.object({
  deductionId: z.uuid(),
  payeeName: text,
  code: z.string(),
  section: z.string(),
  amount: numeric,
  ...taxParts,
  interest: numeric,
});

export const challanAnswer = z.object({
  id: z.uuid(),
  tan: text,
  act: z.enum(['1961', '2025']),
  form: z.string().describe('about.tds.challan-form'),
  year: z.string(),
  majorHead: z.string(),
  minorHead: z.string(),
  section: text,
  codes: z.array(z.string()),
  tax: numeric.describe('about.tds.challan-tax'),
  ...taxParts,
  interest: numeric,
  fee: numeric,
  others: numeric,
  total: numeric,
  unused: numeric,
  status: z.enum(['to-pay', 'deposited', 'cancelled']),
  bsr: text,
  depositedOn: day.nullable(),
  serial: text,
  cin: text,
  transactionId: text,
  uses: z.array(part),
});
export const challansAnswer = z.object({ items: z.array(challanAnswer) });
export const generatedAnswer = challanAnswer.extend({ isNew: z.boolean(), message: said });

export function challanJson(challan: KnownChallan, deductions: readonly Deduction[]): z.infer<typeof challanAnswer> {
  const of = new Map(deductions.map((one) => [one.id, one]));
  const uses = challan.uses.map(({ deductionId, amount, surcharge, cess, interest }) => {
    const one = of.get(deductionId);
    return {
      ...{ deductionId, payeeName: one?.payeeName ?? null, code: one?.code ?? '', section: one?.section ?? '' },
      ...{ amount: formatRupees(amount), ...partsJson({ tax: amount, surcharge, cess }) },
      interest: formatRupees(interest),
    };
  });
  const used = challan.uses.reduce((sum, { amount }) => sum + amount, 0);
  return {
    ...{ id: challan.id, tan: challan.tan, act: challan.act, form: '281', year: challan.year },
    ...{ majorHead: challan.majorHead, minorHead: challan.minorHead, section: challan.section },
    codes: [...new Set(uses.map(({ code }) => code).filter((code) => code !== ''))].toSorted(),
    ...partsJson(challan),
    ...{ tax: formatRupees(challan.tax), interest: formatRupees(challan.interest), fee: formatRupees(challan.fee) },
    ...{ others: formatRupees(challan.others), total: formatRupees(challan.total) },
    unused: formatRupees(paise(challan.status === 'deposited' ? Math.max(0, challan.tax - used) : 0)),
    ...{ status: challan.status, bsr: challan.bsr, depositedOn: challan.depositedOn, serial: challan.serial },
    ...{ cin: challan.cin, transactionId: challan.transactionId, uses },
  };
}

const draftAnswer = z.object({
  tan: z.string(),
  act: z.enum(['1961', '2025']),
  year: z.string(),
  month: z.string(),
  dueOn: day,
  majorHead: z.string(),
  minorHead: z.string(),
  section: text,
  codes: z.array(z.string()),
  tax: numeric,
  ...taxParts,
  interest: numeric,
  total: numeric,
  isLate: z.boolean(),
  deductionIds: z.array(z.uuid()),
  tomorrow: numeric.describe('about.tds.tomorrow'),
  explained: z.array(explained(numeric)),
});

const lineAnswer = z.object({
  id: z.uuid(),
  on: day,
  amount: numeric,
  narration: z.string(),
  reference: text,
  /** As the narration prints them, where it does. */
  bsr: text,
  serial: text,
  isPosted: z.boolean(),
});

export const challanListAnswer = z.object({
  items: z.array(challanAnswer),
  drafts: z.array(draftAnswer).describe('about.tds.drafts'),
  lines: z.array(lineAnswer).describe('about.tds.deposit-lines'),
});

export const whatIfQuery = z.object({ on: isoDay.describe('about.tds.what-if-on') });

const beforeAndAfter = {
  before: numeric.describe('about.tds.what-if-before'),
  after: numeric.describe('about.tds.what-if-after'),
};
export const whatIfAnswer = z.object({
  today: day,
  on: day,
  deposits: z.array(
    z.object({
      ...{ month: z.string(), dueOn: day, open: numeric, ...beforeAndAfter },
      explained: z.array(explained(numeric)),
    }),
  ),
  statements: z.array(
    z.object({
      ...{ form: z.string(), quarter: z.string(), dueOn: day, tax: numeric, ...beforeAndAfter },
      explained: explained(numeric),
    }),
  ),
});

const tile = z.object({ amount: numeric, parts: z.array(z.object({ label: said, amount: numeric })) });

export const overviewAnswer = z.object({
  on: day,
  tan: text,
  depositedThisMonth: tile,
  pending: tile,
  penaltyRisk: tile,
  unconfirmed: tile.extend({ count: z.number() }).describe('about.tds.unconfirmed'),
  months: z.array(
    z.object({
      month: z.string(),
      dueOn: day,
      tax: numeric,
      open: numeric,
      interest: numeric,
      tomorrow: numeric,
      months: z.array(z.string()),
      summary: said,
      isLate: z.boolean(),
    }),
  ),
  statements: z.array(
    z.object({
      form: text,
      period: text,
      title: said,
      dueDate: day,
      status: z.string(),
      cost: numeric,
      perDay: numeric,
    }),
  ),
  unlisted: z
    .array(
      z.object({
        voucherId: z.uuid(),
        number: z.string(),
        date: day,
        narration: z.string(),
        party: text,
        tag: text,
        booked: numeric,
        listed: numeric,
      }),
    )
    .describe('about.tds.unlisted'),
});
