import { z } from 'zod';
import { ROLES, type Statement } from '../../../domain/bank/reader/model';
import { maskAccountNumber } from '../../../domain/shared/masking';
import type { Said } from '../../../domain/shared/message';
import { formatRupees, type Paise } from '../../../domain/shared/money';
import { numeric } from '../../../platform/wire';
import { byRule } from '../categorise/categorise.contract';
import type { CategoriesShown } from './new-categories.usecase';
import type { Compared } from './statement.repository';

export const notice = z.object({ line: z.number(), code: z.string(), message: z.string() });
const lineAnswer = z.object({
  line: z.number(),
  date: z.iso.date(),
  description: z.string(),
  side: z.enum(['credit', 'debit']),
  amount: numeric,
  balance: numeric.nullable(),
  isKnown: z.boolean(),
});

/** More than these are counted only. */
const KNOWN_LINES = 100;

const recognised = z.object({
  bank: z.string().nullable(),
  accountNumber: z.string().nullable().describe('Masked but for its end'),
  ifsc: z.string().nullable(),
  period: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  opening: numeric.nullable(),
  closing: numeric.nullable(),
  headingLine: z.number(),
  headingShape: z.string(),
  headings: z.array(z.string()),
  columns: z.array(z.object({ role: z.enum(ROLES), place: z.number(), heading: z.string() })),
  ignoredCount: z.number(),
  ignored: z.array(z.object({ line: z.number(), kind: z.string(), text: z.string() })),
});

const proof = {
  recognised,
  warnings: z.array(notice),
  skipped: z.array(notice),
  opening: numeric.nullable(),
  closing: numeric.nullable(),
  agreeing: z.number().describe('Rows whose balance follows from the row before'),
  checked: z.number(),
  period: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
  dateOrder: z.enum(['DMY', 'MDY']),
};

export const previewAnswer = z.object({
  ...proof,
  lineCount: z.number(),
  newCount: z.number(),
  knownCount: z.number(),
  known: z
    .array(lineAnswer.pick({ line: true, date: true, side: true, amount: true }))
    .describe(`The first ${KNOWN_LINES} lines that the account holds already`),
  insideCovered: z
    .array(z.number())
    .describe(
      'New lines on days that other statements prove complete: left out by skipLines, unless a person adds them',
    ),
  categories: z
    .object({ count: z.number(), left: z.number(), byRule })
    .nullable()
    .describe('What `categorize` would set of the new lines that are not left out; null where it could set nothing'),
  problems: z.array(notice),
  problemCount: z.number(),
  sample: z.array(lineAnswer),
});

export const uploadAnswer = z.object({
  message: z.string(),
  added: z.number(),
  known: z.number(),
  categorized: z.number(),
  uploadId: z.uuid().nullable(),
  runId: z.uuid().nullable().describe('The run that categorized them'),
  ...proof,
});

/** A notice before it has words. */
type Told = { line: number; code: string; message: Said };

/** What an upload did, before it has words. */
export type UploadAnswer = Omit<z.infer<typeof uploadAnswer>, 'message' | 'warnings' | 'skipped'> & {
  message: Said;
  warnings: readonly Told[];
  skipped: readonly Told[];
};

/** Rupees of paise, where there are any. */
export const orNull = (amount: Paise | null) => (amount === null ? null : formatRupees(amount));

export function proofJson(statement: Statement) {
  const { warnings, skipped, opening, closing, agreeing, checked, period, dateOrder } = statement;
  return {
    warnings,
    skipped,
    opening: orNull(opening),
    closing: orNull(closing),
    agreeing,
    checked,
    period,
    dateOrder,
    recognised: recognisedJson(statement),
  };
}

function recognisedJson({ facts, heading, ignored, ignoredCount }: Statement): z.infer<typeof recognised> {
  const columns = ROLES.flatMap((role) => {
    const place = heading.columns[role];
    return place === undefined ? [] : [{ role, place, heading: heading.cells[place] ?? '' }];
  });
  return {
    ...facts,
    accountNumber: facts.accountNumber && maskAccountNumber(facts.accountNumber),
    opening: orNull(facts.opening),
    closing: orNull(facts.closing),
    headingLine: heading.line,
    headingShape: heading.shape,
    headings: [...heading.cells],
    columns,
    ignoredCount,
    ignored: [...ignored],
  };
}

const SAMPLE_LINES = 5;

export function previewJson(statement: Statement, compared: Compared, categories: CategoriesShown | null) {
  const held = compared.lines.filter(({ isKnown }) => isKnown);
  const knownCount = held.length;
  const known = held
    .toSorted((one, other) => one.line.line - other.line.line)
    .slice(0, KNOWN_LINES)
    .map(({ line: { line, date, side, amount } }) => ({ line, date, side, amount: formatRupees(amount) }));
  const sample = statement.lines.slice(0, SAMPLE_LINES).map((line, place) => ({
    line: line.line,
    date: line.date,
    description: line.description,
    side: line.side,
    amount: formatRupees(line.amount),
    balance: orNull(line.balance),
    isKnown: compared.lines[place]?.isKnown ?? false,
  }));
  const { problems, problemCount, lines } = statement;
  const counts = { lineCount: lines.length, newCount: lines.length - knownCount, knownCount };
  const insideCovered = compared.inside.map(({ line }) => line);
  return {
    ...proofJson(statement),
    ...counts,
    known,
    insideCovered,
    categories,
    problems,
    problemCount,
    sample,
  };
}
