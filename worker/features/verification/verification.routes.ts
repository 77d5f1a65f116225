import { Hono, type MiddlewareHandler } from 'hono';
import { authorizeBy } from '../../platform/authorize';
import type { AppEnv } from '../../platform/env';
import { accept, answers, inWords } from '../../platform/http';
import { limitFlood } from '../../platform/limits';
import { verificationCalls } from './verification.calls';
import {
  cinAnswer,
  cinBody,
  gstinAnswer,
  gstinBody,
  panAnswer,
  panBody,
  STATUS,
  statusAnswer,
  tanAnswer,
  tanBody,
  verified,
} from './verification.contract';

const authorize = authorizeBy(verificationCalls);

const MINUTE = 60;
const OFTEN = { account: { most: 30, seconds: MINUTE }, network: { most: 120, seconds: MINUTE } };

const limit: MiddlewareHandler<AppEnv> = async (c, next) => {
  await limitFlood(c, 'verify', OFTEN);
  await next();
};

// A number is read and kept nowhere, so nothing is written and no trail holds it.
export const verificationRoutes = new Hono<AppEnv>()
  .get('/external-apis/status', authorize, answers(200, statusAnswer), (c) => c.json(STATUS))
  .post('/verify/gstin', authorize, limit, accept('json', gstinBody), answers(200, gstinAnswer), (c) =>
    c.json(inWords(c, verified('gstin', c.req.valid('json').gstin))),
  )
  .post('/verify/pan', authorize, limit, accept('json', panBody), answers(200, panAnswer), (c) =>
    c.json(inWords(c, verified('pan', c.req.valid('json').pan))),
  )
  .post('/verify/tan', authorize, limit, accept('json', tanBody), answers(200, tanAnswer), (c) =>
    c.json(inWords(c, verified('tan', c.req.valid('json').tan))),
  )
  .post('/verify/cin', authorize, limit, accept('json', cinBody), answers(200, cinAnswer), (c) =>
    c.json(inWords(c, verified('cin', c.req.valid('json').cin))),
  );
