import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from './client.ts';
import type { Row } from './rows.ts';

const LINES = 10_000;

const RULES = `skip 1
fields date, description, amount-out, amount-in
date-format %d/%m/%Y
currency INR
account1 assets:bank
`;

const CONFIG = `from beancount.ingest.importers import csv
Col = csv.Col
columns = {Col.DATE: 'Date', Col.NARRATION: 'Description', Col.AMOUNT_DEBIT: 'Debit Amount', Col.AMOUNT_CREDIT: 'Credit Amount'}
CONFIG = [csv.Importer(columns, 'Assets:Bank', 'INR', dateutil_kwds={'dayfirst': True})]
`;

type Other = { name: string; atLeast: number; import: (text: string, folder: string) => number | null };

/** The milliseconds a program ran; null where it is not installed or could not do it, so that no time is claimed for nothing. */
function ran(command: string, args: readonly string[]): number | null {
  const began = performance.now();
  const { status } = spawnSync(command, args, { stdio: 'ignore' });
  return status === 0 ? performance.now() - began : null;
}

function kept(folder: string, name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** Actual's own time, without what its process needs to start. */
function ranActual(text: string, folder: string): number | null {
  const script = join(import.meta.dirname, 'actual.ts');
  const file = kept(folder, 'actual.csv', text);
  const { stderr } = spawnSync(process.execPath, [script, file, folder], { encoding: 'utf8' });
  const [, ms] = /imported in ([\d.]+) ms/.exec(stderr) ?? [];
  return ms ? Number(ms) : null;
}

/** What others need for the same file, each as its manual says. Only those that stand on this machine are measured. */
const OTHERS: readonly Other[] = [
  { name: "Actual's importTransactions", atLeast: 100, import: ranActual },
  {
    name: 'hledger import',
    atLeast: 25,
    import: (text, folder) => {
      const file = kept(folder, 'bank.csv', text);
      kept(folder, 'bank.csv.rules', RULES);
      return ran('hledger', ['-f', kept(folder, 'main.journal', ''), 'import', file]);
    },
  },
  {
    name: 'beancount extract',
    atLeast: 5,
    import: (text, folder) =>
      ran('bean-extract', [kept(folder, 'config.py', CONFIG), kept(folder, 'beancount.csv', text)]),
  },
  {
    name: 'ledger convert',
    atLeast: 0,
    import: (text, folder) => {
      const file = kept(folder, 'ledger.csv', text.replace(/^.*\n/, 'date,payee,debit,credit,note\n'));
      const journal = kept(folder, 'empty.ledger', '');
      return ran('ledger', ['-f', journal, 'convert', file, '--input-date-format', '%d/%m/%Y', '--account', 'bank']);
    },
  },
];

/** The same statement taken in by others, beside the median of our own import over HTTP. */
export async function otherRows({ bench }: Client, ownMs: number): Promise<Row[]> {
  const text: string = await bench(`/statement?lines=${LINES}&seed=others`);
  const folder = mkdtempSync(join(tmpdir(), 'anupalan-bench-'));
  try {
    const rows: Row[] = [];
    for (const { name, atLeast, import: work } of OTHERS) {
      const ms = work(text, folder);
      if (ms !== null) rows.push(rowOf(name, ms, ownMs, atLeast));
      else console.info(`${name} is not on this machine, so it is not measured`);
    }
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const rowOf = (name: string, ms: number, ownMs: number, atLeast: number): Row => ({
  what: `Import of ${LINES} lines beside ${name}, times as fast`,
  ours: `${ownMs.toFixed(0)} ms`,
  against: `${ms.toFixed(0)} ms`,
  ratio: ms / ownMs,
  budget: { atLeast },
});
