import { type RuleHistory, ruleIfInForce, ruleInForce } from '../../../law/rule';
import { ANNUAL_RETURN_CERTIFICATE, XBRL_LIMITS } from '../../../roc/classification';
import {
  type Agm,
  accountsDueOn,
  agmLastDay,
  annualReturnDueOn,
  opcAccountsDueOn,
  opcAnnualReturnDueOn,
} from '../../../roc/due-dates';
import { AGM_EXTENSION_MONTHS, CSR_LIMITS } from '../../../roc/yearly.rules';
import type { IsoDate } from '../../../shared/dates';
import { dayInWords } from '../../../shared/days-in-words';
import { citationOf, type Explained, inPaise, inWords, onDay, type Quantity } from '../../../shared/explained';
import type { Paise } from '../../../shared/money';
import type { CompanyProfile, Draft, NotDue } from '../../model';
import { draftOf, type FormAnswer, isAsked, legalFormOn, notDueOf, reason, turnoverOf } from '../answers';
import { type CompanyYear, classOn, turnoverOn } from './company';
import { costOfFiling } from './cost';

type Filing = { dueOn: Explained<IsoDate>; why: string };

/** The general meeting of a year, its accounts and its annual return; which form the return takes is told by the class. */
export function annualAnswers(profile: CompanyProfile, of: CompanyYear): readonly FormAnswer[] {
  if (legalFormOn(profile, of.end) === 'opc') return [noMeeting(of), ...opcFilings(profile, of)];
  const { knownOn } = profile.asked;
  const lastDay = lastDayOfMeeting(profile, of);
  const agm: Agm = of.agmOn ? { heldOn: of.agmOn } : { lastDay: lastDay.value };
  const from = of.agmOn
    ? `the annual general meeting of ${dayInWords(of.agmOn)}`
    : `${dayInWords(lastDay.value)}, the last day for the annual general meeting`;
  const withAgm = ({ value, steps }: Explained<IsoDate>): Explained<IsoDate> =>
    of.agmOn ? { value, steps } : { value, steps: [...lastDay.steps, ...steps] };
  return [
    meeting(of, lastDay),
    accounts(profile, of, { dueOn: withAgm(accountsDueOn(agm, knownOn)), why: `within 30 days of ${from}` }),
    ...annualReturn(profile, of, {
      dueOn: withAgm(annualReturnDueOn(agm, knownOn)),
      why: `within 60 days of ${from}`,
    }),
  ];
}

/** A previous meeting that was itself held after this year's end, and an extension the section does not know, bind nothing. */
function lastDayOfMeeting({ asked }: CompanyProfile, of: CompanyYear): Explained<IsoDate> {
  const { end: yearEnd, isFirst, previousAgmOn, extensionMonths = 0 } = of;
  const { value: most } = ruleInForce(AGM_EXTENSION_MONTHS, yearEnd, asked.knownOn);
  const isExtended = !isFirst && extensionMonths > 0 && extensionMonths <= most;
  const facts = {
    yearEnd,
    isFirst,
    ...(previousAgmOn && previousAgmOn <= yearEnd && { previousAgmOn }),
    ...(isExtended && { extensionMonths }),
  };
  return agmLastDay(facts, asked.knownOn);
}

function meeting({ year, end, agmOn, isFirst }: CompanyYear, dueOn: Explained<IsoDate>): Draft {
  return draftOf({
    form: 'AGM',
    period: year,
    title: `AGM for ${year}`,
    description: `${isFirst ? 'First annual' : 'Annual'} general meeting that lays the accounts of the year to ${dayInWords(end)}.`,
    priority: 'high',
    dueOn,
    applies: reason(true, 'An annual general meeting is due', 'every company but a one-person company holds one', [
      ['Financial year ends', onDay(end)],
    ]),
    ...(agmOn && { done: { on: agmOn } }),
  });
}

const noMeeting = ({ year, end }: CompanyYear): FormAnswer =>
  notDueOf(
    'AGM',
    year,
    reason(false, 'No annual general meeting is due', 'a one-person company holds none (Companies Act 2013 s.96(1))', [
      ['Registered as', inWords('opc')],
      ['Financial year ends', onDay(end)],
    ]),
  );

function opcFilings(profile: CompanyProfile, of: CompanyYear): readonly FormAnswer[] {
  const { knownOn } = profile.asked;
  const { value, steps } = opcAnnualReturnDueOn(of.end, knownOn);
  const reading = `60 days after six months from the year end; read otherwise, ${dayInWords(value.remindOn)}`;
  return [
    accounts(profile, of, { dueOn: opcAccountsDueOn(of.end, knownOn), why: 'within 180 days of the year end' }),
    ...annualReturn(profile, of, { dueOn: { value: value.dueOn, steps }, why: reading }),
  ];
}

function accounts(profile: CompanyProfile, { year, end }: CompanyYear, { dueOn, why }: Filing): Draft {
  const { form, applies } = accountsForm(profile, year, end);
  return draftOf({
    form,
    period: year,
    title: `${form} for ${year}`,
    description: `Accounts of ${year}, ${why}.`,
    priority: 'critical',
    dueOn,
    applies,
    ...costOfFiling(profile, { form, period: year, dueOn: dueOn.value }),
  });
}

function annualReturn(
  profile: CompanyProfile,
  { year, end }: CompanyYear,
  { dueOn, why }: Filing,
): readonly FormAnswer[] {
  const entity = classOn(profile, end);
  if (entity.is === undefined) {
    if (!isAsked(profile, dueOn.value)) return [];
    return [
      notDueOf('MGT-7', year, entity.because, { verdict: 'not-known', ...(entity.asks && { asks: entity.asks }) }),
    ];
  }
  const isAbridged = entity.is === 'opc' || entity.is === 'small';
  const form = isAbridged ? 'MGT-7A' : 'MGT-7';
  const who = {
    opc: 'a one-person company',
    small: 'a small company',
    private: 'a company that is not small',
    public: 'a public company',
  };
  const applies = reason(true, `${form} is due`, 'MGT-7A for one-person and small companies, MGT-7 for every other', [
    ['Class at the end of the year', inWords(entity.is)],
  ]);
  return [
    draftOf({
      form,
      period: year,
      title: `${form} for ${year}`,
      description: `Annual return of ${who[entity.is]} for ${year}, ${why}.`,
      priority: 'critical',
      dueOn,
      applies: { value: true, steps: [...entity.steps, ...applies.steps] },
      ...costOfFiling(profile, { form, period: year, dueOn: dueOn.value }),
    }),
  ];
}

type Size = { paidUp: Paise | undefined; turnover: Paise | undefined };

const sizeOf = (profile: CompanyProfile, end: IsoDate): Size => ({
  paidUp: profile.statedOn('capital', end)?.value.paidUp,
  turnover: turnoverOn(profile, end)?.amount,
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
function accountsForm(
  profile: CompanyProfile,
  year: string,
  end: IsoDate,
): { form: 'AOC-4' | 'AOC-4 XBRL'; applies: Explained<boolean> } {
  const size = sizeOf(profile, end);
  const reached = reaches(XBRL_LIMITS, end, size, profile.asked.knownOn);
  const form = reached?.value ? 'AOC-4 XBRL' : 'AOC-4';
  const given = [['Financial year ends', onDay(end)], ...givenOf(size)] as const;
  const formula = `every company files its accounts of ${year}; in XBRL where either figure reaches its limit`;
  return { form, applies: reason(true, `${form} is due`, formula, given, reached?.rule) };
}

/** What a founder may look for beside the annual forms of a year, and why it is not on the calendar. */
export function annualNotes(profile: CompanyProfile, { year, end }: CompanyYear): readonly NotDue[] {
  const size = sizeOf(profile, end);
  return [
    ...limitNote(profile, 'MGT-8', ANNUAL_RETURN_CERTIFICATE, { year, end }, size),
    ...limitNote(profile, 'AOC-4 XBRL', XBRL_LIMITS, { year, end }, size),
    responsibility(profile, year),
  ];
}

function limitNote(
  { asked }: CompanyProfile,
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

function responsibility(profile: CompanyProfile, year: string): NotDue {
  const yearBefore = `${Number(year.slice(0, 4)) - 1}-${year.slice(2, 4)}`;
  const turnover = turnoverOf(profile, yearBefore);
  const given = [[`Turnover of ${yearBefore}`, amountOf(turnover)]] as const;
  const rule = ruleIfInForce(CSR_LIMITS, profile.asked.today, profile.asked.knownOn);
  if (rule && turnover !== undefined && turnover >= rule.value.turnover) {
    const formula = 'filed together with the accounts of the year; it has no due day of its own';
    return notDueOf('CSR-2', year, reason(false, 'CSR-2 goes with AOC-4', formula, given, citationOf(rule)));
  }
  const formula = 'net worth and net profit decide as well, and are not recorded here';
  const because = reason(false, 'Whether CSR-2 is due cannot be told', formula, given, rule && citationOf(rule));
  return notDueOf('CSR-2', year, because, { verdict: 'not-known' });
}
