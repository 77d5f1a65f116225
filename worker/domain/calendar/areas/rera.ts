import type { FactOf } from '../../company/facts';
import { ruleIfInForce } from '../../law/rule';
import { agentReturnDueOn, annualAuditDueOn, quarterlyUpdateDueOn, RERA_RELIEFS } from '../../rera/due-dates';
import {
  AGENT_LICENCE_YEARS,
  AGENT_RETURN_DAYS,
  ANNUAL_AUDIT,
  KARNATAKA_AUDIT_PENALTY,
  QUARTERLY_UPDATE,
  type ReraState,
  UPDATE_PENALTY,
} from '../../rera/rera.rules';
import { addDays, addMonths, daysBetween, financialYearOf, type IsoDate, isoDate } from '../../shared/dates';
import { dayInWords } from '../../shared/days-in-words';
import { citationOf, type Explained, inDays, inPaise, inWords, onDay, Working } from '../../shared/explained';
import { type Paise, paise } from '../../shared/money';
import type { AreaAnswer, CompanyProfile, Draft } from '../model';
import { monthEnds, reachOf } from '../profile';
import { applyExtensions, applyWaiver } from '../reliefs';
import { areaAnswer, draftOf, type FormAnswer, isAsked, namedQuarter, notDueOf, reason } from './answers';
import { type CostOfDelay, noDelayCost } from './roc/cost';

/** What the real-estate regulators ask for each registered project and licensed agent, by their states. */
export function rera(profile: CompanyProfile): AreaAnswer {
  return areaAnswer(profile, [
    ...profile.newest('rera-project').flatMap((project) => ofProject(profile, project)),
    ...profile.newest('rera-agent').flatMap((agent) => agentAnswers(profile, agent)),
  ]);
}

const ofProject = (profile: CompanyProfile, project: FactOf<'rera-project'>): readonly FormAnswer[] => [
  ...quarterlyUpdates(profile, project),
  ...annualAudits(profile, project),
  ...registrationEnd(profile, project),
];

const UPDATE_FORM = 'RERA quarterly update';

/** The update of each quarter from the registration of a project to its completion (s.11(1), by state). */
function quarterlyUpdates(profile: CompanyProfile, project: FactOf<'rera-project'>): readonly Draft[] {
  const { registeredOn, completedOn } = project.value;
  const reach = addMonths(reachOf(profile), -3);
  return monthEnds(reach > registeredOn ? reach : registeredOn, profile.asked.to)
    .filter((end) => Number(end.slice(5, 7)) % 3 === 0)
    .filter((end) => !completedOn || addMonths(addDays(end, 1), -3) <= completedOn)
    .flatMap((end) => updateDraft(profile, project, end) ?? []);
}

function updateDraft(
  profile: CompanyProfile,
  { value, subject }: FactOf<'rera-project'>,
  end: IsoDate,
): Draft | undefined {
  const { knownOn } = profile.asked;
  const { state, name } = value;
  if (!ruleIfInForce(QUARTERLY_UPDATE[state], end, knownOn)) return undefined;
  const { value: days, steps } = quarterlyUpdateDueOn(state, end, knownOn);
  if (!isAsked(profile, days.dueOn)) return undefined;
  const quarter = namedQuarter(end);
  const remind =
    days.remindOn < days.dueOn
      ? ` The order names ${dayInWords(days.remindOn)}; it is called late after the due day.`
      : '';
  return draftOf({
    area: 'RERA',
    form: UPDATE_FORM,
    period: quarter.period,
    subject,
    title: `RERA quarterly update of ${name} for ${quarter.name}`,
    description: `Update of project ${subject} for ${quarter.name}, ${state}.${remind}`,
    priority: 'high',
    dueOn: { value: days.dueOn, steps },
    applies: reason(
      true,
      'A quarterly update is due',
      'every registered project, from its registration to its completion',
      [
        ['Project', inWords(name)],
        ['Registered', onDay(value.registeredOn)],
      ],
    ),
    ...costOfUpdate(profile, state, quarter.period, days.dueOn),
  });
}

/** What the state asks for a late update: a penalty that it may impose, known for the days since it was introduced. */
function costOfUpdate({ asked }: CompanyProfile, state: ReraState, period: string, lawful: IsoDate): CostOfDelay {
  const { knownOn } = asked;
  const rule = ruleIfInForce(UPDATE_PENALTY[state], lawful, knownOn);
  if (!rule) return {};
  const { kind, amount } = rule.value;
  const penalty = (day: IsoDate, dueOn: IsoDate): Explained<Paise> => {
    const days = daysBetween(dueOn, day);
    const value = kind === 'each' ? amount : paise(amount * days);
    const working = new Working();
    working.give('due', 'Was due', onDay(dueOn));
    working.make('late', 'Days late', inDays(days), { formula: `to ${day}`, inputs: ['due'] });
    working.make('penalty', 'Penalty the state may ask', inPaise(value), {
      formula: kind === 'each' ? 'so much for each update' : `days late × ${amount / 100} rupees`,
      inputs: ['late'],
      rule: citationOf(rule),
    });
    return working.explain(value);
  };
  return {
    costOn: (day, dueOn, reliefs) =>
      day <= dueOn
        ? noDelayCost(UPDATE_FORM, day, dueOn)
        : applyWaiver(penalty(day, dueOn), reliefs, { form: UPDATE_FORM, period, filedOn: day }, knownOn),
    costBreaks: (dueOn) => [addDays(dueOn, 1)],
  };
}

const AUDIT_FORM = 'RERA annual audit';

type Project = FactOf<'rera-project'>;

/** The audit of a project's accounts for each financial year from its registration to its completion (s.4(2)(l)(D)). */
function annualAudits(profile: CompanyProfile, project: Project): readonly Draft[] {
  const { registeredOn, completedOn } = project.value;
  // Half a year after its year, and moved by a quarter at most.
  const reach = addMonths(reachOf(profile), -21);
  const first = financialYearOf(reach > registeredOn ? reach : registeredOn);
  const last = completedOn && completedOn < profile.asked.to ? completedOn : profile.asked.to;
  const drafts: Draft[] = [];
  for (let start = isoDate(`${first.slice(0, 4)}-04-01`); start <= last; start = addMonths(start, 12)) {
    const draft = auditDraft(profile, project, start);
    if (draft) drafts.push(draft);
  }
  return drafts;
}

function auditDraft(profile: CompanyProfile, { value, subject }: Project, start: IsoDate): Draft | undefined {
  const { knownOn, to } = profile.asked;
  const { state, name, cost, registeredOn } = value;
  if (!ruleIfInForce(ANNUAL_AUDIT[state], start, knownOn)) return undefined;
  const period = financialYearOf(start);
  const lawful = annualAuditDueOn(state, period, [], knownOn);
  const { form, dueOn: originalDueOn } = lawful.value;
  const about = { form: `${state} ${form}`, period };
  const { dueOn, moves } = applyExtensions(RERA_RELIEFS, about, { value: originalDueOn, steps: lawful.steps }, knownOn);
  if (!isAsked(profile, dueOn.value) && !(originalDueOn <= to && dueOn.value > to)) return undefined;
  return draftOf({
    area: 'RERA',
    form: AUDIT_FORM,
    period,
    subject,
    title: `RERA annual audit (${form}) of ${name} for ${period}`,
    description: `Audit of the accounts of project ${subject} for ${period}, ${form} in ${state}.`,
    priority: 'high',
    dueOn,
    originalDueOn,
    moves,
    applies: reason(true, 'An annual audit is due', 'every registered project, for each year to its completion', [
      ['Project', inWords(name)],
      ['Registered', onDay(registeredOn)],
    ]),
    ...(state === 'KA' && cost !== undefined ? costOfAudit(profile, { period, start, cost }) : {}),
  });
}

/** Karnataka asks a sum by the cost of the project; what the other states ask was not found. */
function costOfAudit(
  { asked }: CompanyProfile,
  { period, start, cost }: { period: string; start: IsoDate; cost: Paise },
): CostOfDelay {
  const rule = ruleIfInForce(KARNATAKA_AUDIT_PENALTY, start, asked.knownOn);
  const slab = rule?.value.find(({ below }) => below === null || cost < below);
  if (!rule || !slab) return {};
  const penalty = (day: IsoDate, dueOn: IsoDate): Explained<Paise> => {
    const working = new Working();
    working.give('due', 'Was due', onDay(dueOn));
    working.give('filed', 'Filed', onDay(day));
    working.give('cost', 'Cost of the project', inPaise(cost));
    working.make('penalty', 'Penalty the state asks', inPaise(slab.penalty), {
      formula: 'so much for the year once it is late, by the cost of the project',
      inputs: ['due', 'filed', 'cost'],
      rule: citationOf(rule),
    });
    return working.explain(slab.penalty);
  };
  return {
    costOn: (day, dueOn, reliefs) =>
      day <= dueOn
        ? noDelayCost(AUDIT_FORM, day, dueOn)
        : applyWaiver(penalty(day, dueOn), reliefs, { form: AUDIT_FORM, period, filedOn: day }, asked.knownOn),
    costBreaks: (dueOn) => [addDays(dueOn, 1)],
  };
}

const RETURN_FORM = 'RERA agent return';

type Agent = FactOf<'rera-agent'>;

/** The half-yearly return of a licensed agent, and the end of the licence. */
function agentAnswers(profile: CompanyProfile, agent: Agent): readonly FormAnswer[] {
  const { state } = agent.value;
  if (state === 'MH') return [...returns(profile, agent), ...licenceEnd(profile, agent)];
  const because = reason(false, 'No periodic return of agents is known', 'no form was found for the state', [
    ['State', inWords(state)],
  ]);
  return [notDueOf(RETURN_FORM, '', because, { area: 'RERA', subject: agent.subject }), ...licenceEnd(profile, agent)];
}

function returns(profile: CompanyProfile, { value, subject }: Agent): readonly Draft[] {
  const { today, to, knownOn } = profile.asked;
  const years = ruleIfInForce(AGENT_LICENCE_YEARS, today, knownOn)?.value;
  if (years === undefined) return [];
  const licensedOn = addMonths(value.licenceEndsOn, -12 * years);
  const reach = addMonths(reachOf(profile), -2);
  return monthEnds(reach > licensedOn ? reach : licensedOn, to < value.licenceEndsOn ? to : value.licenceEndsOn)
    .filter((end) => ['03-31', '09-30'].includes(end.slice(5)))
    .flatMap((end) => returnDraft(profile, { value, subject }, end) ?? []);
}

function returnDraft(
  profile: CompanyProfile,
  { value, subject }: Pick<Agent, 'value' | 'subject'>,
  end: IsoDate,
): Draft | undefined {
  const { knownOn } = profile.asked;
  const dueOn = ruleIfInForce(AGENT_RETURN_DAYS, end, knownOn) && agentReturnDueOn(value.state, end, knownOn);
  if (!dueOn || !isAsked(profile, dueOn.value)) return undefined;
  const period = `${financialYearOf(end)} ${end.slice(5) === '09-30' ? 'H1' : 'H2'}`;
  return draftOf({
    area: 'RERA',
    form: RETURN_FORM,
    period,
    subject,
    title: `RERA agent return (Form 6) for ${period}`,
    description: `Half-yearly return of agent ${subject} to MahaRERA.`,
    priority: 'medium',
    dueOn,
    applies: reason(true, 'A return of the agent is due', 'every agent licensed in Maharashtra, for each half-year', [
      ['Licence ends', onDay(value.licenceEndsOn)],
    ]),
  });
}

function licenceEnd(profile: CompanyProfile, { value, subject }: Agent): readonly Draft[] {
  const { licenceEndsOn, state } = value;
  if (!isAsked(profile, licenceEndsOn)) return [];
  return [
    draftOf({
      area: 'RERA',
      form: 'RERA agent licence',
      period: licenceEndsOn,
      subject,
      title: `RERA agent licence ${subject} ends`,
      description: `The licence of agent ${subject} in ${state} is to be renewed by then.`,
      priority: 'high',
      dueOn: asStated('Licence ends', licenceEndsOn),
      applies: reason(true, 'A renewal is due', 'an agent may act only while licensed', [
        ['Licence ends', onDay(licenceEndsOn)],
      ]),
    }),
  ];
}

/** The day on which the registration of a project that is not complete ends, or must have been extended (s.6). */
function registrationEnd(profile: CompanyProfile, { value, subject }: FactOf<'rera-project'>): readonly Draft[] {
  const { name, endsOn, completedOn } = value;
  if (!isAsked(profile, endsOn) || (completedOn && completedOn <= endsOn)) return [];
  return [
    draftOf({
      area: 'RERA',
      form: 'RERA registration',
      period: endsOn,
      subject,
      title: `RERA registration of ${name} ends`,
      description: `Project ${subject} is to be complete or its registration extended by then; an extension is a year at most.`,
      priority: 'high',
      dueOn: asStated('Registration ends', endsOn),
      applies: reason(
        true,
        'Completion or an extension is due',
        'a registration that ends before completion must be extended',
        [
          ['Project', inWords(name)],
          ['Completed', inWords('not stated')],
        ],
      ),
      ...(completedOn && { done: { on: completedOn } }),
    }),
  ];
}

/** A day that the authority itself wrote on the registration. */
function asStated(label: string, day: IsoDate): Explained<IsoDate> {
  const working = new Working();
  working.give('stated', `${label}, as stated`, onDay(day));
  working.make('due', label, onDay(day), {
    formula: 'the day on the registration',
    inputs: ['stated'],
  });
  return working.explain(day);
}
