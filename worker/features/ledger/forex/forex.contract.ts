import { z } from 'zod';
import { isRate, RATE_KINDS } from '../../../domain/ledger/forex/rate';
import { type Message, say } from '../../../domain/shared/message';
import { formatRupees, type Paise, paise, parseRupees } from '../../../domain/shared/money';
import { SentFile } from '../../../platform/form';
import { issue } from '../../../platform/problem';
import { isoDay, largeRupees, lineOf, nameText, numeric, optional } from '../../../platform/wire';
import { voucherAnswer } from '../ledger.contract';
import type { ListedLine, OpenForeignBill } from './forex.repository';
import type { StoredRate } from './forex.table';

const yes = z
  .enum(['true', 'false'])
  .transform((text) => text === 'true')
  .default(false);
export const dryRunQuery = z.object({ dryRun: yes.describe('about.ledger-exchange.dry-run') });

const currency = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{3}$/, issue(say('ledger-document.field.currency')));
const rate = z
  .string()
  .trim()
  .refine(isRate, issue(say('forex.problem.rate-form')));

const MOST_UNITS = 999_999_999_999;
/** An amount in a foreign currency, in its minor units. */
const units = z
  .union([z.string(), z.number().transform(String)])
  .refine((text) => /^\d{1,10}(\.\d{1,2})?$/.test(text), issue(say('field.rupees-large')))
  .transform((text): number => parseRupees(text))
  .refine((minor) => minor > 0 && minor <= MOST_UNITS, issue(say('field.not-nought')));
const signedUnits = z
  .union([z.string(), z.number().transform(String)])
  .refine((text) => /^-?\d{1,10}(\.\d{1,2})?$/.test(text), issue(say('field.rupees-signed')))
  .transform((text): number => parseRupees(text))
  .refine((minor) => minor !== 0 && Math.abs(minor) <= MOST_UNITS, issue(say('field.not-nought')));
const balance = z
  .string()
  .regex(/^-?\d{1,10}(\.\d{1,2})?$/, issue(say('field.rupees-signed')))
  .transform((text): number => parseRupees(text));

export const forexQuery = z.object({ on: optional(isoDay) });
export const linesQuery = z.object({
  account: nameText.describe('about.forex.account'),
  waiting: yes.describe('about.forex.waiting-only'),
});

export const newRates = z.object({
  rates: z
    .array(
      z.object({
        currency,
        day: isoDay,
        kind: z.enum(RATE_KINDS).default('reference').describe('about.forex.rate-kind'),
        rate: rate.describe('about.forex.rate'),
        source: lineOf(120).describe('about.forex.source'),
      }),
    )
    .min(1)
    .max(1_000),
});

export const newLines = z.object({
  account: nameText.describe('about.forex.account'),
  lines: z
    .array(
      z.object({
        date: isoDay,
        narration: lineOf(500),
        reference: optional(lineOf(60)),
        amount: signedUnits.describe('about.forex.signed'),
        balance: optional(balance),
      }),
    )
    .min(1)
    .max(1_000),
});

export const linesFile = z.object({
  file: z.instanceof(SentFile, { error: issue(say('field.file')) }),
  account: nameText.describe('about.forex.account'),
});
export const linesFileAnswer = z.object({
  isClean: z.boolean(),
  added: z.number(),
  known: z.number(),
  closing: numeric.nullable().describe('about.forex.closing'),
  problems: z.array(z.object({ line: z.number(), message: z.string() })),
});
export const linesAnswer = z.object({ added: z.number(), known: z.number() });

export const linePosting = z.object({
  rate: optional(rate.describe('about.forex.line-rate')),
  bills: z
    .array(z.object({ billId: lineOf(60), amount: optional(units) }))
    .max(100)
    .default([])
    .describe('about.forex.bills'),
  parts: z
    .array(z.object({ account: nameText, party: optional(nameText), amount: optional(units) }))
    .max(50)
    .default([])
    .describe('about.forex.parts'),
  charges: optional(units.describe('about.forex.charges')),
  converted: optional(
    z
      .object({ bankLineId: optional(lineOf(60)), account: optional(nameText), rupees: optional(largeRupees) })
      .describe('about.forex.converted'),
  ),
  narration: optional(lineOf(500)),
});

export const newReason = z.object({ reason: lineOf(500) });
export const newRestatement = z.object({ on: isoDay });

export const rateAnswer = z.object({
  ...{ id: z.uuid(), currency: z.string(), day: z.iso.date(), kind: z.enum(RATE_KINDS), rate: z.string() },
  ...{ source: z.string(), by: z.string(), at: z.string() },
});
export const rateJson = ({
  id,
  currency: its,
  day,
  kind,
  rate: per,
  source,
  createdByName,
  createdAt,
}: StoredRate) => ({
  ...{ id, currency: its, day, kind, rate: per, source, by: createdByName, at: createdAt },
});

export const lineAnswer = z.object({
  ...{ id: z.uuid(), date: z.iso.date(), narration: z.string(), reference: z.string().nullable() },
  amount: numeric.describe('about.forex.signed'),
  balance: numeric.nullable(),
  voucherId: z.uuid().nullable().describe('about.forex.voucher'),
  number: z.string().nullable(),
  rupees: numeric.nullable(),
  rate: z.string().nullable().describe('about.forex.rate-of-line'),
});

/** Minor units as the API carries them: '9975.00'. */
export const inText = (minor: number): string => formatRupees(paise(minor));

/** A line as it is answered; while it waits its rate is the one that would be taken. */
export const lineJson = (
  { id, date, narration, reference, minor, balance: its, voucherId, number, rupees, atRate }: ListedLine,
  known: string | null,
) => ({
  ...{ id, date, narration, reference, voucherId, number },
  ...{ amount: inText(minor), balance: its === null ? null : inText(its) },
  ...{ rupees: rupees === null ? null : formatRupees(rupees), rate: atRate ?? known },
});

export const billAnswer = z.object({
  ...{ id: z.string(), ref: z.string(), party: z.string(), side: z.enum(['receivable', 'payable']) },
  ...{ billDate: z.iso.date(), dueDate: z.iso.date().nullable(), currency: z.string() },
  ...{ open: numeric.describe('about.forex.open'), rupees: numeric, rate: z.string().nullable() },
});
export const billJson = (bill: OpenForeignBill, rateOfBill: string | null) => ({
  ...{ id: bill.billId, ref: bill.ref, party: bill.party, billDate: bill.billDate, dueDate: bill.dueDate },
  ...{ side: bill.isReceivable ? ('receivable' as const) : ('payable' as const), currency: bill.currency },
  ...{ open: inText(bill.open.minor), rupees: formatRupees(bill.open.rupees), rate: rateOfBill },
});

const restatedItem = z.object({
  ...{ id: z.string(), kind: z.enum(['account', 'bill']), name: z.string(), currency: z.string() },
  ...{ balance: numeric, rupees: numeric, rate: z.string().nullable().describe('about.forex.closing-rate') },
  ...{ closing: numeric.nullable(), difference: numeric.nullable().describe('about.forex.difference') },
  why: z.string(),
});

export const forexAnswer = z.object({
  on: z.iso.date(),
  accounts: z.array(
    z.object({
      ...{ id: z.string(), code: z.string(), name: z.string(), currency: z.string() },
      ...{ balance: numeric.describe('about.forex.balance'), rupees: numeric, rate: z.string().nullable() },
      ...{ waiting: z.number().describe('about.forex.waiting'), waitingAmount: numeric },
      ...{ statedOn: z.iso.date().nullable(), stated: numeric.nullable() },
      difference: numeric.nullable().describe('about.forex.statement-difference'),
    }),
  ),
  bills: z.array(billAnswer),
  rates: z.array(rateAnswer),
  restatement: z.array(restatedItem).describe('about.forex.restatement'),
});

export const postedAnswer = z.object({
  isDryRun: z.boolean(),
  gain: numeric.describe('about.forex.gain'),
  why: z.array(z.string()),
  vouchers: z.array(voucherAnswer),
});

export const restatedAnswer = z.object({
  isDryRun: z.boolean(),
  on: z.iso.date(),
  gain: numeric.describe('about.forex.gain'),
  items: z.array(restatedItem),
  vouchers: z.array(z.object({ id: z.uuid(), number: z.string() })),
});

export type Restating = {
  id: string;
  kind: 'account' | 'bill';
  name: string;
  currency: string;
  minor: number;
  rupees: Paise;
  rate: string | null;
  closing: Paise | null;
  why: Message;
};

export const restatingJson = ({ minor, rupees, closing, ...item }: Restating) => ({
  ...item,
  ...{ balance: inText(minor), rupees: formatRupees(rupees) },
  ...{ closing: closing === null ? null : formatRupees(closing) },
  difference: closing === null ? null : formatRupees(paise(closing - rupees)),
});
