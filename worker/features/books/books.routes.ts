import { Hono } from 'hono';
import type { AppEnv } from '../../platform/env';
import { accountRoutes } from './account/account.routes';
import { attachmentRoutes } from './attachment/attachment.routes';
import { balanceRoutes } from './balance/balance.routes';
import { categoriseRoutes } from './categorise/categorise.routes';
import { categoryRoutes } from './category/category.routes';
import { coverageRoutes } from './coverage/coverage.routes';
import { reconcileRoutes } from './reconcile/reconcile.routes';
import { categoryRuleRoutes } from './rule/rule.routes';
import { splitRoutes } from './split/split.routes';
import { statementRoutes } from './statement/statement.routes';
import { undoUploadRoutes } from './statement/undo-upload.routes';
import { summaryRoutes } from './summary/summary.routes';
import { transactionRoutes } from './transaction/transaction.routes';
import { viewRoutes } from './view/view.routes';

/** The calls of every room of the books. Chained, so that their type carries every route. */
export const booksRoutes = new Hono<AppEnv>()
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
  .route('/', balanceRoutes)
  .route('/', summaryRoutes)
  .route('/', reconcileRoutes);
