import { amountOf } from '../../domain/calendar/areas/form-amount';
import { ledgersOf, openDeposit } from '../../domain/calendar/areas/tds/deposits';
import { isPaidWith } from '../../domain/calendar/form-amounts';
import { besideCost } from '../../domain/calendar/ladder';
import type { CompanyProfile } from '../../domain/calendar/model';
import type { Area } from '../../domain/calendar/values';
import { addDays, type IsoDate } from '../../domain/shared/dates';
import { type Paise, paise } from '../../domain/shared/money';
import { costOfRow } from '../calendar/calendar.contract';
import type { NearRow } from './dashboard.repository';

/** What is paid with an item beside its fees, in paise: 'none' where nothing ever is, 'not-entered' where nobody has said how much. */
export type Tax = Paise | 'none' | 'not-entered';

type Asked = Pick<NearRow, 'formType' | 'period' | 'subject' | 'obligationKey'>;

/**
 * The tax of an item: of a deposit what is recorded as withheld and not deposited, of anything else the amount that was stated for
 * it; nil once its tax is said to be paid.
 */
export function taxByItem(profile: CompanyProfile): (item: Asked) => Tax {
  const ledgers = ledgersOf(profile);
  const paid = new Set(profile.events('tax-paid').map(({ subject }) => subject));
  return ({ formType, period, subject, obligationKey }) => {
    if (!formType || !isPaidWith(formType)) return 'none';
    if (obligationKey && paid.has(obligationKey)) return paise(0);
    const open = openDeposit(ledgers, formType, period ?? '', subject);
    return open ?? (obligationKey ? amountOf(profile, obligationKey) : undefined) ?? 'not-entered';
  };
}

export type ToPay = {
  tax: Paise;
  cost: Paise;
  /** What tomorrow costs beyond what today does. */
  costOfOneDay: Paise;
  count: number;
  byArea: { type: Area; amount: Paise }[];
  notEntered: { form: string; of: 'tax' | 'cost' }[];
};

/** What is to be paid for these items if all are done today, by area, the largest first, and of what no amount is known. */
export function toPayOf(items: readonly NearRow[], taxOf: (item: NearRow) => Tax, today: IsoDate): ToPay {
  const areas = new Map<Area, Paise>();
  const missing = new Map<string, 'tax' | 'cost'>();
  let [tax, cost, tomorrow] = [paise(0), paise(0), paise(0)];
  for (const item of items) {
    const owed = taxOf(item);
    const known = typeof owed === 'number' ? owed : paise(0);
    const late = costOn(item, today);
    tax = paise(tax + known);
    cost = paise(cost + late);
    tomorrow = paise(tomorrow + costOn(item, addDays(today, 1)));
    areas.set(item.type, paise((areas.get(item.type) ?? 0) + known + late));
    const lacks = lacking(item, owed, today);
    if (lacks && item.formType) missing.set(item.formType, lacks);
  }
  const byArea = [...areas].map(([type, amount]) => ({ type, amount })).filter(({ amount }) => amount > 0);
  return {
    ...{ tax, cost, costOfOneDay: paise(tomorrow - cost), count: items.length },
    byArea: byArea.toSorted((one, other) => other.amount - one.amount),
    notEntered: [...missing].map(([form, of]) => ({ form, of })),
  };
}

/** A person's own figure is what missing the day costs: nothing until it is missed. */
const costOn = (item: NearRow, day: IsoDate): Paise => (day <= item.dueDate ? paise(0) : costOfRow(item, day));

function lacking({ dueDate, unknownCost }: NearRow, tax: Tax, today: IsoDate): 'tax' | 'cost' | undefined {
  if (tax === 'not-entered') return 'tax';
  return dueDate < today && besideCost(unknownCost).unknownCost !== null ? 'cost' : undefined;
}
