import { z } from 'zod';
import { VOUCHER_KINDS } from '../../../domain/ledger/model';
import { BASES } from '../../../domain/ledger/statement/basis';
import { PART_REASONS } from '../../../domain/ledger/statement/model';
import { STATEMENT_UNITS, type StatementUnit } from '../../../domain/ledger/statement/rounding';
import { isIsoDate } from '../../../domain/shared/dates';
import { say } from '../../../domain/shared/message';
import { issue } from '../../../platform/problem';
import { isDayAndId, isoDay, numeric, optional, pageBy, rupees } from '../../../platform/wire';

export const STATEMENTS = ['trial-balance', 'profit-and-loss', 'balance-sheet', 'cash-flow'] as const;
export type StatementName = (typeof STATEMENTS)[number];

export const FORMATS = ['json', 'csv', 'xlsx', 'pdf'] as const;
/** Paise as they are booked, or one of the units in which a statement may be rounded. */
export const UNITS = ['exact', ...(Object.keys(STATEMENT_UNITS) as StatementUnit[])] as const;
export const PROFIT_BASES = ['accrual', 'cash'] as const;

const format = z.enum(FORMATS).default('json').describe('about.report.format');
const shown = {
  columns: z.enum(['total', 'month']).default('total').describe('about.ledger-report.columns'),
  compare: z.enum(['year']).optional().describe('about.ledger-report.compare'),
  unit: z.enum(UNITS).default('exact').describe('about.ledger-report.unit'),
  format,
};

const DUE = /^[^:,]{1,120}:\d{1,13}(\.\d{1,2})?(,[^:,]{1,120}:\d{1,13}(\.\d{1,2})?)*$/;

export const onDay = z.object({ on: isoDay.optional().describe('about.ledger-report.on'), ...shown });
export const balanceSheetQuery = onDay.extend({
  due: optional(z.string().regex(DUE, issue(say('ledger-report.due-form')))).describe('about.ledger-report.due'),
});
export const ofPeriod = z.object({
  from: isoDay.optional().describe('about.report.from'),
  to: isoDay.optional().describe('about.report.to'),
  ...shown,
});
export const profitQuery = ofPeriod.extend({
  face: optional(rupees.refine((amount) => amount > 0, issue(say('field.not-nought')))).describe(
    'about.ledger-report.face',
  ),
  basis: z.enum(PROFIT_BASES).default('accrual').describe('about.ledger-report.profit-basis'),
});

/** A place in the ledger of an account, with the balance up to it in paise. */
export const isPlace = (text: string): boolean => {
  const [day = '', id = '', balance = ''] = text.split('|');
  return isIsoDate(day) && isDayAndId(`${day}|${id}`) && /^-?\d{1,15}$/.test(balance);
};

const days = { from: isoDay.optional(), to: isoDay.optional(), format };
export const ledgerQuery = pageBy(isPlace).extend(days);
export const dayBookQuery = pageBy(isDayAndId).extend(days);

const column = z.object({
  id: z.string(),
  kind: z.enum(['total', 'month', 'prior', 'opening']).describe('about.ledger-report.column-kind'),
  from: z.iso.date().nullable(),
  to: z.iso.date(),
});
export type Column = z.infer<typeof column>;

const amounts = z.array(numeric).describe('about.ledger-report.amounts');

export const partAnswer = z.object({
  name: z.string(),
  accountId: z.string().nullable(),
  reason: z.enum(PART_REASONS).describe('about.ledger-report.reason'),
  amounts,
});

export const rowAnswer = z.object({
  id: z.string(),
  kind: z.enum(['line', 'total']),
  head: z.string(),
  headName: z.string(),
  name: z.string(),
  accountId: z.string().nullable(),
  note: z.number().nullable().describe('about.ledger-report.note'),
  amount: numeric.describe('about.ledger-report.amount'),
  amounts,
  parts: z.array(partAnswer),
});
export type RowAnswer = z.infer<typeof rowAnswer>;

const basisAnswer = z.object({
  kind: z.enum(BASES),
  text: z.string().describe('about.ledger-report.basis-text'),
  revenueShare: z.string().nullable().describe('about.ledger-report.revenue-share'),
  expenseShare: z.string().nullable(),
  provenTo: z.iso.date().nullable().describe('about.ledger-report.proven-to'),
  lockedTo: z.iso.date().nullable(),
  estimates: z.array(z.object({ id: z.string(), text: z.string(), amount: numeric })),
  toConfirm: z.array(z.string()).describe('about.ledger-report.to-confirm'),
});
export type BasisAnswer = z.infer<typeof basisAnswer>;

const standing = {
  company: z.string(),
  basis: basisAnswer,
  complete: z.boolean().describe('about.ledger-report.complete'),
  missing: z.array(
    z.object({ id: z.string(), text: z.string(), amount: numeric.nullable(), accountId: z.string().nullable() }),
  ),
};

const noteAnswer = z.object({
  id: z.string(),
  title: z.string(),
  headings: z.array(z.string()),
  rows: z.array(
    z.object({
      name: z.string(),
      kind: z.enum(['line', 'total']),
      unit: z.enum(['rupees', 'count']).describe('about.ledger-report.note-unit'),
      accountId: z.string().nullable(),
      amounts: z.array(numeric.nullable()),
    }),
  ),
  says: z.array(z.string()),
});
export type NoteAnswer = z.infer<typeof noteAnswer>;

export const statementAnswer = z.object({
  report: z.enum(STATEMENTS),
  title: z.string(),
  from: z.iso.date().nullable(),
  to: z.iso.date(),
  unit: z.enum(UNITS),
  unitName: z.string(),
  columns: z.array(column),
  isBooked: z.boolean().describe('about.ledger-report.booked'),
  rows: z.array(rowAnswer),
  totals: z.record(z.string(), numeric),
  notes: z.array(noteAnswer).describe('about.ledger-report.notes'),
  ...standing,
});
export type StatementAnswer = z.infer<typeof statementAnswer>;

export const trialRow = z.object({
  accountId: z.string(),
  code: z.string(),
  name: z.string(),
  head: z.string(),
  headName: z.string(),
  opening: numeric.describe('about.ledger-report.signed'),
  debits: numeric,
  credits: numeric,
  closing: numeric.describe('about.ledger-report.signed'),
  debit: numeric.nullable().describe('about.ledger-report.debit'),
  credit: numeric.nullable(),
  amounts: amounts.describe('about.ledger-report.month-ends'),
});

export const trialAnswer = z.object({
  report: z.literal('trial-balance'),
  title: z.string(),
  from: z.iso.date(),
  to: z.iso.date(),
  columns: z.array(column),
  rows: z.array(trialRow),
  totals: z.object({
    debit: numeric,
    credit: numeric,
    openingDebit: numeric,
    openingCredit: numeric,
    debits: numeric,
    credits: numeric,
  }),
  ...standing,
});
export type TrialAnswer = z.infer<typeof trialAnswer>;

const voucherOf = {
  voucherId: z.string(),
  kind: z.enum(VOUCHER_KINDS),
  number: z.string(),
  date: z.iso.date(),
  narration: z.string(),
  reference: z.string().nullable(),
  source: z.object({ kind: z.string(), id: z.string().nullable() }),
  rule: z.string().nullable().describe('about.ledger.rule'),
  postedBy: z.string(),
};

export const entryRow = z.object({
  ...voucherOf,
  against: z.string().describe('about.ledger-report.against'),
  party: z.string().nullable(),
  tag: z.string().nullable(),
  debit: numeric.nullable(),
  credit: numeric.nullable(),
  balance: numeric.describe('about.ledger-report.running'),
});

export const ledgerAnswer = z.object({
  account: z.object({
    id: z.string(),
    code: z.string(),
    name: z.string(),
    line: z.string(),
    lineName: z.string(),
    isBank: z.boolean(),
  }),
  from: z.iso.date(),
  to: z.iso.date(),
  openingVoucherId: z.string().nullable().describe('about.ledger-report.opening-voucher'),
  rows: z.array(entryRow),
  totals: z.object({ opening: numeric, debits: numeric, credits: numeric, closing: numeric }),
  ...standing,
});
export type LedgerAnswer = z.infer<typeof ledgerAnswer>;

export const dayBookAnswer = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  rows: z.array(
    z.object({
      ...voucherOf,
      amount: numeric,
      lines: z.array(
        z.object({
          accountId: z.string(),
          account: z.string(),
          party: z.string().nullable(),
          tag: z.string().nullable(),
          debit: numeric.nullable(),
          credit: numeric.nullable(),
        }),
      ),
    }),
  ),
  totals: z.object({ debits: numeric, credits: numeric }),
  ...standing,
});
export type DayBookAnswer = z.infer<typeof dayBookAnswer>;
