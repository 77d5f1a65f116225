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

async function upload(lines: readonly string[], more = {}): Promise<string> {
  const statement = { bankAccountId: own.accountId, statementData: [HEAD, ...lines].join('\n'), ...more };
  const answer = await ask(cookie, 'POST', `${company}/upload-statement`, statement);
  expect([answer.status, answer.body]).toMatchObject([200, {}]);
  return answer.body.uploadId;
}
const line = async (words: string): Promise<Row> =>
  (await ask(cookie, 'GET', `${company}/bank-transactions?q=${encodeURIComponent(words)}`)).body[0];
const run = async () => (await ask(cookie, 'POST', `${company}/auto-categorize`, {})).body;
async function choose(id: string, category: string, subcategory: string): Promise<void> {
  const answer = await ask(cookie, 'PATCH', `/bank-transactions/${id}/categorize`, { category, subcategory });
  expect([answer.status, answer.body]).toMatchObject([200, {}]);
}

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

  test('is chosen by hand where no run can tell, takes the original’s category, and is opened again', async () => {
    await upload([
      '03/08/2026,CHQ PAID 000051,84000.00,',
      '05/08/2026,BY SUNDRY ENTRY,,84000.00',
      '06/08/2026,BY QWXZ,,84000.00',
    ]);
    await choose((await line('000051')).id, 'transfer', 'Computers and phones');
    await run();
    const [paid, back] = [await line('000051'), await line('SUNDRY')];
    const offered = (await ask(cookie, 'GET', `/bank-transactions/${back.id}/match-candidates`)).body.candidates;
    expect(offered).toMatchObject([{ kind: 'reversal', withId: paid.id, date: '2026-08-03' }]);
    const { body } = await ask(cookie, 'POST', `/bank-transactions/${back.id}/match`, { withId: paid.id });
    expect(body).toMatchObject({
      matched: 2,
      transaction: { category: 'transfer', subcategory: 'Computers and phones', isReconciled: true },
    });
    expect(body.transaction.reconciledWith.why).toMatch(
      /^Returns the payment or receipt of ₹84,000.00 on 03 Aug 2026, chosen by/,
    );
    expect(await line('SUNDRY')).toMatchObject(body.transaction);
    expect((await line('000051')).reconciledWith).toMatchObject({ kind: 'reversal', id: back.id });
    expect(
      (await ask(cookie, 'POST', `/bank-transactions/${paid.id}/unmatch`, { withId: back.id })).body.unmatched,
    ).toBe(2);
    expect(await line('SUNDRY')).toMatchObject({ category: null, isReconciled: false });
    expect(await line('000051')).toMatchObject({ subcategory: 'Computers and phones', isReconciled: false });
  });

  test('is open again when the statement of its original is undone', async () => {
    const first = await upload([LINES[0] ?? '']);
    await upload([LINES[1] ?? '']);
    await choose((await line('LAPTOPS')).id, 'transfer', 'Computers and phones');
    await run();
    expect(await line('ACCOUNT CLOSED')).toMatchObject({ isReconciled: true });
    const undone = await ask(cookie, 'POST', `/statement-uploads/${first}/undo`, { dropsWork: true });
    expect([undone.status, undone.body]).toMatchObject([200, { removed: 1 }]);
    expect(await line('ACCOUNT CLOSED')).toMatchObject({ category: null, isReconciled: false, reconciledWith: null });
  });

  test('follows its original when a person gives that another category, unless it has one of its own', async () => {
    await upload(LINES);
    await chosen();
    await run();
    const laptops = await line('LAPTOPS');
    await choose(laptops.id, 'expense', 'Office or shop rent');
    expect(await line('ACCOUNT CLOSED')).toMatchObject({ category: 'expense', subcategory: 'Office or shop rent' });
    const ids = [laptops.id, (await line('000977')).id];
    const many = { ids, category: 'transfer', subcategory: 'Computers and phones' };
    await ask(cookie, 'POST', `${company}/bank-transactions/categorize`, many);
    expect(await line('ACCOUNT CLOSED')).toMatchObject({ subcategory: 'Computers and phones' });
    expect(await line('FUNDS INSUFFICIENT')).toMatchObject({ subcategory: 'Computers and phones' });
    const returned = await line('ACCOUNT CLOSED');
    await choose(returned.id, 'expense', 'Office or shop rent');
    await choose(laptops.id, 'transfer', 'Computers and phones');
    expect(await line('ACCOUNT CLOSED')).toMatchObject({ subcategory: 'Office or shop rent' });
  });

  test('is chosen by hand for what was matched to a deposit, which is open again', async () => {
    await upload(['03/08/2026,TDS PAYMENT CHALLAN 0510308 00123,6000.00,', '09/08/2026,BY SUNDRY QWXZ,,6000.00']);
    await recordDeposit();
    await ask(cookie, 'POST', `${company}/reconcile`, {});
    await run();
    const [paid, back] = [await line('CHALLAN'), await line('SUNDRY')];
    expect([paid.isReconciled, back.isReconciled]).toEqual([true, false]);
    const { body } = await ask(cookie, 'POST', `/bank-transactions/${back.id}/match`, { withId: paid.id });
    expect(body).toMatchObject({ matched: 2, transaction: { category: 'tax_payment', isReconciled: true } });
    const why = expect.stringMatching(/No longer matched.*chosen by/);
    expect(await line('CHALLAN')).toMatchObject({ reconciledWith: { kind: 'reversal', id: back.id, why } });
  });

  test('of a tax that was matched to its deposit lets go of that match with a word, and undoing the run brings it back', async () => {
    const first = await upload(['03/08/2026,TDS PAYMENT CHALLAN 0510308 00123,6000.00,']);
    await upload(['05/08/2026,NEFT RETURN-TDS PAYMENT,,6000.00']);
    const [paid, deposit] = [await line('CHALLAN'), await recordDeposit()];
    expect((await ask(cookie, 'POST', `${company}/reconcile`, {})).body.matched).toBe(1);
    await run();
    const returned = await line('NEFT RETURN');
    expect(returned).toMatchObject({ category: 'tax_payment', reconciledWith: { kind: 'reversal', id: paid.id } });
    const why = expect.stringMatching(/^Returned on 05 Aug 2026, .*No longer matched.*TDS of July 2026/);
    expect(await line('CHALLAN')).toMatchObject({ reconciledWith: { kind: 'reversal', id: returned.id, why } });
    expect(JSON.stringify((await ask(cookie, 'GET', `${company}/audit-trail`)).body)).toContain('cameBackWith');
    expect((await run()).changed).toBe(0);
    await ask(cookie, 'POST', `${company}/auto-categorize/undo`, {});
    expect(await line('CHALLAN')).toMatchObject({
      isReconciled: true,
      reconciledWith: { kind: 'tds-deposit', id: deposit },
    });
    await run();
    const undone = await ask(cookie, 'POST', `/statement-uploads/${first}/undo`, { dropsWork: true });
    expect([undone.status, undone.body]).toMatchObject([200, { removed: 1 }]);
    expect(await line('NEFT RETURN')).toMatchObject({ category: null, isReconciled: false, reconciledWith: null });
  });
});

async function recordDeposit(): Promise<string> {
  const details = { statement: 'residents', month: '2026-07', amount: '6000.00' };
  const deposit = { kind: 'deposit', subject: 'BLRK01234E', happenedOn: '2026-08-03', details };
  const { status, body } = await ask(cookie, 'POST', `${company}/events`, deposit);
  expect([status, body]).toMatchObject([201, {}]);
  return body.event.id;
}
