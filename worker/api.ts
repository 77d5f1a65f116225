import { Hono } from 'hono';
import { companyRoutes } from './features/company/company.routes';
import { devRoutes } from './features/dev/dev.routes';
import { firmRoutes } from './features/firm/firm.routes';
import { serviceTemplateRoutes } from './features/service-template/service-template.routes';
import { sessionRoutes } from './features/session/session.routes';
import { subscriptionRoutes } from './features/subscription/subscription.routes';
import { harden, limitBody, sameOrigin } from './platform/guard';
import { unknownCall } from './platform/authorize';
import { type AppEnv, onError } from './platform/http';
import { openApiRoute } from './platform/openapi';
import { everyRouteHasItsEntry } from './platform/routes';

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
  .route('/', devRoutes);

openApiRoute(api);
everyRouteHasItsEntry(api.routes);

export type Api = typeof api;
