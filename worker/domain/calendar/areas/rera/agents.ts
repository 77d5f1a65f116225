import type { FactOf } from '../../../company/facts';
import { ruleIfInForce } from '../../../law/rule';
import { agentReturnDueOn } from '../../../rera/due-dates';
import { AGENT_LICENCE_YEARS, AGENT_RETURN_DAYS } from '../../../rera/rera.rules';
import { addMonths, financialYearOf, type IsoDate } from '../../../shared/dates';
import { inWords, onDay } from '../../../shared/explained';
import type { Draft } from '../../draft';
import type { Standing } from '../../standing';
import { monthEnds, reachOf } from '../../window';
import { draftOf, type FormAnswer, isAsked, notDueOf, reason } from '../roc/answers';
import { asStated } from './registrations';

const FORM = 'RERA agent return';

type Agent = FactOf<'rera-agent'>;

/** The half-yearly return of a licensed agent, and the end of the licence. */
export function agentAnswers(standing: Standing, agent: Agent): readonly FormAnswer[] {
  const { state } = agent.value;
  if (state === 'MH') return [...returns(standing, agent), ...licenceEnd(standing, agent)];
  const because = reason(false, 'No periodic return of agents is known', 'no form was found for the state', [
    ['State', inWords(state)],
  ]);
  return [notDueOf(FORM, '', because, { area: 'RERA', subject: agent.subject }), ...licenceEnd(standing, agent)];
}

function returns(standing: Standing, { value, subject }: Agent): readonly Draft[] {
  const { today, to, knownOn } = standing.asked;
  const years = ruleIfInForce(AGENT_LICENCE_YEARS, today, knownOn)?.value;
  if (years === undefined) return [];
  const licensedOn = addMonths(value.licenceEndsOn, -12 * years);
  const reach = addMonths(reachOf(standing), -2);
  return monthEnds(reach > licensedOn ? reach : licensedOn, to < value.licenceEndsOn ? to : value.licenceEndsOn)
    .filter((end) => ['03-31', '09-30'].includes(end.slice(5)))
    .flatMap((end) => returnDraft(standing, { value, subject }, end) ?? []);
}

function returnDraft(
  standing: Standing,
  { value, subject }: Pick<Agent, 'value' | 'subject'>,
  end: IsoDate,
): Draft | undefined {
  const { knownOn } = standing.asked;
  const dueOn = ruleIfInForce(AGENT_RETURN_DAYS, end, knownOn) && agentReturnDueOn(value.state, end, knownOn);
  if (!dueOn || !isAsked(standing, dueOn.value)) return undefined;
  const period = `${financialYearOf(end)} ${end.slice(5) === '09-30' ? 'H1' : 'H2'}`;
  return draftOf({
    area: 'RERA',
    form: FORM,
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

function licenceEnd(standing: Standing, { value, subject }: Agent): readonly Draft[] {
  const { licenceEndsOn, state } = value;
  if (!isAsked(standing, licenceEndsOn)) return [];
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
