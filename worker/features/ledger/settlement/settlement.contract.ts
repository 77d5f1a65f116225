import { z } from 'zod';
import { ADVANCE_VOUCHERS } from '../../../domain/gst/advance-voucher';
import { AGE_BUCKETS, WORKING_BUCKETS } from '../../../domain/ledger/settlement/age-buckets';
import { LOAN_ACCOUNTS } from '../../../domain/ledger/settlement/gross-up-borrowings';
import { LOAN_METHODS, PREPAYMENT_EFFECTS } from '../../../domain/ledger/settlement/loan-schedule';
import { BILL_SIDES } from '../../../domain/ledger/settlement/model';
import { CHARGES_OF } from '../../../domain/ledger/settlement/settle';
import { GST_PLACES } from '../../../domain/ledger/settlement/taxes-inside';
import { isFinancialYear } from '../../../domain/shared/dates';
import { say } from '../../../domain/shared/message';
import { type Paise, paise, parseRupees, percent } from '../../../domain/shared/money';
import { TDS_NATURES } from '../../../domain/tds/natures';
import { DECIMAL_12_2 } from '../../../platform/database';
import { issue } from '../../../platform/problem';
import { dayOfYears, isoDay, largeRupees, lineOf, nameText, numeric, optional, page } from '../../../platform/wire';
import { voucherAnswer, voucherLine } from '../ledger.contract';

/** An amount as large as a bank's line may be. */
const amount = largeRupees.refine(
  (value) => value <= DECIMAL_12_2,
  issue(say('field.at-most', { most: '9,999,999,999.99' })),
);
const above = amount.refine((value) => value > 0, issue(say('field.not-nought')));
/** An amount that nobody typed is nought. */
const orNought = optional(amount).transform((value): Paise => value ?? paise(0));
const rate = z
  .union([z.string(), z.number().transform(String)])
  .refine((text) => /^\d{1,2}(\.\d{1,2})?$/.test(text), issue(say('settlement.field.rate')))
  .transform((text) => percent(Number(text)));
const place = z.enum(GST_PLACES).default('within').describe('settlement.about.place');
const id = z.uuid();

const MOST_ACCEPTED = 500;
const MOST_BILLS_OF_LINE = 100;

export const proposalsAsked = page.extend({ bankAccountId: optional(id), transactionId: optional(id) });

const settledBill = z.object({ billId: id, amount: optional(above) });
export const settlement = z.object({
  bills: z.array(settledBill).max(MOST_BILLS_OF_LINE).default([]),
  keptBack: orNought.describe('settlement.about.kept-back'),
  charges: orNought.describe('settlement.about.charges'),
  chargesRate: optional(rate.describe('settlement-desk.about.charges-rate')),
  chargesPlace: place,
  chargesOf: z
    .enum(Object.keys(CHARGES_OF) as [keyof typeof CHARGES_OF])
    .default('bank')
    .describe('settlement-desk.about.charges-of'),
  asExchange: z.boolean().default(false).describe('about.forex.as-exchange'),
  /** Whose money the rest is, where the bills do not tell it: an id or a name. */
  party: optional(nameText.describe('settlement.about.party')),
});
type Settlement = z.output<typeof settlement>;
type OfCharges = 'chargesRate' | 'chargesPlace' | 'chargesOf' | 'asExchange';
export type Settling = Omit<Settlement, OfCharges> & Partial<Pick<Settlement, OfCharges>>;
export const accepted = z.object({
  items: z
    .array(settlement.extend({ lineId: id }))
    .min(1)
    .max(MOST_ACCEPTED),
});

const account = nameText.describe('about.ledger.account');
const tag = lineOf(40).describe('about.ledger.tag');
const signed = z
  .preprocess((value) => (value === '' || value === undefined || value === null ? '0' : value), z.string())
  .refine((text) => /^-?\d{1,10}(\.\d{1,2})?$/.test(text), issue(say('field.rupees-signed')))
  .transform((text): Paise => parseRupees(text));
const party = nameText.describe('settlement.about.party');

/** What a bank line is, where it is more than its category. */
export const grossUp = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('settlement'), ...settlement.shape }),
  z.object({
    kind: z.literal('net-payment'),
    ...{ expense: optional(account), gstRate: rate, place, isBlocked: z.boolean().default(false) },
    ...{ tds: optional(z.enum(TDS_NATURES)), base: optional(above), party: optional(party) },
  }),
  z.object({ kind: z.literal('bank-charge'), gstRate: optional(rate), place }),
  z.object({ kind: z.literal('interest'), tds: optional(amount) }),
  z.object({
    kind: z.literal('gateway'),
    ...{ payments: above, refunds: orNought, fee: orNought, tax: orNought, place, adjustments: signed },
    ...{ areSalesBooked: z.boolean().default(true), salesRate: optional(rate), salesPlace: place },
    tag: optional(tag),
  }),
  z.object({
    kind: z.literal('marketplace'),
    ...{ sales: above, commission: orNought, freight: orNought, tax: orNought, place, tcs: orNought, tds: orNought },
    tag: optional(tag),
  }),
  z.object({
    kind: z.literal('salary'),
    ...{ salaries: orNought, directors: orNought, employerPf: orNought, employerEsi: orNought, employeePf: orNought },
    ...{ employeeEsi: orNought, professionalTax: orNought, tds: orNought, advances: orNought },
  }),
  z.object({
    kind: z.literal('tds-challan'),
    parts: z
      .array(z.object({ code: tag, amount: above }))
      .min(1)
      .max(20),
    ...{ interest: orNought, fee: orNought },
  }),
  z.object({ kind: z.literal('gst-challan'), integrated: orNought, central: orNought, state: orNought }),
  z.object({
    kind: z.literal('tax-refund'),
    year: z.string().refine(isFinancialYear, issue(say('settlement.field.year'))),
    ...{ tds: orNought, tcs: orNought, advanceTax: orNought, provision: orNought, interest: orNought },
  }),
  z.object({ kind: z.literal('advance'), party, gstRate: rate, place }),
  z.object({ kind: z.literal('advance-paid'), party }),
  z.object({ kind: z.literal('advance-returned'), party }),
  z.object({
    kind: z.literal('loan-drawn'),
    ...{ account: z.enum(LOAN_ACCOUNTS).default('2401'), tag, sanctioned: above, fee: orNought, tax: orNought, place },
  }),
  z.object({
    kind: z.literal('instalment'),
    ...{ loanId: optional(id), number: optional(z.coerce.number().int().min(1).max(600)) },
    ...{
      account: z.enum(LOAN_ACCOUNTS).default('2401'),
      tag: optional(tag),
      principal: optional(amount),
      interest: optional(amount),
    },
  }),
  z.object({ kind: z.literal('director-loan'), director: tag }),
  z.object({ kind: z.literal('returned') }),
  z.object({ kind: z.literal('waiting'), voucherId: id }),
  z.object({
    kind: z.literal('entries'),
    lines: z.array(voucherLine).min(1).max(100),
    narration: optional(lineOf(500)),
  }),
]);
export type GrossUpAsked = z.output<typeof grossUp>;
export type GrossUpKind = GrossUpAsked['kind'];

export const undoAsked = z.object({ reason: optional(lineOf(500)) });

const allocationAnswer = z.object({ billId: id, ref: z.string(), amount: numeric });
export const candidateAnswer = z.object({
  partyId: id,
  party: z.string(),
  bills: z.array(allocationAnswer),
  onAccount: numeric,
  keptBack: z
    .object({
      amount: numeric,
      rate: z.string().nullable().describe('settlement.about.kept-back-rate'),
      byBill: z
        .array(z.object({ billId: id, rate: z.string(), amount: numeric }))
        .describe('settlement.about.kept-back-by-bill'),
    })
    .nullable(),
  score: z.number(),
  reasons: z.array(z.string()).describe('settlement.about.reasons'),
  isExact: z.boolean(),
});
export const proposalAnswer = z.object({
  lineId: id,
  bankAccountId: id,
  date: z.iso.date(),
  side: z.enum(['credit', 'debit']),
  amount: numeric,
  narration: z.string(),
  payee: z.string().nullable(),
  best: candidateAnswer.nullable(),
  alternatives: z.array(candidateAnswer),
  doubt: z.string().nullable(),
  ruleId: id.nullable().describe('settlement.about.rule'),
});
export const proposalsAnswer = z.object({
  rows: z.array(proposalAnswer),
  total: z.number(),
  next: z.uuid().nullable().describe('settlement.about.next'),
  openBills: z.number(),
  isComplete: z.boolean().describe('settlement.about.complete'),
});
export const acceptedAnswer = z.object({
  settled: z.array(z.object({ lineId: id, voucherId: id, number: z.string() })),
});

export const billsAsked = z.object({
  side: optional(z.enum(BILL_SIDES)),
  q: optional(lineOf(120)),
  limit: z.coerce.number().int().min(1).max(500).default(100),
});
export const openBillAnswer = z.object({
  id,
  partyId: id,
  party: z.string(),
  side: z.enum(BILL_SIDES),
  ref: z.string(),
  billDate: z.iso.date(),
  dueDate: z.iso.date().nullable(),
  amount: numeric,
  open: numeric,
  taxable: numeric.nullable(),
  isDisputed: z.boolean(),
  documentId: z.string().nullable().describe('settlement.about.bill-document'),
  currency: z.string(),
  foreignOpen: numeric.nullable().describe('about.forex.open'),
});

export const newRule = z.object({ party });
export const ruleAnswer = z.object({ id, partyId: id, party: z.string(), by: z.string(), at: z.string() });

const previewAnswer = z.object({
  kind: z.string(),
  rule: z.string().nullable(),
  lines: voucherAnswer.shape.lines,
  /** One sentence that holds the sum. */
  summary: z.string().nullable(),
  toConfirm: z.array(z.string()),
  problem: z.object({ field: z.string(), message: z.string() }).nullable(),
});
export const postingPreviewAnswer = previewAnswer;
export const postingAnswer = z.object({
  voucher: voucherAnswer.nullable(),
  isAdopted: z.boolean(),
  isLocked: z.boolean(),
  bank: numeric.describe('settlement-desk.about.bank'),
  offers: z
    .array(
      z.object({
        kind: z.string(),
        voucherId: id.nullable(),
        loanId: id.nullable(),
        number: z.number().nullable(),
        asked: z.record(z.string(), z.string()),
        preview: previewAnswer.nullable(),
      }),
    )
    .describe('settlement.about.offers'),
});

/** Money that came or went before its bill, and what of it stands against none yet. */
export const advanceAnswer = z.object({
  voucherId: id,
  number: z.string(),
  date: z.iso.date(),
  partyId: id,
  party: z.string(),
  side: z.enum(BILL_SIDES),
  amount: numeric,
  open: numeric.describe('settlement-desk.about.advance-open'),
});
export const advanceAdjusted = z.object({
  voucherId: id.describe('settlement-desk.about.advance'),
  billId: id,
  amount: optional(above.describe('settlement-desk.about.advance-amount')),
});
export const adjustedAnswer = z.object({ voucherId: id, number: z.string(), amount: numeric });

const aboutMade = 'about.payment-voucher.number';
export const advanceMoveAnswer = z.object({
  voucherId: id,
  kind: z.enum(ADVANCE_VOUCHERS),
  booked: z.string(),
  movedOn: z.iso.date(),
  party: z.string(),
  amount: numeric,
  tax: numeric,
  number: z.string().nullable().describe(aboutMade),
});
export const newAdvanceVoucher = z.strictObject({
  voucherId: id.describe('settlement-desk.about.advance-moved'),
  number: optional(lineOf(50)).describe('about.self-invoice.number'),
  date: optional(isoDay).describe('about.payment-voucher.date'),
  description: optional(lineOf(200)).describe('settlement-desk.about.advance-supply'),
});
export const advanceVoucherAnswer = z.object({ number: z.string(), date: z.iso.date() });

export const ageingAsked = z.object({
  on: optional(isoDay),
  side: z.enum(BILL_SIDES).default('receivable'),
  party: optional(id),
});
const sums = z.record(z.string(), numeric);
export const agedBillAnswer = openBillAnswer.extend({
  daysOverdue: z.number(),
  bucket: z.enum(AGE_BUCKETS),
  workingBucket: z.enum(WORKING_BUCKETS),
  msme: z.string().nullable(),
  consequences: z.array(
    z.object({ id: z.string(), says: z.string(), on: z.iso.date(), isPast: z.boolean(), statute: z.string() }),
  ),
});
export const ageingAnswer = z.object({
  on: z.iso.date(),
  side: z.enum(BILL_SIDES),
  buckets: z.array(z.enum(AGE_BUCKETS)),
  rows: z.array(
    z.object({
      partyId: id,
      party: z.string(),
      msme: z.string().nullable(),
      open: numeric,
      bills: z.number(),
      onAccount: numeric,
      oldestDays: z.number(),
      sums,
      working: sums,
      warnings: z.number(),
    }),
  ),
  bills: z.array(agedBillAnswer),
  onAccount: numeric.describe('settlement.about.on-account'),
  totals: z.object({ open: numeric, sums, working: sums }),
  basis: z.string(),
  complete: z.boolean(),
  missing: z.array(z.string()),
});

export const reconciliationAsked = z.object({ accountId: id, on: optional(isoDay) });
const dated = { date: z.iso.date(), narration: z.string(), amount: numeric };
export const reconciliationAnswer = z.object({
  accountId: id,
  account: z.string(),
  on: z.iso.date(),
  books: numeric,
  chequesNotPresented: numeric,
  depositsNotCredited: numeric,
  linesNotInBooks: numeric,
  expected: numeric,
  printedOn: z.iso.date().nullable(),
  printed: numeric.nullable(),
  sincePrinted: numeric,
  statement: numeric.nullable(),
  difference: numeric.nullable(),
  says: z.string(),
  rows: z.array(z.object({ voucherId: id, number: z.string(), ...dated })),
  complete: z.boolean(),
  missing: z.array(z.string()),
});

export const controlsAsked = z.object({ on: optional(isoDay) });
const control = z.object({ code: z.string(), booked: numeric, paid: numeric, difference: numeric });
export const controlsAnswer = z.object({
  on: z.iso.date(),
  from: z.iso.date(),
  gst: z.array(control.extend({ account: z.string() })),
  tds: z.array(control).describe('settlement.about.tds-controls'),
  receivable: z.array(control),
});

const MOST_INSTALMENTS = 600;
export const newLoan = z.object({
  lender: nameText,
  tag: optional(tag),
  account: z.enum(LOAN_ACCOUNTS).default('2401'),
  principal: above,
  rate,
  count: z.coerce.number().int().min(1).max(MOST_INSTALMENTS),
  everyMonths: z.coerce.number().int().min(1).max(12).default(1),
  firstOn: dayOfYears(1990, 2099),
  method: z.enum(LOAN_METHODS).default('equal-instalments'),
  instalment: optional(above.describe('settlement-desk.about.instalment')),
  afterPrepayment: z
    .enum(PREPAYMENT_EFFECTS)
    .default('shorter-term')
    .describe('settlement-desk.about.after-prepayment'),
  paidBefore: z.coerce
    .number()
    .int()
    .min(0)
    .max(MOST_INSTALMENTS)
    .default(0)
    .describe('settlement-desk.about.paid-before'),
});
/** What of a loan can be changed once it stands: the lender decides it when something is prepaid. */
export const loanChange = z.strictObject({
  afterPrepayment: z.enum(PREPAYMENT_EFFECTS).describe('settlement-desk.about.after-prepayment'),
});

export const instalmentAnswer = z.object({
  number: z.number(),
  on: z.iso.date(),
  amount: numeric,
  principal: numeric,
  interest: numeric,
  left: numeric,
});
export const loanAnswer = z.object({
  id,
  lender: z.string(),
  tag: z.string(),
  account: z.enum(LOAN_ACCOUNTS),
  principal: numeric,
  rate: z.string(),
  count: z.number(),
  everyMonths: z.number(),
  firstOn: z.iso.date(),
  method: z.enum(LOAN_METHODS),
  instalment: numeric.nullable().describe('settlement-desk.about.instalment'),
  afterPrepayment: z.enum(PREPAYMENT_EFFECTS).describe('settlement-desk.about.after-prepayment'),
  prepaid: z.array(z.object({ on: z.iso.date(), amount: numeric })).describe('settlement-desk.about.prepaid'),
  paidBefore: z.number().describe('settlement-desk.about.paid-before'),
  /** What the books say is owed today. */
  owed: numeric,
  paidCount: z.number(),
  dueWithinYear: numeric.describe('settlement.about.due-within-year'),
  schedule: z.array(instalmentAnswer),
});
