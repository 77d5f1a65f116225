import { z } from 'zod';
import { BLOCKED_CREDITS, LINE_NATURES, OPERATOR_ROLES } from '../../../domain/gst/law/sections';
import { gstinFault, isPan, partyGstinFault } from '../../../domain/identifiers/tax-number';
import {
  DOCUMENT_KINDS,
  type DocumentWarning,
  GST_SCHEMES,
  SUPPLY_TYPES,
  type TaxByHead,
} from '../../../domain/ledger/document/model';
import { type Message, say } from '../../../domain/shared/message';
import {
  type BasisPoints,
  formatPercent,
  formatRupees,
  type Paise,
  paise,
  parseRupees,
  percent,
} from '../../../domain/shared/money';
import { issue } from '../../../platform/problem';
import {
  codeBy,
  isDayAndId,
  isoDay,
  largeRupees,
  lineOf,
  nameText,
  numeric,
  optional,
  pageBy,
  upperCase,
} from '../../../platform/wire';
import type { StoredDocument, StoredLine } from './document.table';

export const MOST_DOCUMENTS = 2_000;
const MOST_LINES = 400;

export const gstinText = codeBy(gstinFault);
/** The number of somebody one trades with: a GSTIN, or the UIN of an embassy. */
export const partyGstinText = codeBy(partyGstinFault);
export const panText = upperCase.refine(isPan, issue(say('ledger-document.field.pan')));
export const stateText = z
  .union([z.string(), z.number().transform((code) => String(code).padStart(2, '0'))])
  .refine((text) => /^\d{2}$/.test(text), issue(say('ledger-document.field.state')));

/** A rate of GST in percent, such as 18 or '0.25'. */
export const rateText = z
  .union([z.string(), z.number().transform(String)])
  .refine((text) => /^\d{1,2}(\.\d{1,2})?$/.test(text.replace(/\s*%$/, '')), issue(say('ledger-document.field.rate')))
  .transform((text): BasisPoints => percent(Number(text.replace(/\s*%$/, ''))));

/** A month: '2026-10'. */
export const monthText = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/, issue(say('ledger-document-field.month')));

/** An address in lines, as it is printed. */
export const addressText = z
  .string()
  .trim()
  .max(500)
  .transform((text) => text.replace(/\r\n?/g, '\n'));

const party = z.object({
  id: optional(z.uuid()),
  name: optional(nameText),
  gstin: optional(partyGstinText),
  pan: optional(panText),
  stateCode: optional(stateText),
  address: optional(addressText),
});

const quantityText = z
  .union([z.string(), z.number().transform(String)])
  .refine((text) => /^\d{1,9}(\.\d{1,4})?$/.test(text), issue(say('ledger-document.field.quantity')));

/** An amount of a line in rupees. Each way of being none says what to do. */
const lineAmount = z
  .union([z.string(), z.number().transform(String)])
  .superRefine((text, context) => {
    const fault = amountFault(text.trim());
    if (fault) context.addIssue({ code: 'custom', message: issue(fault) });
  })
  .transform((text): Paise => (amountFault(text.trim()) ? paise(0) : parseRupees(text.trim())));

function amountFault(text: string): Message | undefined {
  if (text === '') return say('ledger-document-field.amount-missing');
  if (/^-/.test(text)) return say('ledger-document-field.amount-negative');
  if (/^\d+\.\d{3,}$/.test(text)) return say('ledger-document-field.amount-fraction', { text });
  return /^\d{1,13}(\.\d{1,2})?$/.test(text) ? undefined : say('ledger-document-field.amount', { text });
}

export const documentLine = z.object({
  description: optional(lineOf(500)),
  hsn: optional(z.union([z.string(), z.number().transform(String)]).pipe(lineOf(8))),
  quantity: optional(quantityText),
  unit: optional(lineOf(20)),
  taxableValue: lineAmount,
  rate: rateText.default(0 as BasisPoints),
  cess: optional(largeRupees),
  account: optional(nameText.describe('about.ledger-document.account')),
  isCreditBlocked: optional(z.boolean().describe('about.ledger-document.blocked')),
  creditBlockedBy: optional(z.enum(BLOCKED_CREDITS).describe('about.ledger-document.blocked-by')),
  nature: optional(z.enum(LINE_NATURES).describe('about.ledger-document.nature')),
});

const tds = z.object({
  section: lineOf(20),
  amount: largeRupees,
  alreadyBooked: optional(z.boolean().describe('about.ledger-document.already-booked')),
});

export const newDocument = z.object({
  number: optional(lineOf(50)),
  /** What the next number is taken from, where none is given. */
  series: optional(lineOf(15)),
  date: isoDay,
  suppliedOn: optional(isoDay.describe('about.ledger-document.supplied-on')),
  rateConfirmed: optional(z.boolean().describe('about.ledger-document.rate-confirmed')),
  dueDate: optional(isoDay),
  kind: z.enum(DOCUMENT_KINDS).default('invoice'),
  party: z.union([nameText.transform((name) => ({ name })), party]),
  placeOfSupply: optional(stateText),
  reverseCharge: optional(z.boolean()),
  supplyType: optional(z.enum(SUPPLY_TYPES).describe('about.ledger-document.supply-type')),
  originalNumber: optional(lineOf(50)),
  originalDate: optional(isoDay),
  pricesIncludeTax: optional(z.boolean().describe('about.ledger-document.tax-inside')),
  lines: z
    .array(documentLine)
    .min(1, issue(say('ledger-document.fault.no-lines')))
    .max(MOST_LINES),
  total: optional(largeRupees.describe('about.ledger-document.total')),
  currency: optional(upperCase.refine((text) => /^[A-Z]{3}$/.test(text), issue(say('ledger-document.field.currency')))),
  exchangeRate: optional(
    z
      .union([z.string(), z.number().transform(String)])
      .refine(
        (text) => /^\d{1,6}(\.\d{1,6})?$/.test(text) && Number(text) > 0,
        issue(say('ledger-document.field.exchange')),
      ),
  ),
  /** The account that pays or was paid at once, in the place of the party. */
  paidThrough: optional(nameText.describe('about.ledger-document.paid-through')),
  paidThroughTag: optional(lineOf(40)),
  tds: z
    .union([z.literal('none'), tds])
    .optional()
    .describe('about.ledger-document.tds'),
  notes: optional(z.string().trim().max(1_000)),
  ownGstin: optional(gstinText.describe('about.ledger-document.own-gstin')),
  reportIn: optional(monthText.describe('about.ledger-document.report-in')),
  operatorGstin: optional(upperCase.describe('about.ledger-document.operator-gstin')),
  operatorRole: optional(z.enum(OPERATOR_ROLES).describe('about.ledger-document.operator-role')),
  portCode: optional(upperCase),
  customsNumber: optional(lineOf(20).describe('about.ledger-document.customs-number')),
  customsDate: optional(isoDay),
  customsIgst: optional(largeRupees.describe('about.ledger-document.customs-igst')),
  customsCess: optional(largeRupees),
  isFromDistributor: optional(z.boolean().describe('about.ledger-document.from-distributor')),
  irn: optional(lineOf(64).describe('about.ledger-document.irn')),
  rateNotification: optional(lineOf(200).describe('about.ledger-document.rate-notification')),
});
export type NewDocument = z.output<typeof newDocument>;

/** One document, or several that are all recorded or none. */
export const newDocuments = z.union([
  z.object({ items: z.array(newDocument).min(1).max(MOST_DOCUMENTS) }),
  newDocument.transform((item) => ({ items: [item] })),
]);

export const documentPage = pageBy(isDayAndId).extend({
  from: optional(isoDay),
  to: optional(isoDay),
  partyId: optional(z.uuid()),
  kind: optional(z.enum(DOCUMENT_KINDS)),
  status: z.enum(['all', 'open', 'overdue', 'settled', 'cancelled']).default('all'),
  q: optional(z.string().trim().max(100)),
});

/** With dryRun nothing is recorded; the answer is what would be. */
export const recordQuery = z.object({
  dryRun: optional(z.enum(['true', 'false']).describe('about.ledger-document.dry-run')),
});

/** What lines of a side said before, the latest first. */
export const itemsQuery = z.object({ side: z.enum(['sale', 'purchase']) });
export const itemAnswer = z.object({
  description: z.string(),
  hsn: z.string().nullable(),
  unit: z.string().nullable(),
  rate: z.string(),
  account: z.string(),
});

export const newCancel = z.object({ reason: lineOf(500) });

export const newSelfInvoice = z.strictObject({
  number: optional(lineOf(50)).describe('about.self-invoice.number'),
  date: optional(isoDay).describe('about.self-invoice.date'),
});
export const selfInvoiceAnswer = z.object({ number: z.string(), date: z.iso.date() });

const paymentId = optional(z.uuid()).describe('about.payment-voucher.payment-id');
export const paymentVoucherQuery = z.object({ paymentId });
export const newPaymentVoucher = z.strictObject({
  paymentId,
  number: optional(lineOf(50)).describe('about.self-invoice.number'),
  date: optional(isoDay).describe('about.payment-voucher.date'),
});

const taxAnswer = z.object({ igst: numeric, cgst: numeric, sgst: numeric, cess: numeric });
const warningAnswer = z.object({ rule: z.string(), line: z.number().nullable(), message: z.string() });

export const documentRow = z.object({
  id: z.uuid(),
  side: z.enum(['sale', 'purchase']),
  kind: z.enum(DOCUMENT_KINDS),
  number: z.string(),
  date: z.iso.date(),
  dueDate: z.iso.date().nullable(),
  party: z.object({ id: z.uuid(), name: z.string(), gstin: z.string().nullable(), stateCode: z.string().nullable() }),
  placeOfSupply: z.string(),
  supplyType: z.enum(SUPPLY_TYPES),
  reverseCharge: z.boolean(),
  currency: z.string(),
  taxableValue: numeric,
  tax: taxAnswer,
  total: numeric,
  tds: numeric,
  payable: numeric,
  open: numeric.describe('about.ledger-document.open'),
  status: z.enum(['posted', 'cancelled']),
  isOverdue: z.boolean(),
  daysOverdue: z.number(),
  voucherId: z.uuid(),
});

export const documentAnswer = documentRow.extend({
  partyAddress: z.string().nullable(),
  originalNumber: z.string().nullable(),
  originalDate: z.string().nullable(),
  originalId: z.string().nullable(),
  ownGstin: z.string().nullable(),
  reportIn: z.string().describe('about.ledger-document.report-in'),
  operatorGstin: z.string().nullable(),
  operatorRole: z.enum(OPERATOR_ROLES).nullable(),
  portCode: z.string().nullable(),
  customsNumber: z.string().nullable(),
  customsDate: z.iso.date().nullable(),
  customsIgst: numeric.nullable(),
  customsCess: numeric.nullable(),
  isFromDistributor: z.boolean(),
  irn: z.string().nullable(),
  suppliedOn: z.iso.date().nullable(),
  rateNotification: z.string().nullable(),
  exchangeRate: z.string().nullable(),
  roundOff: numeric,
  notes: z.string().nullable(),
  cancelReason: z.string().nullable(),
  cancelledAt: z.string().nullable(),
  createdBy: z.string(),
  createdAt: z.string(),
  selfInvoice: z
    .object({ number: z.string().nullable(), date: z.iso.date().nullable() })
    .nullable()
    .describe('about.self-invoice.of-bill'),
  payments: z
    .array(
      z.object({
        ...{ paymentId: z.uuid(), paidOn: z.iso.date(), amount: numeric },
        number: z.string().nullable().describe('about.payment-voucher.number'),
      }),
    )
    .describe('about.payment-voucher.of-bill'),
  consequences: z
    .array(z.object({ id: z.string(), says: z.string(), on: z.iso.date(), isPast: z.boolean(), statute: z.string() }))
    .describe('about.ledger-document.consequences'),
  lines: z.array(
    z.object({
      description: z.string(),
      hsn: z.string().nullable(),
      quantity: z.string().nullable(),
      unit: z.string().nullable(),
      taxableValue: numeric,
      rate: z.string(),
      tax: taxAnswer,
      account: z.string(),
      accountName: z.string(),
      isCreditBlocked: z.boolean(),
      creditBlockedBy: z.enum(BLOCKED_CREDITS).nullable(),
      nature: z.enum(LINE_NATURES).nullable(),
    }),
  ),
});

export const recordedAnswer = z.object({
  id: z.uuid(),
  number: z.string(),
  voucherId: z.uuid(),
  partyId: z.uuid(),
  taxableValue: numeric,
  tax: taxAnswer,
  igst: numeric,
  cgst: numeric,
  sgst: numeric,
  cess: numeric,
  roundOff: numeric,
  total: numeric,
  tds: numeric,
  payable: numeric,
  warnings: z.array(warningAnswer),
});
export const recordedAnswers = z.object({ items: z.array(recordedAnswer) });

export const totalsAnswer = z.object({
  count: z.number(),
  total: numeric,
  open: numeric,
  overdue: numeric,
  buckets: z
    .array(z.object({ bucket: z.enum(['not-due', '0-30', '31-60', '61-90', '91+']), open: numeric, count: z.number() }))
    .describe('about.ledger-document.buckets'),
});

/** A stored document with what is open of its bill, in paise and without sign. */
export type ListedDocument = StoredDocument & { open: Paise };

const rupees = (amount: number) => formatRupees(paise(amount));

export const taxJson = ({ igst, cgst, sgst, cess }: TaxByHead) => ({
  igst: rupees(igst),
  cgst: rupees(cgst),
  sgst: rupees(sgst),
  cess: rupees(cess),
});

export const warningJson = ({ rule, line, message }: DocumentWarning) => ({ rule, line: line ?? null, message });

export function documentRowJson(document: ListedDocument, today: string) {
  const { id, side, kind, number, date, dueDate, placeOfSupply, supplyType, currency, status, voucherId } = document;
  const due = dueDate ?? date;
  const isOverdue = status === 'posted' && document.open > 0 && due < today;
  return {
    ...{ id, side, kind, number, date, dueDate, placeOfSupply, supplyType, currency, status, voucherId },
    party: {
      id: document.partyId,
      name: document.partyName,
      gstin: document.gstin,
      stateCode: document.stateCode,
    },
    reverseCharge: document.isReverseCharge,
    taxableValue: rupees(document.taxable),
    tax: taxJson(document),
    total: rupees(document.total),
    tds: rupees(document.withheld),
    payable: rupees(document.payable),
    open: rupees(document.open),
    isOverdue,
    daysOverdue: isOverdue ? Math.round((Date.parse(today) - Date.parse(due)) / 86_400_000) : 0,
  };
}

export function documentJson(
  document: ListedDocument,
  lines: readonly StoredLine[],
  { today, names }: { today: string; names: ReadonlyMap<string, string> },
): Omit<z.infer<typeof documentAnswer>, 'consequences' | 'selfInvoice' | 'payments'> {
  const { partyAddress, originalNumber, originalDate, originalId, exchangeRate, notes, cancelReason, cancelledAt } =
    document;
  const { ownGstin, returnPeriod, operatorGstin, operatorRole, portCode, customsNumber, customsDate, irn } = document;
  const { suppliedOn, rateNotification } = document;
  return {
    ...documentRowJson(document, today),
    ...{ partyAddress, originalNumber, originalDate, originalId, exchangeRate, notes, cancelReason, cancelledAt },
    ...{ ownGstin, reportIn: returnPeriod, operatorGstin, operatorRole, portCode, customsNumber, customsDate, irn },
    ...{ suppliedOn, rateNotification },
    customsIgst: document.customsIgst === null ? null : rupees(document.customsIgst),
    customsCess: document.customsCess === null ? null : rupees(document.customsCess),
    isFromDistributor: document.isFromDistributor,
    roundOff: rupees(document.roundOff),
    createdBy: document.createdByName,
    createdAt: document.createdAt,
    lines: lines.map((line) => ({
      ...{ description: line.description, hsn: line.hsn, quantity: line.quantity, unit: line.unit },
      taxableValue: rupees(line.taxable),
      rate: formatPercent(line.rate),
      tax: taxJson(line),
      account: line.account,
      accountName: names.get(line.account) ?? line.account,
      isCreditBlocked: line.isCreditBlocked,
      creditBlockedBy: line.creditBlockedBy,
      nature: line.nature,
    })),
  };
}

export const profileAnswer = z.object({
  address: z.string().nullable(),
  upiId: z.string().nullable(),
  bankDetails: z.string().nullable(),
  terms: z.string().nullable(),
  signatory: z.string().nullable(),
});

/** The profile with how the company stands under GST today, what a new invoice begins with, and what tells it of any day. */
export const knownProfile = profileAnswer.extend({
  scheme: z.enum(GST_SCHEMES),
  standing: z.object({
    cin: z.string(),
    gstin: z.string().nullable(),
    registrations: z.array(
      z.object({
        gstin: z.string(),
        filer: z.string(),
        registeredOn: z.iso.date(),
        cancelledOn: z.iso.date().nullable(),
      }),
    ),
  }),
});

const block = (most: number) => z.string().trim().max(most);
export const newProfile = z.object({
  address: optional(block(500)),
  upiId: optional(
    z
      .string()
      .trim()
      .regex(/^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9.-]{1,64}$/, issue(say('ledger-document.field.upi'))),
  ),
  bankDetails: optional(block(500)),
  terms: optional(block(1_000)),
  signatory: optional(lineOf(120)),
});

export const totalsQuery = documentPage
  .omit({ limit: true, cursor: true })
  .extend({ side: z.enum(['sale', 'purchase']) });
