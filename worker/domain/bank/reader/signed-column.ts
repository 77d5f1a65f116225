import { formatCount } from '../../shared/counts';
import { chain } from './balance-chain';
import type { LineNotice } from './notices';
import type { StatementLine } from './rows';

type Read = { rows: StatementLine[]; warnings: LineNotice[] };

/** A single minus is a correction; several, and no amount without one, are how the bank prints the column. */
const FEWEST = 2;

/**
 * A column of which every amount carries a minus: there it says again what the heading says, and turns nothing round. That is
 * taken so where otherwise all money would have gone one way, and where the balances do not speak against it.
 */
export function withSignedColumn({ rows, warnings }: Read): Read {
  const turned = new Set(warnings.filter(({ code }) => code === 'NEGATIVE_AMOUNT').map(({ line }) => line));
  if (turned.size < FEWEST || new Set(rows.map(({ side }) => side)).size > 1) return { rows, warnings };
  const straight = rows.map((row): StatementLine => {
    const side = row.side === 'debit' ? 'credit' : 'debit';
    return turned.has(row.line) ? { ...row, side } : row;
  });
  const [before, after] = [chain(rows), chain(straight)];
  if (after.checked > 0 && after.breaks.length >= before.breaks.length) return { rows, warnings };
  const [name, way] =
    straight.find(({ line }) => turned.has(line))?.side === 'debit' ? ['debit', 'out'] : ['credit', 'in'];
  const message = `Every ${name} is printed with a minus. All ${formatCount(turned.size)} were read as money ${way}.`;
  const others = warnings.filter(({ code }) => code !== 'NEGATIVE_AMOUNT');
  return { rows: straight, warnings: [...others, { line: 0, code: 'NEGATIVE_AMOUNT', message }] };
}
