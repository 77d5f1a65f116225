import { Hono } from 'hono';
import { z } from 'zod';
import { say } from '../../../domain/shared/message';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import type { AppEnv } from '../../../platform/env';
import { accept, answers, inWords } from '../../../platform/http';
import { notHere, Problem } from '../../../platform/problem';
import { publish } from '../../audit/long-change.repository';
import { statementCalls } from './statement.calls';
import { findUpload } from './statement.repository';
import { linesOfUpload, type UploadedLines, uploadUndone } from './undo-upload.repository';

const authorize = authorizeBy(statementCalls);

/** Work by hand goes only when somebody says so. */
const undoRequest = z.object({ dropsWork: z.boolean().default(false).describe('about.undo-upload.drops-work') });

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
  accept('json', undoRequest),
  answers(200, undoAnswer),
  async (c) => {
    const { companyScope: scope, person } = c.var;
    const upload = await findUpload(c.env.DB, scope, c.req.param('uploadId'));
    if (!upload) throw notHere();
    if (upload.undoneAt) throw new Problem(409, 'already-undone', say('statement.already-undone'));
    const found = await linesOfUpload(c.env.DB, scope, upload.id);
    if (!c.req.valid('json').dropsWork) mustHaveNoWork(found);
    mustHoldNoAdvance(found);
    const answer = answerOf(found);
    const change = await uploadUndone(c.env.DB, scope, person, upload, found);
    await publish(actingOf(c, { status: 200, body: answer }), change);
    return c.json(inWords(c, answer));
  },
);

/** Refuses to drop in silence what people did by hand: 409 with the number of lines it is on. */
function mustHaveNoWork({ removed, categorisedByHand: byHand }: UploadedLines): void {
  if (byHand === 0) return;
  throw new Problem(409, 'has-work-by-hand', say('statement.work-by-hand', { count: byHand, removed }), {}, { byHand });
}

/** An advance that a line is, and that a bill has used, holds its line: 409 naming what used it. */
function mustHoldNoAdvance({ advanceUsedBy: number }: UploadedLines): void {
  if (number) throw new Problem(409, 'advance-used', say('settlement-desk.problem.advance-used', { number }));
}

function answerOf({ removed, categorisedByHand, alsoIn }: UploadedLines) {
  const parts = [
    say('statement.undone.removed', { count: removed }),
    ...(categorisedByHand > 0 ? [say('statement.undone.by-hand', { count: categorisedByHand })] : []),
    ...(alsoIn.length > 0 ? [say('statement.undone.also-in', { files: { list: alsoIn } })] : []),
  ];
  const message = parts.reduce((told, next) => say('statement.undone.and', { first: told, next }));
  return { message, removed, categorisedByHand, alsoIn };
}
