import { z } from 'zod';
import { PROOF_PARTS } from '../../../domain/ledger/month-end/proof';
import { UNUSUAL_KINDS } from '../../../domain/ledger/month-end/unusual';
import { YEAR_END_CHECKS } from '../../../domain/ledger/month-end/year-end';
import { say } from '../../../domain/shared/message';
import { issue } from '../../../platform/problem';
import { lineOf, numeric, optional } from '../../../platform/wire';
import { yearText } from '../asset/asset.contract';

export const monthText = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, issue(say('field.month')));

export const monthQuery = z.object({ month: optional(monthText) });

/** What is open in a month, by what has to be done with it. */
export const OPEN_KINDS = ['uncategorised', 'suspense', 'unmatched', 'unsettled', 'unreconciled', 'unusual'] as const;

const openItem = z.object({
  key: z.string().describe('about.month-end.key'),
  kind: z.enum(OPEN_KINDS),
  unusual: z.enum(UNUSUAL_KINDS).nullable(),
  date: z.iso.date(),
  title: z.string().describe('about.month-end.title'),
  amount: numeric.describe('about.month-end.amount'),
  why: z.string(),
  transactionId: z.string().nullable(),
  bankAccountId: z.string().nullable(),
  voucherId: z.string().nullable(),
  billId: z.string().nullable(),
  reviewedBy: z.string().nullable(),
});

const proof = z.object({
  upTo: z.iso.date(),
  provenTo: z.iso.date().nullable(),
  isProven: z.boolean(),
  reasons: z.array(
    z.object({
      kind: z.enum(PROOF_PARTS),
      accountId: z.string(),
      name: z.string(),
      agreesTo: z.iso.date().nullable(),
      difference: numeric,
      why: z.string(),
    }),
  ),
});

export const monthEndAnswer = z.object({
  month: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  lineCount: z.number(),
  doneCount: z.number().describe('about.month-end.done'),
  items: z.array(openItem),
  counts: z.object({
    uncategorised: z.number(),
    suspense: z.number(),
    unmatched: z.number(),
    unsettled: z.number(),
    unreconciled: z.number(),
    unusual: z.number(),
  }),
  depreciationLeft: numeric,
  spreadsLeft: z.number(),
  proof,
  lockedTo: z.iso.date().nullable(),
});

export const newReview = z.object({
  month: monthText,
  key: lineOf(500),
  isRight: z.boolean().describe('about.month-end.is-right'),
});
export const reviewAnswer = z.object({ key: z.string(), isRight: z.boolean() });

export const yearEndQuery = z.object({ financialYear: optional(yearText) });

const check = z.object({ id: z.enum(YEAR_END_CHECKS), isDone: z.boolean(), why: z.string() });

export const yearEndAnswer = z.object({
  financialYear: z.string(),
  checks: z.array(check),
  proof,
  adopted: z
    .object({
      hash: z.string().describe('about.year-end.hash'),
      entryCount: z.number(),
      isUnchanged: z.boolean().describe('about.year-end.is-unchanged'),
      reason: z.string().nullable(),
      by: z.string(),
      at: z.string(),
    })
    .nullable(),
});

export const newYearEnd = z.object({
  financialYear: yearText,
  reason: optional(lineOf(500).describe('about.year-end.reason')),
});
export const newYearBack = z.object({ reason: lineOf(500) });
