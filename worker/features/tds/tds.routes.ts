import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { challanIn } from '../../domain/identifiers/challan';
import { addDays, financialYearOf, type IsoDate, yearEnd, yearStart } from '../../domain/shared/dates';
import { formatRupees, type Paise } from '../../domain/shared/money';
import { type ChallanDraft, challansToPay } from '../../domain/tds/challan';
import { naturesNamed } from '../../domain/tds/section-search';
import { type Answer, once } from '../../platform/acting';
import { authorizeBy } from '../../platform/authorize';
import { today } from '../../platform/clock';
import type { AppEnv } from '../../platform/env';
import { asDownload } from '../../platform/files';
import { accept, answers, inWords, languageOf } from '../../platform/http';
import { notHere } from '../../platform/problem';
import { depositLines, listChallans } from './challan.repository';
import { balanceUsed, challanEnded, challanGenerated, challansMade, depositRecorded } from './challan.usecase';
import { type Deduction, listDeductions } from './deduction.repository';
import { deductionEntered, deductionWithdrawn } from './deduction.usecase';
import { overviewOf } from './overview.usecase';
import { acceptProposals, proposalsOf } from './proposal.usecase';
import { tdsCalls } from './tds.calls';
import {
  acceptAsked,
  acceptedAnswer,
  challanAnswer,
  challanFileQuery,
  challanJson,
  challanListAnswer,
  challansAnswer,
  challansQuery,
  deductionAnswer,
  deductionJson,
  depositAsked,
  enteredAnswer,
  fileQuery,
  generatedAnswer,
  ledgerQuery,
  newChallan,
  newDeduction,
  newWithdrawal,
  overviewAnswer,
  partsJson,
  proposalAnswer,
  proposalJson,
  rupeesOf,
  useAsked,
  whatIfAnswer,
  whatIfQuery,
  withdrawnAnswer,
  yearQuery,
} from './tds.contract';
import { challanPdf, challanText, ledgerCsv, ledgerWorkbook } from './tds.files';
import { whatIf } from './what-if.usecase';

const authorize = authorizeBy(tdsCalls);
const TDS = '/companies/:companyId/tds';

const thisYear = () => financialYearOf(today());

type LedgerAsked = z.output<typeof ledgerQuery>;

/** The ledger as it is asked for: a section or code of either Act finds what goes by the other, too. */
async function ledgerOf(c: Context<AppEnv>, { year, q, status }: LedgerAsked): Promise<Deduction[]> {
  const span = year ? { from: yearStart(year), to: yearEnd(year) } : {};
  const all = await listDeductions(c.env.DB, c.var.companyScope, span);
  const natures = new Set<string>(q ? naturesNamed(q) : []);
  const wanted = q?.toLowerCase() ?? '';
  const isNamed = (one: Deduction) =>
    natures.has(one.nature ?? '') ||
    [one.payeeName, one.pan, one.section, one.code, one.narration, one.challan?.serial].some((text) =>
      text?.toLowerCase().includes(wanted),
    );
  return all.filter((one) => (!q || isNamed(one)) && (!status || one.status === status));
}

function draftJson(draft: ChallanDraft, tomorrow: ReadonlyMap<string, Paise>, on: IsoDate) {
  const { tan, act, year, month, dueOn, majorHead, minorHead, section, parts, tax, interest, total } = draft;
  return {
    ...{ tan, act, year, month, dueOn, majorHead, minorHead, section, isLate: dueOn < on },
    codes: [...new Set(parts.map(({ deduction }) => deduction.code))].toSorted(),
    ...{ tax: formatRupees(tax), ...partsJson(draft), interest: formatRupees(interest), total: formatRupees(total) },
    deductionIds: parts.map(({ deduction }) => deduction.id),
    tomorrow: formatRupees(tomorrow.get(keyOf(draft)) ?? interest),
    explained: parts
      .slice(0, 50)
      .map((part) => rupeesOf({ value: part.interest.value.exact, steps: part.interest.steps })),
  };
}
const keyOf = ({ tan, act, year, month, section, majorHead }: ChallanDraft) =>
  [tan, act, year, month, section, majorHead].join('|');

const PAYER = 'SELECT name, pan, tan FROM companies WHERE id = ?1';

/** What a use case answered, in the shape that its call promises. */
const answer = <Shape extends z.ZodType>(c: Context<AppEnv>, _shape: Shape, { status, body }: Answer) =>
  c.json(inWords(c, body) as z.infer<Shape>, status);

/** The desk of tax deducted at source: its ledger, what was not withheld, challans and certificates. */
export const tdsRoutes = new Hono<AppEnv>()
  .get(`${TDS}/overview`, authorize, answers(200, overviewAnswer), async (c) =>
    c.json(overviewAnswer.parse(inWords(c, await overviewOf(c.env.DB, c.var.companyScope)))),
  )
  .get(`${TDS}/what-if`, authorize, accept('query', whatIfQuery), answers(200, whatIfAnswer), async (c) => {
    const found = await whatIf(c.env.DB, c.var.companyScope, c.req.valid('query').on);
    return c.json(whatIfAnswer.parse(inWords(c, found)));
  })
  .get(
    `${TDS}/deductions`,
    authorize,
    accept('query', ledgerQuery),
    answers(200, z.array(deductionAnswer)),
    async (c) => c.json((await ledgerOf(c, c.req.valid('query'))).slice(0, 5_000).map(deductionJson)),
  )
  .post(`${TDS}/deductions`, authorize, once, accept('json', newDeduction), answers(201, enteredAnswer), async (c) =>
    answer(c, enteredAnswer, await deductionEntered(c, c.req.valid('json'))),
  )
  .post(
    `${TDS}/deductions/:tdsDeductionId/withdraw`,
    authorize,
    once,
    accept('json', newWithdrawal),
    answers(200, withdrawnAnswer),
    async (c) =>
      answer(
        c,
        withdrawnAnswer,
        await deductionWithdrawn(c, c.req.param('tdsDeductionId'), c.req.valid('json').reason),
      ),
  )
  .get(`${TDS}/ledger`, authorize, accept('query', fileQuery), async (c) => {
    const { format, ...asked } = c.req.valid('query');
    const rows = (await ledgerOf(c, asked)).map(deductionJson);
    const language = languageOf(c.req.raw);
    const name = `tds-ledger-${asked.year ?? today()}.${format}`;
    if (format === 'csv') return asDownload(ledgerCsv(rows, language), name, 'text/csv; charset=utf-8');
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    return asDownload(await ledgerWorkbook(rows, language), name, type);
  })
  .get(`${TDS}/proposals`, authorize, accept('query', yearQuery), answers(200, z.array(proposalAnswer)), async (c) => {
    const { year = thisYear() } = c.req.valid('query');
    const found = await proposalsOf(c.env.DB, c.var.companyScope, year);
    return c.json(inWords(c, found.slice(0, 1_000).map(proposalJson)));
  })
  .post(
    `${TDS}/proposals/accept`,
    authorize,
    once,
    accept('json', acceptAsked),
    answers(201, acceptedAnswer),
    async (c) => {
      const { year = thisYear(), items } = c.req.valid('json');
      return answer(c, acceptedAnswer, await acceptProposals(c, year, items));
    },
  )
  .get(`${TDS}/challans`, authorize, accept('query', challansQuery), answers(200, challanListAnswer), async (c) => {
    const { companyScope: scope } = c.var;
    const heads = { areHeadsApart: c.req.valid('query').heads === 'apart' };
    const [all, challans, lines] = await Promise.all([
      listDeductions(c.env.DB, scope),
      listChallans(c.env.DB, scope),
      depositLines(c.env.DB, scope),
    ]);
    const on = today();
    const next = new Map(challansToPay(all, addDays(on, 1), heads).map((draft) => [keyOf(draft), draft.interest]));
    const body = {
      items: challans.map((challan) => challanJson(challan, all)),
      drafts: challansToPay(all, on, heads).map((draft) => draftJson(draft, next, on)),
      lines: lines.map(({ voucherId, amount, id, on: day, narration, reference }) => ({
        ...{ id, on: day, narration, reference, amount: formatRupees(amount), isPosted: voucherId !== null },
        ...challanIn(narration),
      })),
    };
    return c.json(inWords(c, body));
  })
  .post(`${TDS}/challans`, authorize, once, accept('json', newChallan), answers(201, challansAnswer), async (c) =>
    answer(c, challansAnswer, await challansMade(c, c.req.valid('json'))),
  )
  .get(`${TDS}/challans/:challanId/file`, authorize, accept('query', challanFileQuery), async (c) => {
    const { companyScope: scope } = c.var;
    const [all, challans, payer] = await Promise.all([
      listDeductions(c.env.DB, scope),
      listChallans(c.env.DB, scope),
      c.env.DB.prepare(PAYER).bind(scope.companyId).first<{ name: string; pan: string; tan: string | null }>(),
    ]);
    const challan = challans.find(({ id }) => id === c.req.param('challanId'));
    if (!challan || !payer) throw notHere();
    const shown = challanJson(challan, all);
    const language = languageOf(c.req.raw);
    const name = `challan-281-${challan.year}-${challan.id.slice(0, 8)}`;
    if (c.req.valid('query').format === 'text')
      return asDownload(challanText(shown, payer, language), `${name}.txt`, 'text/plain; charset=utf-8');
    return asDownload(await challanPdf(shown, payer, language), `${name}.pdf`, 'application/pdf');
  })
  .post(
    `${TDS}/challans/:challanId/deposit`,
    authorize,
    once,
    accept('json', depositAsked),
    answers(200, challanAnswer),
    async (c) => answer(c, challanAnswer, await depositRecorded(c, c.req.param('challanId'), c.req.valid('json'))),
  )
  .post(
    `${TDS}/challans/:challanId/use`,
    authorize,
    once,
    accept('json', useAsked),
    answers(200, challanAnswer),
    async (c) =>
      answer(c, challanAnswer, await balanceUsed(c, c.req.param('challanId'), c.req.valid('json').deductionIds)),
  )
  .post(
    `${TDS}/challans/:challanId/cancel`,
    authorize,
    once,
    accept('json', newWithdrawal),
    answers(200, challanAnswer),
    async (c) => answer(c, challanAnswer, await challanEnded(c, c.req.param('challanId'), c.req.valid('json').reason)),
  )
  .post(
    '/tds-transactions/:tdsTransactionId/generate-challan',
    authorize,
    once,
    answers(201, generatedAnswer),
    async (c) => answer(c, generatedAnswer, await challanGenerated(c, c.req.param('tdsTransactionId'))),
  );
