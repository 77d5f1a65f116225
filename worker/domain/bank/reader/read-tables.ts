import { assemble, type Statement } from './assemble';
import { STATEMENT_LIMITS } from './container';
import type { DateOrder } from './dates-column';
import { ofOneAccount } from './exported-accounts';
import { findLayout, type Layout, type Mapping } from './layout';
import { unitRefusal } from './money-unit';
import type { LineNotice, Refusal } from './notices';
import { otherPaper } from './other-papers';
import { withOwedBalances } from './owed';
import { judgeBooks } from './own-books';
import { readRows } from './rows';
import type { Table } from './table';

export type StatementOutcome = { ok: true; statement: Statement } | { ok: false; refusal: Refusal };

export type ReadOptions = {
  skipLines?: readonly number[];
  dateOrder?: DateOrder;
  /** Columns put right by a person, by their place in the heading. */
  mapping?: Mapping;
  /** The account it is to be read for: our own export may hold the lines of several. */
  bankAccountId?: string;
};

/** What a reading is to do, and what the decoding of its file had to say. */
export type Wish = { options: ReadOptions; warnings: readonly LineNotice[] };

/** Reads the table below the best heading that one of these tables has. */
export function readTables(tables: readonly Table[], wish: Wish): StatementOutcome {
  const found = findLayout(tables, wish.options.mapping);
  if (!found.ok) return found;
  return readLayout(found.layout, wish);
}

/** Reads the lines of a table whose columns are known. */
export function readLayout(found: Layout, { options, warnings: decoded }: Wish): StatementOutcome {
  const one = ofOneAccount(found, options.bankAccountId);
  if ('refusal' in one) return { ok: false, refusal: one.refusal };
  const { layout } = one;
  const warnings = [...decoded, ...one.said];
  const refusal = unitRefusal(layout) ?? (options.mapping ? null : otherPaper(layout));
  if (refusal) return { ok: false, refusal };
  const read = withOwedBalances(readRows(layout, options.dateOrder), layout);
  const count = read.rows.length + read.problems.length;
  if (count === 0) return noTransactions('There are no transactions below the heading.');
  if (count > STATEMENT_LIMITS.lines) return tooManyLines;
  // A person who has put the columns right knows what the file is.
  const books = options.mapping ? null : judgeBooks(layout, read);
  if (books && 'refusal' in books) return { ok: false, refusal: books.refusal };
  const said = books ? [...warnings, books.warning] : warnings;
  const statement = assemble(read, layout, new Set(options.skipLines), said, options.mapping !== undefined);
  const isEmpty = statement.lines.length === 0 && statement.problemCount === 0;
  return isEmpty ? noTransactions('Every line was left out, so there is nothing to store.') : { ok: true, statement };
}

/** Whether nearly every balance follows from the one before. */
export const isProved = ({ checked, agreeing, lines }: Statement): boolean =>
  checked > 1 && agreeing * 10 >= lines.length * 9;

export const isWithoutHeading = (outcome: StatementOutcome): outcome is { ok: false; refusal: Refusal } =>
  !outcome.ok && outcome.refusal.code === 'NO_HEADER';

// Blank lines are free, but not without end.
export const MOST_PHYSICAL_LINES = STATEMENT_LIMITS.lines * 4;

export const tooManyLines = {
  ok: false,
  refusal: {
    code: 'TOO_MANY_LINES',
    message: `The statement has more than ${STATEMENT_LIMITS.lines.toLocaleString('en-IN')} lines. Send it in parts, for example by quarter; lines that overlap are recognised.`,
  },
} as const satisfies StatementOutcome;

function noTransactions(message: string): StatementOutcome {
  return { ok: false, refusal: { code: 'NO_TRANSACTIONS', message } };
}
