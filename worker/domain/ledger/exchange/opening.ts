import type { IsoDate } from '../../shared/dates';
import { type Message, say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';
import { type AccountId, PARTY_ACCOUNTS } from '../chart/chart';
import { alike } from './names';
import { type CurrencyAccount, type Foreign, foreignOf } from './opening-foreign';
import { cellAmount, cellDay, type Row, type Table } from './table';

/** A line of an opening trial balance, debit positive. */
export type OpeningLine = {
  line: number;
  account: AccountId;
  amount: Paise;
  party?: { name: string; gstin: string | null; msme: string | null } | undefined;
  bill?: { ref: string; on: IsoDate | null; due: IsoDate | null } | undefined;
  tag?: string | undefined;
  foreign?: Foreign | undefined;
};

export type OpeningFault = { line: number; message: Message };

export type OpeningFile = {
  lines: readonly OpeningLine[];
  faults: readonly OpeningFault[];
  /** Accounts that nobody knows, by name, with the account most like them in code or name. */
  unknown: readonly { line: number; code: string; name: string }[];
  debit: Paise;
  credit: Paise;
};

type Read = { row: Row; account: AccountId; party: string; bill: string; amount: Paise; line: OpeningLine };

/**
 * Reads an opening trial balance. An account that asks for parties is told party by party, and a party bill by bill: where a sum and
 * its parts both stand in the file, the parts are posted and must come to the sum.
 */
export function readOpening(table: Table, accounts: readonly CurrencyAccount[]): OpeningFile {
  const faults: OpeningFault[] = [];
  const unknown: { line: number; code: string; name: string }[] = [];
  if (!(table.has('debit') && table.has('credit') && (table.has('account_code') || table.has('account_name')))) {
    faults.push({ line: 1, message: say('ledger-exchange.opening-columns') });
    return { lines: [], faults, unknown, debit: paise(0), credit: paise(0) };
  }
  const find = accountFinder(accounts);
  const byId = new Map(accounts.map((account) => [account.id, account]));
  const read: Read[] = [];
  for (const row of table.rows) {
    const [code, name] = [row.get('account_code'), row.get('account_name')];
    if (code === '' && /^(?:grand )?total$/i.test(name)) continue;
    const account = find(code, name);
    const known = account === null ? undefined : byId.get(account);
    if (account === null || !known) {
      unknown.push({ line: row.line, code, name });
      continue;
    }
    const line = lineOf(row, known);
    if ('message' in line) faults.push({ line: row.line, message: line.message });
    else
      read.push({
        row,
        account,
        party: alike(row.get('party')),
        bill: alike(row.get('bill_ref')),
        amount: line.amount,
        line,
      });
  }
  const lines = leavesOf(read, faults);
  let [debit, credit] = [0, 0];
  for (const { amount } of lines) {
    if (amount > 0) debit += amount;
    else credit -= amount;
  }
  if (faults.length === 0 && unknown.length === 0 && debit !== credit)
    faults.push({
      line: table.rows.at(-1)?.line ?? 1,
      message: say('ledger-exchange.opening-unequal', {
        debit: { exact: paise(debit) },
        credit: { exact: paise(credit) },
        difference: { exact: paise(Math.abs(debit - credit)) },
      }),
    });
  return { lines, faults, unknown, debit: paise(debit), credit: paise(credit) };
}

/** By id or code first; by name where there is no code, or the code is somebody else's. */
function accountFinder(accounts: readonly CurrencyAccount[]): (code: string, name: string) => AccountId | null {
  const byId = new Map(accounts.map(({ id }) => [alike(id), id]));
  const byName = new Map(accounts.map(({ id, name }) => [alike(name), id]));
  const byCode = new Map<string, AccountId[]>();
  for (const { id, code } of accounts) byCode.set(code, [...(byCode.get(code) ?? []), id]);
  return (code, name) => {
    const own = byId.get(alike(code));
    const named = name === '' ? undefined : byName.get(alike(name));
    const [first, ...others] = byCode.get(code) ?? [];
    if (
      named !== undefined &&
      (code === '' || first === undefined || named === own || byCode.get(code)?.includes(named))
    )
      return named;
    return own ?? (others.length === 0 ? (first ?? null) : null);
  };
}

function lineOf(row: Row, account: CurrencyAccount): OpeningLine | { message: Message } {
  const [debit, credit] = [cellAmount(row.get('debit')), cellAmount(row.get('credit'))];
  const line = String(row.line);
  if (debit === null)
    return {
      message: say('ledger-exchange.cell-no-amount', { column: 'debit', text: row.get('debit').slice(0, 40), line }),
    };
  if (credit === null)
    return {
      message: say('ledger-exchange.cell-no-amount', { column: 'credit', text: row.get('credit').slice(0, 40), line }),
    };
  const opened = foreignOf(row, account, { debit, credit });
  if ('message' in opened) return opened;
  const days: Record<string, IsoDate | null> = {};
  for (const column of ['bill_date', 'due_date']) {
    const text = row.get(column);
    days[column] = text === '' ? null : cellDay(text);
    if (text !== '' && days[column] === null)
      return { message: say('ledger-exchange.cell-no-day', { column, text: text.slice(0, 40), line }) };
  }
  const [party, ref, tag] = [row.get('party').replace(/\s+/g, ' '), row.get('bill_ref'), row.get('tag')];
  if (ref !== '' && party === '') return { message: say('ledger-exchange.opening-bill-without-party', { line }) };
  return {
    ...{ line: row.line, account: account.id, ...opened },
    ...(party === '' ? {} : { party: { name: party, gstin: row.get('gstin') || null, msme: row.get('msme') || null } }),
    ...(ref === '' ? {} : { bill: { ref, on: days.bill_date ?? null, due: days.due_date ?? null } }),
    ...(tag === '' ? {} : { tag }),
  };
}

function leavesOf(read: readonly Read[], faults: OpeningFault[]): OpeningLine[] {
  const lines: OpeningLine[] = [];
  const seen = new Map<string, number>();
  for (const item of read) {
    const key = [item.account, item.party, item.bill, alike(item.line.tag ?? '')].join('\n');
    const first = seen.get(key);
    if (first !== undefined) {
      faults.push({
        line: item.line.line,
        message: say('ledger-exchange.opening-twice', { line: String(item.line.line), first: String(first) }),
      });
      continue;
    }
    seen.set(key, item.line.line);
    const isSum = item.bill === '' && PARTY_ACCOUNTS.has(item.account);
    const parts = isSum
      ? read.filter(
          (other) =>
            other.account === item.account &&
            (item.party === ''
              ? other.party !== '' && isTop(other, read)
              : other.party === item.party && other.bill !== ''),
        )
      : [];
    if (parts.length > 0) {
      const sum = parts.reduce((total, { amount }) => total + amount, 0);
      if (sum !== item.amount)
        faults.push({
          line: item.line.line,
          message: say('ledger-exchange.opening-parts', {
            line: String(item.line.line),
            stated: { exact: paise(Math.abs(item.amount)) },
            found: { exact: paise(Math.abs(sum)) },
          }),
        });
    } else if (isSum && item.party === '')
      faults.push({
        line: item.line.line,
        message: say('ledger-exchange.opening-needs-parties', { line: String(item.line.line) }),
      });
    else lines.push(item.line);
  }
  return lines;
}

/** Of a party with a row of its own that row stands for it, of any other its bills do. */
const isTop = (item: Read, read: readonly Read[]): boolean =>
  item.bill === '' ||
  !read.some((other) => other.account === item.account && other.party === item.party && other.bill === '');
