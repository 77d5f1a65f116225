import { Hono } from 'hono';
import { z } from 'zod';
import { authorizeBy } from '../../platform/authorize';
import type { AppEnv } from '../../platform/env';
import { accept, answers } from '../../platform/http';
import { page, pageOf } from '../../platform/wire';
import { serviceTemplateCalls } from './service-template.calls';
import { serviceTemplateAnswer, serviceTemplateJson } from './service-template.contract';
import { listServiceTemplates } from './service-template.repository';

const authorize = authorizeBy(serviceTemplateCalls);

export const serviceTemplateRoutes = new Hono<AppEnv>().get(
  '/ca-firms/:caFirmId/service-templates',
  authorize,
  accept('query', page),
  answers(200, z.array(serviceTemplateAnswer)),
  async (c) => {
    const asked = c.req.valid('query');
    const rows = await listServiceTemplates(c.env.DB, c.var.firmScope, asked);
    return c.json(pageOf(c, rows, asked, ({ id }) => id).map(serviceTemplateJson));
  },
);
