import { categoryById } from '../../../domain/bank/chart/chart';
import type { Side } from '../../../domain/bank/values';
import { contraOf } from '../../../domain/ledger/posting/line';
import { type GrossUp, isGrossUp, type NotExact, notExact } from '../../../domain/ledger/settlement/gross-up';
import { advanceReturned } from '../../../domain/ledger/settlement/gross-up-advances';
import { directorLoan, instalmentPaid, loanDrawn } from '../../../domain/ledger/settlement/gross-up-borrowings';
import {
  advancePaid,
  bankCharge,
  gstChallan,
  netPayment,
  salaryPaid,
  tdsChallan,
} from '../../../domain/ledger/settlement/gross-up-payments';
import {
  advanceReceived,
  gatewaySettlement,
  interestReceived,
  isReserve,
  marketplaceSettlement,
  taxRefund,
} from '../../../domain/ledger/settlement/gross-up-receipts';
import { loanSchedule } from '../../../domain/ledger/settlement/loan-schedule';
import type { IsoDate } from '../../../domain/shared/dates';
import { say } from '../../../domain/shared/message';
import { formatPercent, paise, percent } from '../../../domain/shared/money';
import { certificateFor } from '../../../domain/tds/lower-certificate';
import { natureOfCategory } from '../../../domain/tds/of-category';
import type { CompanyScope } from '../../../platform/access';
import { atFault } from '../../../platform/problem';
import { accountFinder, accountsOf } from '../chart/chart.repository';
import { filedWith } from '../document/filed-returns.repository';
import { partiesLike } from '../party/party-list.repository';
import { partiesNamed } from '../party.repository';
import { certificatesHeld } from '../voucher/lower-certificate.repository';
import { findVouchers } from '../voucher/voucher.repository';
import { listAdvances, taxLeft } from './advance.repository';
import { returnOfAdvance } from './advance-return.usecase';
import type { BooksLine } from './lines.repository';
import { listScheduledLoans, loanStandings, type ScheduledLoan } from './loan.repository';
import { bankEntryOf, settlementsOf } from './settle.usecase';
import type { GrossUpAsked, GrossUpKind } from './settlement.contract';

type Derived = Exclude<GrossUpAsked, { kind: 'entries' | 'waiting' }>;
type Of<Kind extends GrossUpKind> = Extract<GrossUpAsked, { kind: Kind }>;

/** The entries that a line would post as what a person says it is. Throws 422 naming the field of what does not exist. */
export async function grossUpOfLine(
  d1: D1Database,
  scope: CompanyScope,
  line: BooksLine,
  asked: Derived,
): Promise<GrossUp | NotExact> {
  const bank = bankEntryOf(line);
  const wanted: Side = SIDES[asked.kind] ?? line.side;
  if (wanted !== line.side) return notExact('kind', say('settlement.problem.other-side'));
  switch (asked.kind) {
    case 'settlement': {
      const item = { ...asked, lineId: line.id };
      const [made] = await settlementsOf(d1, scope, [item], new Map([[line.id, line]]), () => '');
      return made!.grossUp;
    }
    case 'net-payment':
      return netPaymentOf(d1, scope, line, asked);
    case 'bank-charge':
      return bankCharge(bank, asked);
    case 'interest':
      return interestReceived(bank, {
        ...asked,
        of: line.categoryId === 'dividend-received' ? 'dividend' : 'interest',
      });
    case 'gateway': {
      const { areSalesBooked, salesRate, salesPlace } = asked;
      if (!areSalesBooked && salesRate === undefined) return notExact('salesRate', say('field.required'));
      const sales = areSalesBooked || salesRate === undefined ? null : { gstRate: salesRate, place: salesPlace };
      const tag = sales ? asked.tag : await clearingOf(d1, scope, line, '1701', asked.tag);
      return typeof tag === 'object' ? tag : gatewaySettlement(bank, { ...asked, sales, tag });
    }
    case 'marketplace': {
      const tag = await clearingOf(d1, scope, line, '1704', asked.tag);
      return typeof tag === 'object' ? tag : marketplaceSettlement(bank, { ...asked, tag });
    }
    case 'salary':
      return salaryPaid(bank, asked);
    case 'tds-challan':
      return tdsChallan(bank, asked);
    case 'gst-challan':
      return gstChallan(bank, asked);
    case 'tax-refund':
      return taxRefund(bank, asked);
    case 'advance':
      return advanceReceivedOf(d1, scope, line, asked);
    case 'advance-paid':
      return advancePaid(bank, { partyId: await partyIdOf(d1, scope, asked.party) });
    case 'advance-returned':
      return advanceReturnedOf(d1, scope, line, asked.party);
    case 'loan-drawn':
      return loanDrawn(bank, asked);
    case 'instalment':
      return instalmentOf(d1, scope, line, asked);
    case 'director-loan':
      return directorLoan(bank, asked);
    case 'returned':
      return returnedOf(d1, scope, line);
  }
}

/** Which side a line has that is this; the others may have either. */
const SIDES: Partial<Record<GrossUpKind, Side>> = {
  'net-payment': 'debit',
  'bank-charge': 'debit',
  salary: 'debit',
  'tds-challan': 'debit',
  'gst-challan': 'debit',
  instalment: 'debit',
  'advance-paid': 'debit',
  interest: 'credit',
  gateway: 'credit',
  marketplace: 'credit',
  'tax-refund': 'credit',
  advance: 'credit',
  'loan-drawn': 'credit',
};

async function partyIdOf(d1: D1Database, scope: CompanyScope, named: string): Promise<string> {
  const party = (await partiesNamed(d1, scope, [named])).get(named);
  if (!party) throw atFault(422, 'party', say('settlement.problem.no-party'), 'no-such-party');
  return party.id;
}

/** An advance with tax. One of a month whose return is filed would change that return, which amendments alone do. */
async function advanceReceivedOf(d1: D1Database, scope: CompanyScope, line: BooksLine, asked: Of<'advance'>) {
  const partyId = await partyIdOf(d1, scope, asked.party);
  const isAcross = asked.place !== 'within';
  const { filed, reported } = await returnOfAdvance(d1, scope, { partyId, isAcross, day: line.date });
  const one = filedWith(filed, reported);
  if (one && asked.gstRate > 0) {
    const words = { form: one.form, period: { month: reported.returnPeriod } };
    return notExact('kind', say('settlement-desk.problem.advance-filed', words));
  }
  return advanceReceived(bankEntryOf(line), { ...asked, partyId });
}

async function advanceReturnedOf(d1: D1Database, scope: CompanyScope, line: BooksLine, named: string) {
  const partyId = await partyIdOf(d1, scope, named);
  const side = line.side === 'debit' ? 'receivable' : 'payable';
  const all = await listAdvances(d1, scope);
  const open = all.filter((one) => one.partyId === partyId && one.side === side && one.date <= line.date);
  const advances = await Promise.all(
    open.map(async ({ voucherId, open: amount }) => ({
      ...{ voucherId, open: amount },
      tax: { taxable: amount, ...(await taxLeft(d1, scope, voucherId)) },
    })),
  );
  return advanceReturned(bankEntryOf(line), { partyId, advances });
}

const CLEARING = `SELECT tag, sum(amount_paise) > 0 isOpen FROM ledger_entries WHERE company_id = ?1 AND account = ?2 AND date <= ?3 AND superseded_by IS NULL
  AND tag IS NOT NULL GROUP BY tag ORDER BY 2 DESC, tag LIMIT 50`;

/** By which name sales are settled: what a person says, else the only one of which something waits, or the only one there is. */
async function clearingOf(
  d1: D1Database,
  { companyId }: CompanyScope,
  line: BooksLine,
  account: '1701' | '1704',
  said: string | undefined,
): Promise<string | undefined | NotExact> {
  if (said !== undefined) return said;
  const { results } = await d1
    .prepare(CLEARING)
    .bind(companyId, account, line.date)
    .all<{ tag: string; isOpen: number }>();
  const named = results.filter((row) => !isReserve(row.tag));
  const open = named.filter(({ isOpen }) => isOpen);
  const [tag, ...others] = (open.length > 0 ? open : named).map((row) => row.tag);
  if (others.length === 0) return tag;
  return notExact('tag', say('settlement-desk.problem.which-clearing', { first: tag ?? '', second: others[0] ?? '' }));
}

async function netPaymentOf(d1: D1Database, scope: CompanyScope, line: BooksLine, asked: Of<'net-payment'>) {
  const named = asked.expense ?? contraOf(line);
  const account = accountFinder(await accountsOf(d1, scope))(named);
  if (!account) throw atFault(422, 'expense', say('ledger.no-such-account', { account: named }), 'no-such-account');
  const partyId = asked.party ? await partyIdOf(d1, scope, asked.party) : undefined;
  const tds = asked.tds ?? null;
  const certificate =
    partyId && tds ? await certificateOf(d1, scope, partyId, { nature: tds, eventOn: line.date }) : undefined;
  return netPayment(bankEntryOf(line), { ...asked, expense: account.id, tds, partyId, certificate });
}

/** The certificate for lower deduction by which a party is paid on a day. */
async function certificateOf(
  d1: D1Database,
  scope: CompanyScope,
  partyId: string,
  paid: { nature: string; eventOn: IsoDate },
) {
  const [[party], held] = await Promise.all([partiesLike(d1, scope, [{ id: partyId }]), certificatesHeld(d1, scope)]);
  return certificateFor(held, { ...paid, pan: party?.pan ?? party?.gstin?.slice(2, 12) });
}

async function instalmentOf(d1: D1Database, scope: CompanyScope, line: BooksLine, asked: Of<'instalment'>) {
  const bank = bankEntryOf(line);
  if (!asked.loanId) {
    const { account, tag, principal, interest } = asked;
    if (tag === undefined) return notExact('tag', say('field.required'));
    return instalmentPaid(bank, { account, tag, principal: principal ?? paise(0), interest: interest ?? paise(0) });
  }
  const loan = (await listScheduledLoans(d1, scope)).find(({ id }) => id === asked.loanId);
  if (!loan) throw atFault(422, 'loanId', say('settlement.problem.no-loan'), 'no-such-loan');
  const standing = (await loanStandings(d1, scope, [loan], line.date)).get(loan.id);
  const number = asked.number ?? loan.paidBefore + (standing?.paid ?? 0) + 1;
  return scheduledInstalment(line, loan, number);
}

function scheduledInstalment(line: BooksLine, loan: ScheduledLoan, number: number): GrossUp | NotExact {
  const instalment = loanSchedule(loan)[number - 1];
  if (!instalment) return notExact('number', say('settlement.problem.no-instalment', { count: loan.count }));
  const { account, tag, count } = loan;
  return instalmentPaid(bankEntryOf(line), { account, tag, ...instalment, count });
}

const ORIGINAL = `SELECT o.voucher_id id FROM bank_transactions r JOIN bank_transactions o ON o.id = r.reconciled_with ->> 'id' AND +o.company_id = ?1
  WHERE r.id = ?2 AND +r.company_id = ?1 AND r.is_reconciled = 1 AND r.reconciled_with ->> 'kind' = 'reversal'`;

/** A returned payment or bounced cheque takes back what its original settled: the same bills are open again (B09, B10). */
async function returnedOf(d1: D1Database, scope: CompanyScope, line: BooksLine): Promise<GrossUp | NotExact> {
  const id = await d1.prepare(ORIGINAL).bind(scope.companyId, line.id).first<string>('id');
  const [original] = id ? await findVouchers(d1, scope, [id]) : [];
  if (!original) return notExact('kind', say('settlement.problem.not-returned'));
  const entries = original.entries.map((entry) => ({ ...entry, amount: paise(-entry.amount) }));
  const amount = { amount: { exact: line.amount }, number: original.number };
  return {
    ...{ rule: line.side === 'credit' ? 'B09' : 'B10', kind: line.side === 'credit' ? 'receipt' : 'payment', entries },
    ...(original.partyId && { partyId: original.partyId }),
    explained: {
      value: line.amount,
      steps: [
        {
          ...{ id: 'gross', label: say('settlement.step.gross'), quantity: { unit: 'paise', value: line.amount } },
          ...{ inputs: [], summary: say('settlement.summary.returned', amount) },
        },
      ],
    },
    toConfirm: [],
  };
}

const BY_CATEGORY: Readonly<Record<string, Derived['kind']>> = {
  'bank-interest': 'interest',
  'fixed-deposit-interest': 'interest',
  'dividend-received': 'interest',
  'payment-gateway-settlement': 'gateway',
  'marketplace-settlement': 'marketplace',
  'tax-refund': 'tax-refund',
  'director-loan': 'director-loan',
  'director-loan-repayment': 'director-loan',
  'loan-received': 'loan-drawn',
  'loan-emi': 'instalment',
  'bank-charges': 'bank-charge',
  'bounce-charges': 'bank-charge',
  'forex-charges': 'bank-charge',
  'payment-gateway-fees': 'bank-charge',
  'salary-payout': 'salary',
  'director-remuneration': 'salary',
  'tds-deposited': 'tds-challan',
  'gst-paid': 'gst-challan',
  'failed-payment-returned': 'returned',
  'cheque-return': 'returned',
};

const OFFERED: Readonly<Record<Side, readonly Derived['kind'][]>> = {
  credit: [
    ...(['settlement', 'interest', 'gateway', 'marketplace', 'tax-refund', 'advance'] as const),
    ...(['loan-drawn', 'director-loan', 'advance-returned'] as const),
  ],
  debit: [
    ...(['settlement', 'net-payment', 'bank-charge', 'salary', 'instalment', 'tds-challan', 'gst-challan'] as const),
    ...(['advance-paid', 'advance-returned', 'director-loan'] as const),
  ],
};

export type Offer = {
  kind: Derived['kind'];
  loanId: string | null;
  number: number | null;
  /** What posts it as it is offered. */
  asked: Record<string, string>;
  grossUp: GrossUp | null;
};

/** What a line may be besides its category: what its category suggests first, worked out where nothing more has to be said. */
export async function offersFor(d1: D1Database, scope: CompanyScope, line: BooksLine): Promise<Offer[]> {
  const known = line.categoryId ? BY_CATEGORY[line.categoryId] : undefined;
  const plain = (kind: Offer['kind']): Offer => ({ kind, loanId: null, number: null, asked: { kind }, grossUp: null });
  const instalments = line.side === 'debit' ? await instalmentOffers(d1, scope, line) : [];
  const ready = await readyOffers(d1, scope, line, known);
  const first = [...instalments, ...ready];
  const others = OFFERED[line.side].filter((kind) => !first.some((offer) => offer.kind === kind));
  const suggested = known && others.includes(known) ? [known] : [];
  return [...first, ...suggested.map(plain), ...others.filter((kind) => !suggested.includes(kind)).map(plain)];
}

async function readyOffers(
  d1: D1Database,
  scope: CompanyScope,
  line: BooksLine,
  known: Derived['kind'] | undefined,
): Promise<Offer[]> {
  const asked = askedFor(line, known);
  if (!asked) return [];
  const grossUp = await grossUpOfLine(d1, scope, line, asked);
  const { kind } = asked;
  const typed =
    kind === 'net-payment'
      ? { kind, gstRate: formatPercent(asked.gstRate), tds: asked.tds ?? '', place: asked.place }
      : { kind };
  return isGrossUp(grossUp) ? [{ kind, loanId: null, number: null, asked: typed, grossUp }] : [];
}

function askedFor(line: BooksLine, known: Derived['kind'] | undefined): Derived | undefined {
  if (known === 'bank-charge') return { kind: 'bank-charge', place: 'within', gstRate: undefined };
  if (known === 'interest') return { kind: 'interest', tds: undefined };
  if (known === 'returned') return { kind: 'returned' };
  // A company is paid unless somebody says otherwise.
  const nature = natureOfCategory(line.categoryId, 'company');
  const category = line.categoryId ? categoryById(line.categoryId) : undefined;
  if (line.side !== 'debit' || !nature || category?.gstMode !== 'forward') return undefined;
  const common = { kind: 'net-payment', place: 'within', isBlocked: false, tds: nature } as const;
  return {
    ...common,
    gstRate: percent(Number(category.gstRate)),
    expense: undefined,
    base: undefined,
    party: undefined,
  };
}

/** The next instalments of loans that are of just this amount. */
async function instalmentOffers(d1: D1Database, scope: CompanyScope, line: BooksLine): Promise<Offer[]> {
  const loans = await listScheduledLoans(d1, scope);
  const standings = await loanStandings(d1, scope, loans, line.date);
  return loans.flatMap((loan) => {
    const number = loan.paidBefore + (standings.get(loan.id)?.paid ?? 0) + 1;
    const grossUp = scheduledInstalment(line, loan, number);
    const asked = { kind: 'instalment', loanId: loan.id, number: `${number}` };
    return isGrossUp(grossUp) ? [{ kind: 'instalment' as const, loanId: loan.id, number, asked, grossUp }] : [];
  });
}
