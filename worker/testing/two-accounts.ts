import { ask, type Books, books, seeded, signIn } from './client';

const RESERVE = { accountName: 'Reserve', accountNumber: '9990001234', bankName: 'ICICI', ifscCode: 'ICIC0000001' };

/** A signed-in owner, and books with an operations and a reserve account, each with the lines of its statement. */
export async function twoAccounts(
  operations: readonly string[],
  reserve: readonly string[],
): Promise<{ cookie: string; own: Books }> {
  const { companies } = await seeded();
  const cookie = await signIn('OA');
  const own = await books(cookie, companies.a1);
  const company = `/companies/${own.companyId}`;
  const second = await ask(cookie, 'POST', `${company}/bank-accounts`, RESERVE);
  const upload = (bankAccountId: string, rows: readonly string[]) =>
    ask(cookie, 'POST', `${company}/upload-statement`, { bankAccountId, statementData: rows.join('\n') });
  await upload(own.accountId, operations);
  await upload(second.body.id, reserve);
  return { cookie, own };
}
