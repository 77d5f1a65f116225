import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { wantsPaymentVouchers } from '../../../domain/gst/payment-voucher';
import { selfInvoiceBy, wantsSelfInvoice } from '../../../domain/gst/self-invoice';
import { keeperOn } from '../../../domain/ledger/document/keeper';
import type { DocumentSide } from '../../../domain/ledger/document/model';
import { ageOf } from '../../../domain/ledger/settlement/ageing';
import { onDay } from '../../../domain/shared/explained';
import { say } from '../../../domain/shared/message';
import { formatPercent, formatRupees } from '../../../domain/shared/money';
import { actingOf, once } from '../../../platform/acting';
import { authorizeBy } from '../../../platform/authorize';
import { today } from '../../../platform/clock';
import type { AppEnv } from '../../../platform/env';
import { asDownload } from '../../../platform/files';
import { accept, answers, inWords, languageOf } from '../../../platform/http';
import { notHere, Problem } from '../../../platform/problem';
import { pageOf } from '../../../platform/wire';
import { commit } from '../../audit/audit.repository';
import { accountsOf } from '../chart/chart.repository';
import { listOpenBills } from '../settlement/open-bills.repository';
import { documentCancelling } from './cancel.usecase';
import { documentCalls } from './document.calls';
import {
  documentAnswer,
  documentJson,
  documentPage,
  documentRow,
  documentRowJson,
  itemAnswer,
  itemsQuery,
  knownProfile,
  MOST_DOCUMENTS,
  type NewDocument,
  newCancel,
  newDocument,
  newPaymentVoucher,
  newProfile,
  newSelfInvoice,
  paymentVoucherQuery,
  profileAnswer,
  recordedAnswer,
  recordedAnswers,
  recordQuery,
  selfInvoiceAnswer,
  taxJson,
  totalsAnswer,
  totalsQuery,
  warningJson,
} from './document.contract';
import { assetSoldBy, findDocument, itemsOf, listDocuments, totalsOf } from './document.repository';
import { acceptImport, importAnswer, importJson, type importRequest } from './import.contract';
import { importRead } from './import.usecase';
import { knownCompany } from './keeper.repository';
import { numberedAnew } from './number-anew';
import { acceptOneOrMany, type OneOrMany, placesOf } from './one-or-many';
import { paymentsOf } from './payment-voucher.repository';
import { paymentVoucherMade } from './payment-voucher.usecase';
import { findProfile, profileSet } from './profile.repository';
import { documentsRecorded, type Recorded } from './record.usecase';
import { findSelfInvoice } from './self-invoice.repository';
import { selfInvoiceMade } from './self-invoice.usecase';

const authorize = authorizeBy(documentCalls);
const INVOICES = '/companies/:companyId/invoices';
const BILLS = '/companies/:companyId/bills';
const PROFILE = '/companies/:companyId/invoice-profile';

const recordedJson = ({ document, worked, warnings }: Recorded) => ({
  ...{ id: document.id, number: document.number, voucherId: document.voucherId, partyId: document.partyId },
  taxableValue: formatRupees(worked.taxableValue),
  tax: taxJson(worked.tax),
  ...taxJson(worked.tax),
  roundOff: formatRupees(worked.roundOff),
  total: formatRupees(worked.total),
  tds: formatRupees(document.withheld),
  payable: formatRupees(worked.payable),
  warnings: warnings.map(warningJson),
});

/** Records documents, all or none; dry, it answers what would be recorded. A number that another writer was given meanwhile is given anew; one that a person gave is not. */
export async function record(
  c: Context<AppEnv>,
  side: DocumentSide,
  items: readonly NewDocument[],
  { isOne, isDry = false }: Pick<OneOrMany<unknown>, 'isOne'> & { isDry?: boolean },
) {
  const { companyScope: scope, person } = c.var;
  return numberedAnew(async () => {
    const { recorded, changes } = await documentsRecorded(c.env.DB, scope, person, side, items, placesOf({ isOne }));
    const answered = recorded.map(recordedJson);
    const [first] = answered;
    const answer = isOne && first ? first : { items: answered };
    if (!isDry) await commit(actingOf(c, { status: 201, body: answer }), changes);
    return answer;
  });
}

async function listed(c: Context<AppEnv>, side: DocumentSide, asked: z.output<typeof documentPage>) {
  const found = await listDocuments(c.env.DB, c.var.companyScope, { ...asked, side, today: today() }, asked);
  return pageOf(c, found, asked, ({ date, id }) => `${date}|${id}`).map((one) => documentRowJson(one, today()));
}

async function found(c: Context<AppEnv>, side: DocumentSide) {
  const one = await findDocument(c.env.DB, c.var.companyScope, side, c.req.param('documentId') ?? '');
  if (!one) throw notHere();
  return one;
}

async function read(c: Context<AppEnv>, side: DocumentSide) {
  const scope = c.var.companyScope;
  const [{ document, lines }, accounts] = await Promise.all([found(c, side), accountsOf(c.env.DB, scope)]);
  const { billId, open } = document;
  const on = today();
  const own = wantsSelfInvoice(document) ? await findSelfInvoice(c.env.DB, scope, document.id) : null;
  const paid = wantsPaymentVouchers(document) ? await paymentsOf(c.env.DB, scope, document) : [];
  const isOwed = side === 'purchase' && billId !== null && open > 0;
  const bills = isOwed ? await listOpenBills(c.env.DB, scope, { on, ids: [billId] }) : [];
  const consequences = bills.flatMap((bill) =>
    ageOf(bill, on).consequences.map(({ id, says, on: day, isPast, rule }) => ({
      ...{ id, says, on: day, isPast },
      statute: rule.statute,
    })),
  );
  const lacks = own === undefined && document.status === 'posted' ? selfInvoiceBy(document.date) : undefined;
  const late = lacks && {
    ...{ id: 'self-invoice', says: say('self-invoice.due', { day: onDay(lacks.on) }), on: lacks.on },
    ...{ isPast: lacks.on < on, statute: lacks.statute },
  };
  const names = new Map(accounts.map(({ id, code, name }) => [id, `${code} ${name}`]));
  return inWords(c, {
    ...documentJson(document, lines, { today: on, names }),
    selfInvoice: own === null ? null : { number: own?.number ?? null, date: own?.date ?? null },
    payments: paid.map(({ date: _, amount, ...one }) => ({ ...one, amount: formatRupees(amount) })),
    consequences: [...consequences, ...(late ? [late] : [])],
  });
}

/** The self-invoice of a bill as a file. Throws 409 where none was made. */
async function selfInvoiceFile(c: Context<AppEnv>) {
  const scope = c.var.companyScope;
  const [{ document, lines }, company, profile] = await Promise.all([
    found(c, 'purchase'),
    knownCompany(c.env.DB, scope),
    findProfile(c.env.DB, scope),
  ]);
  const own = await findSelfInvoice(c.env.DB, scope, document.id);
  const { number } = document;
  if (!own) throw new Problem(409, 'no-self-invoice', say('self-invoice.fault.none', { number }));
  const { invoicePdf } = await import('./invoice.pdf');
  const file = await invoicePdf({ document, lines, company, profile, own, language: languageOf(c.req.raw) });
  return asDownload(file, `${own.number}.pdf`, 'application/pdf');
}

/** The voucher of a payment of a bill as a file, the latest where none is named. Throws 409 where none was made. */
async function paymentVoucherFile(c: Context<AppEnv>, asked: string | undefined) {
  const scope = c.var.companyScope;
  const [{ document, lines }, company, profile] = await Promise.all([
    found(c, 'purchase'),
    knownCompany(c.env.DB, scope),
    findProfile(c.env.DB, scope),
  ]);
  const payments = wantsPaymentVouchers(document) ? await paymentsOf(c.env.DB, scope, document) : [];
  const made = payments.findLast(({ paymentId, number }) => (asked ? paymentId === asked : number !== null));
  if (!made?.number || !made.date)
    throw new Problem(409, 'no-payment-voucher', say('payment-voucher.fault.none', { number: document.number }));
  const own = { number: made.number, date: made.date, paid: made.amount };
  const { invoicePdf } = await import('./invoice.pdf');
  const file = await invoicePdf({ document, lines, company, profile, own, language: languageOf(c.req.raw) });
  return asDownload(file, `${own.number}.pdf`, 'application/pdf');
}

/** Cancels a document with its voucher and bill. What sold an asset is taken back with the asset. */
async function cancel(c: Context<AppEnv>, side: DocumentSide, reason: string) {
  const { document } = await found(c, side);
  const scope = c.var.companyScope;
  const asset = side === 'sale' ? await assetSoldBy(c.env.DB, scope, document) : null;
  if (asset) {
    const words = { number: document.number, name: asset };
    throw new Problem(409, 'document-of-asset', say('ledger-document.fault.of-asset', words));
  }
  const changes = await documentCancelling(c.env.DB, scope, document, reason);
  const answer = documentRowJson({ ...document, status: 'cancelled', open: 0 as typeof document.open }, today());
  await commit(actingOf(c, { status: 200, body: answer }), changes);
  return answer;
}

/** Records the documents of a file, all or none; a dry run answers what would be recorded. */
async function imported(
  c: Context<AppEnv>,
  side: DocumentSide,
  { file, mapping, dryRun }: z.output<typeof importRequest>,
) {
  const { companyScope: scope, person } = c.var;
  const content = new Uint8Array(await file.content.arrayBuffer());
  const read = await importRead(c.env.DB, scope, person, side, { content, mapping });
  if (dryRun) return c.json(inWords(c, importJson(read, false)));
  const [first] = read.problems;
  if (first)
    throw new Problem(
      422,
      'import-refused',
      say('ledger-document.fault.import-refused', { row: first.row, fault: first.message }),
      {},
      { problems: read.problems },
    );
  const answer = importJson(read, true);
  await commit(actingOf(c, { status: 201, body: answer }), read.changes);
  return c.json(inWords(c, answer), 201);
}

export const documentRoutes = new Hono<AppEnv>()
  .post(
    INVOICES,
    authorize,
    once,
    accept('query', recordQuery),
    acceptOneOrMany(newDocument, MOST_DOCUMENTS),
    answers(201, z.union([recordedAnswer, recordedAnswers])),
    async (c) => {
      const sent = c.req.valid('json');
      const isDry = c.req.valid('query').dryRun === 'true';
      return c.json(inWords(c, await record(c, 'sale', sent.items, { ...sent, isDry })), 201);
    },
  )
  .get(INVOICES, authorize, accept('query', documentPage), answers(200, z.array(documentRow)), async (c) =>
    c.json(await listed(c, 'sale', c.req.valid('query'))),
  )
  .get(`${INVOICES}/:documentId`, authorize, answers(200, documentAnswer), async (c) => c.json(await read(c, 'sale')))
  .get(`${INVOICES}/:documentId/pdf`, authorize, async (c) => {
    const [{ document, lines }, company, profile] = await Promise.all([
      found(c, 'sale'),
      knownCompany(c.env.DB, c.var.companyScope),
      findProfile(c.env.DB, c.var.companyScope),
    ]);
    const { invoicePdf } = await import('./invoice.pdf');
    const file = await invoicePdf({ document, lines, company, profile, language: languageOf(c.req.raw) });
    return asDownload(file, `${document.number}.pdf`, 'application/pdf');
  })
  .post(
    `${INVOICES}/:documentId/cancel`,
    authorize,
    once,
    accept('json', newCancel),
    answers(200, documentRow),
    async (c) => c.json(await cancel(c, 'sale', c.req.valid('json').reason)),
  )
  .post(
    BILLS,
    authorize,
    once,
    accept('query', recordQuery),
    acceptOneOrMany(newDocument, MOST_DOCUMENTS),
    answers(201, z.union([recordedAnswer, recordedAnswers])),
    async (c) => {
      const sent = c.req.valid('json');
      const isDry = c.req.valid('query').dryRun === 'true';
      return c.json(inWords(c, await record(c, 'purchase', sent.items, { ...sent, isDry })), 201);
    },
  )
  .get(BILLS, authorize, accept('query', documentPage), answers(200, z.array(documentRow)), async (c) =>
    c.json(await listed(c, 'purchase', c.req.valid('query'))),
  )
  .get(`${BILLS}/:documentId`, authorize, answers(200, documentAnswer), async (c) => c.json(await read(c, 'purchase')))
  .post(
    `${BILLS}/:documentId/cancel`,
    authorize,
    once,
    accept('json', newCancel),
    answers(200, documentRow),
    async (c) => c.json(await cancel(c, 'purchase', c.req.valid('json').reason)),
  )
  .post(
    `${BILLS}/:documentId/self-invoice`,
    authorize,
    once,
    accept('json', newSelfInvoice),
    answers(201, selfInvoiceAnswer),
    async (c) => {
      const { document } = await found(c, 'purchase');
      const { number, date } = await selfInvoiceMade(c, document, c.req.valid('json'));
      return c.json({ number, date }, 201);
    },
  )
  .get(`${BILLS}/:documentId/self-invoice`, authorize, selfInvoiceFile)
  .post(
    `${BILLS}/:documentId/payment-voucher`,
    authorize,
    once,
    accept('json', newPaymentVoucher),
    answers(201, selfInvoiceAnswer),
    async (c) => {
      const { document } = await found(c, 'purchase');
      const { number, date } = await paymentVoucherMade(c, document, c.req.valid('json'));
      return c.json({ number, date }, 201);
    },
  )
  .get(`${BILLS}/:documentId/payment-voucher`, authorize, accept('query', paymentVoucherQuery), async (c) =>
    paymentVoucherFile(c, c.req.valid('query').paymentId),
  )
  .post(`${INVOICES}/import`, authorize, once, acceptImport, answers(201, importAnswer), async (c) =>
    imported(c, 'sale', c.req.valid('json')),
  )
  .post(`${BILLS}/import`, authorize, once, acceptImport, answers(201, importAnswer), async (c) =>
    imported(c, 'purchase', c.req.valid('json')),
  )
  .get(
    '/companies/:companyId/document-items',
    authorize,
    accept('query', itemsQuery),
    answers(200, z.array(itemAnswer)),
    async (c) => {
      const items = await itemsOf(c.env.DB, c.var.companyScope, c.req.valid('query').side);
      return c.json(items.map((item) => ({ ...item, rate: formatPercent(item.rate) })));
    },
  )
  .get(
    '/companies/:companyId/document-totals',
    authorize,
    accept('query', totalsQuery),
    answers(200, totalsAnswer),
    async (c) => {
      const totals = await totalsOf(c.env.DB, c.var.companyScope, { ...c.req.valid('query'), today: today() });
      return c.json({
        count: totals.count,
        total: formatRupees(totals.total),
        open: formatRupees(totals.open),
        overdue: formatRupees(totals.overdue),
        buckets: totals.buckets.map(({ bucket, open, count }) => ({ bucket, open: formatRupees(open), count })),
      });
    },
  )
  .get(PROFILE, authorize, answers(200, knownProfile), async (c) => {
    const scope = c.var.companyScope;
    const [profile, company] = await Promise.all([findProfile(c.env.DB, scope), knownCompany(c.env.DB, scope)]);
    const { cin, gstin, registrations } = company;
    return c.json({ ...profile, scheme: keeperOn(company, today()).scheme, standing: { cin, gstin, registrations } });
  })
  .put(PROFILE, authorize, once, accept('json', newProfile), answers(200, profileAnswer), async (c) => {
    const { companyScope: scope, person } = c.var;
    const before = await findProfile(c.env.DB, scope);
    const { profile, change } = profileSet(c.env.DB, scope, person, before, c.req.valid('json'));
    await commit(actingOf(c, { status: 200, body: profile }), [change]);
    return c.json(profile);
  });
