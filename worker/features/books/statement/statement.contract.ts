import { z } from 'zod';
import type { AssignedRow } from '../../../domain/bank/categorise/categorise';
import type { OwnNames } from '../../../domain/bank/chart/chart';
import { lackingIn } from '../../../domain/bank/reader/heading/missing-columns';
import { ROLES, STATEMENT_LIMITS, type Statement } from '../../../domain/bank/reader/model';
import { maskAccountNumber } from '../../../domain/shared/masking';
import { type Message, type Said, say } from '../../../domain/shared/message';
import { formatRupees, type Paise } from '../../../domain/shared/money';
import { SentFile } from '../../../platform/form';
import { issue } from '../../../platform/problem';
import { numeric, withoutStrays } from '../../../platform/wire';
import { byRule } from '../categorise/categorise.contract';
import type { RuleCount } from '../categorise/categorise.usecase';
import type { Candidate } from '../categorise/open-lines.repository';
import { MOST_CATEGORISED, type NewLine } from './import.repository';
import type { Compared } from './statement.repository';

/** The specification's words for an upload that lacks its account or its text. */
const NOTHING_TO_READ = issue(say('field.nothing-to-read'));

const isPdf = ({ head }: SentFile) => head[0] === 0x25 && head[1] === 0x50 && head[2] === 0x44;

/** The files of an upload: what is read, or the PDF that a table in `statementData` was read from. */
export const STATEMENT_FILES = ['file', 'original'] as const;

export const statementUpload = z
  .object({
    bankAccountId: z.uuid(NOTHING_TO_READ),
    statementData: z.string(NOTHING_TO_READ).optional(),
    fileName: z.string().max(255).transform(withoutStrays).optional(),
    file: z.instanceof(SentFile, { error: issue(say('field.file')) }).optional(),
    original: z
      .instanceof(SentFile, { error: issue(say('field.file')) })
      .refine(isPdf, issue(say('field.original')))
      .optional(),
    categorize: z.boolean().default(false).describe('about.statement.categorize'),
    skipLines: z.array(z.int().min(1)).max(STATEMENT_LIMITS.lines).default([]),
    dateOrder: z.enum(['DMY', 'MDY']).optional().describe('about.statement.date-order'),
    mapping: z
      .partialRecord(z.enum(ROLES), z.int().min(0).max(STATEMENT_LIMITS.columns))
      .superRefine((mapping, context) => {
        const lacking = lackingIn(mapping);
        if (lacking) context.addIssue({ code: 'custom', message: issue(lacking), params: { isUnfit: true } });
      })
      .optional()
      .describe('about.statement.mapping'),
  })
  .refine(({ statementData, file }) => (statementData === undefined) !== (file === undefined), {
    message: NOTHING_TO_READ,
    path: ['statementData'],
  })
  .transform(({ fileName, ...sent }) => ({
    ...sent,
    fileName: fileName ?? (sent.file ?? sent.original)?.name.slice(-255),
  }));

export type StatementRequest = z.infer<typeof statementUpload>;

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
  accountNumber: z.string().nullable().describe('about.statement.account-number'),
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
  agreeing: z.number().describe('about.statement.agreeing'),
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
    .describe('about.statement.known'),
  insideCovered: z.array(z.number()).describe('about.statement.inside-covered'),
  categories: z
    .object({ count: z.number(), left: z.number(), byRule })
    .nullable()
    .describe('about.statement.categories'),
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
  runId: z.uuid().nullable().describe('about.statement.run-id'),
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

/** Categories that rules and choices give to lines that are not stored yet, and how many lines they leave to a person. */
export type NewCategories = { assignments: AssignedRow<Candidate>[]; left: number; own: OwnNames };
/** What a preview shows of them. */
export type CategoriesShown = { count: number; left: number; byRule: RuleCount[] };

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

/** What became of the wish that new lines get their categories as they come. */
export type Categorised = Pick<NewCategories, 'assignments' | 'own'> & { runId: string | null; isTooLong?: boolean };

export const NONE_ASKED: Categorised = { assignments: [], own: new Map(), runId: null };

/** What an upload did, with the proof of its statement and a sentence for people. */
export function answerOf(
  statement: Statement,
  added: readonly NewLine[],
  uploadId: string | null,
  categories: Categorised = NONE_ASKED,
): UploadAnswer {
  const known = statement.lines.length - added.length;
  const proof = proofJson(statement);
  const warnings = known === 0 ? proof.warnings : [...proof.warnings, skippedAsKnown(known)];
  const counts = { added: added.length, known, categorized: categories.assignments.length };
  const message = messageOf(statement, counts, categories.isTooLong);
  return { message, ...counts, uploadId, runId: categories.runId, ...proof, warnings };
}

const skippedAsKnown = (known: number) => ({
  line: 0,
  code: 'DUPLICATES_SKIPPED',
  message: say('statement.known-skipped', { count: known }),
});

type Counts = Pick<UploadAnswer, 'added' | 'known' | 'categorized'>;

function messageOf(
  { agreeing, checked, skipped }: Statement,
  { added, known, categorized }: Counts,
  isTooLong = false,
): Message {
  const done = [
    say('statement.uploaded.added', { count: added }),
    ...(categorized > 0 ? [say('statement.uploaded.categorized', { count: categorized })] : []),
    ...(known > 0 ? [say('statement.uploaded.known', { count: known })] : []),
    ...(skipped.length > 0 ? [say('statement.uploaded.left-out', { count: skipped.length })] : []),
  ];
  const proof =
    checked > 0
      ? say('statement.uploaded.agreeing', { count: agreeing, checked })
      : say('statement.uploaded.no-balances');
  const told = { done: { list: done }, proof };
  return isTooLong
    ? say('statement.uploaded.too-long', { ...told, count: MOST_CATEGORISED })
    : say('statement.uploaded.all', told);
}
