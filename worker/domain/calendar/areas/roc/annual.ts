import { ruleInForce } from '../../../law/rule';
import { agmLastDay } from '../../../roc/agm';
import {
  type Agm,
  accountsDueOn,
  annualReturnDueOn,
  opcAccountsDueOn,
  opcAnnualReturnDueOn,
} from '../../../roc/due-dates';
import { AGM_EXTENSION_MONTHS } from '../../../roc/meeting.rules';
import type { IsoDate } from '../../../shared/dates';
import { dayInWords } from '../../../shared/days-in-words';
import { type Explained, inWords, onDay } from '../../../shared/explained';
import type { Draft } from '../../draft';
import type { Standing } from '../../standing';
import { accountsForm } from './annual-notes';
import { draftOf, type FormAnswer, isAsked, legalFormOn, notDueOf, reason } from './answers';
import { classOn } from './company-class';
import { costOfFiling } from './filing-cost';
import type { CompanyYear } from './years';

type Filing = { dueOn: Explained<IsoDate>; why: string };

/** The general meeting of a year, its accounts and its annual return; which form the return takes is told by the class. */
export function annualAnswers(standing: Standing, of: CompanyYear): readonly FormAnswer[] {
  if (legalFormOn(standing, of.end) === 'opc') return [noMeeting(of), ...opcFilings(standing, of)];
  const { knownOn } = standing.asked;
  const lastDay = lastDayOfMeeting(standing, of);
  const agm: Agm = of.agmOn ? { heldOn: of.agmOn } : { lastDay: lastDay.value };
  const from = of.agmOn
    ? `the annual general meeting of ${dayInWords(of.agmOn)}`
    : `${dayInWords(lastDay.value)}, the last day for the annual general meeting`;
  const withAgm = ({ value, steps }: Explained<IsoDate>): Explained<IsoDate> =>
    of.agmOn ? { value, steps } : { value, steps: [...lastDay.steps, ...steps] };
  return [
    meeting(of, lastDay),
    accounts(standing, of, { dueOn: withAgm(accountsDueOn(agm, knownOn)), why: `within 30 days of ${from}` }),
    ...annualReturn(standing, of, {
      dueOn: withAgm(annualReturnDueOn(agm, knownOn)),
      why: `within 60 days of ${from}`,
    }),
  ];
}

/** A previous meeting that was itself held after this year's end, and an extension the section does not know, bind nothing. */
function lastDayOfMeeting({ asked }: Standing, of: CompanyYear): Explained<IsoDate> {
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

function opcFilings(standing: Standing, of: CompanyYear): readonly FormAnswer[] {
  const { knownOn } = standing.asked;
  const { value, steps } = opcAnnualReturnDueOn(of.end, knownOn);
  const reading = `60 days after six months from the year end; read otherwise, ${dayInWords(value.remindOn)}`;
  return [
    accounts(standing, of, { dueOn: opcAccountsDueOn(of.end, knownOn), why: 'within 180 days of the year end' }),
    ...annualReturn(standing, of, { dueOn: { value: value.dueOn, steps }, why: reading }),
  ];
}

function accounts(standing: Standing, { year, end }: CompanyYear, { dueOn, why }: Filing): Draft {
  const { form, applies } = accountsForm(standing, year, end);
  return draftOf({
    form,
    period: year,
    title: `${form} for ${year}`,
    description: `Accounts of ${year}, ${why}.`,
    priority: 'critical',
    dueOn,
    applies,
    ...costOfFiling(standing, { form, period: year, dueOn: dueOn.value }),
  });
}

function annualReturn(standing: Standing, { year, end }: CompanyYear, { dueOn, why }: Filing): readonly FormAnswer[] {
  const entity = classOn(standing, end);
  if (entity.is === undefined) {
    if (!isAsked(standing, dueOn.value)) return [];
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
      ...costOfFiling(standing, { form, period: year, dueOn: dueOn.value }),
    }),
  ];
}
