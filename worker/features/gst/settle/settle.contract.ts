import { z } from 'zod';
import { heldFast } from '../../../domain/gst/filing-limits';
import { CELLS, type CellRow, type CellSum } from '../../../domain/gst/gstr-3b/model';
import { type ByHead, NOTHING, TAX_HEADS, totalOf } from '../../../domain/gst/settle/model';
import { isUnverified } from '../../../domain/law/rule';
import { accountWords } from '../../../domain/ledger/chart/chart';
import type { IsoDate } from '../../../domain/shared/dates';
import { formatRupees, type Paise, paise } from '../../../domain/shared/money';
import { isoDay, lineOf, numeric, optional, pageByCount } from '../../../platform/wire';
import { explained } from '../../calendar/explanation/explanation.contract';
import type { PostedVoucher } from '../../ledger/voucher/post.repository';
import { amountsJson, findingAnswer, findingJson, returnAnswer } from '../gst.contract';
import type { DuesOn } from './dues.usecase';
import type { ReturnDraft } from './return.usecase';
import type { SetOff } from './settlement.usecase';

export const returnQuery = pageByCount.extend({
  format: z.enum(['worksheet', 'portal']).default('worksheet').describe('about.gst.format'),
  cell: optional(z.enum(CELLS).describe('about.gst.cell')),
  filedOn: optional(isoDay.describe('about.gst.filed-on')),
});

const tax = { igst: numeric, cgst: numeric, sgst: numeric, cess: numeric };
export const taxes = z.object(tax);
const amounts = z.object({ taxable: numeric, ...tax });

export const draftAnswer = returnAnswer.extend({
  creditFrom: z.enum(['books', 'gstr-2b']).describe('about.gst.credit-from'),
  cells: z.array(amounts.extend({ cell: z.string(), rows: z.number() })),
  netCredit: amounts.describe('about.gst.net-credit'),
  dues: z.object({ on: z.iso.date(), interest: taxes, lateFee: taxes }).nullable().describe('about.gst.dues'),
  heldFast: z
    .array(z.object({ rule: z.string(), message: z.string(), statute: z.string(), isUnverified: z.boolean() }))
    .describe('about.gst.held-fast'),
  comparisons: z.array(z.object({ what: z.enum(['gstr-1', 'output', 'reverse']), inReturn: taxes, other: taxes })),
  findings: z.array(findingAnswer),
  rowCount: z.number(),
  rows: z.array(
    amounts.extend({
      ...{ cell: z.string(), id: z.string(), source: z.string(), documentId: z.string().nullable() },
      ...{ voucherId: z.string().nullable(), number: z.string(), date: z.iso.date().nullable(), party: z.string() },
      ...{ partyGstin: z.string().nullable(), placeOfSupply: z.string().nullable(), why: z.string(), rule: z.string() },
    }),
  ),
});

export const setOffQuery = z.object({
  filedOn: optional(isoDay.describe('about.gst.filed-on')),
  isExcepted: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true')
    .describe('about.gst.is-excepted'),
  account: optional(lineOf(120).describe('about.gst.paid-from')),
});

export const newSetOff = z.object({
  filedOn: optional(isoDay.describe('about.gst.filed-on')),
  isExcepted: z.boolean().default(false).describe('about.gst.is-excepted'),
  account: optional(lineOf(120).describe('about.gst.paid-from')),
});

export const entryAnswer = z.object({ account: z.string(), name: z.string(), debit: numeric, credit: numeric });

export const setOffAnswer = z.object({
  gstin: z.string(),
  period: z.string(),
  state: z.enum(['proposed', 'posted']),
  dueOn: z.iso.date(),
  filedOn: z.iso.date(),
  daysLate: z.number(),
  ...{ liability: taxes, reverse: taxes, carried: taxes, forward: taxes, net: taxes, credit: taxes },
  uses: z.array(z.object({ of: z.enum(TAX_HEADS), against: z.enum(TAX_HEADS), amount: numeric })),
  ...{ tax: taxes, interest: taxes, lateFee: taxes, cash: taxes, cashTotal: numeric },
  ...{ inLedger: taxes, challan: taxes, challanTotal: numeric, closing: taxes, mustBeCash: numeric },
  operatedTotal: numeric.describe('about.gst.operated'),
  assumedMonths: z.array(z.string()).describe('about.gst.assumed-months'),
  explained: z.object({ interest: explained(numeric), lateFee: explained(numeric).nullable() }),
  paidFrom: z.string().nullable(),
  entries: z.array(z.object({ rule: z.string(), kind: z.string(), date: z.iso.date(), lines: z.array(entryAnswer) })),
  vouchers: z.array(z.object({ id: z.string(), number: z.string(), rule: z.string().nullable() })),
});

export const taxJson = ({ igst, cgst, sgst, cess }: ByHead) => ({
  ...{ igst: formatRupees(igst), cgst: formatRupees(cgst), sgst: formatRupees(sgst), cess: formatRupees(cess) },
});

export const duesJson = (dues: DuesOn | null) =>
  dues && {
    ...{ on: dues.on, interest: taxJson(dues.interest), lateFee: taxJson({ ...NOTHING, ...dues.lateFee }) },
  };

/** What the portal holds fast in the return, as known today. */
export const heldFastJson = ({ period }: ReturnDraft, knownOn: IsoDate) =>
  heldFast(period.days.to, knownOn).map((rule) => ({
    ...{ rule: rule.id, message: rule.value, statute: rule.statute, isUnverified: isUnverified(rule) },
  }));

export const cellJson = ({ cell, rows, ...sum }: CellSum) => ({ cell, rows, ...amountsJson(sum) });

export const cellRowJson = (row: CellRow) => ({
  ...amountsJson(row),
  ...{ cell: row.cell, id: row.id, source: row.source, documentId: row.documentId, voucherId: row.voucherId },
  ...{ number: row.number, date: row.date, party: row.party, partyGstin: row.partyGstin },
  ...{ placeOfSupply: row.placeOfSupply, why: row.why, rule: row.rule },
});

export const comparisonJson = ({ what, inReturn, other }: ReturnDraft['comparisons'][number]) => ({
  ...{ what, inReturn: taxJson(inReturn), other: taxJson(other) },
});

export const draftFindings = ({ findings }: ReturnDraft) => findings.map(findingJson);

/** A set-off as it is proposed; with what was posted of it, as it was recorded. */
export function setOffJson(
  { draft, settlement, inLedger, challan, bank, postings, assumed, accounts }: SetOff,
  recorded: { vouchers: readonly Pick<PostedVoucher, 'id' | 'number' | 'rule'>[] } | null,
) {
  const { explained: steps, dueOn, filedOn } = settlement;
  const names = new Map(accounts.map((account) => [account.id, accountWords(account)]));
  const side = (amount: number) => formatRupees(paise(Math.max(0, amount)) as Paise);
  return {
    ...{ gstin: draft.gstin, period: draft.period.text, state: recorded ? ('posted' as const) : ('proposed' as const) },
    ...{ dueOn, filedOn, daysLate: Number(steps.interest.steps.find(({ id }) => id === 'days')?.quantity.value ?? 0) },
    ...{ liability: taxJson(settlement.liability), reverse: taxJson(settlement.reverse) },
    ...{ carried: taxJson(settlement.carried), forward: taxJson(settlement.forward), net: taxJson(settlement.net) },
    credit: taxJson(settlement.credit),
    uses: settlement.uses.map(({ of, against, amount }) => ({ of, against, amount: formatRupees(amount) })),
    ...{ tax: taxJson(settlement.tax), interest: taxJson(settlement.interest), lateFee: taxJson(settlement.lateFee) },
    ...{ cash: taxJson(settlement.cash), cashTotal: formatRupees(totalOf(settlement.cash)) },
    ...{ inLedger: taxJson(inLedger), challan: taxJson(challan), challanTotal: formatRupees(totalOf(challan)) },
    ...{ closing: taxJson(settlement.closing), mustBeCash: formatRupees(settlement.mustBeCash) },
    operatedTotal: formatRupees(totalOf(settlement.operated ?? NOTHING)),
    assumedMonths: [...assumed],
    explained: {
      interest: { value: formatRupees(steps.interest.value.total), steps: [...steps.interest.steps] },
      lateFee: steps.lateFee && {
        value: formatRupees(steps.lateFee.value.total),
        steps: [...steps.lateFee.steps],
      },
    },
    paidFrom: bank?.id ?? null,
    entries: postings.map(({ rule, kind, date, entries }) => ({
      ...{ rule, kind, date },
      lines: entries.map(({ account, amount }) => ({
        ...{ account, name: names.get(account) ?? account, debit: side(amount), credit: side(-amount) },
      })),
    })),
    vouchers: (recorded?.vouchers ?? []).map(({ id, number, rule }) => ({ id, number, rule })),
  };
}
