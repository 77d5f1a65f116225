import { Hono } from 'hono';
import { LEDGERS, type LedgerName } from '../../../domain/gst/ledgers/model';
import { say } from '../../../domain/shared/message';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import { today } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { accept, answers, inWords } from '../../../platform/http';
import { notHere } from '../../../platform/problem';
import { pageAmong } from '../../../platform/wire';
import { ledgersCalls } from './ledgers.calls';
import {
  agreementJson,
  ledgerAnswer,
  ledgerQuery,
  newStatement,
  pairJson,
  runningJson,
  statementJson,
  statementKeptAnswer,
  unlaidJson,
} from './ledgers.contract';
import type { StoredStatement } from './ledgers.table';
import { keepStatement, ledgerOf } from './ledgers.usecase';

const authorize = authorizeBy(ledgersCalls);

const isLedger = (text: string): text is LedgerName => (LEDGERS as readonly string[]).includes(text);

const keptJson = (stored: StoredStatement, isKnown: boolean) => ({
  ...{ ...statementJson(stored), isKnown },
  message: say(isKnown ? 'gst-ledger.known' : 'gst-ledger.kept', { count: stored.lines.length }),
});

export const ledgersRoutes = new Hono<AppEnv>()
  .get(
    '/companies/:companyId/gst/:gstin/ledgers/:ledger',
    authorize,
    accept('query', ledgerQuery),
    answers(200, ledgerAnswer),
    async (c) => {
      const ledger = c.req.param('ledger');
      if (!isLedger(ledger)) throw notHere();
      const gstin = c.req.param('gstin').toUpperCase();
      const { on = today(), ...page } = c.req.valid('query');
      const { agreement, entries, statements } = await ledgerOf(c.env.DB, c.var.companyScope, { gstin, ledger, on });
      return c.json(
        inWords(c, {
          ...{ gstin, ledger, ...agreementJson(agreement), unlaid: unlaidJson(entries) },
          statements: statements.map(statementJson),
          pairs: pageAmong(c, agreement.pairs, page).map(pairJson),
          entries: runningJson(entries).slice(-page.limit),
        }),
      );
    },
  )
  .post(
    '/companies/:companyId/gst-ledger-statements',
    authorize,
    once,
    accept('json', newStatement),
    answers(200, statementKeptAnswer),
    async (c) => {
      const { companyScope: scope, person } = c.var;
      const actingWith = (stored: StoredStatement, isKnown: boolean) =>
        actingOf(c, { status: 200, body: inWords(c, keptJson(stored, isKnown)) });
      const keeping = { files: c.env.FILES, scope, person, actingWith };
      const { stored, isKnown } = await keepStatement(c.env.DB, keeping, c.req.valid('json'));
      return c.json(inWords(c, keptJson(stored, isKnown)));
    },
  );
