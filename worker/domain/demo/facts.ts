import { DUTY_QUESTIONS } from '../company/facts';
import type { NewEvent, NewFact } from '../company/known';
import { addDays, addMonths, financialYearOf, firstOfMonth, type IsoDate, isoDate, yearEnd } from '../shared/dates';
import type { DemoClient } from './clients';
import { DEMO_PROFILES, type DemoProfile, paiseOf } from './profiles';
import { chanceOf } from './seeded-random';

const GST_BEGAN = isoDate('2017-07-01');
const MEETING = '-09-24';

export function profileOf({ cin, name }: Pick<DemoClient, 'cin' | 'name'>): DemoProfile {
  const profile = DEMO_PROFILES[cin];
  if (!profile) throw new Error(`Nothing is told of ${name}`);
  return profile;
}

/** What the demonstration states of a client on a day. Years and KYC follow the day, so that it looks alike whenever it is shown. */
export function factsOf(client: DemoClient, today: IsoDate): NewFact[] {
  const profile = profileOf(client);
  const { incorporationDate: born, gstin, tan } = client;
  const registeredOn = born < GST_BEGAN ? GST_BEGAN : born;
  const { legalForm, paidUp, authorised, filer, regime, employees, paysSalary } = profile;
  const common = { subject: '', holdsFrom: born };
  return [
    { ...common, kind: 'legal-form', value: { legalForm, isNeverSmall: false } },
    { ...common, kind: 'capital', value: { paidUp: paiseOf(paidUp), authorised: paiseOf(authorised) } },
    { ...common, kind: 'employees', value: { count: employees } },
    ...turnoversOf(client, profile, today),
    { kind: 'gst-registration', subject: gstin, holdsFrom: registeredOn, value: { filer, registeredOn } },
    {
      kind: 'tan',
      subject: tan,
      holdsFrom: born,
      value: { paysSalary, paysResidents: true, paysNonResidents: false, collects: false },
    },
    ...[12, 0].map(
      (months): NewFact => ({
        kind: 'tax-regime',
        subject: financialYearOf(addMonths(today, -months)),
        holdsFrom: born,
        value: { regime },
      }),
    ),
    ...peopleOf(client, profile, today),
    ...DUTY_QUESTIONS.map(
      (question): NewFact => ({
        kind: 'duty',
        subject: question,
        holdsFrom: born,
        value: { answer: profile.yes.includes(question) },
      }),
    ),
    ...profile.more,
    ...projectsOf(profile, today),
  ];
}

const MONTHS_BUILT = 20;

/** A registered project that is being built, and one that is planned and not sold yet. */
function projectsOf({ project }: DemoProfile, today: IsoDate): NewFact[] {
  if (!project) return [];
  const { number, name, next, state, cost, monthsLeft } = project;
  const registeredOn = firstOfMonth(addMonths(today, -MONTHS_BUILT));
  const endsOn = addMonths(today, monthsLeft);
  return [
    {
      ...{ kind: 'rera-project', subject: number, holdsFrom: registeredOn },
      value: { state, name, registeredOn, endsOn, cost: paiseOf(cost), land: 2_400, apartments: 36 },
    },
    {
      ...{ kind: 'rera-activity', subject: next, holdsFrom: firstOfMonth(today) },
      value: { state, activity: 'project', land: 1_150, apartments: 14, isSelling: false },
    },
  ];
}

const pastYear = (today: IsoDate, years: number): string => financialYearOf(addMonths(today, -12 * years));

function turnoversOf({ incorporationDate: born }: DemoClient, { turnovers }: DemoProfile, today: IsoDate): NewFact[] {
  return turnovers
    .map((rupees, place): NewFact & { subject: string } => ({
      kind: 'turnover',
      subject: pastYear(today, place + 1),
      holdsFrom: born,
      value: { amount: paiseOf(rupees) },
    }))
    .filter(({ subject }) => yearEnd(subject) > born);
}

function peopleOf(client: DemoClient, { directors, auditor }: DemoProfile, today: IsoDate): NewFact[] {
  const born = client.incorporationDate;
  const [kycOn = born] = meetingsOf(today);
  return [
    ...directors.map(
      ({ din, name }): NewFact => ({
        kind: 'director',
        subject: din,
        holdsFrom: born,
        value: { name, appointedOn: born, lastKycOn: addDays(kycOn, -10) },
      }),
    ),
    {
      kind: 'auditor',
      subject: '',
      holdsFrom: auditedSince(born, today),
      value: { name: auditor, appointedOn: auditedSince(born, today), years: 5 },
    },
  ];
}

/** The meeting of two years ago, or the company's birth where it is younger. */
function auditedSince(born: IsoDate, today: IsoDate): IsoDate {
  const meeting = meetingsOf(today)[2] ?? born;
  return meeting < born ? addDays(born, 20) : meeting;
}

/** The annual meetings of the last three years up to yesterday, the latest first. */
function meetingsOf(today: IsoDate): IsoDate[] {
  const year = Number(today.slice(0, 4));
  return [0, 1, 2, 3]
    .map((ago) => isoDate(`${year - ago}${MEETING}`))
    .filter((day) => day < today)
    .slice(0, 3);
}

/** What happened to a client up to a day: its annual meetings, and the tax it withheld month by month. */
export function eventsOf(client: DemoClient, today: IsoDate): NewEvent[] {
  const profile = profileOf(client);
  const meetings = profile.legalForm === 'opc' ? [] : meetingsOf(today);
  const attended = profile.directors.map(({ name }) => name);
  return [
    ...meetings.map(
      (happenedOn): NewEvent => ({
        kind: 'agm',
        subject: financialYearOf(addMonths(happenedOn, -12)),
        happenedOn,
        details: { attended },
      }),
    ),
    ...boardDaysOf(client, profile, today).map(
      (happenedOn): NewEvent => ({ kind: 'board-meeting', subject: '', happenedOn, details: { attended } }),
    ),
    ...deductionsOf(client, profile, today),
  ];
}

const BOARD_DAYS = ['-02-11', '-05-19', '-08-21', '-11-13'];

/** The Board's meetings of two years up to yesterday; where one director is the whole Board, it holds none. */
function boardDaysOf(
  { incorporationDate: born }: DemoClient,
  { legalForm, directors }: DemoProfile,
  today: IsoDate,
): IsoDate[] {
  if (legalForm === 'opc' || directors.length < 2) return [];
  const year = Number(today.slice(0, 4));
  return [2, 1, 0]
    .flatMap((ago) => BOARD_DAYS.map((monthDay) => isoDate(`${year - ago}${monthDay}`)))
    .filter((day) => day >= born && day < today);
}

// As far as the demonstration's calendar reaches back: a deduction before it would have no deposit.
const MONTHS_OF_TAX = 12;

function deductionsOf({ tan, cin }: DemoClient, { withheldAMonth }: DemoProfile, today: IsoDate): NewEvent[] {
  const chance = chanceOf(`${cin}|${today}`);
  return Array.from({ length: MONTHS_OF_TAX }, (_, ago): NewEvent => {
    const month = addMonths(firstOfMonth(today), ago - MONTHS_OF_TAX);
    const amount = paiseOf(Math.round((withheldAMonth * chance.between(85, 115)) / 10_000) * 100);
    return {
      kind: 'deduction',
      subject: tan,
      happenedOn: addDays(month, 19),
      details: { statement: 'residents', amount },
    };
  });
}
