import { isIsoDate } from '../shared/dates';
import { type Message, type Param, type Quantity, say } from '../shared/message';
import { type BasisPoints, paise } from '../shared/money';
import type { Rule } from './rule';

/** What a number in a rule counts. */
type Counted = 'paise' | 'rate' | 'days' | 'months' | 'years' | 'times' | 'count' | 'month-day' | 'text';

/** What a single number is, by the beginning of the unit that its rule states; the first that fits counts. */
const COUNTED: readonly (readonly [unit: RegExp, counted: Counted])[] = [
  [/^paise/, 'paise'],
  [/^(basis points|rate|of |a year|a month)/, 'rate'],
  [/^(clear )?days/, 'days'],
  [/^months/, 'months'],
  [/^years/, 'years'],
  [/^month and day/, 'month-day'],
];

/** The fields of values that have several, as they are told beside each other; what is not here says nothing by itself. */
const FIELDS: Readonly<Record<string, Counted>> = {
  ...{ perDay: 'paise', amount: 'paise', ofTurnoverInState: 'rate', turnoverAbove: 'paise', turnoverUpTo: 'paise' },
  ...{ day: 'count', monthsAfter: 'months', inMarch: 'text', monthDay: 'month-day', yearsAfterEnd: 'years' },
  ...{ days: 'days', months: 'months', monthsAfterYear: 'months', monthsAfterPrevious: 'months', dueDays: 'days' },
  ...{ paidUpCapital: 'paise', turnover: 'paise', netWorth: 'paise', netProfit: 'paise', contribution: 'paise' },
  ...{ ordinary: 'paise', digital: 'paise', fee: 'paise', smallIncomeAtMost: 'paise', smallIncomeFee: 'paise' },
  ...{ gapDays: 'days', perHalfYear: 'count', perCalendarYear: 'count', everyYears: 'years', firstAfterYears: 'years' },
  ...{
    reactivationFee: 'paise',
    withinMonth: 'paise',
    'beyond-month': 'paise',
    rate: 'rate',
    enough: 'rate',
    must: 'rate',
  },
  ...{
    upToDays: 'days',
    times: 'times',
    upTo: 'paise',
    below: 'paise',
    tax: 'paise',
    company: 'text',
    officer: 'text',
  },
  ...{ fixed: 'paise', atMost: 'paise', withoutCapital: 'paise', everyone: 'text', slabs: 'text', cap: 'text' },
  ...{ instalments: 'text', pieces: 'text', bands: 'text', dueOn: 'text', women: 'text', renewal: 'paise' },
  ...{ restoration: 'paise', surcharge: 'paise', nil: 'paise', other: 'paise', to: 'paise' },
};

/** The limits of which the last band of a table has none. */
const ENDS: ReadonlySet<string> = new Set(['upToDays', 'upTo', 'below']);

/**
 * The value of a version of a rule as a reader compares it with another's: '₹50 a day, at most ₹2,500'. Undefined where a value is
 * no figure, such as which States a rule names: its provision then says it alone.
 */
export function valueWords({ value, unit }: Pick<Rule<unknown>, 'value' | 'unit'>): Message | undefined {
  const said = typeof value === 'object' ? partsOf(value) : scalar(value, countedBy(unit));
  return said === undefined ? undefined : say('law.value.whole', { parts: said });
}

const countedBy = (unit: string): Counted => COUNTED.find(([begins]) => begins.test(unit))?.[1] ?? 'count';

function scalar(value: unknown, counted: Counted): Param | undefined {
  if (typeof value === 'boolean') return { unit: 'yes or no', value };
  if (typeof value === 'number') return quantityOf(value, counted);
  if (typeof value !== 'string') return undefined;
  if (/^\d\d-\d\d$/.test(value)) return monthDay(value);
  if (isIsoDate(value)) return { unit: 'day', value };
  // A name of ours, such as how months are counted, says nothing to a reader.
  return /^[A-Z_]{3,}$|[a-z]_[a-z]/.test(value) ? undefined : value;
}

function quantityOf(value: number, counted: Counted): Param {
  if (counted === 'paise') return { unit: 'paise', value: paise(value) };
  if (counted === 'rate') return { unit: 'basis points', value: value as BasisPoints };
  if (counted === 'years') return say('law.value.years', { count: value });
  if (counted === 'times') return say('law.value.multiple', { count: value });
  const unit = counted === 'days' || counted === 'months' ? counted : 'count';
  return { unit, value } satisfies Quantity<never>;
}

const monthDay = (value: string): Message =>
  say('law.value.month-day', { day: value.slice(3), month: say(`law.month.${value.slice(0, 2)}`) });

/** The parts of a value that say something, in their order. */
function partsOf(value: object | null): Param | undefined {
  if (value === null) return undefined;
  const list = Array.isArray(value) ? value.flatMap((row) => rowOf(row) ?? []) : fieldsOf(value);
  return list.length === 0 ? undefined : { list };
}

/** A band of a table, or one of several rates. */
function rowOf(row: unknown): Param | undefined {
  if (typeof row !== 'object') return typeof row === 'number' ? undefined : scalar(row, 'text');
  const parts = partsOf(row);
  return parts && say('law.value.band', { parts });
}

function fieldsOf(value: object): Param[] {
  return Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    const counted = FIELDS[name];
    if (part === null && ENDS.has(name)) return [say('law.value.beyond')];
    if (counted === undefined || part === null || part === undefined) return [];
    const said = typeof part === 'object' ? partsOf(part) : scalar(part, counted);
    return said === undefined ? [] : [say(`law.value.${name}`, { value: said })];
  });
}
