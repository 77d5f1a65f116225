import type { CompanyProfile, Obligation } from '../../domain/calendar/model';
import { profileOf } from '../../domain/calendar/profile';
import type { FactOf } from '../../domain/company/facts';
import {
  assessStates,
  type Duty,
  type Licensed,
  type Registered,
  type StateAssessment,
} from '../../domain/rera/assessment';
import { worstOf } from '../../domain/rera/risk';
import { rocStatusOn } from '../../domain/roc/form-status';
import { daysBetween, type IsoDate } from '../../domain/shared/dates';
import { say } from '../../domain/shared/message';
import { formatRupees } from '../../domain/shared/money';
import type { CompanyCase } from '../calendar/case/case.repository';
import { keptItemId, workOut } from '../calendar/work-out/work-out.repository';
import { codeOfState, reraComplianceJson } from './rera.contract';
import type { ReraAssessmentRow } from './rera.table';

/** What is known of a company's projects, agents and duties under RERA on a day: its facts, and the calendar's own obligations. */
export function reraCaseOf(d1: D1Database, companyCase: CompanyCase, today: IsoDate) {
  const { answer } = workOut(d1, companyCase, today);
  const profile = profileOf(companyCase.dossier, { today, from: today, to: today });
  const obligations = answer.obligations.filter(({ area }) => area === 'RERA');
  return { profile, obligations, states: assessStates(standingOf(profile, obligations, today)) };
}

const isOpen = ({ status }: Obligation): boolean => status === 'pending';

function standingOf(profile: CompanyProfile, obligations: readonly Obligation[], day: IsoDate) {
  const projects = profile.newest('rera-project');
  const agents = profile.newest('rera-agent');
  const states = new Map([...projects, ...agents].map(({ subject, value }) => [subject, value.state]));
  const duties = obligations.flatMap((one): Duty[] => {
    const state = states.get(one.subject);
    return state ? [{ state, form: one.form, title: one.title, dueOn: one.dueOn.value, isOpen: isOpen(one) }] : [];
  });
  return {
    projects: projects.map((one) => registeredOf(one, obligations)),
    agents: agents.map(licensedOf),
    activities: profile.newest('rera-activity').map(({ subject, value }) => ({ ...value, name: subject })),
    ...{ duties, day },
  };
}

const openDays = (obligations: readonly Obligation[], form: string, subject: string): readonly IsoDate[] =>
  obligations
    .filter((one) => one.form === form && one.subject === subject && isOpen(one))
    .map(({ dueOn }) => dueOn.value);

function registeredOf({ subject, value }: FactOf<'rera-project'>, obligations: readonly Obligation[]): Registered {
  const { name, state, cost, endsOn, completedOn, hasAccountFault = false, openOrders = 0 } = value;
  return {
    ...{ number: subject, name, state, isComplete: completedOn !== undefined },
    ...(cost !== undefined && { cost }),
    isSoldUnregistered: false,
    openUpdatesDueOn: openDays(obligations, 'rera-update', subject),
    openAuditsDueOn: openDays(obligations, 'rera-audit', subject),
    ...(completedOn === undefined && { registrationEndsOn: endsOn }),
    ...{ hasAccountFault, openOrders },
  };
}

const licensedOf = ({ subject, value: { state, licenceEndsOn } }: FactOf<'rera-agent'>): Licensed => ({
  ...{ number: subject, name: subject, state, isActingWithoutLicence: false, licenceEndsOn },
});

/** The desk: a State each, also where nothing is done there, with its projects, agents, score and what is to do. */
export function reraDeskOf(
  d1: D1Database,
  companyCase: CompanyCase,
  stored: readonly ReraAssessmentRow[],
  today: IsoDate,
) {
  const { profile, obligations, states } = reraCaseOf(d1, companyCase, today);
  const worst = worstOf(states.flatMap(({ risk }) => (risk ? [risk.value] : [])));
  const ofWorst = states.find(({ risk }) => risk && risk.value === worst);
  const dutiesOf = (subject: string) =>
    obligations.filter((one) => one.subject === subject).map((one) => dutyJson(one, companyCase, today));
  return {
    asOf: today,
    states: states.map((one) => ({
      ...stateJson(one),
      projects: profile
        .newest('rera-project')
        .filter(({ value }) => value.state === one.state)
        .map((fact) => ({ ...projectJson(fact), duties: dutiesOf(fact.subject) })),
      agents: profile
        .newest('rera-agent')
        .filter(({ value }) => value.state === one.state)
        .map(({ subject, value }) => ({
          ...{ number: subject, licenceEndsOn: value.licenceEndsOn, duties: dutiesOf(subject) },
        })),
      assessed: storedOf(stored, one),
    })),
    worst: ofWorst && worst ? { state: codeOfState(ofWorst.state), score: worst.score } : null,
    actions: states.flatMap(({ actions }) =>
      actions.map((action) => ({ ...action, state: codeOfState(action.state) })),
    ),
  };
}

function storedOf(stored: readonly ReraAssessmentRow[], { state }: StateAssessment) {
  const row = stored.find((one) => one.state === state);
  return row ? reraComplianceJson(row) : null;
}

function stateJson(one: StateAssessment) {
  const { state, risk, needs, registrationRequired, agentLicenseRequired, registrationNumber } = one;
  return {
    ...{ state: codeOfState(state), name: say(`rera.state.${state}`), isApplicable: risk !== undefined },
    ...{ complianceStatus: one.complianceStatus, registrationRequired, agentLicenseRequired, registrationNumber },
    ...{ nextReviewDate: one.nextReviewOn, notes: one.notes },
    risk: risk
      ? {
          ...{ score: risk.value.score, band: risk.value.band, level: risk.value.level },
          lines: risk.value.lines.map(({ code, points, why }) => ({ code, points, why })),
          ...{ exposure: formatRupees(risk.value.exposure), isExposureWhole: risk.value.isExposureWhole },
          steps: risk.steps,
        }
      : null,
    activities: needs.map(({ name, activity, isSelling, land = null, apartments = null, need }) => ({
      ...{ name, activity, isSelling, land, apartments, need: need?.value ?? null },
      why: need ? { value: need.value, steps: need.steps } : null,
    })),
  };
}

const projectJson = ({ subject, value }: FactOf<'rera-project'>) => ({
  ...{ number: subject, name: value.name, registeredOn: value.registeredOn, endsOn: value.endsOn },
  ...{ completedOn: value.completedOn ?? null, cost: value.cost === undefined ? null : formatRupees(value.cost) },
  ...{ land: value.land ?? null, apartments: value.apartments ?? null },
  ...{ hasAccountFault: value.hasAccountFault ?? false, openOrders: value.openOrders ?? 0 },
});

function dutyJson(duty: Obligation, companyCase: CompanyCase, today: IsoDate) {
  const { key, form, period, title, isOptional, dueOn, doneOn, costOn, unknownCost } = duty;
  const status = rocStatusOn({ status: duty.status, dueOn: dueOn.value, isOptional }, today);
  const cost = status === 'overdue' || status === 'to-confirm' ? costOn?.(today) : undefined;
  return {
    ...{
      key,
      form,
      period,
      title,
      status,
      dueDate: dueOn.value,
      daysRemaining: daysBetween(today, dueOn.value),
      dueOn,
    },
    itemId: keptItemId(companyCase, key),
    filedOn: doneOn ?? null,
    cost: cost ? { value: formatRupees(cost.value), steps: cost.steps } : null,
    unknownCost: status === 'overdue' ? (unknownCost ?? null) : null,
  };
}
