import { payeeOf } from '../../../domain/bank/narration/payee';
import type { Statement, StatementLine } from '../../../domain/bank/reader/model';

import { jsonPieces } from '../../../platform/database';
import { newId } from '../../../platform/ids';
import { type Assignment, RULE_SETS, ruleSets } from '../categorise/assigned.repository';
import { TRANSACTION_COLUMNS } from '../transaction/transaction.table';
import type { KeyedLine } from './statement.repository';
import type { StatementUpload } from './statement.table';

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

const FACTS = [
  ...(['id', 'line', 'transactionDate', 'description', 'amount', 'transactionType', 'balance', 'reference'] as const),
  ...(['lineKey', 'breaksBalance', 'valueDate', 'payee'] as const),
] as const;
const OF_UPLOAD = ['companyId', 'bankAccountId', 'uploadId', 'createdAt'] as const;
const BARE = TRANSACTION_COLUMNS.bulk(FACTS, OF_UPLOAD);
const SET = TRANSACTION_COLUMNS.bulk([...FACTS, ...RULE_SETS], [...OF_UPLOAD, 'categorisedAt', 'categoryRunId']);

const ofUpload = ({ id, companyId, bankAccountId, createdAt }: StatementUpload) => ({
  ...{ companyId, bankAccountId, uploadId: id, createdAt },
});

/** Writes a piece of lines: itself where `source` is ?1, one that was laid by where it names those. */
export const insertLines = (d1: D1Database, upload: StatementUpload, piece: string, source?: string) =>
  BARE.insert(d1, piece, ofUpload(upload), source);

/** A line as the values that `insertLines` reads. */
export const rowText = (line: NewLine): string => BARE.text(factsOf(line));

const factsOf = ({ id, line, key, breaks, payee }: NewLine) => ({
  ...{ id, line: line.line, transactionDate: line.date, description: line.description, amount: line.amount },
  ...{ transactionType: line.side, balance: line.balance, reference: line.reference, lineKey: key },
  ...{ breaksBalance: breaks, valueDate: line.valueDate, payee },
});

/** The categories that lines get as they are stored, by the lines' ids, and the run that gives them. */
export type CategoriesAhead = { runId: string; assignments: ReadonlyMap<string, Assignment> };

/** Writes lines, with their categories those that get one: setting them afterwards would write each of those rows twice. */
export function linesInserted(
  d1: D1Database,
  upload: StatementUpload,
  lines: readonly NewLine[],
  { runId, assignments }: CategoriesAhead,
): D1PreparedStatement[] {
  const bare: string[] = [];
  const set: string[] = [];
  for (const line of lines) {
    const assignment = assignments.get(line.id);
    if (assignment) set.push(SET.text({ ...factsOf(line), ...ruleSets(assignment) }));
    else bare.push(rowText(line));
  }
  const same = { ...ofUpload(upload), categorisedAt: upload.createdAt, categoryRunId: runId };
  return [
    ...jsonPieces(bare).map((piece) => insertLines(d1, upload, piece)),
    ...jsonPieces(set).map((piece) => SET.insert(d1, piece, same)),
  ];
}
