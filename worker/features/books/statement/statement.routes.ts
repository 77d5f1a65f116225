import { Hono } from 'hono';
import { z } from 'zod';
import { seesAccountNumbers } from '../../../domain/session/roles';
import { say } from '../../../domain/shared/message';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import { type AppEnv, isLocal } from '../../../platform/env';
import { asDownload } from '../../../platform/files';
import { acceptForm } from '../../../platform/form';
import { accept, answers, inWords } from '../../../platform/http';
import { countAttempt, limitFlood } from '../../../platform/limits';
import { logSecurity } from '../../../platform/log';
import { notHere, Problem } from '../../../platform/problem';
import { pageOf } from '../../../platform/wire';
import { contentOf, read } from './read-statement.usecase';
import { statementCalls } from './statement.calls';
import { previewAnswer, previewJson, STATEMENT_FILES, statementUpload, uploadAnswer } from './statement.contract';
import { findUpload, listUploads } from './statement.repository';
import { categoriesAhead, compare, importStatement, inContext, orderSettled } from './statement.usecase';
import { storedUploadAnswer, storedUploadJson, uploadQuery } from './stored-upload.contract';

const authorize = authorizeBy(statementCalls);

const UPLOADS = { most: 10, seconds: 60 };
/** Reading a statement costs as much as storing it, and people look at one more often. */
const PREVIEWS = { account: { most: 30, seconds: 60 }, network: { most: 60, seconds: 60 } };
/** A year of statements is looked through in an hour; more is taking them all, for which there is the export. */
const ORIGINALS = { account: { most: 60, seconds: 3_600 }, network: { most: 120, seconds: 3_600 } };

export const statementRoutes = new Hono<AppEnv>()
  .post(
    '/companies/:companyId/statement-preview',
    authorize,
    acceptForm(statementUpload, STATEMENT_FILES),
    answers(200, previewAnswer),
    async (c) => {
      await limitFlood(c, 'preview', PREVIEWS);
      const request = c.req.valid('json');
      const { DB } = c.env;
      const { companyScope: scope, person } = c.var;
      const asRead = await read(DB, scope, request, await contentOf(request));
      const beside = await compare(DB, scope, request.bankAccountId, asRead);
      const reading = { statement: asRead, compared: beside };
      const { statement, compared } = await orderSettled(DB, scope, request, reading);
      const categories = await categoriesAhead(DB, scope, person, statement, compared);
      return c.json(inWords(c, previewJson(inContext(statement, compared), compared, categories)));
    },
  )
  .post(
    '/companies/:companyId/upload-statement',
    authorize,
    once,
    acceptForm(statementUpload, STATEMENT_FILES),
    answers(200, uploadAnswer),
    async (c) => {
      const { companyScope: scope, person } = c.var;
      if (!isLocal(c.env)) await countAttempt(c.env.DB, `upload:${scope.companyId}`, UPLOADS);
      const actingWith = (body: unknown) => actingOf(c, { status: 200, body });
      const sender = { files: c.env.FILES, scope, person, actingWith };
      const request = c.req.valid('json');
      return c.json(inWords(c, await importStatement(c.env.DB, sender, request)));
    },
  )
  .get(
    '/companies/:companyId/statement-uploads',
    authorize,
    accept('query', uploadQuery),
    answers(200, z.array(storedUploadAnswer)),
    async (c) => {
      const asked = c.req.valid('query');
      const rows = await listUploads(c.env.DB, c.var.companyScope, asked);
      const seesNumber = seesAccountNumbers(c.var.companyScope.role);
      const uploads = pageOf(c, rows, asked, ({ id }) => id).map((upload) => storedUploadJson(upload, seesNumber));
      return c.json(inWords(c, uploads));
    },
  )
  .get('/statement-uploads/:uploadId/file', authorize, async (c) => {
    const upload = await findUpload(c.env.DB, c.var.companyScope, c.req.param('uploadId'));
    if (!upload) throw notHere();
    await limitFlood(c, 'original', ORIGINALS);
    const file = await c.env.FILES.get(upload.fileKey);
    if (!file) throw new Problem(410, 'file-missing', say('statement.file-missing'));
    const { companyId, caFirmId } = c.var.companyScope;
    await logSecurity(c, { kind: 'export', action: 'statement-file', status: 200, code: 'done', companyId, caFirmId });
    return asDownload(file.body, upload.fileName ?? `statement-${upload.periodFrom}-${upload.periodTo}.csv`);
  });
