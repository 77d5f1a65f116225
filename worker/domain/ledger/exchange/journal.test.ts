import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, financialYearOf, isoDate } from '../../shared/dates';
import { type Paise, paise, parseRupees } from '../../shared/money';
import { CHART_ACCOUNTS, isNominal, SURPLUS } from '../chart/chart';
import { EXAMPLE_NAMES, exampleOf, holdingsOn } from '../statement/reading.fixture';
import { ACCOUNTS, OPENED, randomBooks } from './books.fixture';
import { beancountWriter, hledgerWriter, type JournalWriter } from './journal';
import type { LedgerKey, OutBooks, OutParty, OutVoucher } from './model';
import { openingJournal } from './zoho/write';

/** Balances of a journal by account, by the program that reads it. */
type Program = {
  name: string;
  command: string;
  write: (books: OutBooks) => JournalWriter;
  balances: (file: string) => Map<string, Paise>;
};

function said(command: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0) throw new Error(`${command} refused the journal: ${stderr || stdout}`);
  return stdout;
}

const PROGRAMS: readonly Program[] = [
  {
    name: 'hledger',
    command: 'hledger',
    write: hledgerWriter,
    balances: (file) => {
      const rows = said('hledger', ['-f', file, 'balance', '--flat', '-N', '-O', 'csv']).trim().split('\n').slice(1);
      return new Map(
        rows.map((row) => {
          const [, name = '', amount = ''] = /^"(.*)","(.*)"$/.exec(row) ?? [];
          return [name, parseRupees(amount.replace(' INR', '').replace(/^0$/, '0.00'))];
        }),
      );
    },
  },
  {
    name: 'beancount',
    command: 'bean-query',
    write: beancountWriter,
    balances: (file) => {
      const query = 'SELECT account, sum(number) AS total GROUP BY account';
      const rows = said('bean-query', ['-f', 'csv', file, query]).trim().split('\n').slice(1);
      return new Map(
        rows.map((row) => {
          const [name = '', amount = ''] = row.split(',').map((cell) => cell.trim().replaceAll('"', ''));
          return [name, parseRupees(amount)];
        }),
      );
    },
  },
];

/** Our balances on the last day of the books: nominal accounts of that year, earlier profit in Surplus. */
function ours(
  vouchers: readonly Pick<OutVoucher, 'date' | 'entries'>[],
  nameOf: JournalWriter['nameOf'],
  on: string,
): Map<string, Paise> {
  const nominal = new Set(ACCOUNTS.filter(isNominal).map(({ id }) => id));
  const sums = new Map<string, Paise>();
  for (const { date, entries } of vouchers) {
    for (const { account, partyId, tag, amount } of entries) {
      const isEarlier = nominal.has(account) && financialYearOf(date) < financialYearOf(isoDate(on));
      const name = nameOf(isEarlier ? { account: SURPLUS } : { account, partyId, tag });
      sums.set(name, paise((sums.get(name) ?? 0) + amount));
    }
  }
  return sums;
}

/** A worked example as books with its vouchers, the opening one among them; a party's id is its name. */
function exampleBooks(name: (typeof EXAMPLE_NAMES)[number]) {
  const { vouchers, trialBalance } = exampleOf(name);
  const keys: LedgerKey[] = vouchers.flatMap(({ entries }) =>
    entries.map(({ account, partyId, tag }) => ({ account, partyId, tag })),
  );
  const names = new Set(keys.flatMap(({ partyId }) => partyId ?? []));
  const parties = [...names].map((id): OutParty => ({ id, name: id, kind: 'both', gstin: null, pan: null }));
  const [first] = vouchers;
  const openingOn = isoDate(first?.date ?? trialBalance.on);
  const books: OutBooks = { company: name, accounts: CHART_ACCOUNTS, parties, openingOn, opening: [], keys };
  const upTo = vouchers.filter(({ date }) => date <= trialBalance.on);
  return { books, upTo, openingOn, trialBalance, holdings: holdingsOn(upTo, trialBalance.on) };
}

/** The sum of balances by account, whatever parties and tags it is kept by: what a printed trial balance has, its credits negative. */
const printed = ({ debit, credit }: ReturnType<typeof exampleOf>['trialBalance']) => [
  ...Object.entries(debit),
  ...Object.entries(credit).map(([name, amount]) => [name, -amount] as const),
];

const withoutNil = (balances: ReadonlyMap<string, Paise>) => [...balances].filter(([, amount]) => amount !== 0).sort();

describe('journals for other programs', () => {
  for (const { name, command, write, balances } of PROGRAMS) {
    const isThere = spawnSync(command, ['--version']).error === undefined;
    if (!isThere) console.info(`${name} is not installed, so its balances are not compared with ours`);
    test.runIf(isThere)(`${name} comes to our balances, to the paisa`, () => {
      const folder = mkdtempSync(join(tmpdir(), 'anupalan-journal-'));
      try {
        for (const { books, vouchers } of fc.sample(randomBooks, { numRuns: 3, seed: 20261123 })) {
          const opening = openingJournal(books);
          const live = [...(opening ? [opening] : []), ...vouchers.filter(({ isVoid }) => !isVoid)];
          const writer = write(books);
          const on = addDays(OPENED, 1_000);
          const file = join(folder, `${name}.journal`);
          writeFileSync(file, [writer.start(OPENED), ...live.map(writer.voucher), writer.end(on)].join(''));
          expect(withoutNil(balances(file))).toEqual(withoutNil(ours(live, writer.nameOf, on)));
        }
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    });

    test.runIf(isThere).each(EXAMPLE_NAMES)(
      `${name} comes to the balances of worked example %s, difference nil`,
      (example) => {
        const { books, upTo, openingOn, trialBalance, holdings } = exampleBooks(example);
        const writer = write(books);
        const vouchers = upTo.map(({ date, kind, entries }, at) => ({
          date,
          number: `${at + 1}`,
          narration: kind,
          entries,
        }));
        const folder = mkdtempSync(join(tmpdir(), 'anupalan-journal-'));
        try {
          const file = join(folder, `${example}.journal`);
          writeFileSync(
            file,
            [writer.start(openingOn), ...vouchers.map(writer.voucher), writer.end(trialBalance.on)].join(''),
          );
          const theirs = balances(file);
          const own = new Map(
            holdings.map(({ account, partyId, tag, amount }) => [
              writer.nameOf({ account, partyId: partyId ?? undefined, tag: tag ?? undefined }),
              amount,
            ]),
          );
          expect(withoutNil(theirs)).toEqual(withoutNil(own));
          // What the example prints was worked out by hand, and knows neither program.
          const byName = new Map<string, number>();
          for (const [path, amount] of theirs) {
            const code = /^[A-Za-z]+:(\d{4})/.exec(path)?.[1];
            const account = CHART_ACCOUNTS.find((one) => one.code === code)?.name ?? path;
            byName.set(account, (byName.get(account) ?? 0) + amount);
          }
          expect([...byName].filter(([, amount]) => amount !== 0).sort()).toEqual(printed(trialBalance).sort());
        } finally {
          rmSync(folder, { recursive: true, force: true });
        }
      },
    );
  }

  test('what a year earned goes to Surplus on 1 April, once', () => {
    const books = { company: 'X', accounts: ACCOUNTS, parties: [], openingOn: OPENED, opening: [], keys: [] };
    const writer = hledgerWriter(books);
    const sale = (date: string) => ({
      date: isoDate(date),
      number: 'S1',
      narration: 'Sale; of (things)',
      entries: [
        { account: '1504', amount: paise(500) },
        { account: '4101', amount: paise(-500) },
      ],
    });
    expect(writer.voucher(sale('2026-03-31'))).toBe(
      '2026-03-31 (S1) Sale- of -things-\n    Assets:1504 Cash in hand  5.00 INR\n    Income:4101 Sale of services  -5.00 INR\n\n',
    );
    expect(writer.voucher(sale('2026-04-01'))).toMatch(
      /^2026-04-01 2025-26\n {4}Income:4101 Sale of services {2}5\.00 INR\n {4}Equity:2203 Surplus {2}-5\.00 INR\n\n2026-04-01 \(S1\)/,
    );
    expect(writer.end(isoDate('2027-03-31'))).toBe('');
    expect(writer.end(isoDate('2027-04-01'))).toContain('2027-04-01 2026-27');
  });
});
