import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { z } from 'zod';
import { NOT_KNOWN } from '../../../domain/gst/annual/reconciliation';
import type { AmountLine } from '../../../domain/gst/annual/statement-9c';
import type { Amounts } from '../../../domain/gst/register/model';
import { isFinancialYear } from '../../../domain/shared/dates';
import { say } from '../../../domain/shared/message';
import { formatPercent, formatRupees } from '../../../domain/shared/money';
import { authorizeBy } from '../../../platform/authorize';
import type { AppEnv } from '../../../platform/env';
import { asDownload } from '../../../platform/files';
import { accept, answers, inWords, languageOf } from '../../../platform/http';
import { atFault } from '../../../platform/problem';
import { pageAmong } from '../../../platform/wire';
import { amountsJson, hsnJson } from '../gst.contract';
import { annualCalls } from './annual.calls';
import { annualAnswer, annualQuery, yearLinesJson } from './annual.contract';
import { annualFile } from './annual.files';
import { annualWorksheet } from './annual.usecase';

const authorize = authorizeBy(annualCalls);

const amountLineJson = ({ line, amount }: AmountLine) => ({
  ...{ line, what: say(`gst-annual.line-9c.${line}`), amount: formatRupees(amount) },
});

const totalJson = (line: string, sum: Amounts) => ({ ...amountsJson(sum), line, what: say(`gst-annual.line.${line}`) });

/** Of rows that differ the first so many are named; how many there are is told. */
const MOST_NAMED = 100;

type Query = z.output<typeof annualQuery>;

/** The worksheet of the year as it is answered; its messages are put into words where it leaves. */
async function annualJson(c: Context<AppEnv>, query: Query) {
  const { line, filedOn, format: _format, ...page } = query;
  const year = c.req.param('year') ?? '';
  if (!isFinancialYear(year)) throw atFault(422, 'year', say('field.financial-year'));
  const gstin = (c.req.param('gstin') ?? '').toUpperCase();
  const made = await annualWorksheet(c.env.DB, c.var.companyScope, { gstin, year, filedOn });
  const wanted = line ? made.placed.filter((row) => row.line === line) : [];
  const { reconciliation, totals } = made;
  return {
    ...{ gstin, financialYear: year, dueOn: made.dueOn, turnover: formatRupees(made.allIndia) },
    ...{ isDue: made.isDue, isReconciliationDue: made.isReconciliationDue, lateFee: made.lateFee },
    months: made.months,
    lines: made.lines.map(({ line: name, rows, ...sum }) => ({
      ...{ line: name, what: say(`gst-annual.line.${name}`), rows },
      ...amountsJson(sum),
    })),
    creditKinds: made.creditKinds.map(({ line: name, kind, rows, ...sum }) => ({
      ...{ line: name, kind, what: say(`gst-annual.kind.${kind}`), rows },
      ...amountsJson(sum),
    })),
    totals: {
      taxable: totalJson('4N', totals.taxable),
      untaxed: totalJson('5M', totals.untaxed),
      turnover: totalJson('5N', totals.turnover),
      creditAvailed: totalJson('6O', totals.creditAvailed),
      creditReversed: totalJson('7I', totals.creditReversed),
    },
    hsn: made.hsn.map(hsnJson),
    hsnInward: made.hsnInward.map(hsnJson),
    tables: {
      availed: yearLinesJson(made.tables.availed),
      credit: yearLinesJson(made.tables.credit),
      paid: yearLinesJson(made.tables.paid),
      later: yearLinesJson(made.tables.later),
      supplies: [{ line: '16A', what: say('gst-annual.line.16A'), amount: formatRupees(made.fromComposition) }],
      fee: yearLinesJson([{ line: '19', amounts: made.feeByHead }]),
    },
    ...{ setOffCount: made.setOffCount, twoBCount: made.twoBCount },
    findings: made.findings,
    reconciliation: {
      lines: reconciliation.lines.map(amountLineJson),
      difference: formatRupees(reconciliation.difference),
      taxable: reconciliation.taxable.map(amountLineJson),
      rates: reconciliation.rates.map(({ rate, isReverse, ...sum }) => ({
        ...{ rate: formatPercent(rate), isReverse },
        ...amountsJson(sum),
      })),
      payable: yearLinesJson(reconciliation.payable),
      credit: yearLinesJson(reconciliation.credit),
      expenses: reconciliation.expenses.map(({ account, value, tax, credit }) => ({
        ...{ account, name: made.accountName(account), value: formatRupees(value), tax: formatRupees(tax) },
        credit: formatRupees(credit),
      })),
      claimed: reconciliation.claimed.map(amountLineJson),
      isClaimedByReturns: reconciliation.isClaimedByReturns,
      notKnown: [...NOT_KNOWN],
      rowCount: reconciliation.rows.length,
      rows: reconciliation.rows.slice(0, MOST_NAMED).map(({ inBooks, inReturn, ...row }) => ({
        ...row,
        ...{ inBooks: formatRupees(inBooks), inReturn: formatRupees(inReturn) },
      })),
    },
    rowCount: wanted.length,
    rows: pageAmong(c, wanted, page).map(({ row, ...sum }) => ({
      ...amountsJson(sum),
      ...{ id: row.id, documentId: row.documentId, number: row.number, date: row.date, period: row.period },
      ...{ party: row.counterparty.name, partyGstin: row.counterparty.gstin, side: row.side },
      ...{
        section: row.section.at,
        why: row.side === 'sale' ? row.section.why : (row.boxes[0]?.why ?? row.section.why),
      },
    })),
  };
}

/** Answers the worksheet as a file in the place of the page's answer. */
const asFile: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { format, ...query } = annualQuery.parse(c.req.query());
  if (format === 'json') return next();
  const answer = inWords(c, await annualJson(c, { ...query, format }));
  const { body, type } = await annualFile(answer, format, languageOf(c.req.raw));
  return asDownload(body, `gstr-9-${answer.gstin}-${answer.financialYear}.${format}`, type);
};

/** The year of GST: GSTR-9 with GSTR-9C, as a worksheet that opens to the rows of the year's returns. */
export const annualRoutes = new Hono<AppEnv>().get(
  '/companies/:companyId/gst/:gstin/:year/gstr-9',
  authorize,
  accept('query', annualQuery),
  answers(200, annualAnswer),
  asFile,
  async (c) => c.json(inWords(c, await annualJson(c, c.req.valid('query')))),
);
