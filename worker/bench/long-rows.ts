import { type Client, timed } from './client.ts';
import { newAccount } from './import-rows.ts';
import type { Row } from './rows.ts';

const LINES = 100_000;
const ACCOUNT = 99;

/** The longest statement there may be, taken in once and sent again; beside ten times what a tenth of it took. */
export async function longRows(client: Client, tenthMs: number): Promise<Row[]> {
  const { api, bench, companies, ready } = client;
  const statementData = await bench(`/statement?lines=${LINES}&seed=long`);
  const body = { bankAccountId: await newAccount(client, ACCOUNT), statementData };
  const upload = async () => {
    await ready();
    return timed(() => api('POST', `/companies/${companies.a2}/upload-statement`, body));
  };
  const first = await upload();
  const again = await upload();
  if (first.value.added !== LINES || again.value.added !== 0) throw new Error('A run wrote other rows than it should');
  return [
    {
      what: `Import of ${LINES} lines through HTTP, decided at once and written in pieces`,
      ours: seconds(first.ms),
      against: `ten times a tenth ${seconds(10 * tenthMs)}`,
      ratio: first.ms / (10 * tenthMs),
      budget: { atMost: 1.5 },
    },
    {
      what: `The same ${LINES} lines again`,
      ours: seconds(again.ms),
      against: 'a second',
      ratio: again.ms / 1000,
      budget: { atMost: 1 },
    },
  ];
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
