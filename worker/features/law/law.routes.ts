import { Hono } from 'hono';
// The tables of law come with the engine that works by them: without it none would be there to be asked about.
import '../../domain/calendar/engine';
import { versionsOf } from '../../domain/law/table';
import { valueWords } from '../../domain/law/value-words';
import { citationOf } from '../../domain/shared/explained';
import { authorizeBy } from '../../platform/authorize';
import type { AppEnv } from '../../platform/env';
import { answers, inWords } from '../../platform/http';
import { lawCalls } from './law.calls';
import { versionsAnswer } from './law.contract';

const authorize = authorizeBy(lawCalls);

/** The versions of a rule of law, oldest first. What a firm entered itself, such as an extension, is a row without others. */
export const lawRoutes = new Hono<AppEnv>().get(
  '/law-rules/:ruleId/versions',
  authorize,
  answers(200, versionsAnswer),
  (c) => {
    const versions = versionsOf(c.req.param('ruleId')).map((rule) => {
      const { id, from, to, knownSince, statute, confidence, status, checkedOn } = citationOf(rule);
      return { id, from, to, knownSince, value: valueWords(rule) ?? null, statute, confidence, status, checkedOn };
    });
    return c.json(inWords(c, versions));
  },
);
