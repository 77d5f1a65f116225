import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { say } from '../../domain/shared/message';
import { actingOf, once } from '../../platform/acting';
import { authorizeBy } from '../../platform/authorize';
import type { AppEnv } from '../../platform/env';
import { accept, answers } from '../../platform/http';
import { notHere, Problem } from '../../platform/problem';
import { page, pageOf } from '../../platform/wire';
import { commit } from '../audit/audit.repository';
import { editOf, isIdle } from '../audit/edit.repository';
import { serviceTemplateCalls } from './service-template.calls';
import {
  newServiceTemplate,
  serviceTemplateAnswer,
  serviceTemplateChange,
  serviceTemplateJson,
} from './service-template.contract';
import {
  countServiceTemplates,
  countUses,
  findServiceTemplate,
  listServiceTemplates,
  MOST_TEMPLATES,
  serviceTemplateAdded,
  serviceTemplateEdited,
  serviceTemplateOf,
  serviceTemplateRemoved,
  type TemplateAct,
} from './service-template.repository';
import type { ServiceTemplate } from './service-template.table';

const authorize = authorizeBy(serviceTemplateCalls);

const none = z.strictObject({});

export const serviceTemplateRoutes = new Hono<AppEnv>()
  .get(
    '/ca-firms/:caFirmId/service-templates',
    authorize,
    accept('query', page),
    answers(200, z.array(serviceTemplateAnswer)),
    async (c) => {
      const asked = c.req.valid('query');
      const rows = await listServiceTemplates(c.env.DB, c.var.firmScope, asked);
      return c.json(pageOf(c, rows, asked, ({ id }) => id).map(serviceTemplateJson));
    },
  )
  .post(
    '/ca-firms/:caFirmId/service-templates',
    authorize,
    once,
    accept('json', newServiceTemplate),
    answers(201, serviceTemplateAnswer),
    async (c) => {
      const { firmScope } = c.var;
      if ((await countServiceTemplates(c.env.DB, firmScope)) >= MOST_TEMPLATES)
        throw new Problem(409, 'too-many-templates', say('problem.too-many-templates', { most: MOST_TEMPLATES }));
      const template = serviceTemplateOf(firmScope, c.req.valid('json'));
      const answer = serviceTemplateJson(template);
      await commit(actingOf(c, { status: 201, body: answer }), [serviceTemplateAdded(c.env.DB, template)]);
      return c.json(answer, 201);
    },
  )
  .patch(
    '/ca-firms/:caFirmId/service-templates/:templateId',
    authorize,
    once,
    accept('json', serviceTemplateChange),
    answers(200, serviceTemplateAnswer),
    async (c) => {
      const { was, ...asked } = c.req.valid('json');
      return c.json(await edited(c, 'service-template.change', asked, was));
    },
  )
  .post(
    '/ca-firms/:caFirmId/service-templates/:templateId/archive',
    authorize,
    once,
    accept('json', none),
    answers(200, serviceTemplateAnswer),
    async (c) => c.json(await edited(c, 'service-template.archive', { isActive: false })),
  )
  .post(
    '/ca-firms/:caFirmId/service-templates/:templateId/restore',
    authorize,
    once,
    accept('json', none),
    answers(200, serviceTemplateAnswer),
    async (c) => c.json(await edited(c, 'service-template.restore', { isActive: true })),
  )
  .post(
    '/ca-firms/:caFirmId/service-templates/:templateId/remove',
    authorize,
    once,
    accept('json', none),
    answers(200, z.object({ id: z.uuid() })),
    async (c) => {
      const template = await known(c);
      const { id, name } = template;
      const count = await countUses(c.env.DB, template);
      if (count > 0) throw new Problem(409, 'template-in-use', say('problem.template-in-use', { name, count }));
      const answer = { id };
      await commit(actingOf(c, { status: 200, body: answer }), [serviceTemplateRemoved(c.env.DB, template)]);
      return c.json(answer);
    },
  );

async function known(c: Context<AppEnv>): Promise<ServiceTemplate> {
  const template = await findServiceTemplate(c.env.DB, c.var.firmScope, c.req.param('templateId') ?? '');
  if (!template) throw notHere();
  return template;
}

type Asked = { [Name in keyof ServiceTemplate]?: ServiceTemplate[Name] | undefined };

/** Writes an edit with its trail and answers what the template is then; nothing where it is so already. */
async function edited(c: Context<AppEnv>, action: TemplateAct, asked: Asked, was?: Readonly<Record<string, unknown>>) {
  const template = await known(c);
  const edit = editOf(template, asked, { was, shown: serviceTemplateJson(template) });
  const answer = serviceTemplateJson({ ...template, ...edit.after });
  const change = () => serviceTemplateEdited(c.env.DB, template, action, edit);
  if (!isIdle(edit)) await commit(actingOf(c, { status: 200, body: answer }), [change()]);
  return answer;
}
