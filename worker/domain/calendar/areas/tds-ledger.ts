import type { EventOf } from '../../company/events';
import type { FactValues } from '../../company/facts';
import type { IsoDate } from '../../shared/dates';
import { type Paise, paise } from '../../shared/money';
import type { StatementKind } from '../../tds/statement';
import type { Standing } from '../standing';

/** Tax withheld and tax collected are deposited apart. */
export type Side = 'deduction' | 'collection';

export const sideOf = (kind: StatementKind): Side => (kind === 'collection' ? 'collection' : 'deduction');

export type Withheld = { on: IsoDate; amount: Paise; kind: StatementKind };
type Deposit = EventOf<'deposit'>;

/** What is known of one TAN on the day that is asked: what was withheld and deposited, by month and side. */
export type TdsLedger = {
  tan: string;
  /** The end of a title where several TANs must be told apart. */
  suffix: string;
  deductorOn: (day: IsoDate) => FactValues['tan'] | undefined;
  withheldIn: (month: string, side: Side) => readonly Withheld[];
  depositedFor: (month: string, side: Side) => readonly Deposit[];
};

export function ledgersOf(standing: Standing): readonly TdsLedger[] {
  const { today } = standing.asked;
  const deductions = standing.events('deduction').filter(({ happenedOn }) => happenedOn <= today);
  const deposits = standing.events('deposit').filter(({ happenedOn }) => happenedOn <= today);
  const tans = [...new Set([...standing.subjectsOf('tan'), ...deductions.map(({ subject }) => subject)])].sort();
  return tans.map((tan) => {
    const withheld = grouped(
      deductions.filter(({ subject }) => subject === tan),
      ({ happenedOn, details }) => keyOf(happenedOn.slice(0, 7), sideOf(details.statement)),
    );
    const deposited = grouped(
      deposits.filter(({ subject }) => subject === tan),
      ({ details }) => keyOf(details.month, sideOf(details.statement)),
    );
    return {
      tan,
      suffix: tans.length > 1 ? `, ${tan}` : '',
      deductorOn: (day) => standing.factOn('tan', day, tan)?.value,
      withheldIn: (month, side) => (withheld.get(keyOf(month, side)) ?? []).map(asWithheld),
      depositedFor: (month, side) => deposited.get(keyOf(month, side)) ?? [],
    };
  });
}

const keyOf = (month: string, side: Side): string => `${month}|${side}`;

const asWithheld = ({ happenedOn, details }: EventOf<'deduction'>): Withheld => ({
  on: happenedOn,
  amount: details.amount,
  kind: details.statement,
});

function grouped<Item>(items: readonly Item[], keyOfItem: (item: Item) => string): ReadonlyMap<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOfItem(item));
    if (group) group.push(item);
    else groups.set(keyOfItem(item), [item]);
  }
  return groups;
}

export const sumOf = (items: readonly { amount: Paise }[]): Paise =>
  paise(items.reduce((sum, { amount }) => sum + amount, 0));
