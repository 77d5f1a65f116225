import { beforeEach, describe, expect, test } from 'vitest';
import { ask, type Books, books, seeded, signIn } from '../../../testing/client';

type Row = Record<string, unknown> & { id: string; reconciledWith: { kind: string; id: string; why: string } | null };

const HEAD = 'Date,Description,Debit Amount,Credit Amount';
const LINES = [
  '03/08/2026,NEFT DR-ICIC0000104-LENOVO INDIA-LAPTOPS,84000.00,',
  '05/08/2026,NEFT RETURN-LENOVO INDIA-ACCOUNT CLOSED,,84000.00',
  '06/08/2026,CHQ DEP - MICR CLG - GOPALAN RETAIL - 000977,,56000.00',
  '08/08/2026,CHQ DEP RET - GOPALAN RETAIL - FUNDS INSUFFICIENT,56000.00,',
  '20/08/2026,IMPS REV 622398765432 RAVI,,7300.00',
];

let cookie: string;
let own: Books;
let company: string;

beforeEach(async () => {
  const { companies } = await seeded();
  cookie = await signIn('FA');
  own = await books(cookie, companies.a1);
  company = `/companies/${own.companyId}`;
});

async function upload(lines: readonly string[], more = {}): Promise<void> {
  const statement = { bankAccountId: own.accountId, statementData: [HEAD, ...lines].join('\n'), ...more };
  const answer = await ask(cookie, 'POST', `${company}/upload-statement`, statement);
  expect([answer.status, answer.body]).toMatchObject([200, {}]);
}
const line = async (words: string): Promise<Row> =>
  (await ask(cookie, 'GET', `${company}/bank-transactions?q=${encodeURIComponent(words)}`)).body[0];
const run = async () => (await ask(cookie, 'POST', `${company}/auto-categorize`, {})).body;
const choose = (id: string, category: string, subcategory: string) =>
  ask(cookie, 'PATCH', `/bank-transactions/${id}/categorize`, { category, subcategory });

async function chosen() {
  await choose((await line('LAPTOPS')).id, 'transfer', 'Computers and phones');
  await choose((await line('000977')).id, 'income', 'Goods - domestic');
}

describe('a returned payment or cheque', () => {
  test('has the category of what it returns and is linked to it, an asset and a sale too', async () => {
    await upload(LINES);
    await chosen();
    await run();
    const [laptops, returned] = [await line('LAPTOPS'), await line('ACCOUNT CLOSED')];
    expect(returned).toMatchObject({ category: 'transfer', subcategory: 'Computers and phones', isReconciled: true });
    expect(returned.reconciledWith).toMatchObject({ kind: 'reversal', id: laptops.id });
    expect(laptops.reconciledWith).toMatchObject({ kind: 'reversal', id: returned.id });
    expect(await line('FUNDS INSUFFICIENT')).toMatchObject({ category: 'income', subcategory: 'Goods - domestic' });
    const period = 'from=2026-08-01&to=2026-08-31';
    const { sections } = (await ask(cookie, 'GET', `${company}/reports/profit-and-loss?${period}`)).body;
    expect(sections.map(({ total }: { total: string }) => Number(total))).toEqual([0]);
  });

  test('waits for a person where no line is its original, or that has no category', async () => {
    await upload(LINES);
    await choose((await line('000977')).id, 'income', 'Goods - domestic');
    await run();
    expect(await line('IMPS REV')).toMatchObject({ category: null, isReconciled: false });
  });

  test('is left without a category when a statement is uploaded and categorised', async () => {
    await upload(LINES, { categorize: true });
    expect(await line('ACCOUNT CLOSED')).toMatchObject({ category: null });
    expect(await line('IMPS REV')).toMatchObject({ category: null });
  });

  test('is open again when the run is undone, or the link is taken off, which is not made again', async () => {
    await upload(LINES);
    await chosen();
    await run();
    await ask(cookie, 'POST', `${company}/auto-categorize/undo`, {});
    expect(await line('ACCOUNT CLOSED')).toMatchObject({ category: null, isReconciled: false });
    expect(await line('LAPTOPS')).toMatchObject({ subcategory: 'Computers and phones', isReconciled: false });
    await run();
    const { id, reconciledWith } = await line('ACCOUNT CLOSED');
    await ask(cookie, 'POST', `/bank-transactions/${id}/unmatch`, { withId: reconciledWith?.id });
    expect(await line('ACCOUNT CLOSED')).toMatchObject({ category: null, isReconciled: false });
    expect(await line('LAPTOPS')).toMatchObject({ subcategory: 'Computers and phones', isReconciled: false });
    await run();
    expect(await line('ACCOUNT CLOSED')).toMatchObject({ category: null });
  });
});
