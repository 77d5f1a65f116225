import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import { hsnRowsOf } from '../../domain/gst/gstr-1/hsn';
import { sectionSums } from '../../domain/gst/gstr-1/worksheet';
import { USUAL_SERVICE_CODES } from '../../domain/gst/law/rates';
import { GST_THRESHOLDS } from '../../domain/gst/law/thresholds';
import { sumOf } from '../../domain/gst/register/register';
import { stateOfGstin } from '../../domain/identifiers/tax-number';
import { ruleInForce } from '../../domain/law/rule';
import { say } from '../../domain/shared/message';
import { formatRupees } from '../../domain/shared/money';
import { actingOf, once } from '../../platform/acting';
import { authorizeBy } from '../../platform/authorize';
import { today } from '../../platform/clock';
import type { AppEnv } from '../../platform/env';
import { asDownload } from '../../platform/files';
import { accept, answers, inWords } from '../../platform/http';
import { Problem } from '../../platform/problem';
import { pageAmong } from '../../platform/wire';
import { commit } from '../audit/audit.repository';
import { changeCase } from '../calendar/case/case.repository';
import { advanceAmended } from './amend/advance.usecase';
import { amendmentAnswer, amendmentRequest } from './amend/amend.contract';
import { amended } from './amend/amend.usecase';
import { annualRoutes } from './annual/annual.routes';
import { gstCalls } from './gst.calls';
import {
  amountsJson,
  cellJson,
  findingJson,
  hsnJson,
  overviewAnswer,
  returnAnswer,
  rowJson,
  type SalesForm,
  stepRequest,
  validationAnswer,
  validationRequest,
  worksheetAnswer,
  worksheetQuery,
} from './gst.contract';
import type { StoredReturn } from './gst.table';
import { ledgersRoutes } from './ledgers/ledgers.routes';
import { type ListedItem, readOverview } from './overview.repository';
import { newParticulars, particularsAnswer } from './particulars/particulars.contract';
import { particularsSet } from './particulars/particulars.usecase';
import { paymentsRoutes } from './payments/payments.routes';
import { refusalsRoutes } from './refusals/refusals.routes';
import { returnJson } from './return-json';
import { draftOf } from './settle/return.usecase';
import { settleRoutes } from './settle/settle.routes';
import { returnStepped, type Steppable } from './step.usecase';
import { validated } from './validation.usecase';
import { worksheetOf } from './worksheet.usecase';

const authorize = authorizeBy(gstCalls);
const PERIOD = '/companies/:companyId/gst/:gstin/:period';

const askedOf = (c: Context<AppEnv>, form: SalesForm) => ({
  ...{ form, gstin: (c.req.param('gstin') ?? '').toUpperCase(), period: c.req.param('period') ?? '' },
});

/** Answers the portal's file in the place of the worksheet, where nothing stops the draft. */
const portalFile =
  (form: SalesForm): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    if (c.req.query('format') !== 'portal') return next();
    const worksheet = await worksheetOf(c.env.DB, c.var.companyScope, askedOf(c, form));
    const { findings, gstin, period } = worksheet;
    const [stop] = findings.filter(({ severity }) => severity === 'stop');
    if (stop) {
      const told = { findings: inWords(c, findings.map(findingJson)) };
      throw new Problem(409, 'draft-stopped', say('gst-return.fault.stopped', { first: stop.message }), {}, told);
    }
    return asDownload(worksheet.json(), `${form}_${gstin}_${period.code}.json`, 'application/json');
  };

/** The worksheet of a return: its tables with their sums, and a page of rows. */
async function worksheetJson(c: Context<AppEnv>, form: SalesForm, query: z.output<typeof worksheetQuery>) {
  const worksheet = await worksheetOf(c.env.DB, c.var.companyScope, askedOf(c, form));
  const { rows, findings, issued } = worksheet;
  const wanted = rows.filter(({ section }) => (query.section ? section.at === query.section : true));
  const reported = rows.filter(({ section }) => section.at !== null);
  return {
    ...returnJson(worksheet, c.var.person.id),
    cells: sectionSums(rows).map(cellJson),
    totals: amountsJson(sumOf(reported)),
    hsn: form === 'GSTR-1' ? hsnRowsOf(rows).map(hsnJson) : [],
    issued: [...issued],
    findings: findings.map(findingJson),
    rowCount: wanted.length,
    rows: pageAmong(c, wanted, query).map(rowJson),
  };
}

/** Filed, overdue or due, as the label says it: what nobody confirmed is not called overdue. */
function labelOf({ status, dueDate }: ListedItem): 'filed' | 'overdue' | 'due' {
  if (status === 'completed' || status === 'settled') return 'filed';
  return status === 'pending' && dueDate < today() ? 'overdue' : 'due';
}

function listed(item: ListedItem, returns: readonly StoredReturn[]) {
  const { id, gstin, form, period, dueDate, doneOn, acknowledgement } = item;
  const address = addressOf(period ?? '');
  const stored = returns.find((one) => one.gstin === gstin && one.form === form && one.period === address);
  return {
    ...{ id, gstin, form, period: period ?? '', address, dueDate, status: labelOf(item), state: stored?.state ?? null },
    ...{ filedOn: doneOn, acknowledgement },
  };
}

/** A period as an address writes it: '2026-27 Q2' is 2026-Q2. */
function addressOf(period: string): string | null {
  const [, year, quarter] = /^(\d{4})-\d{2} (Q[1-4])$/.exec(period) ?? [];
  return year && quarter ? `${year}-${quarter}` : /^\d{4}-(0[1-9]|1[0-2])$/.test(period) ? period : null;
}

export const gstRoutes = new Hono<AppEnv>()
  .route('/', settleRoutes)
  .get('/companies/:companyId/gst-returns', authorize, answers(200, overviewAnswer), async (c) => {
    const { company, items, returns, year, turnover, codes } = await readOverview(
      c.env.DB,
      c.var.companyScope,
      today(),
    );
    const registrations =
      company.registrations.length > 0
        ? company.registrations.map(({ gstin, filer }) => ({ gstin, filer }))
        : company.gstin
          ? [{ gstin: company.gstin, filer: 'regular-monthly' }]
          : [];
    const { value: threshold } = ruleInForce(GST_THRESHOLDS.annualReturn, today());
    return c.json({
      registrations: registrations.map((one) => ({ ...one, state: stateOfGstin(one.gstin)?.name ?? '' })),
      sacCodes: [...(codes.length > 0 ? codes : USUAL_SERVICE_CODES)],
      turnover: { year, amount: formatRupees(turnover), threshold: formatRupees(threshold) },
      returns: items.map((item) => listed(item, returns)),
    });
  })
  .get(
    `${PERIOD}/gstr-1`,
    authorize,
    accept('query', worksheetQuery),
    answers(200, worksheetAnswer),
    portalFile('GSTR-1'),
    async (c) => c.json(inWords(c, await worksheetJson(c, 'GSTR-1', c.req.valid('query')))),
  )
  .get(
    `${PERIOD}/iff`,
    authorize,
    accept('query', worksheetQuery),
    answers(200, worksheetAnswer),
    portalFile('IFF'),
    async (c) => c.json(inWords(c, await worksheetJson(c, 'IFF', c.req.valid('query')))),
  )
  .post(
    '/companies/:companyId/gst-returns/steps',
    authorize,
    once,
    accept('json', stepRequest),
    answers(200, returnAnswer),
    async (c) => {
      const asked = c.req.valid('json');
      const { companyScope: scope, person } = c.var;
      const { form, ...which } = asked;
      const worksheet: Steppable =
        form === 'GSTR-3B'
          ? await draftOf(c.env.DB, scope, which)
          : await worksheetOf(c.env.DB, scope, { ...which, form });
      const acting = (body: unknown) => actingOf(c, { status: 200, body });
      const body = await changeCase(c.env.DB, scope.companyId, acting, (companyCase) => {
        const { stored, changes } = returnStepped(c.env.DB, scope, person, worksheet, asked, companyCase);
        const change = {
          chainId: scope.companyId,
          statements: changes.flatMap(({ statements }) => statements),
          entries: changes.flatMap(({ entries }) => entries),
        };
        return { change, body: returnJson(worksheet, person.id, stored) };
      });
      return c.json(inWords(c, body));
    },
  )
  .patch(
    '/companies/:companyId/invoices/:documentId/gst-particulars',
    authorize,
    once,
    accept('json', newParticulars),
    answers(200, particularsAnswer),
    async (c) => {
      const documentId = c.req.param('documentId');
      const { number, change } = await particularsSet(c.env.DB, c.var.companyScope, documentId, c.req.valid('json'));
      const body = { documentId, number };
      await commit(actingOf(c, { status: 200, body }), [change]);
      return c.json(body);
    },
  )
  .post(
    '/companies/:companyId/gst-amendments',
    authorize,
    once,
    accept('json', amendmentRequest),
    answers(201, amendmentAnswer),
    async (c) => {
      const asked = c.req.valid('json');
      const { companyScope: scope, person } = c.var;
      const { documentId, ...rest } = asked;
      const { made, changes } =
        asked.advanceId === undefined
          ? await amended(c.env.DB, scope, person, { ...rest, documentId: documentId ?? '' })
          : await advanceAmended(c.env.DB, scope, person, { ...rest, advanceId: asked.advanceId });
      const { row, table, change } = made;
      const which =
        'advanceId' in row
          ? { documentId: null, advanceId: row.advanceId, kind: null }
          : { documentId: row.documentId, advanceId: null, kind: row.becomes.kind };
      const body = {
        ...{ id: row.id, ...which, number: row.becomes.number, table },
        ...{ reportIn: row.period, voucherId: row.voucherId, change: amountsJson(change) },
      };
      await commit(actingOf(c, { status: 201, body }), changes);
      return c.json(body, 201);
    },
  )
  .post(
    '/companies/:companyId/gst-validation',
    authorize,
    accept('json', validationRequest),
    answers(200, validationAnswer),
    async (c) => {
      const { gstin, isValid, checked, findings } = await validated(c.env.DB, c.var.companyScope, c.req.valid('json'));
      return c.json(
        inWords(c, {
          ...{ gstin, isValid, checked },
          findings: findings.map((one) => ({ ...findingJson(one), form: one.form, period: one.period })),
        }),
      );
    },
  )
  .route('/', annualRoutes)
  .route('/', ledgersRoutes)
  .route('/', paymentsRoutes)
  .route('/', refusalsRoutes);
