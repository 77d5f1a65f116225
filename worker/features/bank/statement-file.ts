import { type ReadOptions, readSheet, readStatement, type StatementOutcome } from '../../domain/bank/statement';
import { containerOf } from '../../domain/bank/statement/container';
import { openWorkbook } from './workbook';

/** Reads a statement from its bytes, whatever it is packed in: judged by the first bytes, never by the file's name. */
export async function readStatementFile(content: Uint8Array, options: ReadOptions): Promise<StatementOutcome> {
  const container = containerOf(content);
  return container === 'workbook' || container === 'page'
    ? readWorkbook(content, options)
    : readStatement(content, options);
}

/** Of several sheets the one that reads as a statement; where none does, the reason the first one gives. */
async function readWorkbook(content: Uint8Array, options: ReadOptions): Promise<StatementOutcome> {
  const opened = await openWorkbook(content);
  if (!opened.ok) return opened;
  const outcomes = opened.sheets.map((sheet) => readSheet(sheet, options));
  return outcomes.find(({ ok }) => ok) ?? outcomes[0] ?? EMPTY;
}

const EMPTY: StatementOutcome = {
  ok: false,
  refusal: {
    code: 'EMPTY_FILE',
    message: 'The workbook has no filled sheet. Send the statement with its heading line and its transactions.',
  },
};
