import { z } from 'zod';
import { ASSET_KINDS, type AssetKind, TAX_BLOCKS } from '../../../domain/ledger/asset/kinds';
import { SHIFTS } from '../../../domain/ledger/asset/law/schedule-ii';
import { METHODS } from '../../../domain/ledger/asset/model';
import { isFinancialYear } from '../../../domain/shared/dates';
import { say } from '../../../domain/shared/message';
import { type BasisPoints, formatRupees, type Paise, percent } from '../../../domain/shared/money';
import { issue } from '../../../platform/problem';
import { isoDay, largeRupees, lineOf, nameText, numeric, optional } from '../../../platform/wire';
import { explained } from '../../calendar/explanation/explanation.contract';
import { gstinText, stateText } from '../document/document.contract';
import type { RegisteredAsset } from './asset.repository';

export const yearText = z.string().refine(isFinancialYear, issue(say('field.financial-year')));

/** A rate in percent of at most two decimals: '5', 18, '0.25'. */
const rate = (most: number) =>
  z
    .union([z.string(), z.number().transform(String)])
    .refine(
      (text) => /^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) <= most,
      issue(say('asset.rate', { most: `${most}` })),
    )
    .transform((text): BasisPoints => percent(Number(text)));

const heads = z.object({ cgst: optional(largeRupees), sgst: optional(largeRupees), igst: optional(largeRupees) });

const shifts = z.array(z.object({ from: isoDay, to: isoDay, shift: z.enum(SHIFTS) })).max(100);

/** All the times an asset worked in a second or third shift; they take the place of what was said before. */
export const newShifts = z.object({ shifts });

export const newAsset = z.object({
  name: nameText,
  kind: z.enum(ASSET_KINDS).describe('about.asset.kind'),
  cost: largeRupees.describe('about.asset.cost'),
  boughtOn: isoDay,
  putToUseOn: isoDay.describe('about.asset.put-to-use'),
  method: z.enum(METHODS).default('slm').describe('about.asset.method'),
  years: optional(z.coerce.number().describe('about.asset.years')),
  until: optional(isoDay.describe('about.asset.until')),
  residual: optional(rate(100).describe('about.asset.residual')),
  costAccount: optional(nameText),
  depreciationAccount: optional(nameText),
  block: optional(z.enum(TAX_BLOCKS)),
  broughtForwardOn: optional(isoDay.describe('about.asset.brought-forward-on')),
  depreciationBroughtForward: optional(largeRupees),
  shifts: shifts.default([]),
  creditTaken: optional(largeRupees.describe('about.asset.credit-taken')),
  note: optional(lineOf(500).describe('about.asset.note')),
  /** The voucher that bought it: a bill's, or a bank line's, whose id is that of the line. */
  voucherId: optional(z.uuid().describe('about.asset.voucher')),
  /** What pays for it, where nothing has posted its purchase: then it is posted with it. */
  against: optional(nameText.describe('about.asset.against')),
  party: optional(nameText),
  bill: optional(lineOf(60)),
  credit: optional(heads.describe('about.asset.credit')),
});
export type NewAsset = z.output<typeof newAsset>;

export const assetAnswer = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(ASSET_KINDS),
  cost: numeric,
  boughtOn: z.iso.date(),
  putToUseOn: z.iso.date(),
  method: z.enum(METHODS),
  years: z.number().nullable(),
  until: z.string().nullable(),
  residual: numeric,
  costAccount: z.string(),
  depreciationAccount: z.string(),
  block: z.enum(TAX_BLOCKS).nullable(),
  broughtForwardOn: z.string().nullable(),
  depreciationBroughtForward: numeric.nullable(),
  creditTaken: numeric,
  note: z.string().nullable(),
  voucherId: z.string().nullable(),
  writtenOff: numeric.describe('about.asset.written-off'),
  bookValue: numeric.describe('about.asset.book-value'),
  shifts: z.array(z.object({ from: z.iso.date(), to: z.iso.date(), shift: z.enum(SHIFTS) })),
  disposal: z.object({ kind: z.enum(['sold', 'scrapped']), on: z.iso.date(), price: numeric }).nullable(),
  voucherIds: z.array(z.string()).describe('about.asset.vouchers'),
  invoice: z.object({ id: z.uuid(), number: z.string() }).nullable().describe('about.asset.invoice'),
});

/** An asset with what it stands at on a day. */
export function assetJson(
  { asset, row }: RegisteredAsset,
  { writtenOff, bookValue }: { writtenOff: Paise; bookValue: Paise },
  invoice: { id: string; number: string } | null = null,
): z.infer<typeof assetAnswer> {
  const { id, name, kind, cost, boughtOn, putToUseOn, method, life, residual, block, disposal, broughtForward } = asset;
  return {
    ...{ id, name, kind, boughtOn, putToUseOn, method, block },
    ...{ cost: formatRupees(cost), residual: `${residual / 100}` },
    ...{ years: 'years' in life ? life.years : null, until: 'until' in life ? life.until : null },
    ...{ costAccount: asset.costAccount, depreciationAccount: asset.depreciationAccount },
    broughtForwardOn: broughtForward?.on ?? null,
    depreciationBroughtForward: broughtForward ? formatRupees(broughtForward.depreciation) : null,
    ...{ creditTaken: formatRupees(row.creditTaken), note: row.note, voucherId: row.voucherId },
    ...{ writtenOff: formatRupees(writtenOff), bookValue: formatRupees(bookValue) },
    shifts: [...(asset.shifts ?? [])],
    disposal: disposal ? { kind: disposal.kind, on: disposal.on, price: formatRupees(disposal.price) } : null,
    voucherIds: JSON.parse(row.disposalVouchers) as string[],
    invoice: invoice && { id: invoice.id, number: invoice.number },
  };
}

export const registerQuery = z.object({ on: optional(isoDay) });

export const candidateAnswer = z.object({
  voucherId: z.uuid(),
  number: z.string(),
  date: z.iso.date(),
  narration: z.string(),
  party: z.string().nullable(),
  account: z.string(),
  accountName: z.string(),
  kind: z.enum(ASSET_KINDS),
  amount: numeric.describe('about.asset.candidate-amount'),
  creditTaken: numeric,
});

const amount = explained(z.number());

export const depreciationQuery = z.object({ year: optional(yearText.describe('about.asset.year')) });

export const depreciationAnswer = z.object({
  year: z.string(),
  rows: z.array(
    z.object({
      assetId: z.uuid(),
      name: z.string(),
      kind: z.enum(ASSET_KINDS),
      cost: numeric,
      opening: numeric,
      charge: amount.describe('about.asset.charge'),
      closing: numeric,
      posted: numeric.describe('about.asset.posted'),
      left: numeric.describe('about.asset.left'),
    }),
  ),
  months: z.array(z.object({ month: z.string(), amount: numeric })),
  blocks: z.array(
    z.object({
      block: z.enum(TAX_BLOCKS),
      name: z.string(),
      rate: numeric,
      opening: numeric,
      additions: numeric,
      atHalfRate: numeric.describe('about.asset.half-rate'),
      moneysPayable: numeric,
      depreciation: amount,
      gain: amount.nullable().describe('about.asset.gain'),
      closing: amount,
    }),
  ),
  missingBlocks: z.array(z.object({ block: z.enum(TAX_BLOCKS), name: z.string() })).describe('about.asset.missing'),
  totals: z.object({ book: numeric, tax: numeric, posted: numeric, left: numeric }),
});

/** A year, or a month of it: up to its last day. */
export const newDepreciation = z
  .object({
    financialYear: optional(yearText),
    month: optional(z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, issue(say('field.month')))),
  })
  .refine(({ financialYear, month }) => Boolean(financialYear) !== Boolean(month), {
    error: issue(say('asset.year-or-month')),
    path: ['financialYear'],
  });

export const postedAnswer = z.object({
  upTo: z.iso.date(),
  amount: numeric.describe('about.asset.posted-amount'),
  voucherId: z.uuid().nullable().describe('about.asset.posted-voucher'),
  number: z.string().nullable(),
});

export const newBlock = z.object({ block: z.enum(TAX_BLOCKS), financialYear: yearText, amount: largeRupees });
export const blockAnswer = z.object({ block: z.enum(TAX_BLOCKS), financialYear: z.string(), amount: numeric });

const disposed = {
  on: isoDay.describe('about.asset.gone-on'),
  returnCredit: z.boolean().default(true).describe('about.asset.return-credit'),
};

export const newSale = z.object({
  ...disposed,
  price: largeRupees.describe('about.asset.price'),
  gstRate: optional(rate(40)),
  isInterState: z.boolean().optional().describe('about.asset.inter-state'),
  tax: optional(heads.describe('about.asset.tax')),
  receivedOn: optional(nameText.describe('about.asset.received-on')),
  party: optional(nameText),
  gstin: optional(gstinText),
  placeOfSupply: optional(stateText.describe('about.asset.place-of-supply')),
  hsn: optional(lineOf(8).describe('about.asset.hsn')),
  reference: optional(lineOf(50).describe('about.asset.invoice-number')),
  series: optional(lineOf(15)),
});
export type NewSale = z.output<typeof newSale>;

export const newScrapping = z.object({ ...disposed, reason: optional(lineOf(500)) });

export const disposalQuery = z.object({
  kind: z.enum(['sold', 'scrapped']).default('sold'),
  on: isoDay,
  price: optional(largeRupees),
  gstRate: optional(rate(40)),
  gstin: optional(gstinText),
  placeOfSupply: optional(stateText.describe('about.asset.place-of-supply')),
  isInterState: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
});

const entry = z.object({
  account: z.string(),
  accountName: z.string(),
  debit: numeric.nullable(),
  credit: numeric.nullable(),
});

export const disposalAnswer = z.object({
  depreciation: amount,
  bookValue: numeric,
  result: numeric.describe('about.asset.result'),
  creditToReturn: amount.nullable(),
  vouchers: z.array(z.object({ kind: z.string(), lines: z.array(entry) })),
});

export const newTakeBack = z.object({ reason: lineOf(500) });

/** The kind an account of assets usually holds. */
export const KIND_OF_ACCOUNT: Readonly<Record<string, AssetKind>> = {
  '1101': 'computer',
  '1102': 'furniture',
  '1103': 'office-equipment',
  '1104': 'plant',
  '1105': 'car',
  '1106': 'leasehold',
  '1121': 'software',
};
