import { say } from '../../../shared/message';
import type { Layout, Table } from '../model';
import type { LineNotice, Refusal } from '../notices';

type OfOne = { layout: Layout; said: readonly LineNotice[] } | { refusal: Refusal };

/**
 * Our own export holds the lines of every account of a company: those of the account that was chosen are read. Where it is not
 * among several, nothing says whose lines are meant, and the file is refused.
 */
export function ofOneAccount(layout: Layout, account: string | undefined): OfOne {
  const place = layout.headerCells.findIndex((cell) => cell.trim() === 'bankAccountId');
  const counts = countsBelow(layout, place);
  if (counts.size < 2) return { layout, said: [] };
  const own = account === undefined ? undefined : counts.get(account);
  if (account === undefined || own === undefined) return { refusal: severalAccounts(counts.size) };
  const left = [...counts.values()].reduce((sum, count) => sum + count, -own);
  return { layout: { ...layout, table: onlyOf(layout.table, place, account) }, said: [othersLeftOut(left)] };
}

/** How many records there are of each account. */
function countsBelow({ table, next, width }: Layout, place: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (let index = next; index < table.length; ) {
    const record = table.recordAt(index, width);
    index = record.next;
    const account = record.cells[place]?.trim();
    if (account) counts.set(account, (counts.get(account) ?? 0) + 1);
  }
  return counts;
}

/** The same table without the records of other accounts; the others keep the lines they stand on. */
function onlyOf(table: Table, place: number, account: string): Table {
  const isOther = (cells: readonly string[]) => (cells[place]?.trim() ?? '') !== account;
  return {
    ...table,
    recordAt: (index, width) => {
      let record = table.recordAt(index, width);
      while (isOther(record.cells) && record.next < table.length) record = table.recordAt(record.next, width);
      return isOther(record.cells) ? { ...record, cells: [] } : record;
    },
  };
}

const othersLeftOut = (count: number): LineNotice => ({
  line: 0,
  code: 'OTHER_ACCOUNTS',
  message: say('statement.other-accounts-left-out', { count }),
});

const severalAccounts = (count: number): Refusal => ({
  code: 'SEVERAL_ACCOUNTS',
  message: say('statement.several-accounts', { count }),
});
