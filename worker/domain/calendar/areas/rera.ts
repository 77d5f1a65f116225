import type { FactOf } from '../../company/facts';
import { ruleIfInForce } from '../../law/rule';
import { agentReturnDueOn, annualAuditDueOn, quarterlyUpdateDueOn, RERA_RELIEFS } from '../../rera/due-dates';
import {
  AGENT_LICENCE_YEARS,
  AGENT_RETURN_DAYS,
  ANNUAL_AUDIT,
  hasOrders,
  KARNATAKA_AUDIT_PENALTY,
  type OrderedState,
  PENALTY_CEILINGS,
  QUARTERLY_UPDATE,
  type ReraState,
  UPDATE_PENALTY,
} from '../../rera/law/projects-and-agents';
import { addDays, addMonths, daysBetween, financialYearOf, type IsoDate, isoDate } from '../../shared/dates';
import { atRate, citationOf, type Explained, inDays, inPaise, inWords, onDay, Working } from '../../shared/explained';
import { type Message, type Said, say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';
import type { AreaAnswer, CompanyProfile, Draft, NotDue } from '../model';
import { monthEnds, reachOf } from '../profile';
import { applyExtensions, applyWaiver } from '../reliefs';
import { formName } from '../values';
import {
  areaAnswer,
  draftOf,
  type FormAnswer,
  isAsked,
  isDue,
  NOT_STATED,
  namedQuarter,
  notDueOf,
  notKnown,
  reason,
} from './answers';
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

const UPDATE_FORM = 'rera-update';

/** The update of each quarter from the registration of a project to its completion (s.11(1), by state). */
function quarterlyUpdates(profile: CompanyProfile, project: FactOf<'rera-project'>): readonly FormAnswer[] {
  const { registeredOn, completedOn, state } = project.value;
  if (!hasOrders(state)) return completedOn ? [] : [updateElsewhere(project)];
  const reach = addMonths(reachOf(profile), -3);
  return monthEnds(reach > registeredOn ? reach : registeredOn, profile.asked.to)
    .filter((end) => Number(end.slice(5, 7)) % 3 === 0)
    .filter((end) => !completedOn || addMonths(addDays(end, 1), -3) <= completedOn)
    .flatMap((end) => updateDraft(profile, project, state, end) ?? []);
}

/** The Act asks for an update each quarter and leaves its day to the rules of the State, which are not held here. */
function updateElsewhere({ value, subject }: Project): NotDue {
  const because = reason(false, notKnown(UPDATE_FORM), say('calendar.rera.update-elsewhere'), [
    [say('calendar.rera.project'), inWords(value.name)],
    [say('calendar.rera.state'), inWords(stateSaid(value.state))],
  ]);
  return notDueOf(UPDATE_FORM, '', because, { area: 'RERA', subject, verdict: 'not-known' });
}

function updateDraft(
  profile: CompanyProfile,
  { value, subject }: Project,
  state: OrderedState,
  end: IsoDate,
): Draft | undefined {
  const { knownOn } = profile.asked;
  const { name } = value;
  if (!ruleIfInForce(QUARTERLY_UPDATE[state], end, knownOn)) return undefined;
  const { value: days, steps } = quarterlyUpdateDueOn(state, end, knownOn);
  if (!isAsked(profile, days.dueOn)) return undefined;
  const quarter = namedQuarter(end);
  const about = { subject, name: quarter.name, state, day: onDay(days.remindOn) };
  return draftOf({
    area: 'RERA',
    form: UPDATE_FORM,
    period: quarter.period,
    subject,
    title: say('calendar.rera.update', { project: name, name: quarter.name }),
    description: say(days.remindOn < days.dueOn ? 'calendar.rera.update-reminded' : 'calendar.rera.update-of', about),
    priority: 'high',
    dueOn: { value: days.dueOn, steps },
    applies: reason(true, isDue(UPDATE_FORM), say('calendar.rera.update-rule'), [
      [say('calendar.rera.project'), inWords(name)],
      [say('calendar.fact.registered'), onDay(value.registeredOn)],
    ]),
    // The State of the project, wherever the company has its office.
    traits: traitsOf(state),
    ...costOfUpdate(profile, state, quarter.period, days.dueOn),
  });
}

const STATE_CODES: Readonly<Record<OrderedState, string>> = { MH: '27', KA: '29', TG: '36' };

/** A State by its letters; the rest of India has none. */
const stateSaid = (state: ReraState): Said => (hasOrders(state) ? state : say('rera.state.IN'));

const traitsOf = (state: ReraState) => (hasOrders(state) ? { state: STATE_CODES[state] } : {});

/** What the state asks for a late update: a penalty that it may impose, known for the days since it was introduced. */
function costOfUpdate({ asked }: CompanyProfile, state: OrderedState, period: string, lawful: IsoDate): CostOfDelay {
  const { knownOn } = asked;
  const rule = ruleIfInForce(UPDATE_PENALTY[state], lawful, knownOn);
  if (!rule) return {};
  const { kind, amount } = rule.value;
  const penalty = (day: IsoDate, dueOn: IsoDate): Explained<Paise> => {
    const days = daysBetween(dueOn, day);
    const value = kind === 'each' ? amount : paise(amount * days);
    const working = new Working();
    working.give('due', say('calendar.cost.was-due'), onDay(dueOn));
    working.make('late', say('calendar.cost.days-late'), inDays(days), {
      formula: say('calendar.cost.to-day', { day: onDay(day) }),
      inputs: ['due'],
    });
    working.make('penalty', say('calendar.rera.penalty'), inPaise(value), {
      formula:
        kind === 'each'
          ? say('calendar.rera.each-update')
          : say('calendar.rera.per-day', { late: inDays(days), amount: inPaise(amount) }),
      inputs: ['late'],
      rule: citationOf(rule),
      summary: say(`calendar.summary.update-${kind}`, {
        ...{ due: onDay(dueOn), filed: onDay(day), late: inDays(days), amount: inPaise(amount) },
        ...{ sum: inPaise(value), statute: rule.statute },
      }),
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

const AUDIT_FORM = 'rera-audit';

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
    title: say('calendar.rera.audit', { form: formName(form), project: name, period }),
    description: hasOrders(state)
      ? say('calendar.rera.audit-of', { subject, period, form: formName(form), state })
      : say('calendar.rera.audit-elsewhere', { subject, period }),
    priority: 'high',
    dueOn,
    originalDueOn,
    moves,
    applies: reason(true, isDue(AUDIT_FORM), say('calendar.rera.audit-rule'), [
      [say('calendar.rera.project'), inWords(name)],
      [say('calendar.fact.registered'), onDay(registeredOn)],
    ]),
    traits: traitsOf(state),
    ...(state === 'KA' && cost !== undefined
      ? costOfAudit(profile, { period, start, cost })
      : unknownAudit(profile, state, dueOn.value)),
  });
}

/**
 * A delay of the audit costs by the cost of the project: in Karnataka where it is stated, in Telangana by a table nobody has seen;
 * elsewhere up to what the Act lets an authority ask (s.61).
 */
function unknownAudit({ asked }: CompanyProfile, state: ReraState, dueOn: IsoDate): CostOfDelay {
  if (state === 'MH') return {};
  if (hasOrders(state)) return { unknownCost: say(`calendar.rera.unknown-audit-${state === 'KA' ? 'cost' : 'table'}`) };
  const ceilings = ruleIfInForce(PENALTY_CEILINGS, dueOn, asked.knownOn);
  if (!ceilings) return {};
  return { unknownCost: say('calendar.rera.unknown-audit-elsewhere', { share: atRate(ceilings.value.other) }) };
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
    working.give('due', say('calendar.cost.was-due'), onDay(dueOn));
    working.give('filed', say('calendar.cost.filed'), onDay(day));
    working.give('cost', say('calendar.rera.project-cost'), inPaise(cost));
    working.make('penalty', say('calendar.rera.audit-penalty'), inPaise(slab.penalty), {
      formula: say('calendar.rera.audit-penalty-rule'),
      inputs: ['due', 'filed', 'cost'],
      rule: citationOf(rule),
      summary: say('calendar.summary.late-audit', {
        ...{ due: onDay(dueOn), filed: onDay(day), cost: inPaise(cost) },
        ...{ sum: inPaise(slab.penalty), statute: rule.statute },
      }),
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

const RETURN_FORM = 'rera-agent-return';

type Agent = FactOf<'rera-agent'>;

/** The half-yearly return of a licensed agent, and the end of the licence. */
function agentAnswers(profile: CompanyProfile, agent: Agent): readonly FormAnswer[] {
  const { state } = agent.value;
  if (state === 'MH') return [...returns(profile, agent), ...licenceEnd(profile, agent)];
  const [verdict, label, formula] = hasOrders(state)
    ? (['not-due', say('calendar.rera.no-agent-return'), say('calendar.rera.no-form')] as const)
    : (['not-known', notKnown(RETURN_FORM), say('calendar.rera.form-elsewhere')] as const);
  const because = reason(false, label, formula, [[say('calendar.rera.state'), inWords(stateSaid(state))]]);
  const answer = notDueOf(RETURN_FORM, '', because, { area: 'RERA', subject: agent.subject, verdict });
  return [answer, ...licenceEnd(profile, agent)];
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
    title: say('calendar.rera.agent-return', { period }),
    description: say('calendar.rera.agent-return-of', { subject }),
    priority: 'medium',
    dueOn,
    applies: reason(true, isDue(RETURN_FORM), say('calendar.rera.agent-rule'), [
      [say('calendar.rera.licence-ends'), onDay(value.licenceEndsOn)],
    ]),
  });
}

function licenceEnd(profile: CompanyProfile, { value, subject }: Agent): readonly Draft[] {
  const { licenceEndsOn, state } = value;
  if (!isAsked(profile, licenceEndsOn)) return [];
  return [
    draftOf({
      area: 'RERA',
      form: 'rera-agent-licence',
      period: licenceEndsOn,
      subject,
      title: say('calendar.rera.licence', { subject }),
      description: say('calendar.rera.licence-of', { subject, state: stateSaid(state) }),
      priority: 'high',
      dueOn: asStated(say('calendar.rera.licence-ends'), licenceEndsOn),
      applies: reason(true, say('calendar.applies.renewal'), say('calendar.rera.licence-rule'), [
        [say('calendar.rera.licence-ends'), onDay(licenceEndsOn)],
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
      form: 'rera-registration',
      period: endsOn,
      subject,
      title: say('calendar.rera.registration', { project: name }),
      description: say('calendar.rera.registration-of', { subject }),
      priority: 'high',
      dueOn: asStated(say('calendar.rera.registration-ends'), endsOn),
      applies: reason(true, say('calendar.rera.completion-due'), say('calendar.rera.registration-rule'), [
        [say('calendar.rera.project'), inWords(name)],
        [say('calendar.rera.completed'), NOT_STATED],
      ]),
      ...(completedOn && { done: { on: completedOn } }),
    }),
  ];
}

/** A day that the authority itself wrote on the registration. */
function asStated(label: Message, day: IsoDate): Explained<IsoDate> {
  const working = new Working();
  working.give('stated', say('calendar.rera.as-stated', { label }), onDay(day));
  working.make('due', label, onDay(day), {
    formula: say('calendar.rera.on-registration'),
    inputs: ['stated'],
    summary: say('calendar.summary.as-stated', { label, day: onDay(day) }),
  });
  return working.explain(day);
}
