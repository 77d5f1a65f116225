import { type FeeAmnesty, GST_FEE_AMNESTIES } from '../gst/late-fee';
import { GST_RELIEFS } from '../gst/law/reliefs';
import { GST_EXTENSIONS, GSTR3B_STATE_GROUPS, type Extension as GstExtension } from '../gst/law/returns';
import { limitsInRupees, type Relief, type ReliefConditions } from '../law/relief';
import { INCOME_TAX_RELIEFS, RERA_WAIVERS, ROC_RELIEFS } from '../law/relief-rows';
import { isUnverified, type Rule } from '../law/rule';
import { RERA_RELIEFS } from '../rera/due-dates';
import { financialYearOf, type IsoDate } from '../shared/dates';
import { formatPercent, formatRupees } from '../shared/money';
import { STATEMENT_EXTENSIONS } from '../tds/law/due-days';
import type { Area } from './values';

/** A moved date or a waived fee of the law's own tables, as a list shows it. */
export type BuiltInRelief = {
  id: string;
  area: Area;
  kind: Relief['kind'];
  forms: readonly string[];
  /** Absent where it covers every period. */
  period?: string;
  limits?: ReturnType<typeof limitsInRupees>;
  conditions?: ReliefConditions;
  dueOn: IsoDate | null;
  filedFrom: IsoDate | null;
  filedBy: IsoDate | null;
  stillAsked: string | null;
  /** Of an amnesty: the last day on which its periods end, where they are many. */
  periodsTo?: IsoDate;
  /** Of an amnesty: so many days after the due date, where no window is named. */
  withinDays?: number;
  /** Of an amnesty: the most that is asked under each of two Acts, in rupees. */
  cap?: { nil: string; other: string };
  statute: string;
  url?: string;
  knownSince: IsoDate;
  isUnverified: boolean;
};

const ofRelief = (area: Area, relief: Relief): BuiltInRelief => {
  const { id, kind, forms, period, limits, conditions, statute, source, knownSince } = relief;
  const isWaiver = relief.kind === 'fee_waiver';
  return {
    ...{ id, area, kind, forms, statute, knownSince, isUnverified: isUnverified(relief) },
    ...(period && { period }),
    ...(limits && { limits: limitsInRupees(limits) }),
    ...(conditions && { conditions }),
    ...(source.url && { url: source.url }),
    dueOn: isWaiver ? null : relief.dueOn,
    filedFrom: isWaiver ? relief.filedFrom : null,
    filedBy: isWaiver ? relief.filedBy : null,
    stillAsked: isWaiver ? formatPercent(relief.stillAsked) : null,
  };
};

type Moved = Pick<BuiltInRelief, 'area' | 'forms'> & {
  period: string;
  limits?: BuiltInRelief['limits'];
  dueOn: IsoDate;
};

const ofRule = (rule: Rule<unknown>, { area, forms, period, limits, dueOn }: Moved): BuiltInRelief => ({
  ...{ id: rule.id, area, kind: 'extension', forms, period, dueOn, statute: rule.statute, knownSince: rule.knownSince },
  ...(limits && { limits }),
  ...(rule.source.url && { url: rule.source.url }),
  ...{ filedFrom: null, filedBy: null, stillAsked: null, isUnverified: isUnverified(rule) },
});

const MONTHS_OF_QUARTER = 3;

/** The quarter of a day as a period names it: '2020-21 Q4'. */
const quarterName = (day: IsoDate): string =>
  `${financialYearOf(day)} Q${((Math.floor((Number(day.slice(5, 7)) - 1) / MONTHS_OF_QUARTER) + 3) % 4) + 1}`;

/** 'GSTR-3B quarter X' is a return, how often it is made and for which group of States; its period is named by its last day. */
function ofGst(rule: Rule<GstExtension>): BuiltInRelief {
  const { of, dueOn, states, districts } = rule.value;
  const [form = of, every = 'month'] = of.split(' ');
  const end = rule.to ?? rule.from;
  const quarter = ((Number(end.slice(5, 7)) / MONTHS_OF_QUARTER + 2) % 4) + 1;
  const period =
    every === 'month'
      ? end.slice(0, 7)
      : every === 'year'
        ? financialYearOf(end)
        : `${financialYearOf(end)} Q${quarter}`;
  const group = of.endsWith(' X') ? 'X' : of.endsWith(' Y') ? 'Y' : undefined;
  const ofGroup = group && GSTR3B_STATE_GROUPS.at(-1)?.value[group];
  const whose = states ?? ofGroup;
  const limits = {
    ...(whose && { states: whose }),
    ...(districts && { districts: districts.map((name) => name.toLowerCase()) }),
  };
  return ofRule(rule, { area: 'GST', forms: [form], period, dueOn, ...(whose && { limits }) });
}

/** An amnesty of late fees, which asks no more than a sum of who files inside its window. */
function ofAmnesty(rule: Rule<FeeAmnesty>): BuiltInRelief {
  const { form, filed, cap, every, turnoverAbove, turnoverUpTo } = rule.value;
  const isBand = turnoverAbove !== undefined || turnoverUpTo !== undefined;
  const turnover = {
    ...(turnoverAbove !== undefined && { turnoverAbove }),
    ...(turnoverUpTo !== undefined && { turnoverUpTo }),
  };
  const isOne = rule.to !== null && rule.from.slice(0, 7) === rule.to.slice(0, 7);
  const month = rule.from.slice(0, 7);
  return {
    ...{
      id: rule.id,
      area: 'GST',
      kind: 'fee_waiver',
      forms: [form],
      statute: rule.statute,
      knownSince: rule.knownSince,
    },
    ...(isOne && { period: every === 'quarter' ? quarterName(rule.from) : month }),
    ...(!isOne && rule.to && { periodsTo: rule.to }),
    ...(isBand && { limits: limitsInRupees(turnover) }),
    ...(rule.source.url && { url: rule.source.url }),
    dueOn: null,
    filedFrom: 'from' in filed ? filed.from : null,
    filedBy: 'from' in filed ? filed.to : null,
    ...('withinDays' in filed && { withinDays: filed.withinDays }),
    stillAsked: null,
    cap: { nil: formatRupees(cap.nil), other: formatRupees(cap.other) },
    isUnverified: isUnverified(rule),
  };
}

/** Every extension and waiver of the law's own tables, the newest first. */
export const BUILT_IN_RELIEFS: readonly BuiltInRelief[] = [
  ...GST_EXTENSIONS.map(ofGst),
  ...GST_RELIEFS.map((relief) => ofRelief('GST', relief)),
  ...GST_FEE_AMNESTIES.flat().map(ofAmnesty),
  ...STATEMENT_EXTENSIONS.map((rule) =>
    ofRule(rule, {
      area: 'TDS',
      forms: rule.value.forms,
      period: quarterName(rule.from),
      dueOn: rule.value.dueOn,
    }),
  ),
  ...ROC_RELIEFS.map((relief) => ofRelief('ROC', relief)),
  ...INCOME_TAX_RELIEFS.map((relief) => ofRelief('income-tax', relief)),
  ...[...RERA_RELIEFS, ...RERA_WAIVERS].map((relief) => ofRelief('RERA', relief)),
].toSorted((one, other) => (one.knownSince < other.knownSince ? 1 : -1));
