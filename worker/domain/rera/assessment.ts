import { daysBetween, type IsoDate } from '../shared/dates';
import type { Explained } from '../shared/explained';
import { type Message, type Said, say } from '../shared/message';
import type { Paise } from '../shared/money';
import { hasOrders, RERA_STATES, type ReraState } from './law/projects-and-agents';
import { type RegistrationNeed, registrationNeed } from './registration';
import { type ReraAgent, type ReraProject, type ReraRisk, RISK_WEIGHTS, type RiskLine, reraRisk } from './risk';
import type { RERA_STATUSES, ReraActivity, RISK_LEVELS } from './values';

/** A project or licence as it is registered. */
export type Registered = ReraProject & { number: string; state: ReraState; isComplete: boolean };
export type Licensed = ReraAgent & { number: string; state: ReraState };

/** What is built or brokered without a registration. */
export type Unregistered = {
  name: string;
  state: ReraState;
  activity: ReraActivity;
  land?: number;
  apartments?: number;
  isSelling: boolean;
};

/** An act that RERA asks of a registered project or agent, as the calendar knows it. */
export type Duty = { state: ReraState; form: string; title: Said; dueOn: IsoDate; isOpen: boolean };

export type ReraStanding = {
  projects: readonly Registered[];
  agents: readonly Licensed[];
  activities: readonly Unregistered[];
  duties: readonly Duty[];
  day: IsoDate;
};

/** Whether a project must be registered; undefined where land or apartments are not stated. */
export type Need = Unregistered & { need?: Explained<RegistrationNeed> };

export type StateAssessment = {
  state: ReraState;
  registrationRequired: boolean;
  agentLicenseRequired: boolean;
  registrationNumber: string | null;
  complianceStatus: (typeof RERA_STATUSES)[number];
  nextReviewOn: IsoDate | null;
  riskLevel: (typeof RISK_LEVELS)[number] | null;
  /** Undefined where there is neither project nor agent: not applicable, and not 0. */
  risk: Explained<ReraRisk> | undefined;
  needs: readonly Need[];
  actions: readonly ReraAction[];
  notes: Message;
  exposure: Paise | null;
};

export type ReraAction = { state: ReraState; code: string; words: Message };

/**
 * How each State stands on a day, in the order of the law's tables: every State whose orders are held is named, also where nothing is
 * done there; the rest of India where something is.
 */
export function assessStates(standing: ReraStanding): readonly StateAssessment[] {
  const { projects, agents, activities } = standing;
  const isElsewhere = [...projects, ...agents, ...activities].some(({ state }) => !hasOrders(state));
  return RERA_STATES.filter((state) => hasOrders(state) || isElsewhere).map((state) => assessState(standing, state));
}

function assessState({ projects, agents, activities, duties, day }: ReraStanding, state: ReraState): StateAssessment {
  const here = <One extends { state: ReraState }>(all: readonly One[]) => all.filter((one) => one.state === state);
  const needs = here(activities).map((one) => needOf(one, day));
  const registered = here(projects);
  const running = registered.filter(({ isComplete }) => !isComplete);
  const licences = here(agents);
  const sold = needs.filter(({ activity }) => activity === 'project');
  const brokered = needs.filter(({ activity }) => activity === 'agency');
  const isLicensed = licences.some(({ licenceEndsOn }) => licenceEndsOn === undefined || licenceEndsOn >= day);
  const risk = reraRisk({
    state,
    day,
    projects: [...registered, ...sold.map(asProject)],
    agents: [...licences, ...brokered.map((one) => asAgent(one, isLicensed))],
  });
  const open = here(duties).filter(({ isOpen }) => isOpen);
  const lines = risk?.value.lines ?? [];
  const next = open.map(({ dueOn }) => dueOn).filter((dueOn) => dueOn >= day);
  const isAsked = needs.some(({ need, activity }) => activity === 'project' && need?.value !== 'exempt');
  return {
    state,
    registrationRequired: running.length > 0 || sold.some(({ need }) => need?.value === 'must_register'),
    agentLicenseRequired: licences.length + brokered.length > 0,
    registrationNumber: (running[0] ?? registered[0] ?? licences[0])?.number ?? null,
    complianceStatus: statusOf(lines, isAsked),
    nextReviewOn: next.toSorted()[0] ?? null,
    riskLevel: risk?.value.level ?? null,
    ...{ risk, needs },
    actions: [
      ...lines.map(({ code }) => (code === 'R3' ? extending(state, running, day) : actionOf(state, code, open, day))),
      ...needs.flatMap((one) => toAsk(state, one)),
    ],
    notes: notesOf(risk?.value),
    exposure: risk ? risk.value.exposure : null,
  };
}

/** Undefined where nothing was counted for a State yet: a blank is a question, and never none. */
function needOf(one: Unregistered, day: IsoDate): Need {
  const { activity, land, apartments } = one;
  if (activity !== 'project' || land === undefined || apartments === undefined) return one;
  return { ...one, need: registrationNeed({ landSquareMetres: land, apartments }, day) };
}

const asProject = ({ name, isSelling, need }: Need): ReraProject => ({
  name,
  isSoldUnregistered: isSelling && need?.value === 'must_register',
  openUpdatesDueOn: [],
  openAuditsDueOn: [],
  hasAccountFault: false,
  openOrders: 0,
});

const asAgent = ({ name, isSelling }: Need, isLicensed: boolean): ReraAgent => ({
  name,
  isActingWithoutLicence: isSelling && !isLicensed,
});

/** What only nears its end is watched; any other finding asks for an act. */
function statusOf(lines: readonly RiskLine[], isAsked: boolean): StateAssessment['complianceStatus'] {
  if (lines.some((line) => !isOnlyNear(line))) return 'action_needed';
  return lines.length > 0 || isAsked ? 'monitor' : 'compliant';
}

const NEAR: readonly string[] = ['rera.why.registration-expires', 'rera.why.agent-licence-expires-soon'];
const isOnlyNear = ({ why }: RiskLine): boolean => NEAR.includes(why.id);

const FORMS: Partial<Record<RiskLine['code'], string>> = { R1: 'rera-update', R2: 'rera-audit' };
const MOST_NAMED = 3;

function actionOf(state: ReraState, code: RiskLine['code'], open: readonly Duty[], day: IsoDate): ReraAction {
  const late = open
    .filter(({ form, dueOn }) => form === FORMS[code] && daysBetween(dueOn, day) > 0)
    .map(({ title }) => title);
  const titles = { list: late.slice(0, MOST_NAMED) };
  const isListed = late.length > 0;
  return { state, code, words: isListed ? say(`rera.action.${code}-of`, { titles }) : say(`rera.action.${code}`) };
}

/** Which registrations end soon or have ended, the first to end first. */
function extending(state: ReraState, projects: readonly Registered[], day: IsoDate): ReraAction {
  const within = RISK_WEIGHTS.at(-1)?.value.registration.later.days ?? 0;
  const names = projects
    .filter(({ registrationEndsOn: ends }) => ends !== undefined && daysBetween(day, ends) <= within)
    .toSorted((one, other) => ((one.registrationEndsOn ?? '') < (other.registrationEndsOn ?? '') ? -1 : 1))
    .slice(0, MOST_NAMED)
    .map(({ name }) => name);
  return { state, code: 'R3', words: say('rera.action.R3', { names: { list: names, joined: 'and' } }) };
}

/** What must be asked of the authority, or stated first, before it can be told whether a project must be registered. */
function toAsk(state: ReraState, { name, activity, need }: Need): readonly ReraAction[] {
  if (activity !== 'project') return [];
  if (!need) return [{ state, code: 'size', words: say('rera.action.size', { name }) }];
  if (need.value === 'exempt') return [];
  return [{ state, code: need.value, words: say(`rera.action.${need.value}`, { name }) }];
}

const notesOf = (risk: ReraRisk | undefined): Message => {
  if (!risk) return say('rera.note.not-applicable');
  return risk.lines.length === 0
    ? say('rera.note.nothing-found')
    : say('rera.note.found', { lines: { list: risk.lines.map(({ why }) => why) } });
};
