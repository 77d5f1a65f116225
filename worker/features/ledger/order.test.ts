import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isoDate } from '../../domain/shared/dates';
import type { CompanyScope } from '../../platform/access';
import { ask, type Books, books, seeded, signIn } from '../../testing/client';
import { clockInIndia } from '../../testing/practice';
import { trialBalanceOn } from './balance/balance.repository';
import { ledgerFaults } from './balance/check.repository';
import { accountsOf } from './chart/chart.repository';

// Whatever is done to the books, in whatever order: they balance, each bank account is what its bank says, and the same things done
// in another order leave the same books.

const FIRST = [
  'Date,Description,Debit Amount,Credit Amount,Balance',
  '01/10/2026,PANTRY TEA,450.00,,99550.00',
  '03/10/2026,NEFT CR LARK,,118000.01,217550.01',
  '05/10/2026,RENT OCTOBER,60000.00,,157550.01',
  '07/10/2026,CBDT TDS,6000.00,,151550.01',
  '08/10/2026,NEFT CR GAMMA TRADERS,,106200.00,257750.01',
  '09/10/2026,CHARGES INCL GST,590.00,,257160.01',
  '10/10/2026,NEFT CR DELTA TRADERS,,1180.00,258340.01',
].join('\n');
const SECOND = [
  'Date,Description,Debit Amount,Credit Amount,Balance',
  '02/11/2026,NEFT CR FINCH,,0.05,258340.06',
  '30/11/2026,AWS INDIA,1234.56,,257105.50',
].join('\n');

type Act = { name: string; run: () => Promise<unknown> };

test('acts in any order leave books that balance, and the same ones', { timeout: 120_000 }, async () => {
  clockInIndia('2026-12-05 12:00');
  const { companies } = await seeded();
  const cookie = await signIn('OA');
  let tail = 1000;

  const trial = async (own: Books, bank: string) => {
    const scope = { companyId: own.companyId, caFirmId: null } as CompanyScope;
    const accounts = await accountsOf(env.DB, scope);
    const lines = await trialBalanceOn(env.DB, scope, isoDate('2026-12-05'), accounts);
    expect([...lines.values()].reduce((sum, { closing }) => sum + closing, 0)).toBe(0);
    expect(await ledgerFaults(env.DB, own.companyId)).toEqual({ sums: 0, vouchers: 0, lines: 0 });
    expect(lines.get(own.accountId)?.closing).toBe(bank === '' ? undefined : Number(bank));
    const named = accounts.map(({ id, code }) => [code, lines.get(id)?.closing ?? 0] as const);
    return named.filter(([, amount]) => amount !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1));
  };

  const actsOn = (own: Books): Act[] => {
    const at = (path: string) => `/companies/${own.companyId}/${path}`;
    const idOf = async (text: string): Promise<string> => {
      const { body } = await ask(cookie, 'GET', at(`bank-transactions?limit=100&bankAccountId=${own.accountId}`));
      return body.find((row: { description: string }) => row.description.includes(text)).id;
    };
    const choose = (text: string, category: string, subcategory: string) => async () =>
      ask(cookie, 'PATCH', `/bank-transactions/${await idOf(text)}/categorize`, { category, subcategory });
    const journal = (debit: string, credit: string, amount: string) => async () => {
      const lines = [
        { account: debit, debit: amount },
        { account: credit, credit: amount },
      ];
      return ask(cookie, 'POST', at('vouchers'), { kind: 'journal', date: '2026-11-15', lines });
    };
    const parts = [
      { amount: '40000.00', category: 'expense', subcategory: 'Office or shop rent' },
      { amount: '20000.00', category: 'expense', subcategory: 'Electricity and water' },
    ];
    /** An invoice by hand, and the bank line that pays it, which stands for itself no longer. */
    const settle = async (text: string, party: string, value: number) => {
      const ref = `${party.slice(0, 1)}-${own.accountId.slice(-8)}`;
      const lines = [
        { account: 'Trade receivables', debit: `${value * 1.18}`, party, bill: ref },
        { account: 'Sale of services', credit: `${value}` },
        { account: 'Output IGST', credit: `${value * 0.18}` },
      ];
      const { body: sale } = await ask(cookie, 'POST', at('vouchers'), { kind: 'sales', date: '2026-10-02', lines });
      const { body: bills } = await ask(cookie, 'GET', at('open-bills'));
      const billId = bills.find((bill: { ref: string }) => bill.ref === ref)?.id;
      const lineId = await idOf(text);
      const items = [{ lineId, bills: [{ billId }] }];
      return { sale, lineId, settled: await ask(cookie, 'POST', at('match-proposals/accept'), { items }) };
    };
    const charges = [
      { account: 'Bank charges', debit: '500' },
      { account: 'Input CGST', debit: '45' },
      { account: 'Input SGST', debit: '45' },
    ];
    return [
      { name: 'invoiced and settled', run: async () => (await settle('GAMMA', 'Gamma Traders', 90_000)).settled },
      {
        name: 'invoiced, settled, taken apart and voided',
        run: async () => {
          const { sale, lineId } = await settle('DELTA', 'Delta Traders', 1_000);
          await ask(cookie, 'POST', at(`lines/${lineId}/posting/undo`), { reason: 'Wrong line' });
          return ask(cookie, 'POST', at(`vouchers/${sale.id}/void`), { reason: 'Wrong party' });
        },
      },
      {
        name: 'charges with their GST',
        run: async () =>
          ask(cookie, 'POST', at(`lines/${await idOf('CHARGES')}/posting`), { kind: 'entries', lines: charges }),
      },
      { name: 'pantry', run: choose('PANTRY', 'expense', 'Pantry and tea') },
      { name: 'sale', run: choose('LARK', 'income', 'Services - domestic') },
      { name: 'tds', run: choose('CBDT', 'tax_payment', 'TDS deposited') },
      {
        name: 'split',
        run: async () => ask(cookie, 'PUT', `/bank-transactions/${await idOf('RENT')}/split`, { parts }),
      },
      { name: 'prepaid', run: journal('Insurance', 'Prepaid expenses', '10.01') },
      {
        name: 'made and reversed',
        run: async () => {
          const { body } = await journal('Salaries', 'Salaries payable', '999999999.99')();
          return ask(cookie, 'POST', at(`vouchers/${body.id}/reverse`), { date: '2026-11-30', reason: 'Wrong month' });
        },
      },
      {
        name: 'made and taken back',
        run: async () => {
          const { body } = await journal('Rent', 'Expenses payable', '0.01')();
          return ask(cookie, 'POST', at(`vouchers/${body.id}/void`), { reason: 'Typed twice' });
        },
      },
      {
        name: 'imported, categorised and undone',
        run: async () => {
          const sent = { bankAccountId: own.accountId, statementData: SECOND };
          const { body } = await ask(cookie, 'POST', at('upload-statement'), sent);
          await choose('FINCH', 'income', 'Services - domestic')();
          await choose('AWS', 'expense', 'Cloud hosting')();
          return ask(cookie, 'POST', `/statement-uploads/${body.uploadId}/undo`, { dropsWork: true });
        },
      },
      {
        name: 'categorised one way and the other and back',
        run: async () => {
          await choose('CBDT', 'expense', 'Office or shop rent')();
          return choose('CBDT', 'tax_payment', 'TDS deposited')();
        },
      },
    ];
  };

  const count = 12;
  const orders = fc.shuffledSubarray([...Array(count).keys()], { minLength: count, maxLength: count });
  await fc.assert(
    fc.asyncProperty(orders, orders, async (...both) => {
      const left = [];
      for (const order of both) {
        const own = await books(cookie, companies.a1, `${tail++}`, FIRST);
        const acts = actsOn(own);
        for (const place of order) {
          const answer = (await acts[place]?.run()) as { status: number; body: unknown };
          expect([acts[place]?.name, answer.status < 300]).toEqual([acts[place]?.name, true]);
          await trial(own, '25834001');
        }
        left.push(await trial(own, '25834001'));
        // The next order begins without the vouchers and lines of this one.
        await ask(cookie, 'POST', `/statement-uploads/${own.uploadId}/undo`, { dropsWork: true });
        for (const { id, status, sourceKind } of (
          await env.DB.prepare('SELECT id, status, source_kind sourceKind FROM ledger_vouchers WHERE company_id = ?')
            .bind(own.companyId)
            .all<{ id: string; status: string; sourceKind: string }>()
        ).results)
          if (status === 'posted' && ['manual', 'reversal'].includes(sourceKind))
            await ask(cookie, 'POST', `/companies/${own.companyId}/vouchers/${id}/void`, { reason: 'Next order' });
        await trial(own, '');
      }
      expect(left[0]).toEqual(left[1]);
    }),
    { numRuns: 3 },
  );
});
