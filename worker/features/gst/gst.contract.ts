import { z } from 'zod';
import type { Finding } from '../../domain/gst/gstr-1/check';
import type { HsnRow } from '../../domain/gst/gstr-1/hsn';
import { returnPeriodOf } from '../../domain/gst/gstr-1/period';
import { RETURN_STATES, RETURN_STEPS } from '../../domain/gst/gstr-1/state';
import type { SectionSum } from '../../domain/gst/gstr-1/worksheet';
import { SECTIONS } from '../../domain/gst/law/sections';
import type { Amounts, RegisterRow } from '../../domain/gst/register/model';
import { DOCUMENT_SIDES } from '../../domain/ledger/document/model';
import { say } from '../../domain/shared/message';
import { formatPercent, formatRupees } from '../../domain/shared/money';
import { issue } from '../../platform/problem';
import { isoDay, lineOf, numeric, optional, pageByCount, upperCase } from '../../platform/wire';

/** The returns of sales, which are drafted from invoices alone. */
export type SalesForm = 'GSTR-1' | 'IFF';
export const FORMS = ['GSTR-1', 'IFF', 'GSTR-3B'] as const;
export type Form = (typeof FORMS)[number];

export const periodText = z
  .string()
  .refine((text) => returnPeriodOf(text) !== undefined, issue(say('gst-return.fault.period')));

export const worksheetQuery = pageByCount.extend({
  format: z.enum(['worksheet', 'portal']).default('worksheet').describe('about.gst.format'),
  section: optional(z.enum(SECTIONS).describe('about.gst.section')),
});

const amounts = { taxable: numeric, igst: numeric, cgst: numeric, sgst: numeric, cess: numeric };
const placement = z.object({ at: z.string(), why: z.string(), rule: z.string() });

const rowAnswer = z.object({
  ...amounts,
  id: z.string(),
  documentId: z.string().nullable(),
  voucherId: z.string().nullable().describe('about.gst.row-voucher'),
  line: z.number().nullable(),
  number: z.string(),
  date: z.iso.date(),
  kind: z.string(),
  party: z.string(),
  partyGstin: z.string().nullable(),
  placeOfSupply: z.string(),
  rate: z.string(),
  hsn: z.string().nullable(),
  value: numeric,
  section: z.string().nullable(),
  why: z.string(),
  rule: z.string(),
  boxes: z.array(placement),
});

export const findingAnswer = z.object({
  rule: z.string(),
  severity: z.enum(['stop', 'warn']),
  message: z.string(),
  documentId: z.string().nullable(),
  side: z.enum(DOCUMENT_SIDES).describe('about.gst.finding-side'),
  number: z.string().nullable(),
  line: z.number().nullable(),
  field: z.string().nullable(),
});

const cellAnswer = z.object({ ...amounts, section: z.string(), key: z.string(), documents: z.number() });

export const returnAnswer = z.object({
  gstin: z.string(),
  form: z.enum(FORMS),
  period: z.string(),
  state: z.enum(RETURN_STATES),
  steps: z.array(z.enum(RETURN_STEPS)).describe('about.gst.steps'),
  dueOn: z.iso.date().nullable(),
  acknowledgement: z.string().nullable(),
  filedOn: z.iso.date().nullable(),
  hash: z.string().nullable().describe('about.gst.hash'),
  isChanged: z.boolean().describe('about.gst.is-changed'),
  note: z.string().nullable(),
  sentBy: z.string().nullable(),
  sentAt: z.string().nullable(),
  passedBy: z.string().nullable(),
  passedAt: z.string().nullable(),
});

export const worksheetAnswer = returnAnswer.extend({
  cells: z.array(cellAnswer),
  totals: z.object(amounts),
  hsn: z.array(
    z.object({
      ...amounts,
      tab: z.string(),
      hsn: z.string(),
      description: z.string(),
      unit: z.string(),
      quantity: z.string(),
      rate: z.string(),
    }),
  ),
  issued: z.array(
    z.object({ nature: z.number(), from: z.string(), to: z.string(), count: z.number(), cancelled: z.number() }),
  ),
  findings: z.array(findingAnswer),
  rowCount: z.number(),
  rows: z.array(rowAnswer),
});

export const stepRequest = z.object({
  gstin: upperCase,
  form: z.enum(FORMS),
  period: periodText,
  step: z.enum(RETURN_STEPS),
  note: optional(lineOf(500)),
  acknowledgement: optional(lineOf(40)),
  filedOn: optional(isoDay),
  hash: optional(lineOf(64).describe('about.gst.hash')),
});
export type AskedStep = z.output<typeof stepRequest>;

export const validationRequest = z.object({ gstin: optional(upperCase), period: optional(periodText) });

export const validationAnswer = z.object({
  gstin: z.string(),
  isValid: z.boolean(),
  checked: z.array(z.object({ form: z.string(), period: z.string(), stops: z.number(), warnings: z.number() })),
  findings: z.array(findingAnswer.extend({ form: z.string().nullable(), period: z.string().nullable() })),
});

export const overviewAnswer = z.object({
  registrations: z.array(z.object({ gstin: z.string(), filer: z.string(), state: z.string() })),
  sacCodes: z.array(z.string()).describe('about.gst.sac-codes'),
  turnover: z.object({ year: z.string(), amount: numeric, threshold: numeric }),
  returns: z.array(
    z.object({
      id: z.string(),
      gstin: z.string(),
      form: z.string(),
      period: z.string(),
      /** As an address names the period: '2026-10', '2026-Q2'. */
      address: z.string().nullable(),
      dueDate: z.iso.date(),
      status: z.enum(['filed', 'overdue', 'due']),
      state: z.enum(RETURN_STATES).nullable(),
      filedOn: z.iso.date().nullable(),
      acknowledgement: z.string().nullable(),
    }),
  ),
});

const amountsJson = ({ taxable, igst, cgst, sgst, cess }: Amounts) => ({
  ...{ taxable: formatRupees(taxable), igst: formatRupees(igst), cgst: formatRupees(cgst), sgst: formatRupees(sgst) },
  cess: formatRupees(cess),
});

export { amountsJson };

export const findingJson = ({ rule, severity, message, documentId, side = 'sale', number, line, field }: Finding) => ({
  ...{ rule, severity, message, documentId: documentId ?? null, side, number: number ?? null, line: line ?? null },
  field: field ?? null,
});

export const rowJson = (row: RegisterRow) => ({
  ...amountsJson(row),
  ...{
    id: row.id,
    documentId: row.documentId,
    voucherId: row.voucherId,
    line: row.line,
    number: row.number,
    date: row.date,
    kind: row.kind,
  },
  ...{ party: row.counterparty.name, partyGstin: row.counterparty.gstin, placeOfSupply: row.placeOfSupply },
  ...{ rate: formatPercent(row.rate), hsn: row.hsn, value: formatRupees(row.documentTotal) },
  ...{ section: row.section.at, why: row.section.why, rule: row.section.rule, boxes: [...row.boxes] },
});

export const cellJson = ({ section, key, documents, ...sum }: SectionSum) => ({
  ...{ section, key, documents },
  ...amountsJson(sum),
});

export const hsnJson = ({ tab, hsn, description, unit, quantity, rate, ...sum }: HsnRow) => ({
  ...{ tab, hsn, description, unit, quantity: String(quantity / 10_000), rate: formatPercent(rate) },
  ...amountsJson(sum),
});
