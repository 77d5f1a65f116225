import { STATEMENT_LIMITS } from './container';
import type { Layout } from './layout';
import { type LineNotice, problem } from './notices';
import type { DelimitedRecord } from './records';

/** Why the cells of a line cannot be told apart, or stand for more than a statement prints; null where they can be read. */
export function misshapen(
  { line, cells, quoting }: DelimitedRecord,
  { width }: Layout,
  cut: number | null,
  warnings: LineNotice[],
): LineNotice | null {
  if (quoting === 'repaired') {
    if (cells.length !== width)
      return problem(line, 'BAD_QUOTING', 'A quotation mark is left open, so the cells cannot be told apart.');
    const message = 'A stray quotation mark was taken as part of the text. Check the description.';
    warnings.push({ line, code: 'BAD_QUOTING', message });
  }
  if (cells.length > width && cells.slice(width).some((cell) => cell.trim() !== '')) {
    const advice = 'A text or an amount with a comma in it must stand in quotation marks.';
    return problem(line, 'WRONG_COLUMNS', `There are more cells than the ${width} headings. ${advice}`);
  }
  if (line === cut && cells.length < width) {
    const fault = 'The file ends in the middle of this line, so its last amount may be cut off.';
    return problem(line, 'WRONG_COLUMNS', fault);
  }
  const longest = cells.find((cell) => cell.length > STATEMENT_LIMITS.cellCharacters);
  return longest
    ? problem(line, 'TOO_LONG', `A cell is longer than ${STATEMENT_LIMITS.cellCharacters} characters.`)
    : null;
}
