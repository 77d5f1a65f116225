import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { addMonths, type IsoDate, isoDate } from '../../domain/shared/dates';
import { type Language, say, worded, wordsOf } from '../../domain/shared/message';
import { authorizeBy } from '../../platform/authorize';
import { today } from '../../platform/clock';
import type { AppEnv } from '../../platform/env';
import { asDownload, streamOf } from '../../platform/files';
import { accept, answers, inWords, languageOf } from '../../platform/http';
import { EXPORTS, limitFlood } from '../../platform/limits';
import { pageOf } from '../../platform/wire';
import { calendarCalls } from './calendar.calls';
import {
  type CalendarQuery,
  calendarItemAnswer,
  calendarQuery,
  companyCalendarQuery,
  firmItemAnswer,
  type ItemRow,
  itemJson,
} from './calendar.contract';
import { cursorOf, itemsInPieces, listFirmItems, listItems, type Wanted } from './calendar.repository';
import { explanationRoutes } from './explanation/explanation.routes';
import { feedRoutes } from './feed/feed.routes';
import { calendarInPieces } from './feed/ics';
import { cellAnswer, cellJson, gridQuery } from './firm/firm-grid.contract';
import { listFirmCells } from './firm/firm-grid.repository';
import { markFiledRoutes } from './firm/mark-filed.routes';
import { waitRoutes } from './firm/wait.routes';
import { itemRoutes } from './item/item.routes';
import { itemsKnownOn } from './known-on.usecase';
import { reliefRoutes } from './relief/relief.routes';
import { statusRoutes } from './status/status.routes';
import { workOutRoutes } from './work-out/work-out.routes';

const authorize = authorizeBy(calendarCalls);

const COMPANY_MONTHS = { back: 12, on: 24 } as const;
const FIRM_MONTHS = { back: 3, on: 3 } as const;

/** What is open stays in sight however old it is: asked for by itself, it has no first day. */
const sinceEver = (query: CalendarQuery): CalendarQuery =>
  query.status === 'open' || query.status === 'overdue' || query.status === 'unconfirmed'
    ? { ...query, from: query.from ?? LONG_AGO }
    : query;

const LONG_AGO = isoDate('1900-01-01');

const wantedOf = (query: CalendarQuery, day: IsoDate, months: { back: number; on: number }): Wanted => ({
  ...query,
  from: query.from ?? addMonths(day, -months.back),
  to: query.to ?? addMonths(day, months.on),
});

/** Items as they are read, or all at once. */
type Pieces = AsyncIterable<readonly ItemRow[]> | Iterable<readonly ItemRow[]>;

/** A company's items as a calendar file, which has no pages: it says what all pages of the answer say. */
function fileOf(c: Context<AppEnv>, pieces: Pieces, day: IsoDate): Response {
  const language = languageOf(c.req.raw);
  const facts = { name: wordsOf(say('calendar.ics.name'), language), today: day, language };
  const parts = calendarInPieces(facts, saidOf(pieces, day, language));
  return asDownload(streamOf(parts), 'compliance-calendar.ics', 'text/calendar; charset=utf-8');
}

async function* saidOf(pieces: Pieces, day: IsoDate, language: Language) {
  for await (const rows of pieces) yield rows.map((row) => worded(itemJson(row, day), language));
}

export const calendarRoutes = new Hono<AppEnv>()
  .get(
    '/companies/:companyId/compliance-calendar',
    authorize,
    accept('query', companyCalendarQuery),
    answers(200, z.array(calendarItemAnswer)),
    async (c) => {
      const { asKnownOn, format, ...query } = c.req.valid('query');
      const day = asKnownOn ?? today();
      const { companyScope: scope } = c.var;
      const asked = asKnownOn ? query : sinceEver(query);
      const wanted = wantedOf(asked, day, COMPANY_MONTHS);
      if (format === 'ics') {
        await limitFlood(c, 'calendar-file', EXPORTS);
        const whole = { ...wanted, limit: Number.MAX_SAFE_INTEGER };
        const pieces = asKnownOn
          ? [await itemsKnownOn(c.env.DB, scope.companyId, whole, asKnownOn)]
          : itemsInPieces(c.env.DB, scope, wanted, day);
        // To the typed client the call answers with items; who asks for a file reads it as one.
        return fileOf(c, pieces, day) as never;
      }
      const rows = asKnownOn
        ? await itemsKnownOn(c.env.DB, scope.companyId, wanted, asKnownOn)
        : await listItems(c.env.DB, scope, wanted, day);
      return c.json(
        inWords(
          c,
          pageOf(c, rows, wanted, cursorOf).map((row) => itemJson(row, day)),
        ),
      );
    },
  )
  .get(
    '/ca-firms/:caFirmId/compliance-calendar',
    authorize,
    accept('query', calendarQuery),
    answers(200, z.array(firmItemAnswer)),
    async (c) => {
      const day = today();
      const wanted = wantedOf(sinceEver(c.req.valid('query')), day, FIRM_MONTHS);
      const rows = await listFirmItems(c.env.DB, c.var.firmScope, wanted, day);
      const given = pageOf(c, rows, wanted, ({ item }) => cursorOf(item));
      return c.json(
        inWords(
          c,
          given.map(({ item, companyName }) => ({ ...itemJson(item, day), companyName })),
        ),
      );
    },
  )
  .get(
    '/ca-firms/:caFirmId/compliance-grid',
    authorize,
    accept('query', gridQuery),
    answers(200, z.array(cellAnswer)),
    async (c) => {
      const day = today();
      const wanted = wantedOf(sinceEver(c.req.valid('query')), day, FIRM_MONTHS);
      const rows = await listFirmCells(c.env.DB, c.var.firmScope, wanted, day);
      const given = pageOf(c, rows, wanted, cursorOf);
      return c.json(
        inWords(
          c,
          given.map((row) => cellJson(row, day)),
        ),
      );
    },
  )
  .route('/', markFiledRoutes)
  .route('/', waitRoutes)
  .route('/', explanationRoutes)
  .route('/', statusRoutes)
  .route('/', feedRoutes)
  .route('/', itemRoutes)
  .route('/', workOutRoutes)
  .route('/', reliefRoutes);
