import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import type { DueWithinAYear } from '../../../domain/ledger/statement/balance-sheet';
import { isoDate } from '../../../domain/shared/dates';
import { type Language, say, wordsOf } from '../../../domain/shared/message';
import { paise, parseRupees } from '../../../domain/shared/money';
import { authorizeBy } from '../../../platform/authorize';
import type { AppEnv } from '../../../platform/env';
import { asDownload } from '../../../platform/files';
import { accept, answers, inWords, languageOf } from '../../../platform/http';
import { EXPORTS, limitFlood } from '../../../platform/limits';
import { logSecurity } from '../../../platform/log';
import { atFault, notHere } from '../../../platform/problem';
import { nextPage } from '../../../platform/wire';
import { accountFinder, accountsOf } from '../chart/chart.repository';
import { accountLedgerFor, dayBookFor } from './account-ledger.usecase';
import { statementCalls } from './statement.calls';
import {
  balanceSheetQuery,
  dayBookAnswer,
  dayBookQuery,
  FORMATS,
  ledgerAnswer,
  ledgerQuery,
  ofPeriod,
  onDay,
  profitQuery,
  statementAnswer,
  trialAnswer,
} from './statement.contract';
import { fileOfSheet } from './statement.files';
import { dayOf, periodOf } from './statement.period';
import { dayBookSheet, ledgerSheet, type Sheet, statementSheet, trialSheet } from './statement.sheet';
import { balanceSheetFor, cashFlowFor, profitAndLossFor, trialBalanceFor } from './statement.usecase';

const authorize = authorizeBy(statementCalls);

/** A file has all of a period up to so many vouchers, and says where it has not; a page has as many as are asked for. */
const MOST_ROWS_OF_A_FILE = 20_000;

/**
 * Turns an answer into a file where one is asked for: the file says what the answer says. Files are limited before they cost
 * anything, and the security log has those that left.
 */
const asFile =
  <Schema extends z.ZodType>(schema: Schema, sheetOf: (answer: z.output<Schema>, language: Language) => Sheet) =>
  async (c: Parameters<MiddlewareHandler<AppEnv>>[0], next: () => Promise<void>): Promise<void> => {
    const format = FORMATS.find((one) => one === c.req.query('format')) ?? 'json';
    if (format !== 'json') await limitFlood(c, 'report', EXPORTS);
    await next();
    if (format === 'json' || c.res.status !== 200) return;
    const { companyId, caFirmId } = c.var.companyScope;
    await logSecurity(c, { kind: 'export', action: 'report', status: 200, code: 'done', companyId, caFirmId });
    const language = languageOf(c.req.raw);
    const isCut = c.res.headers.has('link');
    const sheet = sheetOf(schema.parse(await c.res.json()), language);
    if (isCut)
      sheet.notes.splice(1, 0, wordsOf(say('ledger-report.file.cut', { count: MOST_ROWS_OF_A_FILE }), language));
    const { body, type } = await fileOfSheet(sheet, format, language);
    c.res = undefined;
    c.res = asDownload(body, `${sheet.name}.${format}`, type);
  };

const limitOf = ({ limit, format }: { limit: number; format: string }) =>
  format === 'json' ? limit : MOST_ROWS_OF_A_FILE;

const placeOf = (cursor: string | undefined) => {
  const [date = '', id = '', balance = '0'] = cursor?.split('|') ?? [];
  return cursor === undefined ? undefined : { date: isoDate(date), id, balance: paise(Number(balance)) };
};

/** What falls due within a year, with its accounts by id, code or name. Throws 422 for one that is none of the company's. */
async function dueOf(c: Context<AppEnv>, due: string | undefined): Promise<DueWithinAYear[]> {
  if (!due) return [];
  const find = accountFinder(await accountsOf(c.env.DB, c.var.companyScope));
  return due.split(',').map((part) => {
    const [named = '', amount = ''] = part.split(':');
    const account = find(named);
    if (!account) throw atFault(422, 'due', say('ledger.no-such-account', { account: named }), 'no-such-account');
    return { account: account.id, amount: parseRupees(amount) };
  });
}

/** The statements of the books, the ledger of each account, and the day book. */
export const statementRoutes = new Hono<AppEnv>()
  .get(
    '/companies/:companyId/trial-balance',
    authorize,
    accept('query', onDay),
    answers(200, trialAnswer),
    asFile(trialAnswer, trialSheet),
    async (c) => {
      const asked = c.req.valid('query');
      return c.json(inWords(c, await trialBalanceFor(c.env.DB, c.var.companyScope, dayOf(asked), asked)));
    },
  )
  .get(
    '/companies/:companyId/profit-and-loss',
    authorize,
    accept('query', profitQuery),
    answers(200, statementAnswer),
    asFile(statementAnswer, statementSheet),
    async (c) => {
      const asked = c.req.valid('query');
      const period = periodOf(asked);
      return c.json(inWords(c, await profitAndLossFor(c.env.DB, c.var.companyScope, { ...asked, ...period })));
    },
  )
  .get(
    '/companies/:companyId/balance-sheet',
    authorize,
    accept('query', balanceSheetQuery),
    answers(200, statementAnswer),
    asFile(statementAnswer, statementSheet),
    async (c) => {
      const asked = c.req.valid('query');
      const due = await dueOf(c, asked.due);
      const sheet = await balanceSheetFor(c.env.DB, c.var.companyScope, { ...asked, on: dayOf(asked), due });
      return c.json(inWords(c, sheet));
    },
  )
  .get(
    '/companies/:companyId/cash-flow',
    authorize,
    accept('query', ofPeriod),
    answers(200, statementAnswer),
    asFile(statementAnswer, statementSheet),
    async (c) => {
      const asked = c.req.valid('query');
      const period = periodOf(asked);
      return c.json(inWords(c, await cashFlowFor(c.env.DB, c.var.companyScope, { ...asked, ...period })));
    },
  )
  .get(
    '/companies/:companyId/ledger/:accountId',
    authorize,
    accept('query', ledgerQuery),
    answers(200, ledgerAnswer),
    asFile(ledgerAnswer, ledgerSheet),
    async (c) => {
      const asked = c.req.valid('query');
      const page = { after: placeOf(asked.cursor), limit: limitOf(asked) };
      const account = c.req.param('accountId');
      const found = await accountLedgerFor(c.env.DB, c.var.companyScope, account, periodOf(asked), page);
      if (!found) throw notHere();
      if (found.next) nextPage(c, found.next);
      return c.json(inWords(c, found.answer));
    },
  )
  .get(
    '/companies/:companyId/day-book',
    authorize,
    accept('query', dayBookQuery),
    answers(200, dayBookAnswer),
    asFile(dayBookAnswer, dayBookSheet),
    async (c) => {
      const asked = c.req.valid('query');
      const page = { after: placeOf(asked.cursor), limit: limitOf(asked) };
      const found = await dayBookFor(c.env.DB, c.var.companyScope, periodOf(asked), page);
      if (found.next) nextPage(c, found.next);
      return c.json(inWords(c, found.answer));
    },
  );
