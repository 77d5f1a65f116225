import type { Context } from 'hono';
import { CATEGORY_ACCOUNTS } from '../../domain/ledger/chart/category-accounts.data';
import type { Entry, NewVoucher } from '../../domain/ledger/model';
import { tdsTag } from '../../domain/ledger/settlement/taxes-inside';
import { type IsoDate, yearEnd, yearStart } from '../../domain/shared/dates';
import { say } from '../../domain/shared/message';
import { formatRupees, type Paise, paise } from '../../domain/shared/money';
import { byCertificates } from '../../domain/tds/by-certificates';
import { type NewDeduction, payeeKindOf } from '../../domain/tds/deduction';
import { missingDeductions, type Proposal, payeeKey, withPanOf } from '../../domain/tds/finder';
import { natureForPayee } from '../../domain/tds/natures';
import { deductionOfNature } from '../../domain/tds/of-payment';
import type { CompanyScope } from '../../platform/access';
import { today } from '../../platform/clock';
import type { AppEnv } from '../../platform/env';
import { newId } from '../../platform/ids';
import { atFault } from '../../platform/problem';
import { readPayments } from '../ledger/document/taxable-payment.repository';
import { deductionsInserted } from '../ledger/voucher/deduction.repository';
import { mustBeUnfiled } from '../ledger/voucher/filed-quarter.repository';
import { vouchersPosted } from '../ledger/voucher/post.repository';
import { deductionEntry } from './deduction.repository';
import { eventOfDeduction } from './ledger-events';
import { proposalId } from './proposal-id';
import type { AcceptedItem } from './tds.contract';
import { writeWithCalendar } from './with-calendar.usecase';

/** All that may bear tax in a year, to this day. */
const paymentsOf = (d1: D1Database, scope: CompanyScope, year: string) =>
  readPayments(d1, scope, yearStart(year), yearEnd(year) < today() ? yearEnd(year) : today());
type Read = Awaited<ReturnType<typeof paymentsOf>>;

const missingIn = ({ payments, loose, certificates, payer, before }: Read): Proposal[] =>
  missingDeductions(payments, loose, certificates, payer, before);

/** What the law asks of a year's payments and nobody withheld. */
export const proposalsOf = async (d1: D1Database, scope: CompanyScope, year: string): Promise<Proposal[]> =>
  missingIn(await paymentsOf(d1, scope, year));

type Found = ReadonlyMap<string, Proposal>;

/**
 * The proposals that are accepted, by the ids they were shown under. A PAN that is given with one says who the payee is: the law's
 * rate, the nature by who is paid, certificates and what else went to that PAN all follow from it, for each payment to that payee.
 */
async function acceptable(
  d1: D1Database,
  scope: CompanyScope,
  year: string,
  items: readonly AcceptedItem[],
): Promise<Found> {
  const read = await paymentsOf(d1, scope, year);
  const shown = new Map(missingIn(read).map((one) => [proposalId(one), one]));
  const pans = new Map(
    items.flatMap(({ id, pan }) => {
      const payee = shown.get(id)?.payee;
      return pan && payee && payee.pan === undefined ? [[payeeKey(payee), pan] as const] : [];
    }),
  );
  if (pans.size === 0) return shown;
  const named = read.payments.map((one) => {
    const pan = pans.get(payeeKey(one.payee));
    return pan ? withPanOf(one, pan) : one;
  });
  const again = missingIn({ ...read, payments: named });
  return new Map(
    [...shown].flatMap(([id, { source, id: sourceId, nature, payee }]) => {
      const pan = pans.get(payeeKey(payee));
      const its = pan ? natureForPayee(nature, payeeKindOf(pan)) : nature;
      const found = again.find((one) => one.source === source && one.id === sourceId && one.nature === its);
      return found ? [[id, found] as const] : [];
    }),
  );
}

const RECOVERABLE = '1631';
const TDS_PAYABLE = '2711';
const PARTNERS_PAY = '5207';

/**
 * Accepts proposals: each becomes a deduction and a voucher that credits TDS payable, against what is recoverable from the payee or,
 * where the company bears it, against the expense. All of them or none, with the calendar that follows. A statement that was filed
 * lists no more: what falls into its quarter is refused unless a correction is meant.
 */
export const acceptProposals = (c: Context<AppEnv>, year: string, items: readonly AcceptedItem[]) =>
  writeWithCalendar(c, async (companyCase) => {
    const { companyScope: scope, person } = c.var;
    const proposals = await acceptable(c.env.DB, scope, year, items);
    const accounts = await expenseAccounts(
      c.env.DB,
      scope,
      items.map(({ id }) => id.split(':')[1] ?? ''),
    );
    const made = items.map((item, index) => {
      const proposal = proposals.get(item.id);
      const at = `items.${index}.`;
      if (!proposal) throw atFault(409, `${at}id`, say('tds.problem.proposal-gone'), 'proposal-gone');
      const expense = proposal.source === 'journal' ? PARTNERS_PAY : (proposal.account ?? accounts.get(proposal.id));
      return acceptedOne(proposal, item, { at, expense });
    });
    const twice = items.findIndex(({ id }, index) => items.findIndex((other) => other.id === id) < index);
    if (twice >= 0) throw atFault(422, `items.${twice}.id`, say('tds.problem.proposal-twice'), 'proposal-twice');
    await mustBeUnfiled(
      c.env.DB,
      scope,
      made.map(({ deduction }, index) => ({ deduction, field: `items.${index}.id` })),
    );
    // What a declaration spares is listed alone: nothing is withheld that could be posted.
    const withVoucher = made.filter(({ deduction }) => deduction.tax > 0);
    const { posted, change } = await vouchersPosted(
      c.env.DB,
      scope,
      person,
      withVoucher.map(({ voucher }) => voucher),
      (index) => `items.${made.indexOf(withVoucher[index] as (typeof made)[number])}.`,
    );
    const voucherOf = new Map(withVoucher.map(({ id }, index) => [id, posted[index]]));
    const deductions = deductionsInserted(
      c.env.DB,
      scope,
      person,
      made.flatMap(({ id, parts }) =>
        parts.map((deduction, index) => ({
          ...{ id: index === 0 ? id : newId(), deduction, voucherId: voucherOf.get(id)?.id ?? null },
        })),
      ),
    );
    const entries = made.map(({ id, deduction }) => deductionEntry('tds-deduction.accept', id, deduction));
    const tan = companyCase.company.tan ?? '';
    return {
      changes: [change, { chainId: scope.companyId, statements: deductions, entries }],
      events: made.map(({ id, deduction }) => eventOfDeduction(id, deduction, tan, today())),
      answer: {
        status: 201,
        body: {
          accepted: made.map(({ id, deduction }, index) => ({
            ...{ id: items[index]?.id ?? '', deductionId: id, tax: formatRupees(deduction.tax) },
            ...{ voucherId: voucherOf.get(id)?.id ?? null, number: voucherOf.get(id)?.number ?? null },
          })),
          total: formatRupees(paise(made.reduce((sum, { deduction }) => sum + deduction.tax, 0))),
        },
      },
    };
  });

type Around = { at: string; expense: string | undefined };

function acceptedOne(proposal: Proposal, item: AcceptedItem, { at, expense }: Around) {
  const id = newId();
  const deduction = deductionFor(proposal, item);
  if (!deduction) throw atFault(422, `${at}id`, say('tds.problem.paid-by-pan'), 'paid-by-pan');
  if (deduction.deductedOn < deduction.eventOn || deduction.deductedOn > today())
    throw atFault(422, `${at}deductedOn`, say('tds.problem.deducted-on', { from: onDay(deduction.eventOn) }));
  const { payee, tax, deductedOn, narration } = deduction;
  const isBorne = item.treatment === 'borne';
  const debit: Entry = isBorne
    ? { account: expense ?? '5531', amount: tax, partyId: payee.partyId }
    : { account: RECOVERABLE, amount: tax, partyId: payee.partyId };
  const tag = tdsTag(proposal.nature, deduction.eventOn);
  const voucher: NewVoucher = {
    ...{ kind: 'journal', date: deductedOn, narration: `TDS ${tag}: ${payee.name}, ${narration ?? ''}`.slice(0, 500) },
    ...(payee.partyId && { partyId: payee.partyId }),
    source: { kind: 'return', id },
    rule: 'D13',
    entries: [debit, { account: TDS_PAYABLE, amount: paise(0 - tax), tag, partyId: payee.partyId }],
  };
  return { id, deduction, voucher, parts: partsOf(proposal, deduction) };
}

/** What goes by several certificates stands under each; a payment of which something was withheld before goes by the first alone. */
function partsOf({ certified = [], lawful, tax }: Proposal, deduction: NewDeduction): NewDeduction[] {
  return byCertificates(deduction, tax === lawful && deduction.tax === tax ? certified : certified.slice(0, 1));
}

const onDay = (value: IsoDate) => ({ unit: 'day' as const, value });

/** The deduction that a proposal becomes, with the PAN that a person gave, or the higher rate where they say that there is none. */
function deductionFor(proposal: Proposal, item: AcceptedItem): NewDeduction | undefined {
  const { payee, nature, eventOn, amount, source, narration, withoutPan } = proposal;
  const hasNone = item.hasNoPan === true && withoutPan !== undefined;
  const tax: Paise = hasNone ? withoutPan : proposal.tax;
  const rate = hasNone ? rateOf(tax, proposal.base) : proposal.rate;
  return deductionOfNature({
    payee,
    ...{ nature, eventOn, rate, tax, narration: narration.slice(0, 200), ...ownShare(proposal, rate, tax, amount) },
    // A journal or voucher is nobody's bill or bank line: the ledger has it as entered by a person, under the voucher's own id.
    source: { kind: source === 'journal' || source === 'voucher' ? 'manual' : source, id: ownId(proposal) },
    ...(item.deductedOn && { deductedOn: item.deductedOn }),
    ...(hasNone ? { reasonFlag: 'C' as const } : proposal.reasonFlag && { reasonFlag: proposal.reasonFlag }),
  });
}

/** What of a bill or line was withheld before has its own row: what follows it is named by that, and has the share of the tax that lacked. */
const ownId = ({ id, source, withheld }: Proposal): string =>
  withheld > 0 && (source === 'bill' || source === 'bank-line') ? `${id}/${withheld}` : id;

function ownShare({ base, withheld }: Proposal, rate: number, tax: Paise, amount: Paise) {
  const share = withheld > 0 && rate > 0 ? paise(Math.min(base, Math.round((tax * 10_000) / rate))) : base;
  return { base: share, amount: withheld > 0 ? paise(Math.min(amount, share)) : amount };
}

const rateOf = (tax: Paise, base: Paise) => Math.round((tax * 10_000) / base) as NewDeduction['rate'];

const LINES = `SELECT id, category_id categoryId FROM bank_transactions WHERE company_id = ?1 AND id IN (SELECT value FROM json_each(?2))`;
// Goods have no nature on their lines: their bills are found by any.
const OF_BILLS = `SELECT document_id id, coalesce(min(iif(tds_nature IS NULL, NULL, account)), min(account)) account
  FROM ledger_document_lines WHERE company_id = ?1 AND document_id IN (SELECT value FROM json_each(?2)) GROUP BY document_id`;

/** The expense that a line or a bill stands in, where a company bears the tax. */
async function expenseAccounts(
  d1: D1Database,
  { companyId }: CompanyScope,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const asked = JSON.stringify(ids);
  const [lines, bills] = await d1.batch([
    d1.prepare(LINES).bind(companyId, asked),
    d1.prepare(OF_BILLS).bind(companyId, asked),
  ]);
  const accountOf = new Map<string, string>(Object.entries(CATEGORY_ACCOUNTS));
  return new Map([
    ...((lines?.results ?? []) as { id: string; categoryId: string | null }[]).flatMap(({ id, categoryId }) => {
      const account = categoryId ? accountOf.get(categoryId) : undefined;
      return account ? [[id, account] as const] : [];
    }),
    ...((bills?.results ?? []) as { id: string; account: string }[]).map(({ id, account }) => [id, account] as const),
  ]);
}
