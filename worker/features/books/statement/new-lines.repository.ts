import { payeeOf } from '../../../domain/bank/narration/payee';
import type { Statement, StatementLine } from '../../../domain/bank/reader/model';

import { jsonPieces } from '../../../platform/database';
import { newId } from '../../../platform/ids';
import type { StatementUpload } from '../bank.table';
import { type Assignment, categoryValues } from '../categorise/assigned.repository';
import type { KeyedLine } from './statement.repository';

/** A line of a statement that its account does not hold yet, with the id under which it will be stored. */
export type NewLine = { id: string; line: StatementLine; key: string; breaks: boolean; payee: string | null };

/** The new lines among those of a statement, each with its payee and whether its balance does not follow from the line before. */
export function newLinesOf({ breaks }: Pick<Statement, 'breaks'>, lines: readonly KeyedLine[]): NewLine[] {
  const broken = new Set(breaks.map(({ line }) => line));
  return lines
    .filter(({ isKnown }) => !isKnown)
    .map(({ line, key }) => ({
      id: newId(),
      line,
      key,
      breaks: broken.has(line.line),
      payee: payeeOf(line.description),
    }));
}

const COLUMNS = `id, company_id, bank_account_id, upload_id, line, transaction_date, description, amount_paise,
  transaction_type, balance_paise, reference, line_key, breaks_balance, value_date, payee, created_at`;
const VALUES = `value ->> 0, ?2, ?3, ?4, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6,
  value ->> 7, value ->> 8, value ->> 9, value ->> 10, value ->> 11, ?5`;

/** Writes a piece of lines: itself where `source` is ?1, one that was laid by where it names those. */
export function insertLines(
  d1: D1Database,
  upload: StatementUpload,
  piece: string,
  source: string,
): D1PreparedStatement {
  const { companyId, bankAccountId, id, createdAt } = upload;
  return d1
    .prepare(`INSERT INTO bank_transactions (${COLUMNS}) SELECT ${VALUES} FROM json_each(${source})`)
    .bind(piece, companyId, bankAccountId, id, createdAt);
}

/** A line as the values that `insertLines` reads. */
export const rowText = (line: NewLine): string => JSON.stringify(factsOf(line));

function factsOf({ id, line, key, breaks, payee }: NewLine): readonly (string | number | null)[] {
  const { date, description, amount, side, balance, reference, valueDate } = line;
  const facts = [id, line.line, date, description, amount, side, balance, reference, key, breaks ? 1 : 0];
  return [...facts, valueDate, payee];
}

/** The categories that lines get as they are stored, by the lines' ids, and the run that gives them. */
export type CategoriesAhead = { runId: string; assignments: ReadonlyMap<string, Assignment> };

const CATEGORY_COLUMNS = `category, subcategory, category_rule, category_rule_version, category_confidence,
  gst_applicable, tds_applicable, gst_mode, tds_section, categorised_at, category_run_id`;
const CATEGORY_VALUES = `value ->> 12, value ->> 13, value ->> 14, value ->> 15, value ->> 16, value ->> 17, value ->> 18,
  value ->> 19, value ->> 20, ?5, ?6`;
const INSERT_SET = `INSERT INTO bank_transactions (${COLUMNS}, ${CATEGORY_COLUMNS})
  SELECT ${VALUES}, ${CATEGORY_VALUES} FROM json_each(?1)`;

/** Writes lines, with their categories those that get one: setting them afterwards would write each of those rows twice. */
export function linesInserted(
  d1: D1Database,
  upload: StatementUpload,
  lines: readonly NewLine[],
  { runId, assignments }: CategoriesAhead,
): D1PreparedStatement[] {
  const { companyId, bankAccountId, id, createdAt } = upload;
  const bare: string[] = [];
  const set: string[] = [];
  for (const line of lines) {
    const assignment = assignments.get(line.id);
    if (assignment) set.push(JSON.stringify([...factsOf(line), ...categoryValues(assignment)]));
    else bare.push(rowText(line));
  }
  const insertSet = d1.prepare(INSERT_SET);
  return [
    ...jsonPieces(bare).map((piece) => insertLines(d1, upload, piece, '?1')),
    ...jsonPieces(set).map((piece) => insertSet.bind(piece, companyId, bankAccountId, id, createdAt, runId)),
  ];
}
