// What `npm run size` runs: the answers that could grow with what is stored, over a firm of 400 clients and a company of 200,000 lines,
// in a Worker whose heap is capped. One that holds too much ends the runtime, and is said to have died.
import { benchClient, timed } from './client.ts';
import { newAccount } from './import-rows.ts';
import { benchServer } from './server.ts';

const HEAP_MB = Number(process.env.HEAP_MB ?? 32);
const [LINES, ENTRIES, CLIENTS] = [200_000, 300_000, 400];

const server = await benchServer({ heapMb: HEAP_MB });
try {
  const client = await benchClient(server);
  const { bench, api, companies, answer } = client;
  const account = await newAccount(client, 97);
  await bench(`/size/lines?company=${companies.a2}&account=${account}&count=${LINES}`);
  await bench(`/size/trail?company=${companies.a2}&count=${ENTRIES}`);
  await bench(`/size/clients?like=${companies.a1}&count=${CLIENTS}`);
  const { caFirmId } = await api('GET', `/companies/${companies.a1}`);
  const feed = await api('POST', '/calendar-feeds', { kind: 'firm', caFirmId });
  const rows = [];
  // A runtime that died is begun again by itself, after a while.
  const alive = async () => {
    while ((await answer('/api/health')).status !== 200) await new Promise((resolve) => setTimeout(resolve, 200));
  };
  for (const [what, path] of [
    ['Verification of the trail', `/api/companies/${companies.a2}/audit-trail/verify`],
    ['Page of the trail', `/api/companies/${companies.a2}/audit-trail?limit=500`],
    ["Firm's feed", new URL(feed.url).pathname],
    ['Export of the company', `/api/companies/${companies.a2}/export`],
  ] as const) {
    await alive();
    const { ms, value } = await timed(() => answer(path));
    rows.push({
      What: what,
      Status: value.status,
      MB: (value.bytes / 1_048_576).toFixed(1),
      Seconds: (ms / 1000).toFixed(1),
    });
    console.table(rows.slice(-1));
  }
  console.log(`heap of ${HEAP_MB} MB`);
  console.table(rows);
} finally {
  server.stop();
}
