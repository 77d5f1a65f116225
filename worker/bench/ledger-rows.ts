import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, isoDate } from '../domain/shared/dates.ts';
import { formatRupees, type Paise, paise, parseRupees } from '../domain/shared/money.ts';
import { type Client, median, timed } from './client.ts';
import { inTurn, ms, type Row } from './rows.ts';

const BILLS = 5_000;
const LINES = 200_000;
/** Within a month, so that its days count too. */
const ON = '2026-08-15';
const FROM = isoDate('2024-04-01');
const RUNS = 5;

type Line = { code: string; name: string; closing: string };

/**
 * The ledger of a company of its own: bills and the lines that may settle them, the balances of other programs over the same books,
 * and the trial balance when there are many more lines.
 */
export async function ledgerRows(client: Client): Promise<Row[]> {
  const { api, bench, send, companies } = client;
  const id = companies.a1;
  const facts = { accountName: 'Bench', accountNumber: '91000001', bankName: 'HDFC Bank', ifscCode: 'HDFC0000240' };
  const { id: bankAccountId } = await api('POST', `/companies/${id}/bank-accounts`, facts);
  const { counts } = await send(`/companies/${id}/accounting-sync?format=tally-xml`, dayBook());
  const body = { bankAccountId, statementData: statement(), categorize: true };
  const { added } = await api('POST', `/companies/${id}/upload-statement`, body);
  if (counts.new !== BILLS || added !== BILLS) throw new Error('The books of the bench were not taken in whole');
  const rows = [await matchingRow(client, id), ...(await otherBalances(client, id))];
  await bench(`/ledger/lines?company=${id}&account=${bankAccountId}&count=${LINES}&from=${FROM}`);
  return [...rows, ...(await trialRows(client, id))];
}

const dayOf = (at: number) => addDays(isoDate('2025-06-01'), at % 400);
const amountOf = (at: number): string => formatRupees(paise(100_000 + at * 100));

function dayBook(): FormData {
  const entry = (ledger: string, amount: string, more = '') =>
    `<ALLLEDGERENTRIES.LIST><LEDGERNAME>${ledger}</LEDGERNAME><AMOUNT>${amount}</AMOUNT>${more}</ALLLEDGERENTRIES.LIST>`;
  const parties = Array.from(
    { length: 500 },
    (_, at) => `<LEDGER NAME="Party ${at} Traders"><PARENT>Sundry Debtors</PARENT></LEDGER>`,
  );
  const vouchers = Array.from({ length: BILLS }, (_, at) => {
    const amount = amountOf(at);
    const bill = `<BILLALLOCATIONS.LIST><NAME>INV-${10_000 + at}</NAME><BILLTYPE>New Ref</BILLTYPE><AMOUNT>-${amount}</AMOUNT></BILLALLOCATIONS.LIST>`;
    return `<VOUCHER REMOTEID="bench-${at}" VCHTYPE="Sales"><DATE>${dayOf(at).replaceAll('-', '')}</DATE><VOUCHERNUMBER>INV-${10_000 + at}</VOUCHERNUMBER>${entry(`Party ${at % 500} Traders`, `-${amount}`, bill)}${entry('Sale of services', amount)}</VOUCHER>`;
  });
  const text = `<ENVELOPE><BODY><TALLYMESSAGE>${[...parties, ...vouchers].join('\n')}</TALLYMESSAGE></BODY></ENVELOPE>`;
  const form = new FormData();
  form.set('file', new File([text], 'day-book.xml'));
  return form;
}

/** A receipt ten days after each bill, in the order of their days. */
function statement(): string {
  const lines = Array.from({ length: BILLS }, (_, at) => ({ at, day: addDays(dayOf(at), 10) }))
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : one.at - other.at))
    .map(({ at, day }) => {
      const date = day.split('-').reverse().join('/');
      return `${date},NEFT CR PARTY ${at % 500} TRADERS INV-${10_000 + at},,${amountOf(at)}`;
    });
  return ['Date,Description,Debit Amount,Credit Amount', ...lines].join('\n');
}

/** The whole call, with what it reads of the database, and the matching within it by itself. */
async function matchingRow({ api, bench }: Client, id: string): Promise<Row> {
  const call = () => api('GET', `/companies/${id}/match-proposals`);
  const { total, openBills } = await call();
  if (total !== BILLS || openBills !== BILLS) throw new Error(`${total} of ${openBills} bills found their line`);
  const whole = median(await times(call));
  const alone = median((await bench(`/ledger/matching?company=${id}`)).ours);
  return {
    what: `Matching ${BILLS} bank lines with ${BILLS} open bills, over HTTP`,
    ours: `${ms(whole)}, of it matching ${ms(alone)}`,
    against: 'a second',
    ratio: whole / 1000,
    budget: { atMost: 1 },
  };
}

async function times(work: () => Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  for (let run = -1; run < RUNS; run++) {
    const { ms: each } = await timed(work);
    if (run >= 0) took.push(each);
  }
  return took;
}

/** A program that reads a journal: what it is called with, and what it says of each account. */
type Program = {
  name: 'hledger' | 'beancount';
  command: string;
  args: (file: string) => string[];
  read: (row: string) => readonly [name: string, amount: string];
};

const PROGRAMS: readonly Program[] = [
  {
    name: 'hledger',
    command: 'hledger',
    args: (file) => ['-f', file, 'balance', '--flat', '-N', '-O', 'csv'],
    read: (row) => {
      const [, name = '', amount = ''] = /^"(.*)","(.*) INR"$/.exec(row) ?? [];
      return [name, amount];
    },
  },
  {
    name: 'beancount',
    command: 'bean-query',
    args: (file) => ['-f', 'csv', file, 'SELECT account, sum(number) AS total GROUP BY account'],
    read: (row) => {
      const [name = '', amount = ''] = row.split(',').map((cell) => cell.trim().replaceAll('"', ''));
      return [name, amount];
    },
  },
];

async function otherBalances({ api, text }: Client, id: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { name, command, args, read } of PROGRAMS) {
    const folder = mkdtempSync(join(tmpdir(), 'anupalan-bench-'));
    try {
      if (spawnSync(command, ['--version']).error) {
        console.info(`${name} is not installed, so its balance is not measured`);
        continue;
      }
      const file = join(folder, 'books.journal');
      writeFileSync(file, await text(`/companies/${id}/accounting-export?format=${name}&to=${ON}`));
      const ask = () => api('GET', `/companies/${id}/trial-balance?on=${ON}`);
      const own: { rows: Line[] } = await ask();
      const took: number[] = [];
      let said = '';
      for (let run = 0; run < 3; run++) {
        const began = performance.now();
        const { status, stdout, stderr } = spawnSync(command, args(file), { encoding: 'utf8' });
        if (status !== 0) throw new Error(`${name} refuses the journal: ${stderr || stdout}`);
        took.push(performance.now() - began);
        said = stdout;
      }
      const theirs = said.trim().split('\n').slice(1).map(read);
      const ours = median(await times(ask));
      rows.push(
        {
          what: `Balances of ${2 * BILLS} vouchers beside ${name}, times as fast`,
          ours: ms(ours),
          against: ms(median(took)),
          ratio: median(took) / ours,
          budget: { atLeast: 1 },
        },
        {
          what: `Difference between our balances and those of ${name}, in paise`,
          ours: `${own.rows.length} accounts`,
          against: `${theirs.length} accounts`,
          ratio: differenceOf(own.rows, theirs),
          budget: { atMost: 0 },
        },
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return rows;
}

/** The sum of what our balances and theirs differ by, account by account, whatever their sign. */
function differenceOf(own: readonly Line[], theirs: readonly (readonly [name: string, amount: string])[]): number {
  const key = (text: string) => text.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  const sums = new Map<string, number>();
  const add = (name: string, amount: number) => sums.set(key(name), (sums.get(key(name)) ?? 0) + amount);
  for (const { code, name, closing } of own) add(`${code} ${name}`, parseRupees(closing) as Paise);
  // Below class and account stand party and tag.
  for (const [path, amount] of theirs) add(path.split(':')[1] ?? path, -parseRupees(amount === '0' ? '0.00' : amount));
  return [...sums.values()].reduce((sum, difference) => sum + Math.abs(difference), 0);
}

async function trialRows({ api, bench }: Client, id: string): Promise<Row[]> {
  const [point = Number.NaN, trial = Number.NaN] = await inTurn([
    () => api('GET', `/companies/${id}`),
    () => api('GET', `/companies/${id}/trial-balance?on=${ON}`),
  ]);
  const { read, trips, accounts, months } = await bench(`/ledger/trial?company=${id}&on=${ON}&from=${FROM}`);
  const most = accounts * months + 2_000;
  return [
    {
      what: `Trial balance within a month over ${LINES} lines`,
      ours: ms(trial),
      against: `one company by id ${ms(point)}`,
      ratio: trial / point,
      budget: { atMost: 3 },
    },
    {
      what: 'Rows that its balances read',
      ours: `${read}`,
      against: `${accounts} accounts of the chart × ${months} months + 2000 = ${most}`,
      ratio: read / most,
      budget: { atMost: 1 },
    },
    { what: 'Round trips of its balances', ours: `${trips}`, against: 'one', ratio: trips, budget: { atMost: 1 } },
  ];
}
