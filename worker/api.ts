import { Hono } from 'hono';
import { auditRoutes } from './features/audit/audit.routes';
import { accountRoutes } from './features/books/account/account.routes';
import { attachmentRoutes } from './features/books/attachment/attachment.routes';
import { categoriseRoutes } from './features/books/categorise/categorise.routes';
import { categoryRoutes } from './features/books/category/category.routes';
import { coverageRoutes } from './features/books/coverage/coverage.routes';
import { reconcileRoutes } from './features/books/reconcile/reconcile.routes';
import { categoryRuleRoutes } from './features/books/rule/rule.routes';
import { splitRoutes } from './features/books/split/split.routes';
import { statementRoutes } from './features/books/statement/statement.routes';
import { undoUploadRoutes } from './features/books/statement/undo-upload.routes';
import { summaryRoutes } from './features/books/summary/summary.routes';
import { transactionRoutes } from './features/books/transaction/transaction.routes';
import { viewRoutes } from './features/books/view/view.routes';
import { calendarRoutes } from './features/calendar/calendar.routes';
import { explanationRoutes } from './features/calendar/explanation/explanation.routes';
import { feedRoutes } from './features/calendar/feed/feed.routes';
import { itemRoutes } from './features/calendar/item/item.routes';
import { reliefRoutes } from './features/calendar/relief/relief.routes';
import { statusRoutes } from './features/calendar/status/status.routes';
import { workOutRoutes } from './features/calendar/work-out/work-out.routes';
import { companyRoutes } from './features/company/company.routes';
import { dashboardRoutes } from './features/dashboard/dashboard.routes';
import { demoRoutes } from './features/demo/demo.routes';
import { devRoutes } from './features/dev/dev.routes';
import { exportRoutes } from './features/export/export.routes';
import { factRoutes } from './features/fact/fact.routes';
import { firmRoutes } from './features/firm/firm.routes';
import { reportRoutes } from './features/report/report.routes';
import { spendingRoutes } from './features/report/spending.routes';
import { serviceTemplateRoutes } from './features/service-template/service-template.routes';
import { sessionRoutes } from './features/session/session.routes';
import { subscriptionRoutes } from './features/subscription/subscription.routes';
import { joinCalls, unknownCall } from './platform/authorize';
import type { AppEnv } from './platform/env';
import { harden, limitBody, sameOrigin } from './platform/guard';
import { onError } from './platform/http';
import { openApiRoute } from './platform/openapi';

/** The REST API. Chained, so that its type carries every route to the web client. */
export const api = new Hono<AppEnv>()
  .basePath('/api')
  .onError(onError)
  .notFound(unknownCall)
  .use(harden, sameOrigin, limitBody)
  .route('/', sessionRoutes)
  .route('/', firmRoutes)
  .route('/', companyRoutes)
  .route('/', subscriptionRoutes)
  .route('/', serviceTemplateRoutes)
  .route('/', dashboardRoutes)
  .route('/', factRoutes)
  .route('/', calendarRoutes)
  .route('/', explanationRoutes)
  .route('/', statusRoutes)
  .route('/', feedRoutes)
  .route('/', itemRoutes)
  .route('/', workOutRoutes)
  .route('/', accountRoutes)
  .route('/', transactionRoutes)
  .route('/', splitRoutes)
  .route('/', attachmentRoutes)
  .route('/', viewRoutes)
  .route('/', categoryRoutes)
  .route('/', categoriseRoutes)
  .route('/', categoryRuleRoutes)
  .route('/', statementRoutes)
  .route('/', undoUploadRoutes)
  .route('/', coverageRoutes)
  .route('/', summaryRoutes)
  .route('/', reconcileRoutes)
  .route('/', reportRoutes)
  .route('/', spendingRoutes)
  .route('/', reliefRoutes)
  .route('/', auditRoutes)
  .route('/', exportRoutes)
  .route('/', demoRoutes)
  .route('/', devRoutes);

openApiRoute(api);

/** Who may make which call. The start stops here when a route has no entry. */
export const CALLS = joinCalls(api.routes);

export type Api = typeof api;
