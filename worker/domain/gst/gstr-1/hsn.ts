import { ruleIfInForce } from '../../law/rule';
import { type BasisPoints, paise } from '../../shared/money';
import { HSN_PHASE_3 } from '../law/time-limits';
import type { Amounts, RegisterRow } from '../register/model';
import { sumOf } from '../register/register';
import { endOfMonth } from '../register/section';
import { unitCodeOf } from './units.data';

/** The tab of Table 12 in which a row stands: supplies to registered persons, or the others. */
export type HsnTab = 'b2b' | 'b2c';

export type HsnRow = Amounts & {
  tab: HsnTab;
  hsn: string;
  description: string;
  unit: string;
  /** In ten-thousandths: quantities have up to four decimals. */
  quantity: number;
  rate: BasisPoints;
  rows: readonly RegisterRow[];
};

const REGISTERED: readonly (string | null)[] = ['4A', '4B', '6B', '6C', '9B-registered', '9A-b2b', '9C-registered'];
const OTHERS: readonly (string | null)[] = [
  ...['5', '6A', '7', '9B-unregistered', '9A-b2cl', '9A-exp', '9C-unregistered', '10'],
];

/** The tab of a row, by the table in which its document stands; undefined for what Table 12 does not take. */
export function hsnTabOf({ section, counterparty, source }: RegisterRow): HsnTab | undefined {
  if (source !== 'document') return undefined;
  if (REGISTERED.includes(section.at)) return 'b2b';
  if (OTHERS.includes(section.at)) return 'b2c';
  if (section.at === '8' || section.at === '15' || section.at === '15A') return counterparty.gstin ? 'b2b' : 'b2c';
  return undefined;
}

/** Whether the return of a month splits Table 12 into tabs. */
export const isHsnSplit = (period: string): boolean => ruleIfInForce(HSN_PHASE_3, endOfMonth(period))?.value ?? false;

/** What tax was charged at: an undertaking and a zone without tax have none. */
export const rateCharged = ({ supplyType, rate }: Pick<RegisterRow, 'supplyType' | 'rate'>): BasisPoints =>
  supplyType.endsWith('without-tax') ? (0 as BasisPoints) : rate;

/** Table 12: what each code comes to by tab, unit and rate, in the order in which they first occur. Notes that lower are taken off. */
export function hsnRowsOf(
  rows: readonly RegisterRow[],
  tabOf: (row: RegisterRow) => HsnTab | undefined = hsnTabOf,
): HsnRow[] {
  const groups = new Map<string, { tab: HsnTab; unit: string; rate: BasisPoints; rows: RegisterRow[] }>();
  for (const row of rows) {
    const tab = tabOf(row);
    if (!tab) continue;
    const unit = isService(row.hsn) ? 'NA' : (unitCodeOf(row.unit ?? '') ?? 'OTH');
    const rate = rateCharged(row);
    const key = [tab, row.hsn ?? '', unit, rate].join('|');
    const group = groups.get(key) ?? { tab, unit, rate, rows: [] };
    group.rows.push(row);
    groups.set(key, group);
  }
  return [...groups.values()].map(({ tab, unit, rate, rows: of }) => ({
    ...{ tab, hsn: of[0]?.hsn ?? '', description: of[0]?.description ?? '', unit, rate, rows: of },
    quantity: unit === 'NA' ? 0 : of.reduce((sum, row) => sum + row.sign * tenThousandths(row.quantity), 0),
    ...sumOf(of),
  }));
}

export const isService = (hsn: string | null): boolean => hsn?.startsWith('99') ?? false;

/** A quantity as it was typed, in ten-thousandths; of none, nought. */
function tenThousandths(text: string | null): number {
  const [, whole = '0', part = ''] = /^(\d{1,9})(?:\.(\d{1,4}))?$/.exec(text ?? '') ?? [];
  return paise(Number(whole) * 10_000 + Number(part.padEnd(4, '0')));
}
