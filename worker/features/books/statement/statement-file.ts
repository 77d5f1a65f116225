import { containerOf } from '../../../domain/bank/reader/file/text';
import type { ReadOptions, Statement, StatementOutcome } from '../../../domain/bank/reader/model';
import { readSheet, readStatement } from '../../../domain/bank/reader/read-statement';
import { say } from '../../../domain/shared/message';

import { openWorkbook } from './workbook';

/** Reads a statement from its bytes, whatever it is packed in: judged by the first bytes, never by the file's name. */
export async function readStatementFile(content: Uint8Array, options: ReadOptions): Promise<StatementOutcome> {
  const container = containerOf(content);
  return container === 'workbook' || container === 'page'
    ? readWorkbook(content, options)
    : readStatement(content, options);
}

/** Of several sheets the one with the most transactions; where none reads as a statement, the reason the first one gives. */
async function readWorkbook(content: Uint8Array, options: ReadOptions): Promise<StatementOutcome> {
  const opened = await openWorkbook(content);
  if (!opened.ok) return opened;
  const outcomes = opened.sheets.map((sheet) => readSheet(sheet, options));
  const read = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.statement] : []));
  const [chosen, ...others] = read.toSorted((one, other) => other.lines.length - one.lines.length);
  if (!chosen) return outcomes[0] ?? EMPTY;
  // The tables of a web page stand within one another, so that another one is no other statement.
  const isParted = containerOf(content) === 'workbook';
  return { ok: true, statement: isParted ? withOtherSheets(chosen, others) : chosen };
}

/** A person is told of transactions on other sheets, which this statement leaves where they are. */
function withOtherSheets(chosen: Statement, others: readonly Statement[]): Statement {
  const left = others.filter(({ lines }) => lines.length > 0);
  if (left.length === 0) return chosen;
  const message = say('statement.other-sheets', {
    read: say('statement.transactions', { count: chosen.lines.length }),
    left: say('statement.transactions', { count: left.reduce((sum, { lines }) => sum + lines.length, 0) }),
    sheets: say('statement.sheets', { count: left.length }),
  });
  return { ...chosen, warnings: [...chosen.warnings, { line: 0, code: 'OTHER_SHEETS', message }] };
}

const EMPTY: StatementOutcome = {
  ok: false,
  refusal: {
    code: 'EMPTY_FILE',
    message: say('statement.empty-workbook'),
  },
};
