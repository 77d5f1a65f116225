import { startupRecognition } from '../../benefits/recognition';
import { type Holiday, startupHoliday } from '../../benefits/tax-holiday';
import { NEW_ACT_BEGINS } from '../../law/table';
import { financialYearOf, isoDate } from '../../shared/dates';
import { type Explained, inPaise, Working } from '../../shared/explained';
import { say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';
import { choiceOutcome, companyTax, creditAfter } from '../company/company-tax';
import type { ChoiceOutcome, CompanyTaxFacts, TaxChoice, TaxOption } from '../company/model';
import { explain, renameSteps } from '../company/steps';
import { addYears, yearsBetween } from '../company/years';
import { leverEffects } from './levers';
import { type Path, PLAN_YEARS, type TaxPlan, type TaxPlanFacts, type Window } from './model';

/**
 * Every open way of being taxed through the next five years, from the least tax on: regimes with the year from which they are
 * chosen, and runs of years of the start-up holiday. Years that no Finance Act covers yet are taxed by the newest one, which their
 * steps say. Money in paise. Throws RangeError on a first year without law.
 */
export function taxPlan(facts: TaxPlanFacts): TaxPlan {
  const years = facts.years.map((_, place) => addYears(facts.year, place));
  const found = pathsOf(facts);
  return {
    years,
    first: companyTax(firstYearOf(facts)),
    paths: found,
    windows: windowsOf(facts, found),
    levers: leverEffects(facts, (other) => pathsOf(other)[0]?.total ?? paise(0)),
    ...testsOf(facts),
  };
}

type Carried = {
  matCredit: readonly { year: string; amount: Paise }[];
  losses: NonNullable<CompanyTaxFacts['losses']>;
  chosen: { option: TaxOption; since: string } | undefined;
  firstClaimedYear: string | undefined;
};

const BEGIN = ({ matCredit = [], losses = [], company, firstClaimedYear }: TaxPlanFacts): Carried => ({
  ...{ matCredit, losses, chosen: company.chosen, firstClaimedYear },
});

/** Every sequence of choices that is open in each of its years, by a walk that shares what begins alike. */
export function pathsOf(facts: TaxPlanFacts): Path[] {
  const found: { choices: TaxChoice[]; outcomes: ChoiceOutcome[] }[] = [];
  const known = new Map<string, ChoiceOutcome>();
  const outcomeOf = (place: number, choice: TaxChoice, carried: Carried): ChoiceOutcome => {
    const key = keyOf(place, choice, carried);
    const outcome =
      known.get(key) ?? choiceOutcome(yearFacts(facts, place, carried), choice, { isForecast: place > 0 });
    known.set(key, outcome);
    return outcome;
  };
  const walk = (choices: TaxChoice[], outcomes: ChoiceOutcome[], carried: Carried): void => {
    const place = choices.length;
    if (place === facts.years.length) {
      found.push({ choices, outcomes });
      return;
    }
    const isHolidayOpen = () => outcomeOf(place, 'holiday', carried).isAvailable;
    for (const choice of nextChoices(facts, choices, carried, isHolidayOpen)) {
      const outcome = outcomeOf(place, choice, carried);
      if (!outcome.isAvailable) continue;
      walk(
        [...choices, choice],
        [...outcomes, outcome],
        carriedOn(facts, carried, addYears(facts.year, place), outcome),
      );
    }
  };
  walk([], [], BEGIN(facts));
  return ranked(found, facts);
}

/** What a year's tax rests on of the years before it: paths that come to the same share it. */
const keyOf = (place: number, choice: TaxChoice, { matCredit, losses, chosen, firstClaimedYear }: Carried): string =>
  JSON.stringify([
    ...[place, choice, matCredit, losses, chosen?.option, chosen && chosen.since < FIRST_OF_NEW_CREDIT],
    choice === 'holiday' ? firstClaimedYear : null,
  ]);

/** Who is on 22% since before this year lost its MAT credit (Finance Act 2026). */
const FIRST_OF_NEW_CREDIT = financialYearOf(isoDate(NEW_ACT_BEGINS));

/**
 * A holiday that began goes through its three years, unless an option ends it or a year's turnover bars that year; what was chosen
 * binds.
 */
function nextChoices(
  { year }: TaxPlanFacts,
  before: readonly TaxChoice[],
  { chosen, firstClaimedYear }: Carried,
  isHolidayOpen: () => boolean,
) {
  if (chosen)
    return chosen.option === 'manufacturing_25' ? ([chosen.option, 'concessional_22'] as const) : [chosen.option];
  const place = before.length;
  const mayClaim =
    firstClaimedYear === undefined || yearsBetween(firstClaimedYear, addYears(year, place)) < CONSECUTIVE;
  const all: TaxChoice[] = ['normal', 'concessional_22'];
  if (place === 0) all.push('manufacturing_25', 'new_manufacturing_15');
  // Once begun, to skip a year of the run would only give it away.
  if (before.at(-1) === 'holiday' && mayClaim && isHolidayOpen()) return ['holiday', 'concessional_22'] as const;
  return mayClaim ? (['holiday', ...all] as const) : all;
}

const CONSECUTIVE = 3;

/** The first year of a plan as a simulation takes it. */
export const firstYearOf = (facts: TaxPlanFacts): CompanyTaxFacts => yearFacts(facts, 0, BEGIN(facts));

function yearFacts(facts: TaxPlanFacts, place: number, carried: Carried): CompanyTaxFacts {
  const { profit, bookProfit = profit, turnover } = facts.years[place] ?? { profit: paise(0), turnover: paise(0) };
  const { company, asOf, hasBoardCertificate, levers = {} } = facts;
  const { isDeepTech: _deep, isReconstruction, hasUsedPlant, chosen: _chosen, ...known } = company;
  const { dividendsPassedOn, newEmployment, directorSalary = 0, suppliersLate = 0 } = levers;
  const late =
    place === 0
      ? { 'small-suppliers': paise(suppliersLate) }
      : place === 1
        ? { 'dues-paid': paise(suppliersLate) }
        : {};
  // What MAT adds to the profit or takes off it makes of the one what the other is said to be.
  const apart = bookProfit - profit;
  const base = place === 0 ? facts.turnoverOfBaseYear : baseTurnover(facts, place);
  return {
    ...{ year: addYears(facts.year, place), asOf, turnover, profit: paise(profit - directorSalary) },
    company: { ...known, ...(carried.chosen && { chosen: carried.chosen }) },
    ...(base !== undefined && { turnoverOfBaseYear: base }),
    holiday: {
      hasBoardCertificate,
      ...(carried.firstClaimedYear && { firstClaimedYear: carried.firstClaimedYear }),
      ...(isReconstruction !== undefined && { isReconstruction }),
      ...(hasUsedPlant !== undefined && { hasUsedPlant }),
    },
    ...(apart !== 0 && { book: apart > 0 ? { added: paise(apart) } : { takenOff: paise(-apart) } }),
    ...{ matCredit: carried.matCredit, losses: carried.losses },
    ...(suppliersLate > 0 && { lines: late }),
    ...(dividendsPassedOn && { dividendsPassedOn }),
    ...(newEmployment && { newEmployment }),
  };
}

/** The Finance Acts compare the turnover of two years before: of a later year of the plan that is one of its own years. */
function baseTurnover(facts: TaxPlanFacts, place: number): Paise | undefined {
  return place >= YEARS_TO_BASE ? facts.years[place - YEARS_TO_BASE]?.turnover : facts.turnoverOfBaseYear;
}
const YEARS_TO_BASE = 2;

function carriedOn({ company }: TaxPlanFacts, carried: Carried, year: string, outcome: ChoiceOutcome): Carried {
  const { choice, income, matCreditCarried, tax } = outcome;
  const { matCreditUsed: used, matCreditCreated: made } = tax;
  const isOption = choice !== 'holiday' && choice !== 'normal';
  // Beside what the year made nothing is carried where the regime lost the rest.
  const left = matCreditCarried > made ? creditAfter({ year, company, matCredit: carried.matCredit }, used) : [];
  return {
    matCredit: [...left, ...(made > 0 ? [{ year, amount: made }] : [])],
    losses: income.lossesCarried.map((loss) => ({ ...loss, wasInTime: true })),
    chosen: isOption && carried.chosen?.option !== choice ? { option: choice, since: year } : carried.chosen,
    firstClaimedYear: choice === 'holiday' ? (carried.firstClaimedYear ?? year) : carried.firstClaimedYear,
  };
}

function ranked(found: readonly { choices: TaxChoice[]; outcomes: ChoiceOutcome[] }[], facts: TaxPlanFacts): Path[] {
  const { holiday } = testsOf(facts);
  const last = holiday && financialYearOf(holiday.value.lastDay);
  const paths = found.map(({ choices, outcomes }) => {
    const total = paise(outcomes.reduce((sum, { tax }) => sum + tax.payable, 0));
    const window = choices.flatMap((choice, place) => (choice === 'holiday' ? [addYears(facts.year, place)] : []));
    const [first] = window;
    const run = first === undefined ? [] : runFrom(facts.firstClaimedYear ?? first, last);
    return {
      ...{ id: choices.join(' '), choices, outcomes, total },
      ...(run.length > 0 && { window: run }),
      marks: marksOf(choices, facts, run),
    };
  });
  const binds = ({ outcomes }: { outcomes: readonly ChoiceOutcome[] }) =>
    outcomes.filter(({ isIrrevocable }) => isIrrevocable).length;
  const inOrder = paths.toSorted((one, other) => one.total - other.total || binds(one) - binds(other));
  const best = inOrder[0]?.total ?? 0;
  return inOrder.map((path) => ({ ...path, more: paise(path.total - best) }));
}

/** The years of a holiday, none beyond the last that may have one. */
const runFrom = (first: string, last = addYears(first, CONSECUTIVE)): string[] =>
  Array.from({ length: CONSECUTIVE }, (_, count) => addYears(first, count)).filter((year) => year <= last);

/** What is said of a path at a glance: what binds, what it gives away, and which years it uses. */
function marksOf(choices: readonly TaxChoice[], facts: TaxPlanFacts, run: readonly string[]) {
  const at = choices.findIndex((choice) => choice !== 'holiday' && choice !== 'normal');
  const option = choices[at];
  const isNew = option !== undefined && facts.company.chosen?.option !== option;
  return [
    ...(run.length > 0 ? [say('tax-plan.mark.window', { first: run[0] ?? '', last: run.at(-1) ?? '' })] : []),
    ...(option
      ? [
          say('tax-plan.mark.option', { regime: say(`income-tax.regime.${option}`), year: addYears(facts.year, at) }),
          ...(isNew ? [say('tax-plan.mark.irrevocable')] : []),
          say('tax-plan.mark.no-holiday'),
        ]
      : []),
    ...(option === 'concessional_22' || option === 'new_manufacturing_15' ? [say('tax-plan.mark.no-mat')] : []),
    ...(choices.includes('holiday') ? [say('tax-plan.mark.mat-stays')] : []),
  ];
}

/** Every run of three years of the first ten, what the plan says of it, and why it is not open where it is not. */
function windowsOf(facts: TaxPlanFacts, paths: readonly Path[]): Window[] {
  const { holiday } = testsOf(facts);
  if (!holiday) return [];
  const last = addYears(facts.year, facts.years.length - 1);
  return [...holiday.value.windows, ...shorterRuns(facts, holiday.value)].map((years) => {
    const [first = facts.year] = years;
    const best = paths.find(({ window }) => window?.[0] === first);
    if (best) return { years, state: first < facts.year ? 'begun' : 'open', best, reasons: [] };
    if (first < facts.year && facts.firstClaimedYear !== first) return { years, state: 'past', reasons: [] };
    if (first > last) return { years, state: 'later', reasons: [] };
    const failing = holiday.value.failing.filter((reason) => reason !== 'window');
    const told = facts.company.chosen ? ['bound', ...failing] : failing;
    return { years, state: 'closed', reasons: told.map((reason) => say(`tax-plan.closed.${reason}`)) };
  });
}

/** Runs of fewer years, for who begins when no whole one is left of the first ten. */
function shorterRuns({ year, firstClaimedYear }: TaxPlanFacts, { lastDay }: Holiday): string[][] {
  const last = financialYearOf(lastDay);
  const left = runFrom(year, last);
  return firstClaimedYear || left.length === CONSECUTIVE ? [] : left.map((first) => runFrom(first, last));
}

/** The tests of the holiday and of recognition beside each other: their limits of turnover differ. */
export function testsOf(facts: TaxPlanFacts): Pick<TaxPlan, 'holiday' | 'recognition'> {
  const { incorporatedOn, form, isDeepTech = false, isReconstruction, hasUsedPlant } = facts.company;
  if (!incorporatedOn) return {};
  const turnovers = facts.years.map(({ turnover }) => turnover);
  const claim = {
    hasBoardCertificate: facts.hasBoardCertificate,
    regime: facts.company.chosen?.option ?? 'normal',
  } as const;
  return {
    holiday: startupHoliday(
      {
        ...{ form, incorporatedOn, turnover: turnovers[0] ?? paise(0), ...claim },
        ...(facts.firstClaimedYear && { firstClaimedYear: facts.firstClaimedYear }),
        ...(isReconstruction !== undefined && { isReconstruction }),
        ...(hasUsedPlant !== undefined && { hasUsedPlant }),
      },
      facts.year,
    ),
    recognition: startupRecognition(
      {
        ...{ form, incorporatedOn, highestTurnover: turnovers[0] ?? paise(0), isDeepTech },
        isReconstruction: isReconstruction === true,
      },
      facts.asOf,
    ),
  };
}

/** The tax of all years of a path, with the steps of each year under its name. Made when somebody opens it. */
export function explainTotal({ outcomes, total }: Path, first: string): Explained<Paise> {
  const working = new Working();
  const parts = outcomes.map((outcome, place) => {
    const year = addYears(first, place);
    // By which law the year is taxed stands before its figures: of later years it is assumed.
    const law = outcome.steps.filter(({ id }) => id === 'year');
    const made = explain(outcome, 'payable').steps.filter(({ id }) => id !== 'year');
    return { id: `${year}.payable`, steps: renameSteps([...law, ...made], `${year}.`) };
  });
  working.make('total', say('tax-plan.step.total'), inPaise(total), {
    formula: say('tax-plan.formula.total'),
    inputs: parts.map(({ id }) => id),
    summary: say('tax-plan.summary.total', {
      parts: { list: outcomes.map(({ tax }) => inPaise(tax.payable)), joined: 'and' },
      total: inPaise(total),
    }),
  });
  return { value: total, steps: [...parts.flatMap(({ steps }) => steps), ...working.explain(total).steps] };
}

/** So many years as were expected, the last one told again for those that are missing. */
export const yearsAhead = (known: TaxPlanFacts['years']): TaxPlanFacts['years'] => {
  const last = known.at(-1);
  return last ? Array.from({ length: PLAN_YEARS }, (_, place) => known[place] ?? last) : [];
};
