import { Hono } from 'hono';
import type { AppEnv } from '../../platform/env';
import { assetRoutes } from './asset/asset.routes';
import { cashEquivalentRoutes } from './cash-equivalent/cash-equivalent.routes';
import { ownAccountRoutes } from './chart/own.routes';
import { documentRoutes } from './document/document.routes';
import { exchangeRoutes } from './exchange/exchange.routes';
import { forexRoutes } from './forex/forex.routes';
import { ledgerCoreRoutes } from './ledger.routes';
import { monthEndRoutes } from './month-end/month-end.routes';
import { partyRoutes } from './party/party.routes';
import { positionRoutes } from './position/position.routes';
import { postingRuleRoutes } from './posting-rule/posting-rule.routes';
import { statementRoutes } from './report/statement.routes';
import { settlementRoutes } from './settlement/settlement.routes';
import { spreadRoutes } from './spread/spread.routes';

/** The calls of the ledger, room by room. */
export const ledgerRoutes = new Hono<AppEnv>()
  .route('/', ledgerCoreRoutes)
  .route('/', ownAccountRoutes)
  .route('/', postingRuleRoutes)
  .route('/', cashEquivalentRoutes)
  .route('/', assetRoutes)
  .route('/', statementRoutes)
  .route('/', settlementRoutes)
  .route('/', documentRoutes)
  .route('/', partyRoutes)
  .route('/', spreadRoutes)
  .route('/', monthEndRoutes)
  .route('/', positionRoutes)
  .route('/', exchangeRoutes)
  .route('/', forexRoutes);
