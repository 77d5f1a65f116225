import { STATEMENT_LIMITS } from './container';
import type { Refusal } from './notices';
import { DELIMITERS, type Delimiter, readRecord } from './records';

export const ROLES = ['date', 'description', 'debit', 'credit', 'balance'] as const;
export type Role = (typeof ROLES)[number];

/** Where each column stands, from 0; a balance column may be missing. */
export type Columns = { date: number; description: number; debit: number; credit: number; balance: number | null };

export type Layout = { delimiter: Delimiter; columns: Columns; width: number; headerCells: string[]; next: number };

/** Headings as the bank prints them, without case, blanks and punctuation. The whole cell must match. */
const HEADINGS: Record<Role, readonly string[]> = {
  date: ['date'],
  description: ['description'],
  debit: ['debitamount', 'debit'],
  credit: ['creditamount', 'credit'],
  balance: ['balance'],
};

const LABELS: Record<Role, string> = {
  date: 'Date',
  description: 'Description',
  debit: 'Debit Amount',
  credit: 'Credit Amount',
  balance: 'Balance',
};

const REQUIRED = ['date', 'description', 'debit', 'credit'] as const;

type Candidate = { line: number; found: Map<Role, number>; twice: Role[] };

/** Finds the heading line near the top and what each column holds; else says which headings are missing. */
export function findLayout(lines: readonly string[]): { ok: true; layout: Layout } | { ok: false; refusal: Refusal } {
  let nearest: Candidate | null = null;
  for (const delimiter of DELIMITERS) {
    for (let index = 0; index < Math.min(lines.length, STATEMENT_LIMITS.headerSearch); ) {
      const record = readRecord(lines, index, delimiter, 0);
      const candidate = { line: record.line, ...rolesOf(record.cells) };
      const columns = columnsOf(candidate);
      if (columns) {
        const layout = { delimiter, columns, width: record.cells.length, headerCells: record.cells, next: record.next };
        return { ok: true, layout };
      }
      if (candidate.found.size > (nearest?.found.size ?? 0)) nearest = candidate;
      index = record.next;
    }
  }
  return { ok: false, refusal: withoutHeader(nearest) };
}

function rolesOf(cells: readonly string[]): { found: Map<Role, number>; twice: Role[] } {
  const found = new Map<Role, number>();
  const twice: Role[] = [];
  cells.slice(0, STATEMENT_LIMITS.columns).forEach((cell, position) => {
    const heading = cell.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    const role = ROLES.find((candidate) => HEADINGS[candidate].includes(heading));
    if (!role) return;
    if (found.has(role)) twice.push(role);
    else found.set(role, position);
  });
  return { found, twice };
}

function columnsOf({ found, twice }: Candidate): Columns | null {
  const [date, description, debit, credit] = REQUIRED.map((role) => found.get(role));
  if (date === undefined || description === undefined || debit === undefined || credit === undefined) return null;
  if (twice.length > 0) return null;
  return { date, description, debit, credit, balance: found.get('balance') ?? null };
}

function withoutHeader(nearest: Candidate | null): Refusal {
  const expected = 'Date, Description, Debit Amount, Credit Amount and, if the bank gives it, Balance';
  if (!nearest || nearest.found.size < 2) {
    return {
      code: 'NO_HEADER',
      message: `No heading line was found. The first line must name the columns: ${expected}.`,
    };
  }
  const { line, found, twice } = nearest;
  const missing = REQUIRED.filter((role) => !found.has(role)).map((role) => LABELS[role]);
  const fault =
    missing.length > 0
      ? `has no column ${missing.join(', ')}`
      : `has the column ${LABELS[twice[0] ?? 'balance']} twice`;
  return { code: 'NO_HEADER', line, message: `The heading on line ${line} ${fault}. The columns are: ${expected}.` };
}
