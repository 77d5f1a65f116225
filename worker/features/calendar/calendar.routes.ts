import { Hono, type MiddlewareHandler } from 'hono';
import { z } from 'zod';
import { addMonths, type IsoDate, isoDate } from '../../domain/shared/dates';
import { say, wordsOf } from '../../domain/shared/message';
import { authorizeBy } from '../../platform/authorize';
import { today } from '../../platform/clock';
import type { AppEnv } from '../../platform/env';
import { asDownload } from '../../platform/files';
import { accept, answers, inWords, languageOf } from '../../platform/http';
import { pageOf } from '../../platform/wire';
import { calendarCalls } from './calendar.calls';
import {
  type CalendarQuery,
  calendarItemAnswer,
  calendarQuery,
  companyCalendarQuery,
  firmItemAnswer,
  itemJson,
} from './calendar.contract';
import { cursorOf, listFirmItems, listItems, type Wanted } from './calendar.repository';
import { explanationRoutes } from './explanation/explanation.routes';
import { feedRoutes } from './feed/feed.routes';
import { calendarText } from './feed/ics';
import { itemRoutes } from './item/item.routes';
import { itemsKnownOn } from './known-on.usecase';
import { reliefRoutes } from './relief/relief.routes';
import { statusRoutes } from './status/status.routes';
import { workOutRoutes } from './work-out/work-out.routes';

const authorize = authorizeBy(calendarCalls);

const COMPANY_MONTHS = { back: 12, on: 24 } as const;
const FIRM_MONTHS = { back: 3, on: 3 } as const;

/** A file has no pages: it holds the whole window, up to this many items. */
const FILE_ITEMS = 5_000;

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

/** Turns the items of an answer into a calendar file where one is asked for: the file says what the answer says. */
const asFile: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next();
  if (c.req.query('format') !== 'ics' || c.res.status !== 200) return;
  const items = z.array(calendarItemAnswer).parse(await c.res.json());
  const { asKnownOn } = companyCalendarQuery.parse(c.req.query());
  const language = languageOf(c.req.raw);
  const name = wordsOf(say('calendar.ics.name'), language);
  const text = calendarText({ name, today: asKnownOn ?? today(), language }, items);
  c.res = undefined;
  c.res = asDownload(text, 'compliance-calendar.ics', 'text/calendar; charset=utf-8');
};

export const calendarRoutes = new Hono<AppEnv>()
  .get(
    '/companies/:companyId/compliance-calendar',
    authorize,
    accept('query', companyCalendarQuery),
    answers(200, z.array(calendarItemAnswer)),
    asFile,
    async (c) => {
      const { asKnownOn, format, ...query } = c.req.valid('query');
      const day = asKnownOn ?? today();
      const { companyScope: scope } = c.var;
      const asked = asKnownOn ? query : sinceEver(query);
      const wanted = wantedOf(format === 'ics' ? { ...asked, limit: FILE_ITEMS } : asked, day, COMPANY_MONTHS);
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
  .route('/', explanationRoutes)
  .route('/', statusRoutes)
  .route('/', feedRoutes)
  .route('/', itemRoutes)
  .route('/', workOutRoutes)
  .route('/', reliefRoutes);
