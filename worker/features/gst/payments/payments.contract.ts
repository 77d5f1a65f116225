import { z } from 'zod';
import { DEALERS } from '../../../domain/gst/settle/composition';
import type { Settlement } from '../../../domain/gst/settle/model';
import { type ByHead, totalOf } from '../../../domain/gst/settle/model';
import { PAYMENT_METHODS } from '../../../domain/gst/settle/monthly-payment';
import { accountWords } from '../../../domain/ledger/chart/chart';
import type { Entry } from '../../../domain/ledger/model';
import type { Explained } from '../../../domain/shared/explained';
import { say } from '../../../domain/shared/message';
import { formatRupees, type Paise, paise } from '../../../domain/shared/money';
import { issue } from '../../../platform/problem';
import { isoDay, lineOf, numeric, optional, rupees, upperCase } from '../../../platform/wire';
import { explained } from '../../calendar/explanation/explanation.contract';
import type { KnownAccount } from '../../ledger/chart/chart.repository';
import type { PostedVoucher } from '../../ledger/voucher/post.repository';
import { CHALLAN_REASONS } from '../ledgers/ledgers.table';
import { entryAnswer, taxes, taxJson } from '../settle/settle.contract';
import type { KnownChallan, PaidLine } from './challan.repository';
import type { Composition } from './composition.usecase';
import type { Monthly } from './monthly.usecase';

export const monthlyQuery = z.object({
  method: z.enum(PAYMENT_METHODS).default('fixed-sum').describe('about.gst.payment-method'),
  depositedOn: optional(isoDay.describe('about.gst.deposited-on')),
  account: optional(lineOf(120).describe('about.gst.paid-from')),
});

const challanAnswer = z.object({
  ...{ id: z.string(), gstin: z.string(), reason: z.enum(CHALLAN_REASONS), period: z.string().nullable() },
  ...{ cpin: z.string(), cin: z.string().nullable(), depositedOn: z.iso.date(), amounts: taxes, total: numeric },
  ...{ voucherId: z.string(), voucher: z.string(), transactionId: z.string().nullable(), stands: z.boolean() },
});

export const monthlyAnswer = z.object({
  ...{ gstin: z.string(), period: z.string(), dueOn: z.iso.date(), depositedOn: z.iso.date() },
  method: z.enum(PAYMENT_METHODS),
  fixed: z
    .object({ period: z.string(), isRecorded: z.boolean(), cash: taxes, sum: taxes, explained: explained(numeric) })
    .nullable()
    .describe('about.gst.fixed-sum'),
  selfAssessed: taxes.describe('about.gst.self-assessed'),
  ...{ inLedger: taxes, asked: taxes, deposited: taxes, open: taxes, openTotal: numeric, interest: numeric },
  explained: z.array(explained(numeric)),
  challans: z.array(challanAnswer),
  entries: z.array(entryAnswer),
});

const CPIN = z
  .string()
  .trim()
  .regex(/^\d{14}$/, issue(say('gst-payment.fault.cpin')));
export const newChallan = z.object({
  gstin: upperCase,
  reason: z.enum(CHALLAN_REASONS).default('deposit').describe('about.gst.challan-reason'),
  period: optional(z.string().max(10).describe('about.gst.challan-period')),
  cpin: CPIN.describe('about.gst.cpin'),
  cin: optional(upperCase.pipe(z.string().regex(/^\d{14}[A-Z]{3,4}$/)).describe('about.gst.cin')),
  depositedOn: isoDay,
  ...{ igst: rupees.default(paise(0)), cgst: rupees.default(paise(0)), sgst: rupees.default(paise(0)) },
  account: optional(lineOf(120).describe('about.gst.paid-from')),
  transactionId: optional(z.uuid()).describe('about.gst.challan-line'),
});

export const challansQuery = z.object({ gstin: optional(upperCase) });

export const challansAnswer = z.object({
  challans: z.array(challanAnswer),
  lines: z
    .array(
      z.object({ id: z.string(), date: z.iso.date(), amount: numeric, narration: z.string(), isPosted: z.boolean() }),
    )
    .describe('about.gst.unlaid-lines'),
});
export const challanRecordedAnswer = challanAnswer;

export const compositionQuery = z.object({
  dealer: z.enum(DEALERS).default('trader').describe('about.gst.dealer'),
  filedOn: optional(isoDay.describe('about.gst.filed-on')),
  account: optional(lineOf(120).describe('about.gst.paid-from')),
});
export const newComposition = compositionQuery;

export const compositionAnswer = z.object({
  ...{ gstin: z.string(), period: z.string(), state: z.enum(['proposed', 'posted']), dealer: z.enum(DEALERS) },
  ...{ dueOn: z.iso.date(), filedOn: z.iso.date(), turnover: numeric },
  ...{ outward: taxes, reverse: taxes, interest: taxes, cash: taxes, cashTotal: numeric },
  ...{ inLedger: taxes, challan: taxes, challanTotal: numeric },
  explained: z.object({ tax: explained(numeric), interest: explained(numeric) }),
  rows: z.array(
    z.object({
      ...{ at: z.enum(['3(1)', '3(2)']), id: z.string(), documentId: z.string().nullable(), number: z.string() },
      ...{ date: z.iso.date(), party: z.string(), taxable: numeric, tax: taxes },
    }),
  ),
  entries: z.array(z.object({ rule: z.string(), lines: z.array(entryAnswer) })),
  vouchers: z.array(z.object({ id: z.string(), number: z.string() })),
});

export const challanJson = (one: KnownChallan) => {
  const amounts: ByHead = { igst: one.igst, cgst: one.cgst, sgst: one.sgst, cess: paise(0) };
  return {
    ...{ id: one.id, gstin: one.gstin, reason: one.reason, period: one.period, cpin: one.cpin, cin: one.cin },
    ...{ depositedOn: one.depositedOn, amounts: taxJson(amounts), total: formatRupees(totalOf(amounts)) },
    ...{ voucherId: one.voucherId, voucher: one.voucherNumber, transactionId: one.transactionId, stands: one.stands },
  };
};

export const lineJson = ({ id, date, amount, narration, voucherId }: PaidLine) => ({
  ...{ id, date, amount: formatRupees(amount), narration, isPosted: voucherId !== null },
});

const steps = <Value>({ steps: all }: Explained<Value>, value: Paise) => ({
  value: formatRupees(value),
  steps: [...all],
});

/** Entries as they would be posted, with the names of their accounts. */
const entriesJson = (entries: readonly Entry[], accounts: readonly KnownAccount[]) => {
  const names = new Map(accounts.map((account) => [account.id, accountWords(account)]));
  const side = (amount: number) => formatRupees(paise(Math.max(0, amount)));
  return entries.map(({ account, amount }) => ({
    ...{ account, name: names.get(account) ?? account, debit: side(amount), credit: side(-amount) },
  }));
};

export const monthlyJson = ({ setOff, fixed, payment, ...monthly }: Monthly) => ({
  ...{ gstin: setOff.draft.gstin, period: setOff.draft.period.text, dueOn: monthly.dueOn, depositedOn: monthly.on },
  method: monthly.method,
  fixed: fixed && {
    ...{ period: fixed.last.period, isRecorded: fixed.isRecorded, cash: taxJson(fixed.last.cash) },
    ...{ sum: taxJson(fixed.sum.value), explained: steps(fixed.sum, totalOf(fixed.sum.value)) },
  },
  ...{ selfAssessed: taxJson(monthly.selfAssessed), inLedger: taxJson(setOff.inLedger), asked: taxJson(payment.asked) },
  ...{
    deposited: taxJson(payment.deposited),
    open: taxJson(payment.open),
    openTotal: formatRupees(totalOf(payment.open)),
  },
  interest: formatRupees(payment.interest),
  explained: payment.explained.map((one) => steps(one, one.value.total)),
  challans: monthly.challans.map(challanJson),
  entries: entriesJson(monthly.entries, setOff.accounts),
});

export function compositionJson(
  { statement, own, inLedger, challan, postings, accounts, gstin, period }: Composition,
  dealer: (typeof DEALERS)[number],
  vouchers: readonly Pick<PostedVoucher, 'id' | 'number'>[] | null,
) {
  const settlement = own && vouchers ? (JSON.parse(own.figures) as Settlement) : statement.settlement;
  const { tax, turnover, rows } = statement;
  const isPosted = vouchers !== null;
  return {
    ...{ gstin, period: period.text, state: isPosted ? ('posted' as const) : ('proposed' as const), dealer },
    ...{ dueOn: settlement.dueOn, filedOn: settlement.filedOn, turnover: formatRupees(turnover) },
    ...{ outward: taxJson(settlement.liability), reverse: taxJson(settlement.reverse) },
    ...{ interest: taxJson(settlement.interest), cash: taxJson(settlement.cash) },
    ...{ cashTotal: formatRupees(totalOf(settlement.cash)), inLedger: taxJson(inLedger) },
    ...{ challan: taxJson(challan), challanTotal: formatRupees(totalOf(challan)) },
    explained: {
      tax: steps(tax, paise(tax.value.central + tax.value.state)),
      interest: steps(settlement.explained.interest, settlement.explained.interest.value.total),
    },
    rows: rows.map(({ at, id, documentId, number, date, party, taxable, ...heads }) => ({
      ...{ at, id, documentId, number, date, party, taxable: formatRupees(taxable), tax: taxJson(heads) },
    })),
    entries: isPosted ? [] : postings.map(({ rule, entries }) => ({ rule, lines: entriesJson(entries, accounts) })),
    vouchers: (vouchers ?? []).map(({ id, number }) => ({ id, number })),
  };
}
