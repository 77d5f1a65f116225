// What `npm run bench` runs: each row of the budgets that exists so far, as a ratio of two times taken in one run.
// Machines differ and are busy, so no time counts by itself and nothing here fails a test.
import { categoryRows } from './category-rows.ts';
import { benchClient } from './client.ts';
import { clientRows } from './client-rows.ts';
import { gstr1Row, twoBRows } from './gst-rows.ts';
import { IMPORTED, importRows, newAccount, ownImport, plainImport } from './import-rows.ts';
import { ledgerRows } from './ledger-rows.ts';
import { longRows } from './long-rows.ts';
import { otherRows } from './other-programs.ts';
import { callRows, engineRow, type Row, readerRow } from './rows.ts';
import { benchServer } from './server.ts';
import { taxRows } from './tax-rows.ts';

/** Parts that can be asked for by themselves: `npm run bench -- long clients`. */
const asked = process.argv.slice(2);
const isAsked = (part: string) => asked.length === 0 || asked.includes(part);

const server = await benchServer();
try {
  const client = await benchClient(server);
  const rows: Row[] = [];
  if (isAsked('reader')) rows.push(await readerRow(client));
  if (isAsked('engine')) rows.push(await engineRow(client));
  if (isAsked('categories')) rows.push(...(await categoryRows(client)));
  // Before any other lines are there: others begin with nothing.
  if (isAsked('others')) rows.push(...(await otherRows(client, await ownImport(client, await newAccount(client, 98)))));
  const imports = isAsked('imports') ? await importRows(client) : undefined;
  rows.push(...(imports?.rows ?? []));
  if (isAsked('long')) rows.push(...(await longRows(client, imports?.plainMs ?? (await plainImport(client)))));
  if (imports && isAsked('calls')) rows.push(...(await callRows(client, IMPORTED)));
  if (isAsked('ledger')) rows.push(...(await ledgerRows(client)));
  if (isAsked('gst')) rows.push(await gstr1Row(client), ...(await twoBRows(client)));
  if (isAsked('tax')) rows.push(...(await taxRows(client)));
  if (isAsked('clients')) rows.push(...(await clientRows(client)));
  console.table(rows.map(shown));
} finally {
  server.stop();
}

function shown({ what, ours, against, ratio, budget }: Row) {
  const isMet = 'atMost' in budget ? ratio <= budget.atMost : ratio >= budget.atLeast;
  const allowed = 'atMost' in budget ? `≤ ${budget.atMost}` : `≥ ${budget.atLeast}`;
  return {
    What: what,
    Ours: ours,
    Against: against,
    Ratio: ratio.toFixed(2),
    Budget: allowed,
    Verdict: isMet ? 'ok' : 'OVER',
  };
}
