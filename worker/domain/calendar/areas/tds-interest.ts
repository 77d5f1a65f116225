import { ruleIfInForce } from '../../law/rule';
import { addDays, addMonths, firstOfMonth, type IsoDate } from '../../shared/dates';
import { type Explained, inPaise, type Step } from '../../shared/explained';
import { type Paise, paise } from '../../shared/money';
import { upToRupee } from '../../shared/rounding';
import { tdsInterest } from '../../tds/interest';
import { INTEREST_PRACTICE, INTEREST_RATES } from '../../tds/law/defaults';
import type { Draft } from '../draft';
import { eased } from '../reliefs';
import type { Side, Withheld } from './tds-ledger';

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
export function costOfDeposit(late: LateDeposit): Pick<Draft, 'costOn' | 'costBreaks'> {
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
      const total = interest.length === 1 ? alone(interest) : summed(interest);
      return eased(total, reliefs, { form, period, filedOn: day }, knownOn);
    },
    costBreaks: monthsAfter,
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

function alone([only]: readonly PartInterest[]): Explained<Paise> {
  return { value: upToRupee(only?.value ?? paise(0)), steps: only?.steps ?? [] };
}

/** The interest of each day's tax, every step named by its day, and their sum up to the next rupee. */
function summed(parts: readonly PartInterest[]): Explained<Paise> {
  const named = parts.flatMap(({ on, steps }) =>
    steps
      .filter(({ id }) => id !== 'payable')
      .map((step) => ({ ...step, id: `${on}.${step.id}`, inputs: step.inputs.map((input) => `${on}.${input}`) })),
  );
  const value = upToRupee(paise(parts.reduce((sum, part) => sum + part.value, 0)));
  const total: Step = {
    id: 'payable',
    label: 'Interest for the challan',
    quantity: inPaise(value),
    formula: 'the sum of the interest of each day, up to the next rupee',
    inputs: parts.map(({ on }) => `${on}.exact`),
  };
  return { value, steps: [...named, total] };
}

/** The first day of lateness, and every first of a month after it: on these the interest grows. */
function monthsAfter(dueOn: IsoDate): readonly IsoDate[] {
  const start = firstOfMonth(dueOn);
  const firsts = Array.from({ length: LADDER_MONTHS }, (_, index) => addMonths(start, index + 1));
  return [addDays(dueOn, 1), ...firsts];
}
