import { exports } from 'cloudflare:workers';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { ask, seeded, signIn } from '../../testing/client';

const statementOf = (...lines: string[]) =>
  ['Date,Description,Debit Amount,Credit Amount,Balance', ...lines, ''].join('\n');
const STATEMENTS = [
  statementOf(
    '01/10/2026,"=HYPERLINK(""http://x"", ""PAY"")",240.00,,812760.00',
    '03/10/2026,"काफ़ी, two cups",88500.05,,724259.95',
  ),
  statementOf(
    '02/10/2026,NEFT-ICICN250913996742-BLUEPINE ANALYTICS PVT LTD,,295000.00,813000.00',
    '03/10/2026,-REVERSED CHARGES,,240.00,813240.00',
    '04/10/2026,CASH,1000.00,,812240.00',
  ),
];

test('the transactions of two accounts go back into both from one exported table, and are equal', async () => {
  const cookie = await signIn('OA');
  const id = (await seeded()).companies.a1;
  const company = `/companies/${id}`;
  const upload = async (bankAccountId: string, statementData: string) =>
    (await ask(cookie, 'POST', `${company}/upload-statement`, { bankAccountId, statementData })).body;
  const booked = async () =>
    (await ask(cookie, 'GET', `${company}/bank-transactions`)).body
      .map((row: Record<string, unknown>) =>
        [row.bankAccountId, row.transactionDate, row.description, row.amount, row.transactionType, row.balance].join(),
      )
      .sort();
  const accounts: string[] = [];
  const uploads: string[] = [];
  for (const [at, statement] of STATEMENTS.entries()) {
    const facts = { accountName: `Number ${at}`, accountNumber: `5020001234567${at}`, bankName: 'HDFC Bank' };
    const account = await ask(cookie, 'POST', `${company}/bank-accounts`, { ...facts, ifscCode: 'HDFC0000240' });
    accounts.push(account.body.id);
    uploads.push((await upload(account.body.id, statement)).uploadId);
  }
  const before = await booked();
  const zip = await exports.default.fetch(`http://localhost:8788/api${company}/export`, { headers: { cookie } });
  const table = strFromU8(
    unzipSync(new Uint8Array(await zip.arrayBuffer()))['csv/bank-transactions.csv'] as Uint8Array,
  );
  for (const uploadId of uploads) await ask(cookie, 'POST', `/statement-uploads/${uploadId}/undo`, {});
  expect(await booked()).toEqual([]);
  const added: number[] = [];
  for (const account of accounts) added.push((await upload(account, table)).added);
  expect(added).toEqual([2, 3]);
  expect(await booked()).toEqual(before);
});
