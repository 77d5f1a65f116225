import { say } from '../../domain/shared/message';
import { type Calls, COMPANY, COMPANY_READ, COMPANY_WRITE } from '../../platform/access';

const EMPLOYEES = '/companies/:companyId/employees';
const RUNS = '/companies/:companyId/pay-runs';

export const salaryCalls = {
  [`GET ${EMPLOYEES}` as const]: { subject: COMPANY, summary: say('api.salary.employees'), verdicts: COMPANY_READ },
  [`POST ${EMPLOYEES}` as const]: { subject: COMPANY, summary: say('api.salary.employ'), verdicts: COMPANY_WRITE },
  [`PATCH ${EMPLOYEES}/:employeeId` as const]: {
    subject: COMPANY,
    summary: say('api.salary.edit-employee'),
    verdicts: COMPANY_WRITE,
  },
  [`PUT ${EMPLOYEES}/:employeeId/pay` as const]: {
    subject: COMPANY,
    summary: say('api.salary.set-pay'),
    verdicts: COMPANY_WRITE,
  },
  [`PUT ${EMPLOYEES}/:employeeId/declaration` as const]: {
    subject: COMPANY,
    summary: say('api.salary.declare'),
    verdicts: COMPANY_WRITE,
  },
  [`GET ${RUNS}` as const]: { subject: COMPANY, summary: say('api.salary.runs'), verdicts: COMPANY_READ },
  [`GET ${RUNS}/:payMonth` as const]: { subject: COMPANY, summary: say('api.salary.run'), verdicts: COMPANY_READ },
  [`PUT ${RUNS}/:payMonth` as const]: { subject: COMPANY, summary: say('api.salary.draft'), verdicts: COMPANY_WRITE },
  [`POST ${RUNS}/:payMonth/post` as const]: {
    subject: COMPANY,
    summary: say('api.salary.post'),
    verdicts: COMPANY_WRITE,
  },
  [`POST ${RUNS}/:payMonth/reverse` as const]: {
    subject: COMPANY,
    summary: say('api.salary.reverse'),
    verdicts: COMPANY_WRITE,
  },
  [`GET ${RUNS}/:payMonth/payslips/:employeeId` as const]: {
    subject: COMPANY,
    summary: say('api.salary.payslip'),
    verdicts: COMPANY_READ,
  },
} satisfies Calls;
