// Prints what reading 10,000 lines costs beside papaparse, which only parts the cells, and what keys, payees and
// categories of those lines cost. Run: npm exec -c "node worker/bench/reader.bench.ts"
import { join } from 'node:path';
import Papa from 'papaparse';
import { build, type Rolldown } from 'vite';

const ROWS = 10_000;
const ROUNDS = 40;

/** Two thousand payees and some statutory lines; with `isQuoted`, descriptions and amounts as careful banks write them. */
function sample(isQuoted: boolean): string {
  const rows = ['Date,Description,Debit Amount,Credit Amount,Balance'];
  let balance = 50_000_000;
  const cell = (text: string) => (isQuoted && text !== '' ? `"${text}"` : text);
  const rupees = (paise: number) => cell((paise / 100).toFixed(2));
  for (let row = 0; row < ROWS; row++) {
    const amount = 1_000 + ((row * 7_919) % 90_000);
    const isOut = row % 3 !== 0;
    balance += isOut ? -amount : amount * 2;
    const date = `${String(1 + (Math.trunc(row / 400) % 28)).padStart(2, '0')}/04/2025`;
    const text =
      row % 25 === 0 ? `GST PMT06 CHALLAN ${row}` : `UPI/${509_112_000_000 + row}/SHOP ${row % 2_000}/PAYMENT`;
    const sides = isOut ? `${rupees(amount)},` : `,${rupees(amount * 2)}`;
    rows.push(`${date},${cell(text)},${sides},${rupees(balance)}`);
  }
  return `${rows.join('\n')}\n`;
}

function median(work: () => unknown): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return times.sort((a, b) => a - b)[ROUNDS / 2] ?? 0;
}

/** A module of the domain, bundled as the Worker's is. */
async function load<Module>(name: string): Promise<Module> {
  const entry = join(import.meta.dirname, '../domain/bank', `${name}.ts`);
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'bench' } },
  });
  const [{ output }] = [made].flat() as [Rolldown.RolldownOutput];
  return import(`data:text/javascript;base64,${Buffer.from(output[0].code).toString('base64')}`);
}

const { readStatement } = await load<typeof import('../domain/bank/reader/read-statement')>('reader/read-statement');
const { lineKeys } = await load<typeof import('../domain/bank/overlap/line-keys')>('overlap/line-keys');
const { payeeOf } = await load<typeof import('../domain/bank/narration/payee')>('narration/payee');
const { categorise } = await load<typeof import('../domain/bank/categorise/categorise')>('categorise/categorise');
const ms = (time: number) => `${time.toFixed(1)} ms`;

for (const isQuoted of [false, true]) {
  const text = sample(isQuoted);
  const outcome = readStatement(text);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  const { statement } = outcome;
  if (statement.lines.length !== ROWS || statement.agreeing !== ROWS) throw new Error('The sample was not read whole');
  const papa = median(() => Papa.parse(text, { skipEmptyLines: true }));
  const own = median(() => readStatement(text));
  console.log(
    `${ROWS} lines${isQuoted ? ', quoted' : ''}: papaparse ${ms(papa)}, reader ${ms(own)}, ${(own / papa).toFixed(2)} times`,
  );
  if (isQuoted) continue;
  const choices = new Map(
    Array.from({ length: 500 }, (_, at) => [`SHOP ${at}`, { category: 'expense' as const, categoryId: 'pantry' }]),
  );
  console.log(`keys ${ms(median(() => lineKeys(statement.lines)))}`);
  console.log(`payees ${ms(median(() => statement.lines.map((line) => payeeOf(line.description))))}`);
  console.log(`categories ${ms(median(() => statement.lines.map((line) => categorise(line, choices))))}`);
}
