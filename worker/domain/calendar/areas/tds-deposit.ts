import { rupees } from '../../bank/reader/wording';
import { ruleIfInForce } from '../../law/rule';
import type { IsoDate } from '../../shared/dates';
import { type Explained, inPaise, inWords, Working, yesOrNo } from '../../shared/explained';
import { type Paise, paise } from '../../shared/money';
import { depositDueDate } from '../../tds/deposit';
import { DEPOSIT_DAYS } from '../../tds/law/due-days';
import type { Draft } from '../draft';
import { namedMonth } from '../period-names';
import type { Standing } from '../standing';
import { costOfDeposit } from './tds-interest';
import { type Side, sumOf, type TdsLedger } from './tds-ledger';
import { NOT_STATED } from './turnover';

const SIDES = {
  deduction: { form: 'TDS deposit', route: 'challan', act: 'withheld' },
  collection: { form: 'TCS deposit', route: 'collection', act: 'collected' },
} as const;

/** The deposits of a month: of tax withheld and of tax collected, where the company does or did either. */
export const depositDrafts = (standing: Standing, ledger: TdsLedger, end: IsoDate): readonly Draft[] =>
  (['deduction', 'collection'] as const).flatMap((side) => depositDraft(standing, ledger, end, side) ?? []);

function depositDraft(standing: Standing, ledger: TdsLedger, end: IsoDate, side: Side): Draft | undefined {
  const { knownOn } = standing.asked;
  const { form, route } = SIDES[side];
  const { period, name } = namedMonth(end);
  const withheld = ledger.withheldIn(period, side);
  const deposits = ledger.depositedFor(period, side);
  const isConcerned = isDeductor(ledger, end, side) || withheld.length > 0 || deposits.length > 0;
  if (!isConcerned || !ruleIfInForce(DEPOSIT_DAYS[route], end, knownOn)) return undefined;
  const dueOn = depositDueDate(route, withheld[0]?.on ?? end, knownOn);
  const tax = sumOf(withheld);
  const open = paise(Math.max(0, tax - sumOf(deposits.map(({ details }) => details))));
  return {
    area: 'TDS',
    form,
    period,
    subject: ledger.tan,
    title: `${form} for ${name}${ledger.suffix}`,
    description: descriptionOf({ side, tan: ledger.tan, name, tax, open }),
    priority: 'critical',
    isOptional: false,
    dueOn,
    originalDueOn: dueOn.value,
    moves: [],
    applies: applicability(ledger.tan, side, tax),
    ...costOfDeposit({ side, form, period, withheld, deposits: deposits.map(({ details }) => details), open, knownOn }),
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

type Said = { side: Side; tan: string; name: string; tax: Paise; open: Paise };

function descriptionOf({ side, tan, name, tax, open }: Said): string {
  const { act } = SIDES[side];
  if (tax === 0) return `Tax ${act} in ${name} under ${tan}; how much is not recorded.`;
  const state = open === 0 ? 'all of it is deposited' : `${rupees(open)} is not deposited`;
  return `${rupees(tax)} of tax ${act} in ${name} under ${tan}; ${state}.`;
}

function applicability(tan: string, side: Side, tax: Paise): Explained<boolean> {
  const { form, act } = SIDES[side];
  const working = new Working();
  working.give('tan', `Tax is ${act} under`, inWords(tan));
  working.give('amount', `Tax ${act} in the month`, tax === 0 ? NOT_STATED : inPaise(tax));
  working.make('applies', `${form} is due`, yesOrNo(true), {
    formula: `what is ${act} in a month is deposited`,
    inputs: ['tan', 'amount'],
  });
  return working.explain(true);
}
