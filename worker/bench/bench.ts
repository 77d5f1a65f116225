// What `npm run bench` runs: each row of the budgets that exists so far, as a ratio of two times taken in one run.
// Machines differ and are busy, so no time counts by itself and nothing here fails a test.
import { categoryRows } from './category-rows.ts';
import { benchClient } from './client.ts';
import { clientRows } from './client-rows.ts';
import { emptyRuns, IMPORTED, importRows, newAccount } from './import-rows.ts';
import { longRows } from './long-rows.ts';
import { otherRows } from './other-programs.ts';
import { callRows, engineRow, type Row, readerRow } from './rows.ts';
import { benchServer } from './server.ts';

const server = await benchServer();
try {
  const client = await benchClient(server);
  const own = await emptyRuns(client, await newAccount(client, 98));
  const imports = await importRows(client);
  const rows = [
    await readerRow(client),
    await engineRow(client),
    ...(await categoryRows(client)),
    ...imports.rows,
    ...(await longRows(client, imports.plainMs)),
    ...(await otherRows(client, own)),
    ...(await callRows(client, IMPORTED)),
    ...(await clientRows(client)),
  ];
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
