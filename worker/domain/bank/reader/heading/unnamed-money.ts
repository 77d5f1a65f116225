import { balanceOf, type PrintedAmount, readAmount, readPrinted } from '../cell/amount';
import type { Mapping } from '../model';
import { cellsAt, type DatedRows, type Kind, type Row } from './column-kinds';

/** The amounts of each column of figures, line by line, whatever their sign. */
type Amounts = ReadonlyMap<number, readonly number[]>;

/** More columns of figures than this no statement has; pairs of them are tried one by one. */
const MOST_FIGURES = 8;
/** Of ten lines so many must lead from one balance to the next. */
const NEARLY_ALL = 0.8;

/** The columns of money that the running balance proves: of all ways to choose them the one under which most lines follow. */
export function provedMoney({ rows }: DatedRows, kinds: readonly Kind[]): Mapping | null {
  const figures = figuresOf(rows, kinds);
  const amounts: Amounts = new Map(figures.map((at) => [at, rows.map(({ cells }) => amountIn(cells[at]))]));
  let best: { columns: Mapping; links: number } | null = null;
  for (const balance of figures) {
    const balanceSide = kinds[balance + 1] === 'mark' ? balance + 1 : undefined;
    const printed = { balance, ...(balanceSide !== undefined && { balanceSide }) };
    const balances = rows.map(({ cells }) => balanceOf(cells, printed) ?? null);
    for (const moved of movedBeside(printed, amounts, kinds)) {
      const links = linksOf(moved, balances, amounts);
      if (links > (best?.links ?? 0)) best = { columns: { ...printed, ...moved }, links };
    }
  }
  return best && best.links >= Math.max(1, (rows.length - 1) * NEARLY_ALL) ? best.columns : null;
}

/** The only column of amounts, where marks or both signs in it say which way the money went; else null. */
export function signedMoney({ rows }: DatedRows, kinds: readonly Kind[]): Mapping | null {
  const [amount, ...others] = figuresOf(rows, kinds).filter((at) => isPrintedAsMoney(cellsAt(rows, at)));
  if (amount === undefined || others.length > 0 || cellsAt(rows, amount).length < rows.length) return null;
  const side = sideBeside(amount, kinds);
  if (side !== undefined && cellsAt(rows, side).length === rows.length) return { amount, side };
  const printed = cellsAt(rows, amount).flatMap((cell) => readPrinted(cell, 'credit') ?? []);
  const ways = new Set(printed.map(wayOf));
  return ways.size === 2 ? { amount } : null;
}

const wayOf = ({ isMinus, mark }: PrintedAmount): string => (isMinus || mark === 'dr' ? 'out' : 'in');

/** Columns of figures, without those that count the lines. */
function figuresOf(rows: readonly Row[], kinds: readonly Kind[]): number[] {
  const figures = kinds.flatMap((kind, at) => (kind === 'figure' && !isSerial(cellsAt(rows, at)) ? [at] : []));
  return figures.slice(0, MOST_FIGURES);
}

const isSerial = (cells: readonly string[]): boolean =>
  cells.length > 1 &&
  cells.every((cell) => /^\d+$/.test(cell)) &&
  cells.every((cell, at) => at === 0 || Math.abs(Number(cell) - Number(cells[at - 1])) === 1);

/** A number of a cheque or a branch has neither decimals nor commas; where nothing has, all may be money. */
const isPrintedAsMoney = (cells: readonly string[]): boolean =>
  cells.some((cell) => /[.,]\d|₹|rs|inr|[dc]r/i.test(cell));

const amountIn = (cell = ''): number => Math.abs(readAmount(cell, 'balance') ?? 0);

/** The mark beside a figure, behind it or before it. */
const sideBeside = (at: number, kinds: readonly Kind[]): number | undefined =>
  [at + 1, at - 1].find((place) => kinds[place] === 'mark');

/** Two columns of which nearly each line fills one and none fills both, or one that nearly each line fills. */
function movedBeside({ balance, balanceSide }: Mapping, amounts: Amounts, kinds: readonly Kind[]): Mapping[] {
  const others = [...amounts].filter(([at]) => at !== balance);
  const isNearlyAll = (filled: readonly boolean[]) =>
    filled.filter(Boolean).length >= Math.max(1, filled.length * NEARLY_ALL);
  const pairs = others.flatMap(([debit, out]) =>
    others.flatMap(([credit, into]) => {
      const isApart = debit !== credit && out.every((amount, line) => amount === 0 || into[line] === 0);
      const isUsed = out.some(Boolean) && into.some(Boolean);
      const filled = out.map((amount, line) => amount !== 0 || into[line] !== 0);
      return isApart && isUsed && isNearlyAll(filled) ? [{ debit, credit }] : [];
    }),
  );
  const single = others.filter(([, moved]) => isNearlyAll(moved.map((amount) => amount !== 0)));
  return [...pairs, ...single.map(([amount]) => ({ amount, ...sideOf(amount, balanceSide, kinds) }))];
}

function sideOf(amount: number, taken: number | undefined, kinds: readonly Kind[]): Mapping {
  const side = sideBeside(amount, kinds);
  return side === undefined || side === taken ? {} : { side };
}

/** On how many lines the balance moves as the amounts say, read downwards or upwards. */
function linksOf({ debit, credit, amount }: Mapping, balances: readonly (number | null)[], amounts: Amounts): number {
  const at = (place: number | undefined, line: number) => amounts.get(place ?? -1)?.[line] ?? 0;
  const isStep = (line: number, from: number) => {
    const [before, after] = [balances[from] ?? null, balances[line] ?? null];
    if (before === null || after === null) return false;
    if (amount !== undefined) return after !== before && Math.abs(after - before) === at(amount, line);
    return after !== before && after - before === at(credit, line) - at(debit, line);
  };
  const down = balances.filter((_balance, line) => line > 0 && isStep(line, line - 1)).length;
  const up = balances.filter((_balance, line) => line + 1 < balances.length && isStep(line, line + 1)).length;
  return Math.max(down, up);
}
