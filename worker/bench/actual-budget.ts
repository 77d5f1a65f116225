// The import of Actual Budget on a statement of the bench, where its package is installed: here by `npm install --no-save
// @actual-app/api`, or in the folder that ACTUAL names. On Node 24.19 and later it asks for better-sqlite3 13 (`overrides`).
// Prints the milliseconds of `importTransactions` alone; a program of its own, since it keeps its database in its process.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Line = { date: string; amount: number; payee_name: string; imported_id: string };
type Rule = {
  stage: null;
  conditionsOp: 'and';
  conditions: { field: string; op: string; value: string }[];
  actions: { op: string; field: string; value: string }[];
};
type Actual = {
  init: (settings: { dataDir: string }) => Promise<unknown>;
  runImport: (name: string, work: () => Promise<void>) => Promise<unknown>;
  createAccount: (account: { name: string }) => Promise<string>;
  createCategoryGroup: (group: { name: string }) => Promise<string>;
  createCategory: (category: { name: string; group_id: string }) => Promise<string>;
  createRule: (rule: Rule) => Promise<unknown>;
  importTransactions: (account: string, lines: Line[]) => Promise<{ added: string[] }>;
};

const [file = '', dataDir = '', rulesFile = ''] = process.argv.slice(2);

/** Whole paise of an amount that the bench wrote itself. */
const paiseOf = (text: string) => Number(text.replace('.', '')) || 0;

function linesOf(text: string): Line[] {
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [day = '', description = '', debit = '', credit = '', balance = ''] = row.split(',');
      const date = day.split('/').reverse().join('-');
      return {
        date,
        amount: paiseOf(credit) - paiseOf(debit),
        payee_name: description,
        imported_id: `${date} ${balance}`,
      };
    });
}

const installed = createRequire(join(process.env.ACTUAL ?? import.meta.dirname, 'any.js'));
const actual: Actual = await import(pathToFileURL(installed.resolve('@actual-app/api')).href);
const lines = linesOf(readFileSync(file, 'utf8'));
const names: [name: string, category: string][] = JSON.parse(readFileSync(rulesFile, 'utf8'));

async function addRules(): Promise<void> {
  const group = await actual.createCategoryGroup({ name: 'Books' });
  const ids = new Map<string, string>();
  for (const [value, category] of names) {
    const id = ids.get(category) ?? (await actual.createCategory({ name: category, group_id: group }));
    ids.set(category, id);
    const conditions = [{ field: 'imported_payee', op: 'contains', value }];
    const actions = [{ op: 'set', field: 'category', value: id }];
    await actual.createRule({ stage: null, conditionsOp: 'and', conditions, actions });
  }
}

await actual.init({ dataDir });
// Rules hold only in a budget that is open, not in one that is being put together.
await actual.runImport('bench', async () => undefined);
await addRules();
const account = await actual.createAccount({ name: 'Bank' });
const began = performance.now();
const { added } = await actual.importTransactions(account, lines);
const ms = performance.now() - began;
if (added.length !== lines.length) throw new Error(`${added.length} of ${lines.length} lines were added`);
process.stderr.write(`imported in ${ms} ms\n`);
process.exit(0);
