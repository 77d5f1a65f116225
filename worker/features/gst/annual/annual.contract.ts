import { z } from 'zod';
import type { YearLine } from '../../../domain/gst/annual/paid';
import { ANNUAL_LINES, CREDIT_KINDS } from '../../../domain/gst/annual/tables';
import { isFinancialYear } from '../../../domain/shared/dates';
import { say } from '../../../domain/shared/message';
import { issue } from '../../../platform/problem';
import { isoDay, numeric, optional, pageByCount } from '../../../platform/wire';
import { explained } from '../../calendar/explanation/explanation.contract';
import { taxes, taxJson } from '../settle/settle.contract';

export const yearAddress = z.string().refine(isFinancialYear, issue(say('field.financial-year')));

export const annualQuery = pageByCount.extend({
  format: z.enum(['json', 'csv', 'xlsx']).default('json').describe('about.gst.annual-format'),
  filedOn: optional(isoDay.describe('about.gst.annual-filed-on')),
  line: optional(z.enum(ANNUAL_LINES).describe('about.gst.annual-line')),
});

const amounts = { taxable: numeric, igst: numeric, cgst: numeric, sgst: numeric, cess: numeric };

const headLine = z.object({ line: z.string(), what: z.string(), amounts: taxes });
const amountLine = z.object({ line: z.string(), what: z.string(), amount: numeric });
const totalLine = z.object({ ...amounts, line: z.string(), what: z.string() });
const hsnLine = z.object({
  ...{ ...amounts, tab: z.string(), hsn: z.string(), unit: z.string(), quantity: z.string(), rate: z.string() },
});

export const annualAnswer = z.object({
  gstin: z.string(),
  financialYear: z.string(),
  dueOn: z.iso.date().nullable(),
  turnover: numeric.describe('about.gst.annual-turnover'),
  isDue: explained(z.boolean()).nullable().describe('about.gst.annual-due'),
  isReconciliationDue: explained(z.boolean()).nullable().describe('about.gst.annual-9c-due'),
  lateFee: explained(z.number()).nullable().describe('about.gst.annual-late-fee'),
  months: z.array(
    z.object({
      period: z.string(),
      gstr1: z.enum(['filed', 'open', 'none']),
      gstr3b: z.enum(['filed', 'open', 'none']),
    }),
  ),
  lines: z.array(z.object({ ...amounts, line: z.enum(ANNUAL_LINES), what: z.string(), rows: z.number() })),
  creditKinds: z
    .array(
      z.object({
        ...amounts,
        line: z.enum(ANNUAL_LINES),
        kind: z.enum(CREDIT_KINDS),
        what: z.string(),
        rows: z.number(),
      }),
    )
    .describe('about.gst.annual-credit-kinds'),
  totals: z.object({
    taxable: totalLine,
    untaxed: totalLine,
    turnover: totalLine,
    creditAvailed: totalLine,
    creditReversed: totalLine,
  }),
  hsn: z.array(hsnLine),
  hsnInward: z.array(hsnLine).describe('about.gst.annual-hsn-inward'),
  tables: z
    .object({
      availed: z.array(headLine),
      credit: z.array(headLine),
      paid: z.array(headLine),
      later: z.array(headLine),
      supplies: z.array(amountLine),
      fee: z.array(headLine),
    })
    .describe('about.gst.annual-tables'),
  setOffCount: z.number().describe('about.gst.annual-set-offs'),
  twoBCount: z.number().describe('about.gst.annual-two-b'),
  findings: z.array(z.object({ rule: z.string(), message: z.string() })),
  reconciliation: z.object({
    lines: z.array(amountLine),
    difference: numeric,
    taxable: z.array(amountLine).describe('about.gst.annual-9c-taxable'),
    rates: z
      .array(z.object({ ...amounts, rate: z.string(), isReverse: z.boolean() }))
      .describe('about.gst.annual-9c-rates'),
    payable: z.array(headLine).describe('about.gst.annual-9c-payable'),
    credit: z.array(headLine).describe('about.gst.annual-9c-credit'),
    expenses: z
      .array(z.object({ account: z.string(), name: z.string(), value: numeric, tax: numeric, credit: numeric }))
      .describe('about.gst.annual-9c-expenses'),
    claimed: z.array(amountLine).describe('about.gst.annual-9c-claimed'),
    isClaimedByReturns: z.boolean().describe('about.gst.annual-9c-by-returns'),
    notKnown: z.array(z.string()).describe('about.gst.annual-9c-not-known'),
    rowCount: z.number(),
    rows: z.array(
      z.object({
        kind: z.string(),
        voucherId: z.string().nullable(),
        documentId: z.string().nullable(),
        number: z.string(),
        date: z.iso.date(),
        inBooks: numeric,
        inReturn: numeric,
        why: z.string(),
      }),
    ),
  }),
  rowCount: z.number(),
  rows: z.array(
    z.object({
      ...amounts,
      id: z.string(),
      documentId: z.string().nullable(),
      number: z.string(),
      date: z.iso.date(),
      period: z.string(),
      party: z.string(),
      partyGstin: z.string().nullable(),
      side: z.string(),
      section: z.string().nullable(),
      why: z.string(),
    }),
  ),
});

/** Lines of tables 8 to 14, by head. */
export const yearLinesJson = (lines: readonly YearLine[]) =>
  lines.map(({ line, amounts }) => ({ line, what: say(`gst-annual.head.${line}`), amounts: taxJson(amounts) }));
