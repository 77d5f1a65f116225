import { z } from 'zod';
import { POSTING_FAMILIES } from '../../../domain/bank/chart/chart';
import { type Plan, VERDICTS } from '../../../domain/ledger/exchange/decide';
import type { InBooks } from '../../../domain/ledger/exchange/model';
import type { LedgerChoice } from '../../../domain/ledger/exchange/resolve';
import { VOUCHER_KINDS } from '../../../domain/ledger/model';
import { say } from '../../../domain/shared/message';
import { formatRupees } from '../../../domain/shared/money';
import { SentFile } from '../../../platform/form';
import { issue } from '../../../platform/problem';
import { isoDay, lineOf, numeric, optional } from '../../../platform/wire';
import type { KnownAccount } from '../chart/chart.repository';
import { type AccountingImport, SYNC_FORMATS } from './exchange.table';

/** The files of an import: one, or masters and vouchers apart. */
export const SYNC_FILES = ['file', 'masters'] as const;

const yes = z
  .enum(['true', 'false', '1', '0', ''])
  .transform((text) => text === 'true' || text === '1')
  .default(false);

export const syncQuery = z.object({
  format: z.enum(SYNC_FORMATS).default('tally-xml'),
  dryRun: yes.describe('about.ledger-exchange.dry-run'),
});

const file = z.instanceof(SentFile, { error: issue(say('field.file')) });

const choice = z.union([
  z.strictObject({ account: lineOf(120), tag: optional(lineOf(40)) }),
  z.strictObject({ party: z.enum(['customer', 'vendor']) }),
  z.strictObject({ newBeside: z.string().regex(/^\d{4}$/) }),
]);

export const syncRequest = z.object({
  file,
  masters: file.optional(),
  choices: z.record(lineOf(400), choice).default({}).describe('about.ledger-exchange.choices'),
  openingOn: optional(isoDay.describe('about.ledger-exchange.opening-on')),
  differenceToSuspense: z.boolean().default(false).describe('about.ledger.difference-to-suspense'),
});

export const choicesOf = ({ choices }: z.output<typeof syncRequest>): Record<string, LedgerChoice> =>
  choices as Record<string, LedgerChoice>;

const MOST_SHOWN = 500;

const place = { line: z.number(), file: z.string().nullable() };
export const planAnswer = z.object({
  isClean: z.boolean().describe('about.ledger-exchange.is-clean'),
  importId: z.uuid().nullable(),
  company: z.string().nullable(),
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  counts: z.object({ new: z.number(), known: z.number(), differs: z.number(), void: z.number(), refused: z.number() }),
  rows: z
    .array(
      z.object({
        ...place,
        verdict: z.enum(VERDICTS),
        kind: z.enum(VOUCHER_KINDS).nullable(),
        number: z.string(),
        date: z.iso.date().nullable(),
        amount: numeric.nullable(),
        message: z.string().nullable(),
      }),
    )
    .describe('about.ledger-exchange.rows'),
  accounts: z.array(z.object({ name: z.string(), group: z.string(), beside: z.string(), besideName: z.string() })),
  parties: z.array(z.object({ name: z.string(), kind: z.enum(['customer', 'vendor', 'both']) })),
  accountCount: z.number(),
  partyCount: z.number(),
  billCount: z.number(),
  openingDifference: numeric,
  unknown: z.array(
    z.object({
      name: z.string(),
      group: z.string().nullable(),
      line: z.number(),
      uses: z.number(),
      suggestion: z.object({ account: z.string(), name: z.string() }).nullable(),
    }),
  ),
  findings: z.array(z.object({ ...place, message: z.string() })),
  differences: z.array(z.object({ ledger: z.string(), line: z.number(), stated: numeric, found: numeric })),
  skipped: z.array(z.object({ kind: z.string(), count: z.number() })),
  ignored: z.array(z.object({ name: z.string(), count: z.number() })),
});

/** A plan as it is answered, still in messages; rows and names are cut at a length that can be read, and all are counted. */
export function planJson(plan: Plan, books: InBooks, accounts: readonly KnownAccount[], importId: string | null) {
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  const counted = (map: ReadonlyMap<string, number>) => [...map].sort((a, b) => b[1] - a[1]).slice(0, MOST_SHOWN);
  return {
    ...{ isClean: plan.isClean, importId, company: books.company, from: plan.from, to: plan.to, counts: plan.counts },
    rows: plan.rows.slice(0, MOST_SHOWN).map(({ amount, file: name = null, ...row }) => ({
      ...{ ...row, file: name },
      amount: amount === null ? null : formatRupees(amount),
    })),
    accounts: plan.accounts
      .slice(0, MOST_SHOWN)
      .map(({ name, group, beside }) => ({ name, group, beside, besideName: names.get(beside) ?? beside })),
    parties: plan.parties.slice(0, MOST_SHOWN).map(({ name, kind }) => ({ name, kind })),
    ...{ accountCount: plan.accounts.length, partyCount: plan.parties.length, billCount: plan.bills.length },
    openingDifference: formatRupees(plan.openingDifference),
    unknown: plan.unknown.slice(0, MOST_SHOWN),
    findings: plan.findings.map(({ file: name = null, ...finding }) => ({ ...finding, file: name })),
    differences: plan.differences.slice(0, MOST_SHOWN).map(({ ledger, line, stated, found }) => ({
      ...{ ledger, line, stated: formatRupees(stated), found: formatRupees(found) },
    })),
    skipped: counted(books.skipped).map(([kind, count]) => ({ kind, count })),
    ignored: counted(books.ignored).map(([name, count]) => ({ name, count })),
  };
}

export const importAnswer = z.object({
  id: z.uuid(),
  format: z.enum(SYNC_FORMATS),
  fileName: z.string().nullable(),
  sha256: z.string(),
  vouchers: z.number(),
  known: z.number(),
  accounts: z.number(),
  parties: z.number(),
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  by: z.string(),
  at: z.string(),
  undoneBy: z.string().nullable(),
  undoneAt: z.string().nullable(),
});

export const importJson = (row: AccountingImport): z.infer<typeof importAnswer> => ({
  ...{ id: row.id, format: row.format, fileName: row.fileName, sha256: row.sha256, vouchers: row.voucherCount },
  ...{
    known: row.knownCount,
    accounts: row.accountCount,
    parties: row.partyCount,
    from: row.periodFrom,
    to: row.periodTo,
  },
  ...{ by: row.createdByName, at: row.createdAt, undoneBy: row.undoneByName, undoneAt: row.undoneAt },
});

export const progressAnswer = z.object({
  stage: z.enum(['none', 'preparing', 'publishing']),
  vouchers: z.number().describe('about.ledger-exchange.progress-vouchers'),
});

export const undoneAnswer = z.object({ id: z.uuid(), vouchers: z.number() });

export const EXPORT_FORMATS = [...SYNC_FORMATS, 'hledger', 'beancount', 'csv'] as const;
export const exportQuery = z.object({
  format: z.enum(EXPORT_FORMATS).default('tally-xml'),
  from: optional(isoDay),
  to: optional(isoDay),
});

export const openingFile = z.object({
  file,
  asOn: isoDay,
  differenceToSuspense: z.boolean().default(false).describe('about.ledger.difference-to-suspense'),
});
export const openingQuery = z.object({ dryRun: yes.describe('about.ledger-exchange.dry-run') });
export const openingFileAnswer = z.object({
  isClean: z.boolean().describe('about.ledger-exchange.is-clean'),
  lines: z.number(),
  debit: numeric,
  credit: numeric,
  problems: z.array(z.object({ line: z.number(), message: z.string() })),
});

export const familyAnswer = z.object({
  families: z.array(
    z.object({
      family: z.enum(POSTING_FAMILIES),
      isAutomatic: z.boolean(),
      changedBy: z.string().nullable(),
      changedAt: z.string().nullable(),
    }),
  ),
});
export const familyChange = z.object({ family: z.enum(POSTING_FAMILIES), isAutomatic: z.boolean() });

export const runAnswer = z.object({
  posted: z.array(z.object({ family: z.enum(POSTING_FAMILIES), count: z.number(), amount: numeric })),
});

export const auditQuery = z.object({ year: optional(z.string().regex(/^\d{4}-\d{2}$/)) });
export const auditFileAnswer = z.object({
  id: z.uuid(),
  year: z.string(),
  sha256: z.string(),
  bytes: z.number(),
  files: z.number(),
  isChainWhole: z.boolean().describe('about.ledger-exchange.chain-whole'),
  by: z.string(),
  at: z.string(),
});
