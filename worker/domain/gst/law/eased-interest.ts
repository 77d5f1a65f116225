import type { ReturnInterval, TaxPeriod } from '../../law/periods';
import { type Rule, type RuleHistory, ruleIfInForce } from '../../law/rule';
import { historyOf } from '../../law/table';
import { addDays, addMonths, type IsoDate, isoDate } from '../../shared/dates';
import { type BasisPoints, crore, type Paise, percent } from '../../shared/money';
import { GSTR3B_STATE_GROUPS } from './returns';

/** A rate for so many days after the due date, or up to a day. */
export type EasedPiece = { rate: BasisPoints; until: { days: number } | { on: IsoDate } };

/** For whom interest on a late GSTR-3B was lowered in the epidemic, and how: after the last piece the full rate runs. */
export type EasedInterest = {
  turnoverAbove?: Paise;
  turnoverUpTo?: Paise;
  /** The group of States, where the days differ by it. */
  group?: 'X' | 'Y';
  every?: 'month' | 'quarter';
  pieces: readonly EasedPiece[];
};

const [NIL, NINE] = [percent(0), percent(9)];
const LIMIT = crore(5);
const above = { turnoverAbove: LIMIT } as const;
const upTo = { turnoverUpTo: LIMIT } as const;

const until = (rate: BasisPoints, day: string): EasedPiece => ({ rate, until: { on: isoDate(day) } });
const within = (rate: BasisPoints, days: number): EasedPiece => ({ rate, until: { days } });

/** Rows of months whose windows nobody has compared with the notifications: each is unverified. */
const eased = (
  id: string,
  month: string,
  value: EasedInterest,
  by: { known: string; statute: string },
): RuleHistory<EasedInterest> =>
  historyOf<EasedInterest>({
    id: `GST.INT.COVID.${id}`,
    from: `${month}-01`,
    to: addDays(addMonths(isoDate(`${month}-01`), 1), -1),
    basis: 'TAX_PERIOD',
    knownSince: by.known,
    value,
    unit: 'basis points a year, by days after the due date',
    statute: `CGST Act 2017 s.50; ${by.statute}`,
    confidence: 'medium',
  });

const IN_2020 = { known: '2020-06-24', statute: 'Notifications 31/2020 and 51/2020-Central Tax' };
const IN_2021 = { known: '2021-06-01', statute: 'Notifications 8/2021 and 18/2021-Central Tax' };
const LAST_OF_2020 = '2020-09-30';

const FREE_UNTIL: readonly (readonly [month: string, x: string, y: string])[] = [
  ['2020-02', '2020-06-30', '2020-06-30'],
  ['2020-03', '2020-07-03', '2020-07-05'],
  ['2020-04', '2020-07-06', '2020-07-09'],
  ['2020-05', '2020-09-12', '2020-09-15'],
  ['2020-06', '2020-09-23', '2020-09-25'],
  ['2020-07', '2020-09-27', '2020-09-29'],
];

const NINE_AFTER: readonly (readonly [month: string, days: number])[] = [
  ['2021-03', 60],
  ['2021-04', 45],
  ['2021-05', 30],
];

export const EASED_INTEREST: readonly RuleHistory<EasedInterest>[] = [
  ...['2020-02', '2020-03', '2020-04'].map((month) =>
    eased(`${month}.ABOVE`, month, { ...above, pieces: [within(NIL, 15), until(NINE, '2020-06-24')] }, IN_2020),
  ),
  ...FREE_UNTIL.flatMap(([month, x, y]) =>
    (['X', 'Y'] as const).map((group) => {
      const pieces = [until(NIL, group === 'X' ? x : y), until(NINE, LAST_OF_2020)];
      return eased(`${month}.${group}`, month, { ...upTo, group, pieces }, IN_2020);
    }),
  ),
  ...NINE_AFTER.flatMap(([month, days]) => [
    eased(`${month}.ABOVE`, month, { ...above, pieces: [within(NINE, 15)] }, IN_2021),
    eased(`${month}.UPTO`, month, { ...upTo, every: 'month', pieces: [within(NIL, 15), within(NINE, days)] }, IN_2021),
  ]),
  eased('2021-03.Q', '2021-03', { ...upTo, every: 'quarter', pieces: [within(NIL, 15), within(NINE, 60)] }, IN_2021),
];

type OfReturn = { period: TaxPeriod; every: ReturnInterval; stateCode: string; knownOn?: IsoDate };

const easedIn = ({ to }: TaxPeriod, knownOn?: IsoDate): readonly Rule<EasedInterest>[] =>
  EASED_INTEREST.flatMap((history) => ruleIfInForce(history, to, knownOn) ?? []);

/** Whether interest was lowered for some returns of a period, and whether by their State. */
export const hasEasedInterest = (period: TaxPeriod): boolean => easedIn(period).length > 0;
export const isEasedByState = (period: TaxPeriod): boolean => easedIn(period).some(({ value }) => value.group);

/** The lower interest of the epidemic for a GSTR-3B, by turnover of the year before and State; none where no turnover is stated. */
export function easedInterestOf(
  { period, every, stateCode, knownOn }: OfReturn,
  turnover: Paise | undefined,
): Rule<EasedInterest> | undefined {
  if (turnover === undefined) return undefined;
  const groups = ruleIfInForce(GSTR3B_STATE_GROUPS, period.to, knownOn)?.value;
  const group = groups?.X.includes(stateCode) ? 'X' : 'Y';
  return easedIn(period, knownOn).find(
    ({ value }) =>
      (value.turnoverAbove === undefined || turnover > value.turnoverAbove) &&
      (value.turnoverUpTo === undefined || turnover <= value.turnoverUpTo) &&
      (value.group === undefined || value.group === group) &&
      (value.every === undefined || value.every === every),
  );
}
