import { z } from 'zod';
import { accountWords } from '../../domain/ledger/chart/chart';
import { STATEMENT_LINES, type StatementLine } from '../../domain/ledger/chart/lines';
import { MONEY_KINDS } from '../../domain/ledger/chart/money';
import { VOUCHER_KINDS } from '../../domain/ledger/model';
import { type Said, say } from '../../domain/shared/message';
import { formatRupees, type Paise, paise } from '../../domain/shared/money';
import { DECIMAL_12_2 } from '../../platform/database';
import { issue } from '../../platform/problem';
import { isDayAndId, isoDay, largeRupees, lineOf, nameText, numeric, optional, pageBy } from '../../platform/wire';
import type { KnownAccount } from './chart/chart.repository';
import type { PostedVoucher } from './voucher/post.repository';

export const LINE_NAMES = Object.keys(STATEMENT_LINES) as [StatementLine, ...StatementLine[]];

/** An amount of one entry: at most 999,99,99,999.99 rupees. */
const entryAmount = largeRupees.refine(
  (amount) => amount <= DECIMAL_12_2,
  issue(say('field.at-most', { most: '9,999,999,999.99' })),
);

const text = lineOf(500);

/** One side of a voucher as it is sent: an account by id, code or name, and a debit or a credit. */
export const voucherLine = z
  .object({
    account: nameText.describe('about.ledger.account'),
    debit: optional(entryAmount),
    credit: optional(entryAmount),
    party: optional(nameText.describe('about.ledger.party')),
    bill: optional(lineOf(60).describe('about.ledger.bill')),
    billNumber: optional(lineOf(60).describe('about.ledger.bill-number')),
    billDate: optional(isoDay),
    dueDate: optional(isoDay),
    tag: optional(lineOf(40).describe('about.ledger.tag')),
    currency: optional(z.string().regex(/^[A-Z]{3}$/)),
    foreignAmount: optional(z.string().regex(/^\d{1,12}(\.\d{1,2})?$/)),
    rate: optional(z.string().regex(/^\d{1,6}(\.\d{1,6})?$/)),
  })
  .refine(({ debit, credit }) => Boolean(debit) !== Boolean(credit), {
    error: issue(say('ledger.debit-or-credit')),
    path: ['debit'],
  })
  .transform(({ billNumber, bill = billNumber, ...line }) => (bill === undefined ? line : { ...line, bill }));
export type VoucherLine = Omit<z.output<typeof voucherLine>, 'bill'> & { bill?: string | undefined };

export const newVoucher = z.object({
  kind: z.enum(VOUCHER_KINDS).exclude(['opening']),
  date: isoDay,
  narration: optional(text),
  reference: optional(lineOf(60)),
  party: optional(nameText),
  lines: z.array(voucherLine).min(1).max(1_000),
});

export const newOpening = z.object({
  asOn: isoDay,
  lines: z.array(voucherLine).max(1_000).describe('about.ledger.opening-lines'),
  /** Puts what is missing into Suspense, by the person's choice. */
  differenceToSuspense: z.boolean().optional().describe('about.ledger.difference-to-suspense'),
});

export const newReversal = z.object({ date: optional(isoDay), reason: text });
export const newEnd = z.object({ reason: text });

export const newLock = z.object({ upTo: isoDay, reason: text });
export const newLift = z.object({ reason: text });
export const lockAnswer = z.object({
  id: z.uuid(),
  upTo: z.iso.date(),
  kind: z.enum(['period', 'year']),
  reason: z.string(),
  by: z.string(),
  at: z.string(),
  liftedBy: z.string().nullable(),
  liftedAt: z.string().nullable(),
  liftedReason: z.string().nullable(),
});

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

export const newAccount = z.object({
  code: optional(
    z
      .string()
      .trim()
      .regex(/^[A-Z0-9-]{1,12}$/i, issue(say('ledger.code-form'))),
  ),
  name: nameText,
  kind: optional(z.enum(MONEY_KINDS)),
  /** An account of the chart beside which it stands, by code or name, or a line of Schedule III. */
  group: optional(nameText.describe('about.ledger.group')),
  scheduleHead: optional(z.enum(LINE_NAMES)),
  currency: optional(
    z
      .string()
      .regex(/^[A-Z]{3}$/)
      .refine((code) => CURRENCIES.has(code), issue(say('ledger.no-such-currency'))),
  ),
});

export const accountAnswer = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  parentId: z.string().nullable().describe('about.ledger.parent'),
  line: z.enum(LINE_NAMES),
  class: z.enum(['asset', 'liability', 'equity', 'income', 'expense']),
  tallyGroup: z.string(),
  kind: z.enum(MONEY_KINDS).nullable(),
  currency: z.string(),
  origin: z.enum(['chart', 'bank', 'own']),
  closedOn: z.string().nullable(),
});

export const accountJson = (account: KnownAccount) => {
  const { id, code, line, tallyGroup, kind, currency, origin, closedOn } = account;
  const parentId = origin === 'chart' ? line : origin === 'bank' ? code : line;
  const name = accountWords(account);
  return { id, code, name, parentId, line, class: STATEMENT_LINES[line], tallyGroup, kind, currency, origin, closedOn };
};

export const voucherAnswer = z.object({
  id: z.uuid(),
  kind: z.enum(VOUCHER_KINDS),
  number: z.string(),
  date: z.iso.date(),
  narration: z.string(),
  reference: z.string().nullable(),
  partyId: z.string().nullable(),
  source: z.object({ kind: z.string(), id: z.string().nullable() }),
  rule: z.string().nullable().describe('about.ledger.rule'),
  status: z.enum(['posted', 'void']),
  version: z.number(),
  reversesId: z.string().nullable(),
  reversedById: z.string().nullable(),
  total: numeric,
  postedBy: z.string(),
  postedAt: z.string(),
  lines: z.array(
    z.object({
      account: z.string(),
      accountName: z.string(),
      code: z.string(),
      debit: numeric.nullable(),
      credit: numeric.nullable(),
      partyId: z.string().nullable(),
      party: z.string().nullable(),
      billId: z.string().nullable(),
      bill: z.string().nullable().describe('about.ledger.bill-ref'),
      tag: z.string().nullable(),
      currency: z.string().nullable(),
      foreignAmount: numeric.nullable().describe('about.ledger.foreign-amount'),
      rate: z.string().nullable().describe('about.forex.rate'),
    }),
  ),
});

/** What entries name, in words; of bills their numbers. */
export type Names = {
  accounts: ReadonlyMap<string, KnownAccount>;
  parties: ReadonlyMap<string, string>;
  bills?: ReadonlyMap<string, string>;
};

function nameOf(accounts: Names['accounts'], id: string): Said {
  const account = accounts.get(id);
  return account ? accountWords(account) : id;
}

const side = (amount: Paise, sign: 1 | -1) => (amount * sign > 0 ? formatRupees(paise(amount * sign)) : null);

export function voucherJson(voucher: PostedVoucher, { accounts, parties, bills }: Names) {
  const { id, kind, number, date, narration, reference, partyId, rule, status, version } = voucher;
  return {
    ...{ id, kind, number, date, narration, reference, partyId, rule, status, version },
    source: { kind: voucher.sourceKind, id: voucher.sourceId },
    reversesId: voucher.reversesId,
    reversedById: voucher.reversedById,
    total: formatRupees(voucher.total),
    postedBy: voucher.createdByName,
    postedAt: voucher.createdAt,
    lines: voucher.entries.map((entry) => ({
      account: entry.account,
      accountName: nameOf(accounts, entry.account),
      code: accounts.get(entry.account)?.code ?? '',
      debit: side(entry.amount, 1),
      credit: side(entry.amount, -1),
      partyId: entry.partyId ?? null,
      party: entry.partyId ? (parties.get(entry.partyId) ?? null) : null,
      billId: entry.billId ?? null,
      bill: entry.billId ? (bills?.get(entry.billId) ?? null) : null,
      tag: entry.tag ?? null,
      currency: entry.foreign?.currency ?? null,
      foreignAmount: entry.foreign ? formatRupees(paise(Math.abs(entry.foreign.minor))) : null,
      rate: entry.foreign?.rate ?? null,
    })),
  };
}

export const openingAnswer = z.object({
  asOn: z.iso.date().nullable(),
  voucher: voucherAnswer.nullable(),
  bankDifferences: z
    .array(z.object({ accountId: z.string(), account: z.string(), stated: numeric, bank: numeric }))
    .describe('about.ledger.bank-differences'),
});

/** A list by days, newest last unless they are to come first. */
export const voucherPage = pageBy(isDayAndId).extend({
  from: optional(isoDay),
  to: optional(isoDay),
  kind: optional(z.enum(VOUCHER_KINDS)),
  order: z.enum(['oldest', 'newest']).default('oldest').describe('about.ledger.voucher-order'),
  q: z.string().trim().max(100).optional().describe('about.ledger.voucher-words'),
});

/** The words of a search, without what an amount is written with. */
export const wordsIn = (q: string | undefined): string[] => (q ?? '').replace(/[₹,]/g, '').split(/\s+/).filter(Boolean);
