import { say } from '../../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ, COMPANY_WRITE } from '../../../platform/access';

const SIMULATIONS = '/companies/:companyId/itr-simulations';
const read = { subject: COMPANY, verdicts: COMPANY_READ };

export const itrSimulationCalls = {
  [`GET ${SIMULATIONS}` as const]: { ...read, summary: say('api.itr-simulation.list') },
  [`POST ${SIMULATIONS}` as const]: {
    ...{ subject: COMPANY, verdicts: COMPANY_WRITE },
    summary: say('api.itr-simulation.run'),
  },
  [`GET ${SIMULATIONS}/books` as const]: { ...read, summary: say('api.itr-simulation.books') },
  [`GET ${SIMULATIONS}/:itrSimulationId` as const]: { ...read, summary: say('api.itr-simulation.one') },
  [`GET ${SIMULATIONS}/:itrSimulationId/worksheet` as const]: { ...read, summary: say('api.itr-simulation.worksheet') },
  [`GET ${SIMULATIONS}/:itrSimulationId/draft` as const]: { ...read, summary: say('api.itr-simulation.draft') },
} satisfies Calls;
