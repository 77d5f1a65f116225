import type { BankAccount, BankTransaction } from '../books.queries';
import { categoryName, sideName } from '../words';

/** A cell that a spreadsheet would take for a formula is text to it with an apostrophe before it. */
const cell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Transactions as a table for spreadsheets, with these words as heads; amounts in rupees, days as ISO texts. */
export function csvOf(
  heads: readonly string[],
  rows: readonly BankTransaction[],
  accounts: readonly BankAccount[],
): string {
  const names = new Map(accounts.map(({ id, accountName }) => [id, accountName]));
  const lines = rows.map((row) => [
    row.transactionDate,
    row.description,
    row.payee ?? '',
    names.get(row.bankAccountId) ?? '',
    sideName(row.transactionType),
    row.amount,
    row.balance ?? '',
    row.isSplit ? row.parts.map(categoryName).join('; ') : categoryName(row),
    row.note ?? '',
  ]);
  return [heads, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}
