import { payeeOf } from '../../domain/bank/payee';
import type { Statement, StatementLine } from '../../domain/bank/statement';
import { newId } from '../../platform/ids';
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
