import type { FactOf } from '../../company/facts';
import type { AreaAnswer } from '../draft';
import type { Standing } from '../standing';
import { agentAnswers } from './rera/agents';
import { annualAudits } from './rera/audits';
import { registrationEnd } from './rera/registrations';
import { quarterlyUpdates } from './rera/updates';
import { areaAnswer } from './roc';
import type { FormAnswer } from './roc/answers';

/** What the real-estate regulators ask for each registered project and licensed agent, by their states. */
export function rera(standing: Standing): AreaAnswer {
  return areaAnswer(standing, [
    ...standing.newest('rera-project').flatMap((project) => ofProject(standing, project)),
    ...standing.newest('rera-agent').flatMap((agent) => agentAnswers(standing, agent)),
  ]);
}

const ofProject = (standing: Standing, project: FactOf<'rera-project'>): readonly FormAnswer[] => [
  ...quarterlyUpdates(standing, project),
  ...annualAudits(standing, project),
  ...registrationEnd(standing, project),
];
