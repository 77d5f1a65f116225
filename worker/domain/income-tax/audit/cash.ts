import { firstDayOf } from '../../law/periods';
import { passes, ruleInForce } from '../../law/rule';
import type { StatementLine } from '../../ledger/chart/lines';
import type { IsoDate } from '../../shared/dates';
import { citationOf, inPaise, onDay, Working } from '../../shared/explained';
import { type Message, say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';
import { CASH_LOAN_LIMIT, CASH_PAYMENT_LIMIT, CASH_RECEIPT_LIMIT, CASH_REPAYMENT_LIMIT } from '../law/audit';
import type { AuditRow, Filled } from './model';

/** What one cash entry was for; `own` is money of the company that only changed its place. */
export type CashPurpose = 'expense' | 'freight' | 'loan' | 'own' | 'other';

const EXPENSE_LINES: ReadonlySet<StatementLine> = new Set([
  'purchases',
  'materials-consumed',
  'inventories',
  'employee-benefits',
  'other-expenses',
  'trade-payables',
]);
/** Pay, reimbursements and expenses that are owed, and what is paid ahead. */
const EXPENSE_CODES: ReadonlySet<string> = new Set(['2721', '2722', '2723', '1601', '1603']);
/** Fees and penalties go to the State, which rule 6DD lets be paid in cash. */
const STATE_CODES: ReadonlySet<string> = new Set(['5525', '5526']);

/** What cash was for, by the account of the chart that stands against it and the line under which that is presented. */
export function purposeOf(code: string, line: StatementLine | undefined): CashPurpose {
  if (code === '5521') return 'freight';
  if (line === 'cash-and-bank') return 'own';
  if (line === 'long-term-borrowings' || line === 'short-term-borrowings') return 'loan';
  if (STATE_CODES.has(code)) return 'other';
  return EXPENSE_CODES.has(code) || (line && EXPENSE_LINES.has(line)) ? 'expense' : 'other';
}

/** Cash that went out, below nought, or came in. */
export type CashMove = {
  date: IsoDate;
  amount: Paise;
  party: string | null;
  /** The bill that it settles, where it is one. */
  billId: string | null;
  narration: string;
  voucherId: string;
  purpose: CashPurpose;
};

/** Money lent to the company or paid back to the lender, by whatever way: a credit, what was taken, is below nought. */
export type LoanMove = Omit<CashMove, 'purpose' | 'billId'> & { account: string; isCash: boolean };

const sumOf = (amounts: readonly number[]): Paise => paise(amounts.reduce((sum, amount) => sum + amount, 0));
/** One person on one day; what names nobody is a payment by itself. */
const personAndDay = ({ party, voucherId, date }: Pick<CashMove, 'party' | 'voucherId' | 'date'>): string =>
  `${date}|${party?.trim().toLowerCase() ?? voucherId}`;

const rowOf = (
  text: Message,
  { date, party, amount, voucherId }: Pick<CashMove, 'date' | 'party' | 'amount' | 'voucherId'>,
): AuditRow => ({
  ...{ text, date, party, amount: paise(Math.abs(amount)), isCounted: true, voucherId },
});

/**
 * Expenses paid in cash to one person on one day above the limit (s.40A(3), (3A); s.36): none of them is deducted. What is paid for
 * goods carriages has a limit of its own and is judged by itself, whatever else the person is paid that day. The exceptions of
 * rule 6DD are for the auditor to take off.
 */
export function cashPayments(moves: readonly CashMove[], year: string): Filled {
  const rule = ruleInForce(CASH_PAYMENT_LIMIT, firstDayOf(year));
  const paid = moves.filter(({ amount, purpose }) => amount < 0 && (purpose === 'expense' || purpose === 'freight'));
  const above = [...Map.groupBy(paid, (move) => `${move.purpose}|${personAndDay(move)}`).values()].filter((group) => {
    const value = group[0]?.purpose === 'freight' ? rule.value.goodsCarriage : rule.value.ordinary;
    return passes(paise(-sumOf(group.map(({ amount }) => amount))), { ...rule, value });
  });
  const found = above.flat();
  const all = paise(-sumOf(paid.map(({ amount }) => amount)) || 0);
  const amount = paise(-sumOf(found.map((move) => move.amount)) || 0);
  const working = new Working();
  working.give('paid', say('tax-audit.step.paid-in-cash'), inPaise(all));
  const { ordinary, goodsCarriage } = rule.value;
  const hasFreight = paid.some(({ purpose }) => purpose === 'freight');
  working.cite('limit', say('tax-audit.step.cash-limit'), inPaise(ordinary), rule);
  if (hasFreight) working.cite('limitOfFreight', say('tax-audit.step.freight-limit'), inPaise(goodsCarriage), rule);
  const limits = say('tax-audit.text.both-limits', { limit: inPaise(ordinary), freight: inPaise(goodsCarriage) });
  working.make('above', say('tax-audit.step.cash-not-deducted'), inPaise(amount), {
    formula: say('tax-audit.formula.days-above'),
    inputs: ['paid', 'limit', ...(hasFreight ? ['limitOfFreight'] : [])],
    rule: citationOf(rule),
    summary: say('tax-audit.summary.cash-payments', {
      ...{ count: new Set(found.map(personAndDay)).size, amount: inPaise(amount), statute: rule.statute },
      limit: hasFreight ? limits : inPaise(ordinary),
    }),
  });
  return {
    figure: working.explain(amount),
    rows: found.map((move) => rowOf(say('tax-audit.row.cash', { narration: move.narration }), move)),
    notes: [
      ...(found.length > 0 ? [say('tax-audit.note.rule-6dd')] : []),
      ...(found.some(({ party }) => party === null) ? [say('tax-audit.note.nobody-named')] : []),
    ],
  };
}

/**
 * Cash of one person that reaches the limit, on one day or for one bill (s.269ST; s.186); the penalty is as much. Loans have a rule
 * of their own.
 */
export function cashReceipts(moves: readonly CashMove[], year: string): Filled {
  const rule = ruleInForce(CASH_RECEIPT_LIMIT, firstDayOf(year));
  const received = moves.filter(({ amount, purpose }) => amount > 0 && purpose !== 'loan' && purpose !== 'own');
  const reaches = (group: readonly CashMove[]) => passes(sumOf(group.map(({ amount }) => amount)), rule);
  const byDay = [...Map.groupBy(received, personAndDay).values()].filter(reaches).flat();
  const ofBills = received.filter(({ billId }) => billId !== null);
  const byBill = [...Map.groupBy(ofBills, ({ billId }) => billId).values()].filter(reaches).flat();
  const found = [...new Set([...byDay, ...byBill])];
  const amount = sumOf(found.map((move) => move.amount));
  const working = new Working();
  working.give('received', say('tax-audit.step.received-in-cash'), inPaise(sumOf(received.map((move) => move.amount))));
  working.cite('limit', say('tax-audit.step.receipt-limit'), inPaise(rule.value), rule);
  working.make('above', say('tax-audit.step.receipts-above'), inPaise(amount), {
    formula: say('tax-audit.formula.day-or-bill'),
    inputs: ['received', 'limit'],
    rule: citationOf(rule),
    summary: say('tax-audit.summary.cash-receipts', {
      ...{ amount: inPaise(amount), limit: inPaise(rule.value), statute: rule.statute },
    }),
  });
  return {
    figure: working.explain(amount),
    rows: found.map((move) => rowOf(say('tax-audit.row.cash', { narration: move.narration }), move)),
    notes: [],
  };
}

type LoanSide = 'taken' | 'repaid';

/**
 * Loans and deposits taken (s.269SS; s.185) or paid back (s.269T; s.188) in the year, of whoever was owed at least the limit: those in
 * cash are against the law and make the figure, the others are listed since the form asks for them. What was owed before counts.
 */
export function loans(moves: readonly LoanMove[], year: string, side: LoanSide, from: IsoDate): Filled {
  const rule = ruleInForce(side === 'taken' ? CASH_LOAN_LIMIT : CASH_REPAYMENT_LIMIT, firstDayOf(year));
  const byLender = Map.groupBy(moves, ({ party, account }) => party?.trim().toLowerCase() ?? `|${account}`);
  const found = [...byLender.values()].flatMap((own) => {
    let owed = 0;
    return own
      .toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : one.amount - other.amount))
      .filter((move) => {
        const before = owed;
        owed -= move.amount;
        if (move.date < from || move.amount < 0 !== (side === 'taken')) return false;
        return passes(paise(Math.max(0, side === 'taken' ? owed : Math.max(before, move.amount))), rule);
      });
  });
  const ofCash = found.filter(({ isCash }) => isCash);
  const all = sumOf(found.map(({ amount }) => Math.abs(amount)));
  const amount = sumOf(ofCash.map((move) => Math.abs(move.amount)));
  const working = new Working();
  working.give('all', say(`tax-audit.step.loans-${side}`), inPaise(all));
  working.cite('limit', say('tax-audit.step.loan-limit'), inPaise(rule.value), rule);
  working.make('cash', say(`tax-audit.step.loans-${side}-in-cash`), inPaise(amount), {
    formula: say('tax-audit.formula.of-them-in-cash'),
    inputs: ['all', 'limit'],
    rule: citationOf(rule),
    summary: say(`tax-audit.summary.loans-${side}`, {
      ...{ all: inPaise(all), amount: inPaise(amount), limit: inPaise(rule.value), statute: rule.statute },
    }),
  });
  return {
    figure: working.explain(amount),
    rows: found.map((move) => {
      const way = say(move.isCash ? 'tax-audit.text.in-cash' : 'tax-audit.text.by-bank');
      const told = { account: say(`ledger.account.${move.account}`), way, day: onDay(move.date) };
      return { ...rowOf(say(`tax-audit.row.loan-${side}`, told), move), isCounted: move.isCash };
    }),
    notes: found.some(({ party }) => party === null) ? [say('tax-audit.note.lender-unnamed')] : [],
  };
}
