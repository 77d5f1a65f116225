import { type Message, say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';
import { type Account, chartCodeOf, PARTY_ACCOUNTS } from '../chart/chart';
import { atRate, rateOf } from '../forex/position';
import { isRate } from '../forex/rate';
import { cellAmount, type Row } from './table';

/** An account, and the currency it is kept in. */
export type CurrencyAccount = Account & { currency?: string };

/** What stands in a foreign currency: minor units without sign, and the rate at which the balance is carried. */
export type Foreign = { currency: string; minor: number; rate: string };

type Opened = { amount: Paise; foreign?: Foreign };

const BANK_EEFC = '1503';
/** A paper rounds what it multiplies: to a rupee at most. */
const MOST_OFF = 100;

/** Whether a balance of an account may be in a foreign currency: its own, or that of a party, a bank account abroad or a loan. */
function takes(account: CurrencyAccount, currency: string): boolean {
  if (account.currency && account.currency !== 'INR') return account.currency === currency;
  const code = chartCodeOf(account);
  return PARTY_ACCOUNTS.has(code) || code === BANK_EEFC || /-borrowings$/.test(account.line);
}

/**
 * The balance of a row in rupees, debit positive, and in its currency where that is another one: by the rupees of the row, by its
 * rate, or by both where they agree. Without a side for rupees, an amount in the currency is a debit and one below nought a credit.
 */
export function foreignOf(
  row: Row,
  account: CurrencyAccount,
  { debit, credit }: { debit: Paise; credit: Paise },
): Opened | { message: Message } {
  const line = String(row.line);
  const own = account.currency && account.currency !== 'INR' ? account.currency : '';
  const currency = row.get('currency').toUpperCase() || own;
  const isOneSided = (debit === 0) !== (credit === 0);
  if (currency === '' || currency === 'INR') {
    if (own) return { message: say('ledger-exchange.opening-foreign-wanted', { line, currency: own }) };
    if (!isOneSided) return { message: say('ledger-exchange.opening-one-side', { line }) };
    return { amount: paise(debit - credit) };
  }
  if (!takes(account, currency))
    return { message: say('ledger-exchange.opening-other-currency', { line, account: account.name, currency }) };
  const foreign = cellAmount(row.get('foreign_amount'));
  if (!foreign) return { message: say('ledger-exchange.opening-foreign-wanted', { line, currency }) };
  const said = row.get('rate');
  if (said !== '' && !isRate(said))
    return { message: say('ledger-exchange.opening-rate', { line, text: said.slice(0, 20) }) };
  if (debit !== 0 && credit !== 0) return { message: say('ledger-exchange.opening-one-side', { line }) };
  const minor = Math.abs(foreign);
  if (!isOneSided) {
    if (said === '') return { message: say('ledger-exchange.opening-rate-wanted', { line, currency }) };
    return { amount: paise(Math.sign(foreign) * atRate(minor, said)), foreign: { currency, minor, rate: said } };
  }
  const amount = paise(debit - credit);
  const made = said === '' ? null : atRate(minor, said);
  if (made !== null && Math.abs(made - Math.abs(amount)) > MOST_OFF)
    return { message: say('ledger-exchange.opening-rate-off', { line, made: { exact: paise(made) } }) };
  const rate = said || rateOf(paise(Math.abs(amount)), minor);
  return { amount, foreign: { currency, minor, rate } };
}
