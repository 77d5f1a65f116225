import { type CsvColumn, csvHeading, csvLines } from '../../../export/csv';
import { formatRupees, paise } from '../../../shared/money';
import type { OutBooks, OutEntry, OutVoucher } from '../model';
import { ledgerNames } from '../names';

type JournalLine = { voucher: OutVoucher; entry: OutEntry; ledger: string; contact: string };

const column = (
  heading: string,
  value: (line: JournalLine) => string,
  kind: 'text' | 'number' = 'text',
): CsvColumn<JournalLine> => ({ heading, kind, value });

const CONTROLS: Readonly<Record<string, string>> = { 1401: 'Accounts Receivable', 2601: 'Accounts Payable' };

/** Ours end in digits: what stands before them is the prefix. */
const parted = (number: string): [prefix: string, suffix: string] => {
  const [, prefix = '', suffix = ''] = /^(.*?)(\d*)$/s.exec(number) ?? [];
  return [prefix, suffix];
};

/** Zoho's layout of manual journals, by heading. Reference Number is the number of the voucher, which tells one from another. */
const COLUMNS: readonly CsvColumn<JournalLine>[] = [
  column('Journal Date', ({ voucher }) => voucher.date),
  column('Reference Number', ({ voucher }) => voucher.number),
  column('Journal Number Prefix', ({ voucher }) => parted(voucher.number)[0]),
  column('Journal Number Suffix', ({ voucher }) => parted(voucher.number)[1]),
  column('Notes', ({ voucher }) => voucher.narration || voucher.number),
  column('Journal Type', () => 'both'),
  column('Currency', () => 'INR'),
  column('Account', ({ ledger }) => ledger),
  column('Description', ({ voucher, entry }) => entry.instrument ?? voucher.reference ?? ''),
  column('Contact Name', ({ contact }) => contact),
  column('Debit', ({ entry: { amount } }) => (amount > 0 ? formatRupees(amount) : ''), 'number'),
  column('Credit', ({ entry: { amount } }) => (amount < 0 ? formatRupees(paise(-amount)) : ''), 'number'),
  column('Project Name', () => ''),
  column('Status', () => 'published'),
  column('Exchange Rate', () => '1', 'number'),
];

/** Writes vouchers as Zoho Books takes in manual journals, one after another. An opening is a journal of its day. */
export function zohoJournalWriter({ accounts, parties }: Pick<OutBooks, 'accounts' | 'parties'>) {
  const names = ledgerNames(accounts, parties);
  return {
    start: csvHeading(COLUMNS),
    voucher: (voucher: OutVoucher): string => {
      if (voucher.isVoid) return '';
      const lines = voucher.entries.map((entry) => {
        const contact = entry.partyId === undefined ? '' : names.partyOf(entry.partyId);
        // The contact stands beside the account, not in its name.
        const ledger = CONTROLS[entry.account] ?? names.of({ account: entry.account, tag: entry.tag });
        return { voucher, entry, ledger, contact };
      });
      return csvLines(COLUMNS, lines);
    },
  };
}

/** The opening as a journal, before all others. */
export function openingJournal({ opening, openingOn }: Pick<OutBooks, 'opening' | 'openingOn'>): OutVoucher | null {
  if (opening.length === 0) return null;
  return {
    ...{ id: 'opening', kind: 'opening', number: 'OPENING', date: openingOn, narration: '', isVoid: false },
    entries: opening,
  };
}
