import { Hono } from 'hono';
import { z } from 'zod';
import { say } from '../../../domain/shared/message';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import type { AppEnv } from '../../../platform/env';
import { answers, inWords } from '../../../platform/http';
import { notHere, Problem } from '../../../platform/problem';
import { publish } from '../../audit/long-change.repository';
import { statementCalls } from './statement.calls';
import { findUpload } from './statement.repository';
import { linesOfUpload, type UploadedLines, uploadUndone } from './undo-upload.repository';

const authorize = authorizeBy(statementCalls);

const undoAnswer = z.object({
  message: z.string(),
  removed: z.number(),
  categorisedByHand: z.number(),
  alsoIn: z.array(z.string()).describe('about.undo-upload.also-in'),
});

export const undoUploadRoutes = new Hono<AppEnv>().post(
  '/statement-uploads/:uploadId/undo',
  authorize,
  once,
  answers(200, undoAnswer),
  async (c) => {
    const { companyScope: scope, person } = c.var;
    const upload = await findUpload(c.env.DB, scope, c.req.param('uploadId'));
    if (!upload) throw notHere();
    if (upload.undoneAt) throw new Problem(409, 'already-undone', say('statement.already-undone'));
    const found = await linesOfUpload(c.env.DB, scope, upload.id);
    const answer = answerOf(found);
    const change = uploadUndone(c.env.DB, scope, person, upload, found);
    await publish(actingOf(c, { status: 200, body: answer }), change);
    return c.json(inWords(c, answer));
  },
);

function answerOf({ removed, categorisedByHand, alsoIn }: UploadedLines) {
  const parts = [
    say('statement.undone.removed', { count: removed }),
    ...(categorisedByHand > 0 ? [say('statement.undone.by-hand', { count: categorisedByHand })] : []),
    ...(alsoIn.length > 0 ? [say('statement.undone.also-in', { files: { list: alsoIn } })] : []),
  ];
  const message = parts.reduce((told, next) => say('statement.undone.and', { first: told, next }));
  return { message, removed, categorisedByHand, alsoIn };
}
