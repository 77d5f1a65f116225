import type { Amounts, RegisterRow } from '../register/model';
import {
  type ByHead,
  byHead,
  lessByHead,
  NOTHING,
  type Settlement,
  sumByHead,
  TAX_HEADS,
  type TaxHead,
} from '../settle/model';
import { creditOf, type TwoBLine, takesCredit } from '../two-b/model';
import type { LineSum } from './tables';

export type YearLine = { line: string; amounts: ByHead };

const headsOf = (amounts: Omit<Amounts, 'taxable'>): ByHead => byHead((head) => amounts[head]);
const above = (one: ByHead): ByHead => byHead((head) => Math.max(0, one[head]));

export type CreditOfYear = {
  /** Documents of the year's GSTR-2B, each in the version that is known. */
  lines: readonly TwoBLine[];
  sums: readonly LineSum[];
  /** Documents of the year that only GSTR-2B of the next has. */
  later: readonly TwoBLine[];
};

const ofSuppliers = ({ section }: TwoBLine): boolean =>
  ['b2b', 'b2ba', 'cdnr', 'cdnra', 'ecom', 'ecoma'].includes(section);
const counts = (line: TwoBLine): boolean => !line.isRejected && !line.isReverseCharge;

const isAvailed = (line: TwoBLine): boolean =>
  counts(line) && ofSuppliers(line) && line.availability !== 'no' && !takesCredit(line);

/** Table 8: credit as the suppliers reported it in GSTR-2B (8A) against what was availed, and what lapses of it. */
export function creditTable({ lines, sums, later }: CreditOfYear): YearLine[] {
  const at = (...names: string[]) => sumByHead(sums.filter(({ line }) => names.includes(line)).map(headsOf));
  const of = (some: readonly TwoBLine[]) => sumByHead(some.map((line) => headsOf(creditOf(line))));
  const reported = lines.filter((line) => counts(line) && ofSuppliers(line));
  const a = of(reported.filter(({ availability }) => availability !== 'no'));
  const b = at('6B', '6H');
  const c = of(later.filter(isAvailed));
  const d = lessByHead(a, sumByHead([b, c]));
  const f = of(reported.filter(({ availability }) => availability === 'no'));
  const g = of(lines.filter((line) => counts(line) && line.section.startsWith('imp')));
  const h = at('6E');
  const i = lessByHead(g, h);
  const table: readonly [line: string, amounts: ByHead][] = [
    ['8A', a],
    ['8B', b],
    ['8C', c],
    ['8D', d],
    ['8E', above(d)],
    ['8F', f],
    ['8G', g],
    ['8H', h],
    ['8I', i],
    ['8J', above(i)],
    ['8K', sumByHead([above(d), above(i)])],
  ];
  return table.map(([line, amounts]) => ({ line, amounts }));
}

/** Table 9: tax as the returns made it payable, and with what it was paid, by the recorded set-offs of the year. */
export function paidTable(recorded: readonly Settlement[]): YearLine[] {
  const of = (pick: (one: Settlement) => ByHead) => sumByHead(recorded.map(pick));
  const byCredit = (of: TaxHead) => (one: Settlement) =>
    byHead((head) =>
      one.uses.reduce((all, use) => (use.of === of && use.against === head ? all + use.amount : all), 0),
    );
  return [
    { line: 'payable', amounts: of(({ liability, reverse }) => sumByHead([liability, reverse])) },
    { line: 'cash', amounts: of(({ tax }) => tax) },
    ...TAX_HEADS.map((head) => ({ line: `credit-${head}`, amounts: of(byCredit(head)) })),
    { line: 'interest', amounts: of(({ interest }) => interest) },
    { line: 'late-fee', amounts: of(({ lateFee }) => lateFee) },
  ];
}

/** Tables 10 to 14: what returns after the year declare of it: supplies raised and lowered, credit reversed and taken, and their tax. */
export function laterTable(amendments: readonly RegisterRow[], later: readonly TwoBLine[]): YearLine[] {
  const changes = netOf(amendments);
  const raised = sumByHead(changes.map(above));
  const lowered = sumByHead(changes.map((one) => above(lessByHead(NOTHING, one))));
  const of = (lines: readonly TwoBLine[]) => sumByHead(lines.map(({ tax }) => headsOf(tax)));
  return [
    { line: '10', amounts: raised },
    { line: '11', amounts: lowered },
    { line: '12', amounts: of(later.filter((line) => counts(line) && takesCredit(line))) },
    { line: '13', amounts: of(later.filter(isAvailed)) },
    { line: '14', amounts: lessByHead(raised, lowered) },
  ];
}

/** What each amended document or advance changes: as it is now, less what was reported. */
function netOf(rows: readonly RegisterRow[]): ByHead[] {
  const of = Map.groupBy(rows, ({ documentId, voucherId, id }) => documentId ?? voucherId ?? id);
  return [...of.values()].map((group) => sumByHead(group.map(headsOf)));
}
