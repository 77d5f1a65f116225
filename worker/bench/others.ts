import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from './client.ts';
import { timed } from './client.ts';
import type { Row } from './rows.ts';

const LINES = 10_000;

const RULES = `skip 1
fields date, description, amount-out, amount-in
date-format %d/%m/%Y
currency INR
account1 assets:bank
`;

type Other = { name: string; atLeast: number; import: (text: string, folder: string) => boolean };

/** Runs a program; false where it is not installed or could not do it, so that no time is claimed for nothing. */
const ran = (command: string, args: readonly string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** What others need for the same file, each as its manual says. Only those that stand on this machine are measured. */
const OTHERS: readonly Other[] = [
  {
    name: 'hledger import',
    atLeast: 25,
    import: (text, folder) => {
      const [journal, file] = [join(folder, 'main.journal'), join(folder, 'bank.csv')];
      writeFileSync(journal, '');
      writeFileSync(file, text);
      writeFileSync(`${file}.rules`, RULES);
      return ran('hledger', ['-f', journal, 'import', file]);
    },
  },
  {
    name: 'ledger convert',
    atLeast: 0,
    import: (text, folder) => {
      const [journal, file] = [join(folder, 'empty.ledger'), join(folder, 'ledger.csv')];
      writeFileSync(journal, '');
      writeFileSync(file, text.replace(/^.*\n/, 'date,payee,debit,credit,note\n'));
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
      const { ms, value: isDone } = await timed(async () => work(text, folder));
      if (isDone) rows.push(rowOf(name, ms, ownMs, atLeast));
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
