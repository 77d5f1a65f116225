import { type RuleHistory, ruleIfInForce } from '../../../law/rule';
import { ANNUAL_RETURN_CERTIFICATE, XBRL_LIMITS } from '../../../roc/classification.rules';
import { CSR_LIMITS } from '../../../roc/fixed-day-forms.rules';
import type { IsoDate } from '../../../shared/dates';
import { citationOf, type Explained, inPaise, inWords, onDay, type Quantity } from '../../../shared/explained';
import type { Paise } from '../../../shared/money';
import type { NotDue } from '../../obligation';
import type { Standing } from '../../standing';
import { turnoverOf } from '../turnover';
import { notDueOf, reason } from './answers';
import { turnoverOn } from './company-class';
import type { CompanyYear } from './years';

type Size = { paidUp: Paise | undefined; turnover: Paise | undefined };

const sizeOf = (standing: Standing, end: IsoDate): Size => ({
  paidUp: standing.statedOn('capital', end)?.value.paidUp,
  turnover: turnoverOn(standing, end)?.amount,
});

const amountOf = (amount: Paise | undefined): Quantity =>
  amount === undefined ? inWords('not stated') : inPaise(amount);

const givenOf = ({ paidUp, turnover }: Size) =>
  [
    ['Paid-up capital', amountOf(paidUp)],
    ['Turnover', amountOf(turnover)],
  ] as const;

type Limits = RuleHistory<{ paidUpCapital: Paise; turnover: Paise }>;

/** Whether either figure reaches its limit; undefined where one that is not stated would decide. */
function reaches(limits: Limits, day: IsoDate, { paidUp, turnover }: Size, knownOn?: IsoDate) {
  const rule = ruleIfInForce(limits, day, knownOn);
  if (!rule) return undefined;
  const isReached =
    (paidUp !== undefined && paidUp >= rule.value.paidUpCapital) ||
    (turnover !== undefined && turnover >= rule.value.turnover);
  const isTold = isReached || (paidUp !== undefined && turnover !== undefined);
  return isTold ? { value: isReached, rule: citationOf(rule) } : undefined;
}

/** The form of a year's accounts: in XBRL from its limits on, plainly below them and where they cannot be told. */
export function accountsForm(
  standing: Standing,
  year: string,
  end: IsoDate,
): { form: 'AOC-4' | 'AOC-4 XBRL'; applies: Explained<boolean> } {
  const size = sizeOf(standing, end);
  const reached = reaches(XBRL_LIMITS, end, size, standing.asked.knownOn);
  const form = reached?.value ? 'AOC-4 XBRL' : 'AOC-4';
  const given = [['Financial year ends', onDay(end)], ...givenOf(size)] as const;
  const formula = `every company files its accounts of ${year}; in XBRL where either figure reaches its limit`;
  return { form, applies: reason(true, `${form} is due`, formula, given, reached?.rule) };
}

/** What a founder may look for beside the annual forms of a year, and why it is not on the calendar. */
export function annualNotes(standing: Standing, { year, end }: CompanyYear): readonly NotDue[] {
  const size = sizeOf(standing, end);
  return [
    ...limitNote(standing, 'MGT-8', ANNUAL_RETURN_CERTIFICATE, { year, end }, size),
    ...limitNote(standing, 'AOC-4 XBRL', XBRL_LIMITS, { year, end }, size),
    responsibility(standing, year),
  ];
}

function limitNote(
  { asked }: Standing,
  form: string,
  limits: Limits,
  { year, end }: Pick<CompanyYear, 'year' | 'end'>,
  size: Size,
): readonly NotDue[] {
  const reached = reaches(limits, end, size, asked.knownOn);
  if (!reached) {
    const asks = size.paidUp === undefined ? 'capital' : 'turnover';
    return [
      notDueOf(
        form,
        year,
        reason(false, `Whether ${form} is asked cannot be told`, 'either figure may decide', givenOf(size)),
        { asks },
      ),
    ];
  }
  const formula = 'asked where paid-up capital or turnover reaches its limit';
  if (!reached.value)
    return [notDueOf(form, year, reason(false, `${form} is not asked`, formula, givenOf(size), reached.rule))];
  if (form !== 'MGT-8') return [];
  const attached = 'attached to the annual return of the year; it has no due day of its own';
  return [notDueOf(form, year, reason(false, 'MGT-8 is attached to MGT-7', attached, givenOf(size), reached.rule))];
}

function responsibility(standing: Standing, year: string): NotDue {
  const yearBefore = `${Number(year.slice(0, 4)) - 1}-${year.slice(2, 4)}`;
  const turnover = turnoverOf(standing, yearBefore);
  const given = [[`Turnover of ${yearBefore}`, amountOf(turnover)]] as const;
  const rule = ruleIfInForce(CSR_LIMITS, standing.asked.today, standing.asked.knownOn);
  if (rule && turnover !== undefined && turnover >= rule.value.turnover) {
    const formula = 'filed together with the accounts of the year; it has no due day of its own';
    return notDueOf('CSR-2', year, reason(false, 'CSR-2 goes with AOC-4', formula, given, citationOf(rule)));
  }
  const formula = 'net worth and net profit decide as well, and are not recorded here';
  const because = reason(false, 'Whether CSR-2 is due cannot be told', formula, given, rule && citationOf(rule));
  return notDueOf('CSR-2', year, because, { verdict: 'not-known' });
}
