import type { EventOf } from '../../../company/events';
import type { FactValues } from '../../../company/facts';
import { ruleIfInForce } from '../../../law/rule';
import { addDays, addMonths, firstOfMonth, type IsoDate } from '../../../shared/dates';
import {
  assuming,
  atRate,
  type Explained,
  inPaise,
  inWords,
  onDay,
  type Step,
  Working,
  yesOrNo,
} from '../../../shared/explained';
import { type Message, type Param, say } from '../../../shared/message';
import { type Paise, paise } from '../../../shared/money';
import { upToRupee } from '../../../shared/rounding';
import { depositDueDate, type StatementKind } from '../../../tds/due-dates';
import { INTEREST_PRACTICE, INTEREST_RATES, tdsInterest } from '../../../tds/interest-and-fees';
import { DEPOSIT_DAYS } from '../../../tds/law/due-days';
import type { CompanyProfile, Draft } from '../../model';
import { applyWaiver } from '../../reliefs';
import { isDue, NOT_STATED, namedMonth, reasonSummary, titleOf } from '../answers';
import { amountOf } from '../form-amount';

/** Tax withheld and tax collected are deposited apart. */
type Side = 'deduction' | 'collection';

export const sideOf = (kind: StatementKind): Side => (kind === 'collection' ? 'collection' : 'deduction');

type Withheld = { on: IsoDate; amount: Paise; kind: StatementKind };
type Deposit = EventOf<'deposit'>;

/** What is known of one TAN on the day that is asked: what was withheld and deposited, by month and side. */
export type TdsLedger = {
  tan: string;
  /** The TAN as a title names it: empty where there is only one. */
  named: string;
  deductorOn: (day: IsoDate) => FactValues['tan'] | undefined;
  withheldIn: (month: string, side: Side) => readonly Withheld[];
  depositedFor: (month: string, side: Side) => readonly Deposit[];
  /** What the statement of a kind lists of a month, with what bore no tax. */
  listedIn: (month: string, kind: StatementKind) => readonly Withheld[];
  /** The first day of which the ledger has a deduction of a kind: from it on, a quarter without one had none. */
  keptSince: (kind: StatementKind) => IsoDate | undefined;
};

export function ledgersOf(profile: CompanyProfile): readonly TdsLedger[] {
  const { today } = profile.asked;
  const deductions = profile.events('deduction').filter(({ happenedOn }) => happenedOn <= today);
  const deposits = profile.events('deposit').filter(({ happenedOn }) => happenedOn <= today);
  const tans = [...new Set([...profile.subjectsOf('tan'), ...deductions.map(({ subject }) => subject)])].sort();
  return tans.map((tan) => {
    const withheld = grouped(
      deductions.filter(({ subject }) => subject === tan),
      ({ happenedOn, details }) => placeOf(happenedOn.slice(0, 7), sideOf(details.statement)),
    );
    const deposited = grouped(
      deposits.filter(({ subject }) => subject === tan),
      ({ details }) => placeOf(details.month, sideOf(details.statement)),
    );
    const all = (month: string, side: Side) => (withheld.get(placeOf(month, side)) ?? []).map(asWithheld);
    const own = deductions.filter(({ subject }) => subject === tan).map(asWithheld);
    return {
      tan,
      named: tans.length > 1 ? tan : '',
      deductorOn: (day) => profile.factOn('tan', day, tan)?.value,
      withheldIn: (month, side) => all(month, side).filter(({ amount }) => amount !== 0),
      listedIn: (month, kind) => all(month, sideOf(kind)).filter((one) => one.kind === kind),
      keptSince: (kind) => own.flatMap((one) => (one.kind === kind ? one.on : [])).toSorted()[0],
      depositedFor: (month, side) => deposited.get(placeOf(month, side)) ?? [],
    };
  });
}

/** The TAN as texts show it: bills may withhold before anybody stated one. */
export const shownTan = (tan: string): string | Message => (tan === '' ? say('calendar.tds.tan-not-stated') : tan);

const placeOf = (month: string, side: Side): string => `${month}|${side}`;

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

const SIDES = {
  deduction: { form: 'tds-deposit', route: 'challan' },
  collection: { form: 'tcs-deposit', route: 'collection' },
} as const;

/**
 * What of a month's tax is still to be deposited under a form, in paise, by the deductions and deposits that are recorded; undefined
 * where no deduction of the month is.
 */
export function openDeposit(
  ledgers: readonly TdsLedger[],
  form: string,
  month: string,
  tan: string,
): Paise | undefined {
  const side = form === SIDES.collection.form ? 'collection' : 'deduction';
  const ledger = ledgers.find((one) => one.tan === tan);
  const withheld = ledger?.withheldIn(month, side) ?? [];
  if (!ledger || withheld.length === 0) return undefined;
  const deposited = sumOf(ledger.depositedFor(month, side).map(({ details }) => details));
  return paise(Math.max(0, sumOf(withheld) - deposited));
}

/** The deposits of a month: of tax withheld and of tax collected, where the company does or did either. */
export const depositDrafts = (profile: CompanyProfile, ledger: TdsLedger, end: IsoDate): readonly Draft[] =>
  (['deduction', 'collection'] as const).flatMap((side) => depositDraft(profile, ledger, end, side) ?? []);

const DEDUCTION = { record: 'event', kind: 'deduction' } as const;

function depositDraft(profile: CompanyProfile, ledger: TdsLedger, end: IsoDate, side: Side): Draft | undefined {
  const { knownOn } = profile.asked;
  const { form, route } = SIDES[side];
  const { period, name } = namedMonth(end);
  const withheld = ledger.withheldIn(period, side);
  const deposits = ledger.depositedFor(period, side);
  const isConcerned = isDeductor(ledger, end, side) || withheld.length > 0 || deposits.length > 0;
  if (!isConcerned || !ruleIfInForce(DEPOSIT_DAYS[route], end, knownOn)) return undefined;
  const lawful = depositDueDate(route, withheld[0]?.on ?? end, knownOn);
  const dueOn = withheld[0] ? lawful : assuming(lawful, ({ id }) => id === 'withheld', DEDUCTION);
  const tax = sumOf(withheld);
  const open = paise(Math.max(0, tax - sumOf(deposits.map(({ details }) => details))));
  return {
    area: 'TDS',
    form,
    period,
    subject: ledger.tan,
    title: titleWith(tax, titleOf(form, name, ledger.named)),
    description: descriptionOf({ side, tan: ledger.tan, name, tax, open }),
    priority: 'critical',
    isOptional: false,
    dueOn,
    originalDueOn: dueOn.value,
    moves: [],
    applies: applicability(ledger.tan, side, tax),
    ...(withheld.length > 0
      ? costOfDeposit({ side, form, period, withheld, deposits: deposits.map(({ details }) => details), open, knownOn })
      : costOfUnlisted(profile, { side, form, period, tan: ledger.tan, end })),
    ...(open > 0 ? { isStatedOpen: true } : doneBy(deposits, tax)),
  };
}

function isDeductor(ledger: TdsLedger, day: IsoDate, side: Side): boolean {
  const deductor = ledger.deductorOn(day);
  if (!deductor) return false;
  const { paysSalary, paysResidents, paysNonResidents, collects } = deductor;
  return side === 'collection' ? collects : paysSalary || paysResidents || paysNonResidents;
}

/** Done on the day of the deposit that completed it; what is paid later, such as interest, changes nothing. */
function doneBy(deposits: ReturnType<TdsLedger['depositedFor']>, tax: Paise): Pick<Draft, 'done'> {
  let sum = 0;
  for (const { happenedOn, details } of deposits) {
    sum += details.amount;
    if (sum < tax) continue;
    return { done: { on: happenedOn, ...(details.challan !== undefined && { acknowledgement: details.challan }) } };
  }
  return {};
}

const titleWith = (tax: Paise, title: Message): Message =>
  tax > 0 ? say('calendar.tds.title-with-tax', { title, tax: inPaise(tax) }) : title;

type Deposited = { side: Side; tan: string; name: Param; tax: Paise; open: Paise };

function descriptionOf({ side, tan, name, tax, open }: Deposited): Message {
  const state = tax === 0 ? 'unknown' : open === 0 ? 'deposited' : 'open';
  return say(`calendar.tds.${side}.${state}`, { name, tan: shownTan(tan), tax: { exact: tax }, open: { exact: open } });
}

function applicability(tan: string, side: Side, tax: Paise): Explained<boolean> {
  const { form } = SIDES[side];
  const working = new Working();
  const under = [say(`calendar.tds.${side}.under`), inWords(shownTan(tan))] as const;
  const inMonth = [say(`calendar.tds.${side}.in-month`), tax === 0 ? NOT_STATED : inPaise(tax)] as const;
  working.give('tan', ...under);
  working.give('amount', ...inMonth);
  const formula = say(`calendar.tds.${side}.rule`);
  const summary = reasonSummary(isDue(form), formula, [under, inMonth]);
  working.make('applies', isDue(form), yesOrNo(true), { formula, inputs: ['tan', 'amount'], summary });
  return working.explain(true);
}

// Interest grows for as long as tax is kept; the ladder follows it so far, and then stays.
const LADDER_MONTHS = 36;

type LateDeposit = {
  side: Side;
  form: string;
  period: string;
  withheld: readonly Withheld[];
  deposits: readonly { amount: Paise }[];
  open: Paise;
  knownOn: IsoDate | undefined;
};

/**
 * The interest on what is not deposited, for each month or part from the day it was withheld (1961 Act s.201(1A), 2025 Act s.398).
 * Of a deposit that is complete, the interest on all of it. Empty where no amount is recorded.
 */
function costOfDeposit(late: LateDeposit): Pick<Draft, 'costOn' | 'costBreaks'> {
  const { side, form, period, knownOn } = late;
  const parts = byDay(late.open > 0 ? stillOpen(late) : late.withheld);
  const [first] = parts;
  if (!first || !isInterestKnown(side, first.on, knownOn)) return {};
  return {
    costOn: (day, dueOn, reliefs) => {
      const interest = parts.map(({ on, amount }) => {
        const given = {
          kind: side,
          tax: amount,
          deductibleOn: on,
          deductedOn: on,
          depositedOn: day,
          depositDueOn: dueOn,
        };
        const { value, steps } = tdsInterest({ ...given, ...(knownOn && { knownOn }) });
        return { on, value: value.exact, steps };
      });
      const total = interest.length === 1 ? interestOfOneDay(interest) : sumInterest(interest);
      return applyWaiver(total, reliefs, { form, period, filedOn: day }, knownOn);
    },
    costBreaks: monthsAfter,
  };
}

type Unlisted = { side: Side; form: string; period: string; tan: string; end: IsoDate };

/**
 * The interest on the tax of a month of which no deduction is listed: on the sum that somebody stated for it, as though it had been
 * withheld on the last day, which is assumed; said to be unknown while no sum is.
 */
function costOfUnlisted(
  profile: CompanyProfile,
  { side, form, period, tan, end }: Unlisted,
): Pick<Draft, 'costOn' | 'costBreaks' | 'unknownCost'> {
  const { knownOn } = profile.asked;
  const rule = ruleIfInForce(INTEREST_RATES[side].notDeposited, end, knownOn);
  if (!rule) return {};
  const amount = amountOf(profile, [form, period, tan].join('|'));
  if (amount === undefined) return { unknownCost: say('calendar.cost.unknown.withheld', { rate: atRate(rule.value) }) };
  const withheld = [{ on: end, amount, kind: 'residents' as const }];
  const { costOn, costBreaks } = costOfDeposit({ side, form, period, withheld, deposits: [], open: amount, knownOn });
  if (!costOn || !costBreaks) return {};
  return {
    costOn: (...of) =>
      assuming(costOn(...of), ({ inputs, quantity }) => inputs.length === 0 && quantity.value === end, DEDUCTION),
    costBreaks,
  };
}

const isInterestKnown = (side: Side, on: IsoDate, knownOn: IsoDate | undefined): boolean =>
  [INTEREST_PRACTICE, INTEREST_RATES[side].notDeposited, INTEREST_RATES[side].notWithheld].every(
    (history) => ruleIfInForce<unknown>(history, on, knownOn) !== undefined,
  );

/** What was withheld less what was deposited, which pays for the earliest first. */
function stillOpen({ withheld, deposits }: LateDeposit): readonly Withheld[] {
  let paid = deposits.reduce((sum, { amount }) => sum + amount, 0);
  return withheld.flatMap((one) => {
    const covered = Math.min(paid, one.amount);
    paid -= covered;
    return covered === one.amount ? [] : { ...one, amount: paise(one.amount - covered) };
  });
}

type DayAmount = { on: IsoDate; amount: Paise };

function byDay(parts: readonly DayAmount[]): readonly DayAmount[] {
  const days = new Map<IsoDate, Paise>();
  for (const { on, amount } of parts) days.set(on, paise((days.get(on) ?? 0) + amount));
  return [...days].map(([on, amount]) => ({ on, amount }));
}

type PartInterest = { on: IsoDate; value: Paise; steps: readonly Step[] };

function interestOfOneDay([only]: readonly PartInterest[]): Explained<Paise> {
  return { value: upToRupee(only?.value ?? paise(0)), steps: only?.steps ?? [] };
}

/** The interest of each day's tax, every step named by its day, and their sum up to the next rupee. */
function sumInterest(parts: readonly PartInterest[]): Explained<Paise> {
  const named = parts.flatMap(({ on, steps }) =>
    steps
      .filter(({ id }) => id !== 'payable')
      .map((step) => ({ ...step, id: `${on}.${step.id}`, inputs: step.inputs.map((input) => `${on}.${input}`) })),
  );
  const value = upToRupee(paise(parts.reduce((sum, part) => sum + part.value, 0)));
  const total: Step = {
    id: 'payable',
    label: say('calendar.tds.interest'),
    quantity: inPaise(value),
    formula: say('calendar.tds.interest-sum'),
    inputs: parts.map(({ on }) => `${on}.exact`),
    summary: say('calendar.summary.interest', {
      parts: {
        list: parts.map(({ on, value: part }) =>
          say('calendar.summary.interest-of', { part: { exact: part }, on: onDay(on) }),
        ),
      },
      sum: inPaise(value),
    }),
  };
  return { value, steps: [...named, total] };
}

/** The first day of lateness, and every first of a month after it: on these the interest grows. */
function monthsAfter(dueOn: IsoDate): readonly IsoDate[] {
  const start = firstOfMonth(dueOn);
  const firsts = Array.from({ length: LADDER_MONTHS }, (_, index) => addMonths(start, index + 1));
  return [addDays(dueOn, 1), ...firsts];
}
