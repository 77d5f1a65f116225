import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { say } from '../../../domain/shared/message';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import { type AppEnv, isLocal } from '../../../platform/env';
import { asDownload } from '../../../platform/files';
import { acceptForm } from '../../../platform/form';
import { answers, inWords } from '../../../platform/http';
import { countAttempt, limitFlood } from '../../../platform/limits';
import { notHere, Problem } from '../../../platform/problem';
import { commit } from '../../audit/audit.repository';
import { findTransaction } from '../transaction/transaction.repository';
import { attachmentCalls } from './attachment.calls';
import { attachmentAnswer, attachmentJson, newAttachment } from './attachment.contract';
import { detached, findAttachment, listAttachments } from './attachment.repository';
import { attach } from './attachment.usecase';

const authorize = authorizeBy(attachmentCalls);

const FILES = { most: 30, seconds: 60 };
/** Who goes through a year's papers opens some of an hour; who takes all of them has the export. */
const PAPERS = { account: { most: 200, seconds: 3_600 }, network: { most: 400, seconds: 3_600 } };

async function attachmentHere(c: Context<AppEnv>, transactionId: string, attachmentId: string) {
  const row = await findAttachment(c.env.DB, c.var.companyScope, transactionId, attachmentId);
  if (!row) throw notHere();
  return row;
}

export const attachmentRoutes = new Hono<AppEnv>()
  .get(
    '/bank-transactions/:transactionId/attachments',
    authorize,
    answers(200, z.array(attachmentAnswer)),
    async (c) => {
      const rows = await listAttachments(c.env.DB, c.var.companyScope, c.req.param('transactionId'));
      return c.json(rows.map(attachmentJson));
    },
  )
  .post(
    '/bank-transactions/:transactionId/attachments',
    authorize,
    once,
    acceptForm(newAttachment, ['file']),
    answers(201, attachmentAnswer),
    async (c) => {
      const { companyScope: scope, person } = c.var;
      if (!isLocal(c.env)) await countAttempt(c.env.DB, `attach:${scope.companyId}`, FILES);
      const transaction = await findTransaction(c.env.DB, scope, c.req.param('transactionId'));
      if (!transaction) throw notHere();
      const actingWith = (body: unknown) => actingOf(c, { status: 201, body });
      const sender = { files: c.env.FILES, scope, person, actingWith };
      const { answer, isNew } = await attach(c.env.DB, sender, transaction, c.req.valid('json').file);
      return c.json(answer, isNew ? 201 : 200);
    },
  )
  .get('/bank-transactions/:transactionId/attachments/:attachmentId', authorize, async (c) => {
    const row = await attachmentHere(c, c.req.param('transactionId'), c.req.param('attachmentId'));
    await limitFlood(c, 'paper', PAPERS);
    const file = await c.env.FILES.get(row.fileKey);
    if (!file) throw new Problem(410, 'file-missing', say('problem.attachment-missing'));
    const download = asDownload(file.body, row.fileName, row.contentType);
    // Should a browser show it after all, nothing in it runs.
    download.headers.set('content-security-policy', 'sandbox');
    return download;
  })
  .post(
    '/bank-transactions/:transactionId/attachments/:attachmentId/remove',
    authorize,
    once,
    answers(200, z.object({ message: z.string() })),
    async (c) => {
      const row = await attachmentHere(c, c.req.param('transactionId'), c.req.param('attachmentId'));
      if (row.removedAt) throw new Problem(409, 'already-removed', say('problem.attachment-removed'));
      const answer = { message: say('api.attachment-removed') };
      await commit(actingOf(c, { status: 200, body: answer }), [detached(c.env.DB, row)]);
      return c.json(inWords(c, answer));
    },
  );
