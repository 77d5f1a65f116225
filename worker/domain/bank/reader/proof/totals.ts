import { type Message, say } from '../../../shared/message';
import type { Paise } from '../../../shared/money';
import { readAmount } from '../cell/amount';
import type { StatementLine } from '../model';
import type { LineNotice } from '../notices';

type Cells = readonly string[];
type Printed = { debits: Paise | number; credits: Paise | number };

const SUM_LABELS = {
  debits: /^\W*(?:total\s+|sum\s+of\s+)?(?:debits?|withdrawals?)(?:\s+(?:amount|amt|total))?\W*$/i,
  credits: /^\W*(?:total\s+|sum\s+of\s+)?(?:credits?|deposits?)(?:\s+(?:amount|amt|total))?\W*$/i,
};
const COUNT_LABELS = {
  debits: /^\W*(?:(?:no\.?|number|count)\s+of\s+)?(?:dr|debits?|withdrawals?)\.?(?:\s+(?:count|transactions))?\W*$/i,
  credits: /^\W*(?:(?:no\.?|number|count)\s+of\s+)?(?:cr|credits?|deposits?)\.?(?:\s+(?:count|transactions))?\W*$/i,
};
const SAYS_COUNT = /\bcount\b|\bno\.?\s+of\b|\bnumber\s+of\b/i;

/** What a summary above or below the table prints of both sides, against what the lines give. */
export function totalsWarnings(around: readonly Cells[], lines: readonly StatementLine[]): LineNotice[] {
  const sums = pairs(around, SUM_LABELS, false, (cell) => readAmount(cell, 'balance') ?? undefined);
  const counts = pairs(around, COUNT_LABELS, true, (cell) => (/^\d{1,6}$/.test(cell) ? Number(cell) : undefined));
  return [
    ...differing(sums, { debits: sumOf(lines, 'debit'), credits: sumOf(lines, 'credit') }, inRupees),
    ...differing(counts, { debits: countOf(lines, 'debit'), credits: countOf(lines, 'credit') }, inNumber),
  ];
}

/** Both figures of each row that labels both sides; a page may have its own, so each is kept. */
function pairs(
  around: readonly Cells[],
  labels: typeof SUM_LABELS,
  isCount: boolean,
  read: (cell: string) => number | undefined,
): Printed[] {
  return around.flatMap((cells, place) => {
    const at = (label: RegExp) => cells.findIndex((cell) => label.test(cell) && SAYS_COUNT.test(cell) === isCount);
    const [debit, credit] = [at(labels.debits), at(labels.credits)];
    if (debit === -1 || credit === -1) return [];
    const below = around[place + 1] ?? [];
    const [debits, credits] = [read(below[debit]?.trim() ?? ''), read(below[credit]?.trim() ?? '')];
    return debits === undefined || credits === undefined ? [] : [{ debits, credits }];
  });
}

/** Nothing where one of the printed pairs is right: the others are of pages. */
function differing(printed: readonly Printed[], given: Printed, words: (pair: Printed) => Message): LineNotice[] {
  const last = printed.at(-1);
  if (!last || printed.some(({ debits, credits }) => debits === given.debits && credits === given.credits)) return [];
  const message = say('statement.totals-differ', { printed: words(last), given: words(given) });
  return [{ line: 0, code: 'TOTALS_DIFFER', message }];
}

const inRupees = ({ debits, credits }: Printed) =>
  say('statement.totals-in-rupees', { debits: { exact: debits as Paise }, credits: { exact: credits as Paise } });
const inNumber = ({ debits, credits }: Printed) =>
  say('statement.totals-in-number', {
    debits: say('statement.debits', { count: debits }),
    credits: say('statement.credits', { count: credits }),
  });

const ofSide = (lines: readonly StatementLine[], side: StatementLine['side']) =>
  lines.filter((line) => line.side === side);
const countOf = (lines: readonly StatementLine[], side: StatementLine['side']) => ofSide(lines, side).length;
const sumOf = (lines: readonly StatementLine[], side: StatementLine['side']) =>
  ofSide(lines, side).reduce((sum, { amount }) => sum + amount, 0);
