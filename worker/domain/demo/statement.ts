import type { Side } from '../bank/values';
import { addDays, firstOfMonth, type IsoDate, isoDate } from '../shared/dates';
import { formatRupees, type Paise, paise, parseRupees } from '../shared/money';
import { type DemoAccount, type Recurring, SMALL_SPENDS } from './books';
import { type Chance, chanceOf } from './seeded-random';
import { daysIn, mainReceipts, type Receipt, receiptsOver, yearBegan } from './turnover';

type Line = { date: IsoDate; description: string; side: Side; amount: Paise };

export type DemoStatement = { fileName: string; text: string };

const DAYS_SHOWN = 122;
const DAYS_A_MONTH = 30;

/** Where a statement begins: about four months back; the main company's with the financial year before, so that a whole year is kept. */
export function statementBegins(today: IsoDate, isMain: boolean): IsoDate {
  return isMain ? yearBegan(addDays(yearBegan(today), -1)) : firstOfMonth(addDays(today, -DAYS_SHOWN));
}

/**
 * The statement of an account up to today, in the baseline columns, as its bank would print it: oldest first, each balance
 * following from the one before. The same account on the same day gives the same text.
 */
export function demoStatement(account: DemoAccount, today: IsoDate, isMain: boolean): DemoStatement {
  const from = statementBegins(today, isMain);
  const chance = chanceOf(`${account.accountNumber}|${today}`);
  const receipts = account.customers.length > 0 ? receiptsOf(account, from, today, isMain, chance) : [];
  const lines = [
    ...monthsFrom(from, today).flatMap((month) => linesOfMonth(account, month, chance)),
    ...receipts.map((receipt) => receiptLine(account, receipt, chance)),
  ];
  const shown = lines.filter(({ date }) => date >= from && date <= today).sort(byDay);
  const fileName = `${account.ifscCode.slice(0, 4)}-${account.accountNumber.slice(-4)}-${from}-to-${today}.csv`;
  const above = `Statement from ${printedDay(from)} to ${printedDay(today)}`;
  return { fileName, text: `${above}\n${printed(shown, parseRupees(account.opening))}` };
}

// Money comes in before it goes out, so that no balance of a day falls below zero for the order alone.
const byDay = (one: Line, other: Line) =>
  one.date === other.date
    ? one.side === other.side
      ? 0
      : one.side === 'credit'
        ? -1
        : 1
    : one.date < other.date
      ? -1
      : 1;

function receiptsOf(account: DemoAccount, from: IsoDate, today: IsoDate, isMain: boolean, chance: Chance): Receipt[] {
  if (isMain) return mainReceipts(from, today, chance);
  const days = daysIn(from, today);
  const total = Math.floor(((account.receiptsAMonth ?? 0) * days) / DAYS_A_MONTH / 500) * 50_000;
  return receiptsOver(from, today, paise(total), chance);
}

function receiptLine({ customers }: DemoAccount, { date, amount }: Receipt, chance: Chance): Line {
  const [first = '', ...others] = customers;
  const narration = chance.pick([first, ...others]).replace('{REF}', chance.digits(12));
  return { date, description: narration, side: 'credit', amount };
}

function monthsFrom(from: IsoDate, today: IsoDate): IsoDate[] {
  const months: IsoDate[] = [];
  for (let month = firstOfMonth(from); month <= today; month = firstOfMonth(addDays(month, 31))) months.push(month);
  return months;
}

function linesOfMonth(account: DemoAccount, month: IsoDate, chance: Chance): Line[] {
  const due = account.recurring.filter(({ every }) => every !== 'quarter' || Number(month.slice(5, 7)) % 3 === 0);
  const small = Array.from({ length: account.smallSpends }, () => smallSpend(month, chance));
  return [...due.map((payment) => recurringLine(payment, month, chance)), ...small];
}

function recurringLine(payment: Recurring, month: IsoDate, chance: Chance): Line {
  const { day, side, rupees, narration, vary = 0, isWhole } = payment;
  const spread = Math.floor((rupees * vary) / 100) * 100;
  const off = spread > 0 ? chance.between(-spread, spread) : 0;
  const amount = paise(rupees * 100 + (isWhole ? off - (off % 100) : off));
  const date = dayOf(month, day);
  const before = addDays(month, -1);
  const words: Record<string, string> = {
    MON: monthName(month),
    YY: month.slice(2, 4),
    PREV: monthName(before),
    PREVYY: before.slice(2, 4),
    REF: chance.digits(10),
  };
  const description = narration.replace(/\{(\w+)\}/g, (_whole, word: string) => words[word] ?? '');
  return { date, description, side, amount };
}

function smallSpend(month: IsoDate, chance: Chance): Line {
  const [narration, least, most] = chance.pick(SMALL_SPENDS);
  const description = narration.replace('{RRN}', chance.digits(12));
  return {
    date: dayOf(month, chance.between(1, 28)),
    description,
    side: 'debit',
    amount: paise(chance.between(least, most) * 100),
  };
}

/** A day of a month; the last one where the month is shorter. */
function dayOf(month: IsoDate, day: number): IsoDate {
  const last = addDays(firstOfMonth(addDays(month, 31)), -1);
  const wished = `${month.slice(0, 8)}${String(day).padStart(2, '0')}`;
  return wished > last ? last : isoDate(wished);
}

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const monthName = (day: IsoDate) => MONTHS[Number(day.slice(5, 7)) - 1] ?? '';

const printedDay = (day: IsoDate) => day.split('-').reverse().join('/');

function printed(lines: readonly Line[], opening: Paise): string {
  let balance: number = opening;
  const rows = lines.map(({ date, description, side, amount }) => {
    balance += side === 'credit' ? amount : -amount;
    const words = description.includes(',') ? `"${description}"` : description;
    const [debit, credit] = side === 'debit' ? [formatRupees(amount), ''] : ['', formatRupees(amount)];
    return `${printedDay(date)},${words},${debit},${credit},${formatRupees(paise(balance))}`;
  });
  return `${['Date,Description,Debit Amount,Credit Amount,Balance', ...rows].join('\n')}\n`;
}
