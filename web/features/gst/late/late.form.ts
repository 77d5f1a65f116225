import { GST_HEADS, type GstHead, type LateTax } from '#domain/gst/interest';
import {
  type Asks,
  asksOf,
  LATE_KINDS,
  type LateCost,
  type LateKind,
  lateReturnCost,
  lateReturnDue,
  type PeriodOfReturn,
  periodsToReturn,
} from '#domain/gst/late-cost';
import { periodOf } from '#domain/law/periods';
import { GST_BEGAN } from '#domain/law/sources';
import {
  addDays,
  addMonths,
  financialYearOf,
  type IsoDate,
  isIsoDate,
  isoDate,
  yearBefore,
  yearEnd,
} from '#domain/shared/dates';
import type { Explained } from '#domain/shared/explained';
import { type Paise, paise } from '#domain/shared/money';
import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { amountOf } from '../../../lib/typed-amount';

const BEGAN = isoDate(GST_BEGAN);

/** What a return's tax is paid with, and what lay in the ledger meanwhile: a column of figures by head each. */
export const PARTS = ['cash', 'credit', 'least'] as const;
export type Part = (typeof PARTS)[number];
export type FigureKey = `${Part}.${GstHead}`;

/** The form as it is typed. Days are ISO texts or empty, amounts as people write them. */
export type Typed = {
  kind: string;
  year: string;
  /** The first day of the period, with how long it is: 'month 2026-08-01'. */
  period: string;
  state: string;
  district: string;
  nil: 'yes' | 'no';
  turnover: string;
  stateTurnover: string;
  filedOn: string;
  reconciledOn: string;
  cancelledOn: string;
  orderedOn: string;
  statedDueOn: string;
  knownOn: string;
  figures: Readonly<Partial<Record<FigureKey, string>>>;
};

export const keyOfKind = ({ form, every }: LateKind): string => `${form} ${every}`;
export const keyOfPeriod = ({ every, period }: PeriodOfReturn): string => `${every} ${period.from}`;

/** The form at first: the return of the last month or quarter that has ended, filed today. */
export function startOf(today: IsoDate, isQuarterly: boolean, state: string): Typed {
  const every = isQuarterly ? 'quarter' : 'month';
  const period = periodOf(every, addDays(periodOf(every, today).from, -1));
  return {
    ...{ kind: `GSTR-3B ${every}`, year: financialYearOf(period.from), period: keyOfPeriod({ every, period }) },
    ...{ state, district: '', nil: 'no', turnover: '', stateTurnover: '', filedOn: today, reconciledOn: '' },
    ...{ cancelledOn: '', orderedOn: '', statedDueOn: '', knownOn: '', figures: {} },
  };
}

/** Another return: of a year that has not ended, the year before it is taken where the return is of a whole one. */
export function withKind(typed: Typed, kind: string, today: IsoDate): Partial<Typed> {
  const isYearly = LATE_KINDS.some((one) => keyOfKind(one) === kind && one.every === 'year');
  return { kind, ...(isYearly && yearEnd(typed.year) >= today && { year: yearBefore(today) }) };
}

/** The financial years since the tax began, the latest first. */
export function yearsTo(today: IsoDate): readonly string[] {
  const years: string[] = [];
  for (let day = today; financialYearOf(day) >= financialYearOf(BEGAN); day = addMonths(day, -12))
    years.push(financialYearOf(day));
  return years;
}

type DayField = 'filedOn' | 'reconciledOn' | 'cancelledOn' | 'orderedOn' | 'statedDueOn' | 'knownOn';
export type Wrong = Readonly<Partial<Record<DayField | 'turnover' | 'stateTurnover' | FigureKey, string>>>;

export type Answer = {
  kind: LateKind;
  periods: readonly PeriodOfReturn[];
  period: PeriodOfReturn | undefined;
  asks: Asks | undefined;
  /** The law on file has no due day for the period: somebody must say it. */
  asksDueDay: boolean;
  wrong: Wrong;
  due: Explained<IsoDate> | undefined;
  cost: LateCost | undefined;
  filedOn: IsoDate | undefined;
};

const dayOf = (text: string): IsoDate | undefined => (isIsoDate(text) ? isoDate(text) : undefined);
const figureOf = (text: string): Paise | undefined => (text.trim() === '' ? undefined : amountOf(text));

/** The return that is typed, what it still asks, what of it is wrong, and what it costs once enough is there. */
export function answerOf(typed: Typed, today: IsoDate): Answer {
  const kind = LATE_KINDS.find((one) => keyOfKind(one) === typed.kind) ?? LATE_KINDS[0] ?? { form: '', every: 'once' };
  const turnover = figureOf(typed.turnover);
  const periods = periodsToReturn(kind, typed.year, turnover);
  const period = periodChosen(typed, { kind, periods }, today);
  const isOnce = kind.every === 'once';
  const nothing = {
    asks: undefined,
    asksDueDay: false,
    wrong: {},
    due: undefined,
    cost: undefined,
    filedOn: undefined,
  };
  if (!period) return { kind, periods, period, ...nothing, wrong: wrongDays(typed, { isOnce }) };
  const [filedOn, knownOn] = [dayOf(typed.filedOn), dayOf(typed.knownOn)];
  const base = {
    ...{ form: kind.form, every: isOnce ? ('once' as const) : period.every, period: period.period },
    stateCode: typed.state,
    ...given('district', typed.district || undefined),
    ...given('turnover', turnover),
    ...given('turnoverInState', figureOf(typed.stateTurnover)),
    ...given('orderedOn', dayOf(typed.orderedOn)),
    ...given('knownOn', knownOn),
  };
  const filing = { ...base, ...given('statedDueOn', dayOf(typed.statedDueOn)) };
  const asks = asksOf(filing, filedOn);
  const asksDueDay = lateReturnDue(base) === undefined;
  const wrong = {
    ...wrongDays(typed, { isOnce, end: period.period.to, asks: { ...asks, dueDay: asksDueDay } }),
    ...wrongFigures(typed, asks),
  };
  const isPlaced = !asks.state || typed.state !== '';
  const due = isPlaced && !(asksDueDay && wrong.statedDueOn) && !wrong.knownOn ? lateReturnDue(filing) : undefined;
  const cost =
    due && filedOn && Object.keys(wrong).length === 0
      ? lateReturnCost(
          {
            ...filing,
            ...{ filedOn, isNil: asks.nil && typed.nil === 'yes', heads: headsOf(typed, asks) },
            ...given('reconciledOn', dayOf(typed.reconciledOn)),
          },
          due.value,
        )
      : undefined;
  return { kind, periods, period, asks, asksDueDay, wrong, due, cost, filedOn };
}

const given = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { [Name in Key]?: Value };

/** The period that is chosen; where the choice is of another return, the last that has ended, else the first. */
function periodChosen(
  typed: Typed,
  { kind, periods }: Pick<Answer, 'kind' | 'periods'>,
  today: IsoDate,
): PeriodOfReturn | undefined {
  const cancelledOn = dayOf(typed.cancelledOn);
  if (kind.every === 'once') return cancelledOn && { every: 'month', period: { from: cancelledOn, to: cancelledOn } };
  const first = typed.period.split(' ')[1] ?? '';
  return (
    periods.find((one) => keyOfPeriod(one) === typed.period) ??
    periods.find(({ period: { from, to } }) => from <= first && first <= to && to < today) ??
    periods.findLast(({ period }) => period.to < today) ??
    periods[0]
  );
}

/** What is wrong with the days that are asked: a return is made after its period, and no period is older than the tax. */
function wrongDays(typed: Typed, { isOnce, end, asks }: { isOnce: boolean; end?: IsoDate; asks?: Asked }): Wrong {
  const wrong: Partial<Record<DayField, string>> = {};
  const after: DayField[] = ['filedOn', ...(asks?.reconciliation ? (['reconciledOn'] as const) : [])];
  if (asks?.dueDay) after.push('statedDueOn');
  for (const field of after)
    if (end && typed[field] !== '' && typed[field] <= end)
      wrong[field] = m.gst_late_not_ended({ day: formatDate(end) });
  for (const field of ['knownOn', ...(isOnce ? (['cancelledOn', 'orderedOn'] as const) : [])] as const)
    if (typed[field] !== '' && typed[field] < BEGAN) wrong[field] = m.gst_late_before_gst({ day: formatDate(BEGAN) });
  return wrong;
}

type Asked = Asks & { dueDay: boolean };

const isWrong = (text: string): boolean => text.trim() !== '' && amountOf(text) === undefined;

function wrongFigures(typed: Typed, asks: Asks): Wrong {
  const wrong: Partial<Record<keyof Wrong, string>> = {};
  if (asks.turnover && isWrong(typed.turnover)) wrong.turnover = m.gst_late_amount_wrong();
  if (asks.turnoverInState && isWrong(typed.stateTurnover)) wrong.stateTurnover = m.gst_late_amount_wrong();
  const [all, inState] = [figureOf(typed.turnover), figureOf(typed.stateTurnover)];
  if (asks.turnoverInState && all !== undefined && inState !== undefined && inState > all)
    wrong.stateTurnover = m.gst_late_more_than_all();
  for (const part of partsOf(asks))
    for (const head of GST_HEADS)
      if (isWrong(typed.figures[`${part}.${head}`] ?? '')) wrong[`${part}.${head}`] = m.gst_late_amount_wrong();
  return wrong;
}

/** The columns of figures that count for the return. */
export const partsOf = ({ tax, byCredit, leastBalance }: Asks): readonly Part[] =>
  PARTS.filter((part) => tax && (part === 'cash' || (part === 'credit' ? byCredit : leastBalance)));

function headsOf({ figures }: Typed, asks: Asks): Partial<Record<GstHead, LateTax>> {
  const parts = partsOf(asks);
  const at = (part: Part, head: GstHead) =>
    parts.includes(part) ? figureOf(figures[`${part}.${head}`] ?? '') : undefined;
  return Object.fromEntries(
    GST_HEADS.flatMap((head): [GstHead, LateTax][] => {
      const [cash, byCredit, minimumBalance] = [at('cash', head), at('credit', head), at('least', head)];
      if (cash === undefined && byCredit === undefined) return [];
      const tax = {
        amount: cash ?? paise(0),
        ...given('byCredit', byCredit),
        ...given('minimumBalance', minimumBalance),
      };
      return [[head, tax]];
    }),
  );
}
