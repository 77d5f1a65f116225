// What `npm run size` runs: the answers that could grow with what is stored, over a firm of 400 clients and a company of 200,000 lines
// and more than 300,000 entries in its trail and in that of its firm, and the nightly check of them all, in a Worker whose heap is capped
// at HEAP_MB. One that holds too much ends the runtime.
import { type Answer, benchClient, timed } from './client.ts';
import { newAccount } from './import-rows.ts';
import { benchServer } from './server.ts';

/** In MB; the Worker itself, its words and its law, takes 33 of them before the first call. */
const HEAP_MB = Number(process.env.HEAP_MB ?? 48);
const [LINES, ENTRIES, CLIENTS] = [200_000, 300_000, 400];

const server = await benchServer({ heapMb: HEAP_MB });
try {
  const { bench, api, companies, answer, ...client } = await benchClient(server);
  const account = await newAccount({ bench, api, companies, answer, ...client }, 97);
  await bench(`/size/lines?company=${companies.a2}&account=${account}&count=${LINES}`);
  await bench(`/size/trail?company=${companies.a2}&count=${ENTRIES}`);
  await bench(`/size/clients?like=${companies.a1}&count=${CLIENTS}`);
  const { caFirmId } = await api('GET', `/companies/${companies.a1}`);
  const feed = await api('POST', '/calendar-feeds', { kind: 'firm', caFirmId });
  await bench(`/size/trail?company=${caFirmId}&count=${ENTRIES}`);
  const trail = `/api/companies/${companies.a2}/audit-trail`;
  const firmTrail = `/api/ca-firms/${caFirmId}/audit-trail`;
  const rows = [];
  for (const [what, path, ending] of [
    ['Verification of the trail', `${trail}/verify`, '}'],
    ['Page of the trail', `${trail}?limit=500`, ']'],
    ['Search of the trail', `${trail}?limit=500&q=bluepine`, ']'],
    ["Auditor's report", `${trail}/report?financialYear=2026-27`, '}'],
    ["Auditor's report, every entry", `${trail}/report?financialYear=2026-27&format=csv`, '\r\n'],
    ["Verification of the firm's trail", `${firmTrail}/verify`, '}'],
    ["Page of the firm's trail", `${firmTrail}?limit=500`, ']'],
    ['Nightly check, with the anchor', '/bench/night', '}'],
    ['The nights of the firm', `${firmTrail}/nights`, ']}'],
    ["Firm's feed", new URL(feed.url).pathname, 'END:VCALENDAR\r\n'],
    ["Page of the firm's calendar", `/api/ca-firms/${caFirmId}/compliance-calendar?limit=500`, ']'],
    ["Page of the firm's grid", `/api/ca-firms/${caFirmId}/compliance-grid`, ']'],
    ['Export of the company', `/api/companies/${companies.a2}/export`, 'PK\u0005\u0006'],
  ] as const) {
    const { ms, value } = await timed(() => answer(path));
    const isWhole = value.status === 200 && value.end.includes(ending);
    const Heap = `≤ ${HEAP_MB} MB`;
    rows.push({
      What: what,
      MB: megabytes(value),
      Seconds: (ms / 1000).toFixed(1),
      Heap,
      Verdict: isWhole ? 'ok' : 'DIED',
    });
    if (isWhole) continue;
    process.exitCode = 1;
    await untilItLives(answer);
  }
  console.log(`In a heap of ${HEAP_MB} MB`);
  console.table(rows);
} finally {
  server.stop();
}

function megabytes({ bytes }: Answer): string {
  return (bytes / 1_048_576).toFixed(1);
}

/** A runtime that died is begun again by itself, after a while. */
async function untilItLives(answer: (path: string) => Promise<Answer>): Promise<void> {
  while ((await answer('/api/health')).status !== 200) await new Promise((resolve) => setTimeout(resolve, 200));
}
