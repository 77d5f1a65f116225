import { Hono } from 'hono';
import { z } from 'zod';
import { once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import { today } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { accept, answers, inWords } from '../../../platform/http';
import { pageAmong } from '../../../platform/wire';
import { keepAsset, withdrawAsset } from './asset.usecase';
import { ipCalls } from './ip.calls';
import { assetAnswer, assetJson, assetsQuery, newAsset, portfolioAnswer, syncAnswer, syncBody } from './ip.contract';
import { caseOfCompany, portfolioJson, shownRights } from './portfolio.usecase';
import { syncAssets } from './sync.usecase';

const authorize = authorizeBy(ipCalls);
const ASSETS = '/companies/:companyId/ip-assets';
const empty = z.strictObject({});

/** The rights of a company: what they are, what keeps them alive, and what a register says of them. */
export const ipRoutes = new Hono<AppEnv>()
  .get('/companies/:companyId/ip-portfolio', authorize, answers(200, portfolioAnswer), async (c) => {
    const companyCase = await caseOfCompany(c.env.DB, c.var.companyScope);
    return c.json(portfolioAnswer.parse(inWords(c, portfolioJson(companyCase, today()))));
  })
  .get(ASSETS, authorize, accept('query', assetsQuery), answers(200, z.array(assetAnswer)), async (c) => {
    const asked = c.req.valid('query');
    const companyCase = await caseOfCompany(c.env.DB, c.var.companyScope);
    const shown = pageAmong(c, shownRights(companyCase, today(), asked), asked);
    return c.json(
      z.array(assetAnswer).parse(
        inWords(
          c,
          shown.map((one) => assetJson(one, today())),
        ),
      ),
    );
  })
  .post(ASSETS, authorize, once, accept('json', newAsset), answers(201, assetAnswer), async (c) => {
    const { body, status } = await keepAsset(c, c.req.valid('json'));
    return c.json(assetAnswer.parse(inWords(c, body)), status);
  })
  .put(`${ASSETS}/:ipAssetId`, authorize, once, accept('json', newAsset), answers(200, assetAnswer), async (c) => {
    const { body } = await keepAsset(c, c.req.valid('json'), c.req.param('ipAssetId'));
    return c.json(assetAnswer.parse(inWords(c, body)));
  })
  .post(
    `${ASSETS}/:ipAssetId/withdraw`,
    authorize,
    once,
    accept('json', empty),
    answers(200, z.object({ id: z.uuid() })),
    async (c) => {
      const { body } = await withdrawAsset(c, c.req.param('ipAssetId'));
      return c.json(z.object({ id: z.uuid() }).parse(body));
    },
  )
  .post(
    '/companies/:companyId/ip-sync',
    authorize,
    once,
    accept('json', syncBody),
    answers(200, syncAnswer),
    async (c) => {
      const { body } = await syncAssets(c, c.req.valid('json'));
      return c.json(syncAnswer.parse(inWords(c, body)));
    },
  );
