import { categoryName } from '../../domain/bank/chart/chart';
import { payeeOf } from '../../domain/bank/narration/payee';
import { DEMO_CLIENTS } from '../../domain/demo/clients';
import {
  customerGstin,
  DEMO_OPENING,
  DEMO_OWED,
  DEMO_SERVICE,
  DEMO_SUPPLIERS,
  DEMO_UNPAID,
  demoLaptops,
  demoLoan,
  employersPart,
  gatewayReport,
  invoicedOn,
  PAYROLL_NARRATION,
  valueWithin,
} from '../../domain/demo/ledger';
import { DEMO_PAYEES, withheldOnDay } from '../../domain/demo/withheld';
import { accountOf, SURPLUS } from '../../domain/ledger/chart/chart';
import { differenceOf, type Entry, type NewVoucher } from '../../domain/ledger/model';
import { gatewaySettlement } from '../../domain/ledger/settlement/gross-up-receipts';
import { tdsTag } from '../../domain/ledger/settlement/taxes-inside';
import { addDays, addMonths, financialYearOf, firstOfMonth, type IsoDate, yearStart } from '../../domain/shared/dates';
import { formatRupees, type Paise, paise, percent } from '../../domain/shared/money';
import type { CompanyScope, Person } from '../../platform/access';
import type { Acting } from '../../platform/acting';
import { today } from '../../platform/clock';
import { type Change, commit } from '../audit/audit.repository';
import { assetAdded, rowOf } from './asset/asset.repository';
import { depreciationDue } from './asset/depreciation.usecase';
import { type NewDocument, newDocument } from './document/document.contract';
import { documentsRecorded, type Recorded } from './document/record.usecase';
import { openingNarration } from './opening.usecase';
import { postingRuleSet } from './posting-rule/posting-rule.repository';
import { type BooksLine, findLines } from './settlement/lines.repository';
import { loanAdded } from './settlement/loan.repository';
import { bankEntryOf, linesPosted, settlementsOf } from './settlement/settle.usecase';
import { vouchersPosted } from './voucher/post.repository';

type Keeper = { acting: Acting; person: Person; scope: CompanyScope };

const LINES = `SELECT id FROM bank_transactions WHERE company_id = ?1 AND voucher_id IS NULL AND is_split = 0 ORDER BY transaction_date, id`;
const OPENINGS = `SELECT bank_account_id account, min(period_from) day, opening_paise amount FROM statement_uploads
  WHERE company_id = ?1 AND undone_at IS NULL GROUP BY bank_account_id`;

/**
 * Keeps the ledger of the main company as an accountant would: opening balances, invoices and bills that the bank's lines settle,
 * a payroll register, laptops that are written off, a loan. Its lines have their categories before this begins.
 */
export async function keepDemoLedger(acting: Acting, person: Person, scope: CompanyScope): Promise<void> {
  const { d1 } = acting;
  const keeper = { acting, person, scope };
  const { results: banks } = await d1
    .prepare(OPENINGS)
    .bind(scope.companyId)
    .all<{ account: string; day: IsoDate; amount: Paise }>();
  const began = banks.map(({ day }) => day).toSorted()[0];
  if (!began) return;
  const { results } = await d1.prepare(LINES).bind(scope.companyId).all<{ id: string }>();
  const lines = [
    ...(
      await findLines(
        d1,
        scope,
        results.map(({ id }) => id),
      )
    ).values(),
  ].toSorted((a, b) => (a.date < b.date ? -1 : 1));
  await openBooks(keeper, began, [...banks, ...duesOf(lines, began)]);
  await settled(keeper, 'sale', lines.filter(isReceipt), (line) => saleOf(line, began), unpaidSales(), LEFT_TO_MATCH);
  const bills = [...unpaidBills(), ...withheldBills()];
  await settled(keeper, 'purchase', lines.filter(isSupplied), (line) => purchaseOf(line, began), bills, 0);
  await payoutsSettled(keeper, lines);
  await payrollPosted(keeper, lines, firstOfMonth(began));
  await writtenOff(keeper);
}

const OWN_STATE = DEMO_CLIENTS[0]?.gstin.slice(0, 2) ?? '';
const isReceipt = ({ categoryId, side }: BooksLine) => categoryId === 'services-domestic' && side === 'credit';
const supplierOf = ({ narration }: BooksLine) => DEMO_SUPPLIERS.find(({ payee }) => narration.startsWith(payee));
const isSupplied = (line: BooksLine) => line.side === 'debit' && supplierOf(line) !== undefined;

/** What was owed for the month before the books began: what was paid of it in their first month. */
function duesOf(lines: readonly BooksLine[], began: IsoDate): Entry[] {
  const paid = (categoryId: string) => paidIn(lines, categoryId, firstOfMonth(began));
  const dues: Entry[] = [
    { account: '2713', amount: paise(-paid('provident-fund')) },
    { account: '2711', amount: paise(-paid('tds-deposited')), tag: tdsTag('salary', began) },
  ];
  return dues.filter(({ amount }) => amount !== 0);
}

/** What was paid of a category in a month, in paise. */
const paidIn = (lines: readonly BooksLine[], categoryId: string, month: IsoDate): Paise =>
  paise(
    lines
      .filter((line) => line.categoryId === categoryId && line.date >= month && line.date < addMonths(month, 1))
      .reduce((sum, { amount }) => sum + amount, 0),
  );

/** Opening balances, the register of what they hold, and the account that payments of wages settle. */
async function openBooks({ acting, person, scope }: Keeper, began: IsoDate, known: readonly Entry[]): Promise<void> {
  const { d1 } = acting;
  const stated: Entry[] = [...known.map(({ account, amount, tag }) => ({ account, amount, tag })), ...DEMO_OPENING];
  const entries = [...stated, { account: SURPLUS, amount: paise(-differenceOf(stated)) }];
  const opening: NewVoucher = {
    ...{ kind: 'opening', date: began, narration: openingNarration() },
    ...{ source: { kind: 'opening', id: null }, entries },
  };
  const laptops = demoLaptops(began);
  const asset = rowOf(scope, person, {
    ...{ name: laptops.name, kind: 'computer', cost: laptops.cost, boughtOn: laptops.boughtOn },
    ...{ putToUseOn: laptops.boughtOn, method: 'slm', shifts: [], costAccount: '1101', depreciationAccount: '1111' },
    ...{
      life: { years: 3 },
      residual: percent(5),
      block: 'computers-and-aircraft',
      creditTaken: paise(0),
      note: null,
      voucherId: null,
    },
    broughtForward: { on: began, depreciation: laptops.writtenOff },
    isPostedHere: false,
  });
  const rule = { categoryId: 'salary-payout', account: '2721', fromDay: firstOfMonth(began) };
  const said = { category: categoryName(rule.categoryId), account: accountOf('2721').name };
  await commit({ ...acting, alongside: [] }, [
    (await vouchersPosted(d1, scope, person, [opening])).change,
    assetAdded(d1, asset, undefined),
    loanAdded(d1, scope, person, demoLoan(began)).change,
    postingRuleSet(d1, scope, person, rule, said).change,
  ]);
}

/** So many of the newest receipts wait for a person on the desk of settlement. */
const LEFT_TO_MATCH = 2;

/** A document for each line, and those that nobody has paid; then the lines settle theirs, all but the newest that are left. */
async function settled(
  { acting, person, scope }: Keeper,
  side: 'sale' | 'purchase',
  lines: readonly BooksLine[],
  documentOf: (line: BooksLine) => NewDocument,
  others: readonly NewDocument[],
  left: number,
): Promise<void> {
  const { d1 } = acting;
  const items = [...lines.map(documentOf), ...others].toSorted((a, b) => (a.date < b.date ? -1 : 1));
  if (items.length === 0) return;
  const { recorded, changes } = await documentsRecorded(d1, scope, person, side, items, (index) => `items.${index}.`);
  await commit({ ...acting, alongside: [] }, changes);
  const pairs = pairedBy(lines, recorded).slice(0, lines.length - left);
  const settling = pairs.map(({ line, document }) => ({
    ...{ lineId: line.id, bills: [{ billId: document.billId, amount: line.amount }] },
    ...{ keptBack: paise(0), charges: paise(0), party: undefined },
  }));
  const at = (index: number) => `items.${index}.`;
  const byId = new Map(lines.map((line) => [line.id, line]));
  const found = await settlementsOf(d1, scope, settling, byId, at);
  const posted = found.flatMap(({ lineId, grossUp }) => {
    const line = byId.get(lineId);
    return line ? [{ line, grossUp }] : [];
  });
  await commit({ ...acting, alongside: [] }, [(await linesPosted(d1, scope, person, posted, at)).change]);
}

/** What a gateway paid out, by its reports: only the newest has not come yet. */
async function payoutsSettled({ acting, person, scope }: Keeper, lines: readonly BooksLine[]): Promise<void> {
  const payouts = lines.filter(({ categoryId }) => categoryId === 'payment-gateway-settlement').slice(0, -1);
  if (payouts.length === 0) return;
  const settled = payouts.flatMap((line) => {
    const grossUp = gatewaySettlement(bankEntryOf(line), {
      ...gatewayReport(line.amount),
      ...{ refunds: paise(0), adjustments: paise(0), place: 'within' },
      sales: { gstRate: percent(18), place: 'within' },
    });
    return 'entries' in grossUp ? [{ line, grossUp }] : [];
  });
  const { change } = await linesPosted(acting.d1, scope, person, settled, (index) => `items.${index}.`);
  await commit({ ...acting, alongside: [] }, [change]);
}

/** The documents that lines pay: of the line's total, each once. */
function pairedBy(lines: readonly BooksLine[], recorded: readonly Recorded[]) {
  const left = recorded.flatMap(({ document, worked }) =>
    document.billId ? [{ document, total: worked.payable }] : [],
  );
  return lines.flatMap((line) => {
    const at = left.findIndex(({ total }) => total === line.amount);
    const [found] = at < 0 ? [] : left.splice(at, 1);
    return found?.document.billId ? [{ line, document: { billId: found.document.billId } }] : [];
  });
}

const saleOf = (line: BooksLine, began: IsoDate): NewDocument =>
  documentBy(line.payee ?? line.narration, invoicedOn(line.date, began), valueWithin(line.amount, 18), line.amount);

function documentBy(party: string, date: IsoDate, value: Paise, total?: Paise): NewDocument {
  return newDocument.parse({
    ...{ date, dueDate: addDays(date, 30), kind: 'invoice' },
    party: { name: party, gstin: customerGstin(party, OWN_STATE) },
    lines: [{ ...DEMO_SERVICE, taxableValue: formatRupees(value) }],
    ...(total !== undefined && { total: formatRupees(total) }),
  });
}

function unpaidSales(): NewDocument[] {
  const customers = DEMO_CLIENTS[0]?.accounts.flatMap((account) => account.customers) ?? [];
  const names = customers.map((narration) => payeeOf(narration.replace('{REF}', '412345678901')) ?? narration);
  return DEMO_UNPAID.map(({ customer, daysAgo, value }) =>
    documentBy(names[customer] ?? names[0] ?? '', addDays(today(), -daysAgo), value),
  );
}

function purchaseOf(line: BooksLine, began: IsoDate): NewDocument {
  const supplier = supplierOf(line) ?? DEMO_SUPPLIERS[0];
  const date = line.date < began ? began : line.date;
  return billBy(supplier, date, valueWithin(line.amount, 18), { total: formatRupees(line.amount) });
}

const unpaidBills = (): NewDocument[] =>
  DEMO_OWED.map(({ supplier, daysAgo, dueInDays, value }) => {
    const date = addDays(today(), -daysAgo);
    return billBy(DEMO_SUPPLIERS[supplier], date, value, { dueDate: addDays(date, dueInDays), part: '/2' });
  });

/** Bills of payees of whom tax is withheld as the law asks. */
const withheldBills = (): NewDocument[] =>
  DEMO_PAYEES.map(({ name, pan, hsn, account, daysAgo, value }, place) => {
    const date = withheldOnDay(daysAgo, today());
    return newDocument.parse({
      ...{
        number: `${name.slice(0, 3).toUpperCase()}-${place + 1}`,
        date,
        dueDate: addDays(date, 30),
        kind: 'invoice',
      },
      ...{ party: { name, pan, stateCode: OWN_STATE } },
      lines: [{ description: name, hsn, rate: '18', account, taxableValue: formatRupees(value) }],
    });
  });

function billBy(
  { name, hsn, rate, account }: (typeof DEMO_SUPPLIERS)[number],
  date: IsoDate,
  value: Paise,
  { part = '', ...more }: { total?: string; dueDate?: IsoDate; part?: string },
): NewDocument {
  return newDocument.parse({
    ...{ number: `${name.slice(0, 3).toUpperCase()}-${date.slice(2).replaceAll('-', '')}${part}`, date, ...more },
    ...{ kind: 'invoice', tds: 'none' },
    party: { name, gstin: customerGstin(name, OWN_STATE) },
    lines: [{ description: name, hsn, rate, account, taxableValue: formatRupees(value) }],
  });
}

/** The register of each month whose wages were paid: what goes to funds and the tax office is paid in the month after. */
async function payrollPosted({ acting, person, scope }: Keeper, lines: readonly BooksLine[], from: IsoDate) {
  const vouchers: NewVoucher[] = [];
  for (let month = from; month <= today(); month = addMonths(month, 1)) {
    const net = paidIn(lines, 'salary-payout', month);
    if (net === 0) continue;
    const next = addMonths(month, 1);
    const [fund, tax] = [paidIn(lines, 'provident-fund', next), paidIn(lines, 'tds-deposited', next)];
    // Wages are paid some days before the month ends, and what the bank paid is owed to nobody from then on.
    const on = addDays(next, -1) < today() ? addDays(next, -1) : today();
    vouchers.push(payrollOf(on, { net, fund, tax }));
  }
  if (vouchers.length > 0)
    await commit({ ...acting, alongside: [] }, [(await vouchersPosted(acting.d1, scope, person, vouchers)).change]);
}

function payrollOf(date: IsoDate, { net, fund, tax }: { net: Paise; fund: Paise; tax: Paise }): NewVoucher {
  const employer = employersPart(fund);
  const entries: Entry[] = [
    { account: '5201', amount: paise(net + (fund - employer) + tax) },
    { account: '5203', amount: employer },
    { account: '2721', amount: paise(-net) },
    { account: '2713', amount: paise(-fund) },
    { account: '2711', amount: paise(-tax), tag: tdsTag('salary', date) },
  ];
  return {
    ...{ kind: 'journal', date, narration: PAYROLL_NARRATION, source: { kind: 'payroll', id: null }, rule: 'W01' },
    entries: entries.filter(({ amount }) => amount !== 0),
  };
}

/** Depreciation of the year before, and of this one to the end of the last month. */
async function writtenOff({ acting, person, scope }: Keeper): Promise<void> {
  const lastMonth = addDays(firstOfMonth(today()), -1);
  for (const upTo of new Set([addDays(yearStart(financialYearOf(today())), -1), lastMonth])) {
    const { changes }: { changes: Change[] } = await depreciationDue(acting.d1, scope, person, upTo);
    if (changes.length > 0) await commit({ ...acting, alongside: [] }, changes);
  }
}
