import { type Context, Hono } from 'hono';
import { returnDueDate } from '../../../domain/gst/returns';
import { lapsesOf, soonLost } from '../../../domain/gst/two-b/lapse';
import { periodOf } from '../../../domain/law/periods';
import type { IsoDate } from '../../../domain/shared/dates';
import { type Message, say } from '../../../domain/shared/message';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import { today } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { formIn, isForm } from '../../../platform/form';
import { accept, answers, inWords } from '../../../platform/http';
import { atFault, notHere } from '../../../platform/problem';
import { pageAmong } from '../../../platform/wire';
import { commit } from '../../audit/audit.repository';
import { listOpenBills } from '../../ledger/settlement/open-bills.repository';
import { decided } from './decide.usecase';
import { importTwoB, type SentTwoB } from './import.usecase';
import { askedPeriod, lineIn, type Matched, matchesOf } from './matches.usecase';
import { twoBCalls } from './two-b.calls';
import {
  decideAnswer,
  decideRequest,
  importAnswer,
  importQuery,
  lapsesAnswer,
  lapsesJson,
  letterOf,
  matchesAnswer,
  matchesJson,
  matchesQuery,
  whyAnswer,
  whyJson,
  whyQuery,
} from './two-b.contract';

const authorize = authorizeBy(twoBCalls);
const PERIOD = '/companies/:companyId/gst/:gstin/:period';

/** The file as it was sent: the portal's JSON itself, or a form with it in the part `file`. */
async function sentIn(c: Context<AppEnv>): Promise<Pick<SentTwoB, 'content' | 'fileName'>> {
  if (!isForm(c.req.header('content-type'))) return { content: new Blob([await c.req.arrayBuffer()]), fileName: null };
  const file = (await formIn(c)).get('file');
  if (file === null || typeof file === 'string') throw atFault(400, 'file', say('field.file'));
  return { content: file, fileName: file.name.slice(-255) };
}

const matchedOf = (c: Context<AppEnv>, knownOn: IsoDate | undefined): Promise<Matched> => {
  const { gstin = '', period = '' } = c.req.param() as Record<string, string>;
  return matchesOf(c.env.DB, c.var.companyScope, askedPeriod(gstin, period, knownOn ?? today()));
};

export const twoBRoutes = new Hono<AppEnv>()
  .post(
    '/companies/:companyId/gst/2b',
    authorize,
    once,
    accept('query', importQuery),
    answers(200, importAnswer),
    async (c) => {
      const { companyScope: scope, person } = c.var;
      const actingWith = (body: unknown) => actingOf(c, { status: 200, body });
      const sender = { files: c.env.FILES, scope, person, actingWith };
      return c.json(inWords(c, await importTwoB(c.env.DB, sender, { ...(await sentIn(c)), ...c.req.valid('query') })));
    },
  )
  .get(`${PERIOD}/2b-matches`, authorize, accept('query', matchesQuery), answers(200, matchesAnswer), async (c) => {
    const { knownOn, show, ...page } = c.req.valid('query');
    const matches = matchesJson(await matchedOf(c, knownOn), show, (rows) => pageAmong(c, rows, page));
    const worded = inWords(c, matches);
    return c.json({
      ...worded,
      chases: worded.chases.map(({ text, ...chase }) => ({ ...chase, text: letterOf(text) })),
    });
  })
  .get(`${PERIOD}/2b-why`, authorize, accept('query', whyQuery), answers(200, whyAnswer), async (c) => {
    const { bill: billId, line: key, knownOn } = c.req.valid('query');
    const matched = await matchedOf(c, knownOn);
    const bill = matched.books.bills.find(({ id }) => id === billId);
    const line = lineIn(matched, key);
    if (!bill || !line) throw notHere();
    const rows = [...matched.result.rows, ...matched.result.carried];
    const isLinked = rows.some((row) => row.line.key === key && row.bills.some(({ id }) => id === billId));
    const ofBill = rows.find((row) => row.bills.some(({ id }) => id === billId) && row.line.key !== key);
    const ofLine = rows.find((row) => row.line.key === key)?.bills.find(({ id }) => id !== billId);
    const also: Message[] = [
      ...(ofBill ? [say('two-b.also.bill-linked', { number: ofBill.line.number })] : []),
      ...(ofLine ? [say('two-b.also.line-linked', { number: ofLine.number })] : []),
      ...(bill.own === matched.asked.gstin ? [] : [say('two-b.also.other-registration', { own: bill.own })]),
    ];
    return c.json(inWords(c, whyJson(bill, line, isLinked, also)));
  })
  .get(`${PERIOD}/2b-lapses`, authorize, answers(200, lapsesAnswer), async (c) => {
    const [matched, open] = await Promise.all([matchedOf(c, undefined), listOpenBills(c.env.DB, c.var.companyScope)]);
    const { asked, books, result } = matched;
    const stateCode = asked.gstin.slice(0, 2);
    const supplierDue = (date: IsoDate) =>
      returnDueDate({ form: 'GSTR-1', every: 'month', period: periodOf('month', date), stateCode }).value;
    const bills = books.bills.filter(({ own, cancelledOn }) => own === asked.gstin && cancelledOn === null);
    const openByDocument = new Map(
      open.flatMap(({ documentId, side, open: left, amount }) =>
        documentId && side === 'payable' ? [[documentId, { open: left, payable: amount }] as const] : [],
      ),
    );
    const input = { result, bills, open: openByDocument, today: today(), supplierDue };
    return c.json(inWords(c, lapsesJson(lapsesOf(input), soonLost(input))));
  })
  .post(
    '/companies/:companyId/2b-decisions',
    authorize,
    once,
    accept('json', decideRequest),
    answers(200, decideAnswer),
    async (c) => {
      const { companyScope: scope, person } = c.var;
      const { change, decided: count, skipped } = await decided(c.env.DB, scope, person, c.req.valid('json'));
      const body = { decided: count, skipped };
      if (count > 0) await commit(actingOf(c, { status: 200, body }), [change]);
      return c.json(inWords(c, body));
    },
  );
