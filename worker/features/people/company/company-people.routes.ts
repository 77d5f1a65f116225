import { Hono } from 'hono';
import { z } from 'zod';
import type { CompanyRole } from '../../../domain/session/roles';
import { once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import type { AppEnv } from '../../../platform/env';
import { accept, answers } from '../../../platform/http';
import { changeTerms, groupOf, invite, removePerson, revokeInvitation } from '../people.acts';
import { removedAnswer } from '../people.contract';
import { listInvitations } from '../people.repository';
import { companyPeopleCalls } from './company-people.calls';
import {
  companyInvitationAnswer,
  companyInvitationJson,
  companyPeopleAnswer,
  newCompanyInvitation,
  newTerms,
  termsAnswer,
} from './company-people.contract';
import { peopleOf } from './company-people.repository';

const authorize = authorizeBy(companyPeopleCalls);

const none = z.strictObject({});

export const companyPeopleRoutes = new Hono<AppEnv>()
  .get('/companies/:companyId/members', authorize, answers(200, companyPeopleAnswer), async (c) =>
    c.json(await peopleOf(c.env.DB, c.var.companyScope)),
  )
  .patch(
    '/companies/:companyId/members/:personId',
    authorize,
    once,
    accept('json', newTerms),
    answers(200, termsAnswer),
    async (c) => {
      const id = c.req.param('personId');
      const { role, endsOn, reason } = c.req.valid('json');
      const becomes = await changeTerms(c, id, {
        ...(role !== undefined && { role }),
        ...(endsOn !== undefined && { endsOn }),
        ...(reason !== undefined && { reason }),
      });
      return c.json({ id, ...becomes, role: becomes.role as CompanyRole });
    },
  )
  .post(
    '/companies/:companyId/members/:personId/remove',
    authorize,
    once,
    accept('json', none),
    answers(200, removedAnswer),
    async (c) => c.json(await removePerson(c, c.req.param('personId'))),
  )
  .get('/companies/:companyId/invitations', authorize, answers(200, z.array(companyInvitationAnswer)), async (c) =>
    c.json((await listInvitations(c.env.DB, groupOf(c))).map(companyInvitationJson)),
  )
  .post(
    '/companies/:companyId/invitations',
    authorize,
    once,
    accept('json', newCompanyInvitation),
    answers(201, companyInvitationAnswer),
    async (c) => c.json(await invite(c, c.req.valid('json'), companyInvitationJson), 201),
  )
  .post(
    '/companies/:companyId/invitations/:invitationId/revoke',
    authorize,
    once,
    accept('json', none),
    answers(200, removedAnswer),
    async (c) => c.json(await revokeInvitation(c, c.req.param('invitationId'))),
  );
