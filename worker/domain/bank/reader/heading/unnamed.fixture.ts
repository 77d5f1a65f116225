import { inEnglish } from '../../../../testing/in-english';
import type { ReadOptions } from '../model';
import { dayAs, into, LINES, lakhs, out, type Truth } from '../other-banks.fixture';
import { readStatement } from '../read-statement';

/** A day as these files print it. */
export const day = (iso: string) => dayAs('DD/MM/YYYY', iso);
export const signed = (amount: number) => `${amount < 0 ? '-' : ''}${lakhs(amount)}`;

/** The statement of a file that is read, else the reason it is not. */
export function read(content: string, options: ReadOptions = {}) {
  const outcome = inEnglish(readStatement(content, options));
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.statement;
}

/** The cells of each line, without a heading above them. */
export const rows = (cells: (line: Truth, at: number) => string[], lines: readonly Truth[] = LINES) => lines.map(cells);
export const twoColumns = ({ day: iso, text, signed: amount, balance }: Truth) => [
  ...[day(iso), text, out(amount), into(amount)],
  lakhs(balance),
];
