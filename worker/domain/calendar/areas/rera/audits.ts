import type { FactOf } from '../../../company/facts';
import { ruleIfInForce } from '../../../law/rule';
import { annualAuditDueOn, RERA_RELIEFS } from '../../../rera/due-dates';
import { KARNATAKA_AUDIT_PENALTY } from '../../../rera/penalties.rules';
import { ANNUAL_AUDIT } from '../../../rera/rera.rules';
import { addDays, addMonths, financialYearOf, type IsoDate, isoDate } from '../../../shared/dates';
import { citationOf, type Explained, inPaise, inWords, onDay, Working } from '../../../shared/explained';
import type { Paise } from '../../../shared/money';
import type { Draft } from '../../draft';
import { eased, movedBy } from '../../reliefs';
import type { Standing } from '../../standing';
import { reachOf } from '../../window';
import { draftOf, isAsked, reason } from '../roc/answers';
import { type CostOfDelay, inTime } from '../roc/filing-cost';

const FORM = 'RERA annual audit';

type Project = FactOf<'rera-project'>;

/** The audit of a project's accounts for each financial year from its registration to its completion (s.4(2)(l)(D)). */
export function annualAudits(standing: Standing, project: Project): readonly Draft[] {
  const { registeredOn, completedOn } = project.value;
  // Half a year after its year, and moved by a quarter at most.
  const reach = addMonths(reachOf(standing), -21);
  const first = financialYearOf(reach > registeredOn ? reach : registeredOn);
  const last = completedOn && completedOn < standing.asked.to ? completedOn : standing.asked.to;
  const drafts: Draft[] = [];
  for (let start = isoDate(`${first.slice(0, 4)}-04-01`); start <= last; start = addMonths(start, 12)) {
    const draft = auditDraft(standing, project, start);
    if (draft) drafts.push(draft);
  }
  return drafts;
}

function auditDraft(standing: Standing, { value, subject }: Project, start: IsoDate): Draft | undefined {
  const { knownOn, to } = standing.asked;
  const { state, name, cost, registeredOn } = value;
  if (!ruleIfInForce(ANNUAL_AUDIT[state], start, knownOn)) return undefined;
  const period = financialYearOf(start);
  const lawful = annualAuditDueOn(state, period, [], knownOn);
  const { form, dueOn: originalDueOn } = lawful.value;
  const about = { form: `${state} ${form}`, period };
  const { dueOn, moves } = movedBy(RERA_RELIEFS, about, { value: originalDueOn, steps: lawful.steps }, knownOn);
  if (!isAsked(standing, dueOn.value) && !(originalDueOn <= to && dueOn.value > to)) return undefined;
  return draftOf({
    area: 'RERA',
    form: FORM,
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
    ...(state === 'KA' && cost !== undefined ? costOfAudit(standing, { period, start, cost }) : {}),
  });
}

/** Karnataka asks a sum by the cost of the project; what the other states ask was not found. */
function costOfAudit(
  { asked }: Standing,
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
        ? inTime(FORM, day, dueOn)
        : eased(penalty(day, dueOn), reliefs, { form: FORM, period, filedOn: day }, asked.knownOn),
    costBreaks: (dueOn) => [addDays(dueOn, 1)],
  };
}
