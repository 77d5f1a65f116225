import { type Rule, ruleInForce } from '../law/rule';
import { RISK_POLICY } from '../law/sources';
import { ruleHistory } from '../law/table';
import { daysBetween, type IsoDate } from '../shared/dates';
import { asCount, citationOf, type Explained, inDays, inPaise, inWords, onDay, Working } from '../shared/explained';
import { type Message, say } from '../shared/message';
import { type Paise, paise } from '../shared/money';
import { hasOrders, KARNATAKA_AUDIT_PENALTY, type ReraState, UPDATE_PENALTY } from './law/projects-and-agents';
import type { RISK_LEVELS } from './values';

export type RiskWeights = {
  unregisteredSale: number;
  update: { base: number; perThirtyDays: number; each: number; total: number };
  audit: { base: number; perThirtyDays: number; total: number };
  registration: { expired: number; soon: { days: number; points: number }; later: { days: number; points: number } };
  separateAccount: number;
  agent: { missing: number; soon: { days: number; points: number } };
  order: { each: number; total: number };
};

/** The points of each finding: a policy of this product, shown with every score. */
export const RISK_WEIGHTS = ruleHistory<RiskWeights>(
  {
    id: 'RERA.RISK',
    basis: 'EVENT_DATE',
    unit: 'points of 100',
    statute: 'policy.rera-risk.first',
    source: RISK_POLICY,
  },
  [
    {
      from: '2026-11-20',
      value: {
        unregisteredSale: 100,
        update: { base: 10, perThirtyDays: 2, each: 20, total: 40 },
        audit: { base: 15, perThirtyDays: 5, total: 30 },
        registration: { expired: 30, soon: { days: 90, points: 15 }, later: { days: 180, points: 5 } },
        separateAccount: 25,
        agent: { missing: 40, soon: { days: 60, points: 10 } },
        order: { each: 5, total: 20 },
      },
    },
  ],
);

/** What a state asks for what is overdue on a day, as the step `exposure`; `isWhole` where every amount is known. */
export function noteExposure(
  { state, projects, day }: ReraFacts,
  working: Working,
): { exposure: Paise; isWhole: boolean } {
  const dueDays = projects.flatMap(({ openUpdatesDueOn }) => openUpdatesDueOn).filter((dueOn) => dueOn < day);
  const amounts = dueDays.map((dueOn, index) => notePenalty(state, dueOn, day, index, working));
  const audits = projects.flatMap((project) =>
    project.openAuditsDueOn.filter((dueOn) => dueOn < day).map(() => auditPenalty(state, project.cost, day)),
  );
  const known = [...amounts, ...audits].filter((amount) => amount !== undefined);
  const exposure = paise(known.reduce((sum, amount) => sum + amount, 0));
  working.give(
    'auditPenalties',
    say('rera.step.penalties-for-annual-forms'),
    inPaise(paise(audits.reduce<number>((sum, amount) => sum + (amount ?? 0), 0))),
  );
  working.make('exposure', say('rera.step.exposure-up-to'), inPaise(exposure), {
    formula: say('rera.formula.what-the-state-asks-for-each-overdue'),
    inputs: [
      ...amounts.flatMap((amount, index) => (amount === undefined ? [] : [`penalty.${index}`])),
      'auditPenalties',
    ],
  });
  return { exposure, isWhole: [...amounts, ...audits].every((amount) => amount !== undefined) };
}

// An update that fell due before a state's penalty was introduced adds no known amount.
function notePenalty(
  state: ReraState,
  dueOn: IsoDate,
  day: IsoDate,
  index: number,
  working: Working,
): Paise | undefined {
  const rule = hasOrders(state) && UPDATE_PENALTY[state].find(({ from }) => from <= dueOn);
  if (!rule) return undefined;
  const days = daysBetween(dueOn, day);
  working.give(`late.${index}`, say('rera.step.update-late', { day: onDay(dueOn) }), inDays(days));
  const amount = rule.value.kind === 'each' ? rule.value.amount : paise(rule.value.amount * days);
  working.make(`penalty.${index}`, say('rera.step.penalty'), inPaise(amount), {
    formula:
      rule.value.kind === 'each'
        ? say('rera.formula.so-much-for-each-update')
        : say('rera.formula.so-much-a-day', { amount: inPaise(rule.value.amount) }),
    inputs: [`late.${index}`],
    rule: citationOf(rule),
  });
  return amount;
}

/** Only Karnataka's table is known; elsewhere the amount is left out and the exposure called partial. */
function auditPenalty(state: ReraState, cost: Paise | undefined, day: IsoDate): Paise | undefined {
  if (state !== 'KA' || cost === undefined) return undefined;
  return ruleInForce(KARNATAKA_AUDIT_PENALTY, day).value.find(({ below }) => below === null || cost < below)?.penalty;
}

export type ReraProject = {
  name: string;
  /** Absent where nobody stated it: what hangs on it is then not known. */
  cost?: Paise;
  /** Sold or advertised although it must be registered and is not. */
  isSoldUnregistered: boolean;
  openUpdatesDueOn: readonly IsoDate[];
  openAuditsDueOn: readonly IsoDate[];
  /** Absent once the project is complete, for then nothing can expire. */
  registrationEndsOn?: IsoDate;
  hasAccountFault: boolean;
  openOrders: number;
};

export type ReraAgent = { name: string; isActingWithoutLicence: boolean; licenceEndsOn?: IsoDate };
export type ReraFacts = {
  state: ReraState;
  projects: readonly ReraProject[];
  agents: readonly ReraAgent[];
  day: IsoDate;
};

export const RISK_CODES = ['R0', 'R1', 'R2', 'R3', 'R4', 'R5', 'R6'] as const;
export type RiskLine = { code: (typeof RISK_CODES)[number]; points: number; why: Message };
export type RiskBand = 'low' | 'medium' | 'high' | 'critical';

export type ReraRisk = {
  score: number;
  band: RiskBand;
  /** The specification's three levels: critical is shown as high. */
  level: (typeof RISK_LEVELS)[number];
  lines: readonly RiskLine[];
  /** What the state asks for what is overdue, apart from the points; `isExposureWhole` says whether every amount is known. */
  exposure: Paise;
  isExposureWhole: boolean;
};

/**
 * The risk of one state on a day, 0 to 100: the points of its findings, at most 100; selling unregistered is 100 by itself.
 * An indicator of this product, no rating. Undefined without a project or agent there: not applicable, not 0.
 */
export function reraRisk(facts: ReraFacts): Explained<ReraRisk> | undefined {
  if (facts.projects.length + facts.agents.length === 0) return undefined;
  const rule = weights();
  const working = new Working();
  const lines = facts.projects.some(({ isSoldUnregistered }) => isSoldUnregistered)
    ? [
        {
          code: 'R0' as const,
          points: rule.value.unregisteredSale,
          why: say('rera.why.a-project-is-sold-without-registration'),
        },
      ]
    : findings(facts, rule.value).filter(({ points }) => points > 0);
  for (const { code, points, why } of lines) {
    working.make(code, say('rera.step.risk-line', { code, why }), asCount(points), {
      inputs: [],
      rule: citationOf(rule),
    });
  }
  const score = Math.min(
    100,
    lines.reduce((sum, { points }) => sum + points, 0),
  );
  const inputs = lines.map(({ code }) => code);
  working.make('score', say('rera.step.risk-of-the-state'), asCount(score), {
    formula: say('rera.formula.the-sum-of-the-points-at-most'),
    inputs,
    rule: citationOf(rule),
  });
  const { exposure, isWhole } = noteExposure(facts, working);
  const band = riskBand(score);
  working.make('band', say('rera.step.band'), inWords(say(`rera.band.${band}`)), {
    formula: say('rera.formula.low-to-19-medium-to-49-high'),
    inputs: ['score'],
  });
  const level = band === 'critical' ? 'high' : band;
  return working.explain({ score, band, level, lines, exposure, isExposureWhole: isWhole });
}

/** The company's figure is that of its worst state, never an average. */
export const worstOf = (states: readonly ReraRisk[]): ReraRisk | undefined =>
  states.reduce<ReraRisk | undefined>((worst, risk) => (worst && worst.score >= risk.score ? worst : risk), undefined);

/** What a score from 0 to 100 is called: low, from 20 medium, from 50 high, from 80 critical. */
export const riskBand = (score: number): RiskBand =>
  score >= 80 ? 'critical' : score >= 50 ? 'high' : score >= 20 ? 'medium' : 'low';

function findings(facts: ReraFacts, points: RiskWeights): RiskLine[] {
  const { projects, agents, day } = facts;
  const faults = projects.filter(({ hasAccountFault }) => hasAccountFault).length;
  const orders = projects.reduce((sum, { openOrders }) => sum + openOrders, 0);
  return [
    updatesLine(
      overdue(
        projects.flatMap(({ openUpdatesDueOn }) => openUpdatesDueOn),
        day,
      ),
      points,
    ),
    auditLine(
      overdue(
        projects.flatMap(({ openAuditsDueOn }) => openAuditsDueOn),
        day,
      ),
      points,
    ),
    registrationLine(projects, day, points),
    {
      code: 'R4',
      points: faults > 0 ? points.separateAccount : 0,
      why: say('rera.why.fault-in-the-70-percent-account'),
    },
    agentLine(agents, day, points),
    {
      code: 'R6',
      points: Math.min(points.order.total, orders * points.order.each),
      why: say('rera.why.orders-open', { count: orders }),
    },
  ];
}

const overdue = (days: readonly IsoDate[], day: IsoDate): readonly number[] =>
  days.map((dueOn) => daysBetween(dueOn, day)).filter((late) => late > 0);

function updatesLine(late: readonly number[], { update }: RiskWeights): RiskLine {
  const each = late.map((days) => Math.min(update.each, update.base + update.perThirtyDays * Math.floor(days / 30)));
  const points = Math.min(
    update.total,
    each.reduce((sum, next) => sum + next, 0),
  );
  return { code: 'R1', points, why: say('rera.why.updates-overdue', { count: late.length, days: { list: late } }) };
}

function auditLine(late: readonly number[], { audit }: RiskWeights): RiskLine {
  const worst = Math.max(0, ...late);
  const points = worst === 0 ? 0 : Math.min(audit.total, audit.base + audit.perThirtyDays * Math.floor(worst / 30));
  return { code: 'R2', points, why: say('rera.why.audit-overdue', { late: inDays(worst) }) };
}

function registrationLine(projects: readonly ReraProject[], day: IsoDate, { registration }: RiskWeights): RiskLine {
  const left = projects.flatMap(({ registrationEndsOn }) =>
    registrationEndsOn ? [daysBetween(day, registrationEndsOn)] : [],
  );
  const least = Math.min(...left);
  const points =
    least < 0
      ? registration.expired
      : least <= registration.soon.days
        ? registration.soon.points
        : least <= registration.later.days
          ? registration.later.points
          : 0;
  return {
    code: 'R3',
    points,
    why:
      least < 0
        ? say('rera.why.registration-expired')
        : say('rera.why.registration-expires', { left: inDays(Number.isFinite(least) ? least : 0) }),
  };
}

function agentLine(agents: readonly ReraAgent[], day: IsoDate, { agent }: RiskWeights): RiskLine {
  const isMissing = agents.some(
    ({ isActingWithoutLicence, licenceEndsOn }) =>
      isActingWithoutLicence || (licenceEndsOn !== undefined && licenceEndsOn < day),
  );
  const isSoon = agents.some(
    ({ licenceEndsOn }) => licenceEndsOn && daysBetween(day, licenceEndsOn) <= agent.soon.days,
  );
  return {
    code: 'R5',
    points: isMissing ? agent.missing : isSoon ? agent.soon.points : 0,
    why: isMissing ? say('rera.why.agent-without-licence') : say('rera.why.agent-licence-expires-soon'),
  };
}

// The indicator is this product's own; its version of today scores every day.
function weights(): Rule<RiskWeights> {
  const rule = RISK_WEIGHTS.at(-1);
  if (!rule) throw new RangeError('The risk indicator has no weights');
  return rule;
}
