import { Hono } from 'hono';
import { auditRoutes } from './features/audit/audit.routes';
import { backupRoutes } from './features/backup/backup.routes';
import { benefitRoutes } from './features/benefits/benefits.routes';
import { booksRoutes } from './features/books/books.routes';
import { calendarRoutes } from './features/calendar/calendar.routes';
import { companyRoutes } from './features/company/company.routes';
import { firstStepsRoutes } from './features/company/first-steps.routes';
import { dashboardRoutes } from './features/dashboard/dashboard.routes';
import { demoRoutes } from './features/demo/demo.routes';
import { devRoutes } from './features/dev/dev.routes';
import { exportRoutes } from './features/export/export.routes';
import { factRoutes } from './features/fact/fact.routes';
import { ipRoutes } from './features/fact/ip/ip.routes';
import { firmRoutes } from './features/firm/firm.routes';
import { gstRoutes } from './features/gst/gst.routes';
import { twoBRoutes } from './features/gst/two-b/two-b.routes';
import { advanceTaxRoutes } from './features/income-tax/advance-tax/advance-tax.routes';
import { itrSimulationRoutes } from './features/income-tax/simulation/itr-simulation.routes';
import { taxAuditRoutes } from './features/income-tax/tax-audit/tax-audit.routes';
import { taxPlanRoutes } from './features/income-tax/tax-plan/tax-plan.routes';
import { lawRoutes } from './features/law/law.routes';
import { ledgerRoutes } from './features/ledger/rooms.routes';
import { afterWrites } from './features/ledger/settlement/after-writes';
import { moveRoutes } from './features/move/move.routes';
import { peopleRoutes } from './features/people/people.routes';
import { profileRoutes } from './features/profile/profile.routes';
import { reminderRoutes } from './features/reminder/reminder.routes';
import { reportRoutes } from './features/report/report.routes';
import { reraRoutes } from './features/rera/rera.routes';
import { rocRoutes } from './features/roc/roc.routes';
import { salaryRoutes } from './features/salary/salary.routes';
import { serviceTemplateRoutes } from './features/service-template/service-template.routes';
import { closingRoutes } from './features/session/closing/closing.routes';
import { factorRoutes } from './features/session/factor/factor.routes';
import { passkeyRoutes } from './features/session/factor/passkey.routes';
import { layoutRoutes } from './features/session/layout/layout.routes';
import { sessionRoutes } from './features/session/session.routes';
import { subscriptionRoutes } from './features/subscription/subscription.routes';
import { afterDeductions } from './features/tds/after-writes';
import { lowerCertificateRoutes } from './features/tds/lower-deduction/lower-certificate.routes';
import { taxCreditRoutes } from './features/tds/receivable/tax-credit.routes';
import { statementRoutes as tdsStatementRoutes } from './features/tds/statement/statement.routes';
import { tdsRoutes } from './features/tds/tds.routes';
import { upkeepRoutes } from './features/upkeep/upkeep.routes';
import { verificationRoutes } from './features/verification/verification.routes';
import { joinCalls, unknownCall } from './platform/authorize';
import type { AppEnv } from './platform/env';
import { harden, limitBody, sameOrigin } from './platform/guard';
import { onError } from './platform/http';
import { openApiRoute } from './platform/openapi';

/** The REST API. Chained, so that its type carries every route to the web client. */
export const api = new Hono<AppEnv>()
  .basePath('/api')
  .onError(onError)
  .use(harden, sameOrigin, limitBody)
  .route('/', afterWrites)
  .route('/', afterDeductions)
  // Before identity, which answers for all other paths below its own.
  .route('/', profileRoutes)
  .route('/', factorRoutes)
  .route('/', passkeyRoutes)
  .route('/', closingRoutes)
  .route('/', reminderRoutes)
  .route('/', layoutRoutes)
  .route('/', sessionRoutes)
  .route('/', firmRoutes)
  .route('/', peopleRoutes)
  .route('/', companyRoutes)
  .route('/', firstStepsRoutes)
  .route('/', moveRoutes)
  .route('/', subscriptionRoutes)
  .route('/', serviceTemplateRoutes)
  .route('/', dashboardRoutes)
  .route('/', factRoutes)
  .route('/', ipRoutes)
  .route('/', benefitRoutes)
  .route('/', calendarRoutes)
  .route('/', lawRoutes)
  .route('/', booksRoutes)
  .route('/', ledgerRoutes)
  .route('/', gstRoutes)
  .route('/', twoBRoutes)
  .route('/', salaryRoutes)
  .route('/', tdsStatementRoutes)
  .route('/', tdsRoutes)
  .route('/', lowerCertificateRoutes)
  .route('/', taxCreditRoutes)
  .route('/', rocRoutes)
  .route('/', reraRoutes)
  .route('/', itrSimulationRoutes)
  .route('/', taxAuditRoutes)
  .route('/', advanceTaxRoutes)
  .route('/', taxPlanRoutes)
  .route('/', verificationRoutes)
  .route('/', reportRoutes)
  .route('/', auditRoutes)
  .route('/', exportRoutes)
  .route('/', backupRoutes)
  .route('/', demoRoutes)
  .route('/', upkeepRoutes)
  .route('/', devRoutes);

openApiRoute(api);

/** Who may make which call. The start stops here when a route has no entry. */
export const CALLS = joinCalls(api.routes);

api.notFound(unknownCall(CALLS));

export type Api = typeof api;
