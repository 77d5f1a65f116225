import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, median } from './client.ts';
import type { OwnImport } from './import-rows.ts';
import { actualRules, beancountConfig, hledgerRules, RULE_SETS, type RuleSet } from './other-rules.ts';
import { LINES, type Row } from './rows.ts';

/** What a program needs to read a statement, with rules that give categories or without any. */
type Other = {
  name: string;
  /** Times as fast as it, where both give categories: by all names that we know, and by a few rules as a person writes them. */
  atLeast?: { large: number; small: number };
  import: (text: string, folder: string, rules: RuleSet) => Promise<number | null>;
};

/** The milliseconds a program ran; null where it is not installed or could not do it, so that no time is claimed for nothing. */
async function ran(command: string, args: readonly string[]): Promise<number | null> {
  const began = performance.now();
  const [status] = await ended(command, args);
  return status === 0 ? performance.now() - began : null;
}

/** How a program ended, and what it said of its errors. */
async function ended(command: string, args: readonly string[]): Promise<[status: number | null, said: string]> {
  const program = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  program.stderr.on('data', (piece) => {
    said += piece;
  });
  const [status] = await once(program, 'close').catch(() => [null]);
  return [status, said];
}

function kept(folder: string, name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

/** Actual's own time, without what its process needs to start. */
async function ranActual(text: string, folder: string, set: RuleSet): Promise<number | null> {
  const script = join(import.meta.dirname, 'actual-budget.ts');
  const file = kept(folder, 'actual.csv', text);
  const rules = kept(folder, 'actual.json', actualRules(set));
  const [, said] = await ended(process.execPath, [script, file, folder, rules]);
  const [, ms] = /imported in ([\d.]+) ms/.exec(said) ?? [];
  return ms ? Number(ms) : null;
}

/** Those that stand on this machine are measured. `ledger convert` knows accounts by its journal alone. */
const OTHERS: readonly Other[] = [
  { name: "Actual's importTransactions", atLeast: { large: 100, small: 25 }, import: ranActual },
  {
    name: 'hledger import',
    atLeast: { large: 25, small: 8 },
    import: (text, folder, set) => {
      const file = kept(folder, 'bank.csv', text);
      kept(folder, 'bank.csv.rules', hledgerRules(set));
      return ran('hledger', ['-f', kept(folder, 'main.journal', ''), 'import', file]);
    },
  },
  {
    name: 'beancount extract',
    atLeast: { large: 5, small: 0 },
    import: (text, folder, set) =>
      ran('bean-extract', [kept(folder, 'config.py', beancountConfig(set)), kept(folder, 'beancount.csv', text)]),
  },
  {
    name: 'ledger convert',
    import: (text, folder) => {
      const file = kept(folder, 'ledger.csv', text.replace(/^.*\n/, 'date,payee,debit,credit,note\n'));
      const journal = kept(folder, 'empty.ledger', '');
      return ran('ledger', ['-f', journal, 'convert', file, '--input-date-format', '%d/%m/%Y', '--account', 'bank']);
    },
  },
];

/**
 * The same statement taken in by others, and in turn with them by us, over HTTP into empty books: a busy moment of the machine then
 * meets both. Ours gives categories by all that it knows, whichever rules the others have: with few rules they do less.
 */
export async function otherRows({ bench }: Client, own: OwnImport): Promise<Row[]> {
  const text: string = await bench(`/statement?lines=${LINES}&seed=others`);
  const rows: Row[] = [];
  for (const other of OTHERS) {
    const sets = other.atLeast ? (['large', 'small'] as const) : [];
    for (const set of sets) rows.push(...(await rowOf(other, text, set, own, other.atLeast?.[set] ?? 0)));
    rows.push(...(await rowOf(other, text, 'none', own, 0)));
  }
  return rows;
}

const ruleCount = (set: RuleSet): number => RULE_SETS[set].reduce((sum, { names }) => sum + names.length, 0);

/** With all names that we know others need a minute or more, in which nothing is left to chance. */
const ROUNDS = { large: 1, small: 3, none: 3 } satisfies Record<RuleSet, number>;

async function rowOf(other: Other, text: string, set: RuleSet, own: OwnImport, least: number): Promise<Row[]> {
  const name = `${other.name}, ${set === 'none' ? 'without categories' : `categories by ${ruleCount(set)} rules`}`;
  const kind = set === 'none' ? 'plain' : 'categorised';
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS[set]; round++) {
    ours.push(await own(kind));
    const ms = await ranOnce(other, text, set);
    if (ms === null) {
      console.info(`${name}, could not be run on this machine, so it is not measured`);
      return [];
    }
    theirs.push(ms);
    ours.push(await own(kind));
  }
  return [timesAsFast(name, median(theirs), median(ours), least)];
}

async function ranOnce(other: Other, text: string, set: RuleSet): Promise<number | null> {
  const folder = mkdtempSync(join(tmpdir(), 'anupalan-bench-'));
  try {
    return await other.import(text, folder, set);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const timesAsFast = (name: string, ms: number, ownMs: number, atLeast: number): Row => ({
  what: `Import of ${LINES} lines beside ${name}, times as fast`,
  ours: `${ownMs.toFixed(0)} ms`,
  against: `${ms.toFixed(0)} ms`,
  ratio: ms / ownMs,
  budget: { atLeast },
});
