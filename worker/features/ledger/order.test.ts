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
  '11/10/2026,NEFT CR EPSILON ADVANCE,,59000.00,317340.01',
  '12/10/2026,SALARIES OCTOBER,161500.00,,155840.01',
  '13/10/2026,LOAN EMI HBL,33214.31,,122625.70',
].join('\n');
const SECOND = [
  'Date,Description,Debit Amount,Credit Amount,Balance',
  '02/11/2026,NEFT CR FINCH,,0.05,122625.75',
  '30/11/2026,AWS INDIA,1234.56,,121391.19',
].join('\n');

type Act = { name: string; run: () => Promise<unknown> };

const MADE = `SELECT id FROM ledger_vouchers WHERE company_id = ? AND status = 'posted'
  AND source_kind IN ('manual', 'reversal', 'bank-line') ORDER BY id DESC`;

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
    const call = async (path: string, body: object) => ask(cookie, 'POST', at(path), body);
    /** What an act is made of is done as well: nothing of it may be refused. */
    const done = async (path: string, body: object) => {
      const answer = await call(path, body);
      if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer;
    };
    const gross = (text: string, asked: object) => async () => done(`lines/${await idOf(text)}/posting`, asked);
    const pay = { salaries: '185000', employerPf: '6125', employeePf: '5400', professionalTax: '600' };
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
      {
        name: 'salaries net of what is kept back',
        run: gross('SALARIES', { kind: 'salary', ...pay, tds: '12500', advances: '5000' }),
      },
      {
        name: 'an instalment',
        run: gross('EMI', { kind: 'instalment', tag: 'HBL', principal: '23214.31', interest: '10000' }),
      },
      {
        name: 'an advance set against an invoice in part',
        run: async () => {
          await call('parties', { name: 'Epsilon', kind: 'customer' });
          const { body } = await gross('EPSILON', {
            kind: 'advance',
            party: 'Epsilon',
            gstRate: '18',
            place: 'across',
          })();
          const bill = `E-${own.accountId.slice(-8)}`;
          const lines = [
            { account: 'Trade receivables[Epsilon]', debit: '23600', bill },
            { account: 'Sale of services', credit: '20000' },
            { account: 'Output IGST', credit: '3600' },
          ];
          await done('vouchers', { kind: 'sales', date: '2026-10-20', lines });
          const { body: bills } = await ask(cookie, 'GET', at('open-bills'));
          const billId = bills.find(({ ref }: { ref: string }) => ref === bill)?.id;
          return done('advances/adjust', { voucherId: body.voucher.id, billId, amount: '11800.01' });
        },
      },
      {
        name: 'locked, refused and opened again',
        run: async () => {
          const { body: lock } = await done('period-locks', { upTo: '2026-10-31', reason: 'Audited' });
          const lines = [
            { account: 'Rent', debit: '1' },
            { account: 'Expenses payable', credit: '1' },
          ];
          expect((await call('vouchers', { kind: 'journal', date: '2026-10-31', lines })).body.code).toBe(
            'period-locked',
          );
          return done(`period-locks/${lock.id}/lift`, { reason: 'One bill came late' });
        },
      },
      {
        name: 'a year adopted and taken back',
        run: async () => {
          await done('year-end', { financialYear: '2025-26', reason: 'Adopted by the board' });
          return done('year-end/2025-26/take-back', { reason: 'A bill came late' });
        },
      },
      {
        name: 'dollars posted and undone',
        run: async () => {
          await call('accounts', { name: 'EEFC', kind: 'eefc', currency: 'USD' });
          const rate = { currency: 'USD', day: '2026-10-12', kind: 'bank', rate: '84.65', source: 'Bank' };
          await call('exchange-rates', { rates: [rate] });
          const narration = `EXPORT ${own.accountId}`;
          await done('foreign-currency/lines', {
            account: 'EEFC',
            lines: [{ date: '2026-10-12', narration, amount: '100.01' }],
          });
          const { body } = await ask(cookie, 'GET', at('foreign-currency/lines?account=EEFC'));
          const { id } = body.find((row: { narration: string }) => row.narration === narration);
          await done(`foreign-currency/lines/${id}/post`, { parts: [{ account: 'Export sales' }] });
          return done(`foreign-currency/lines/${id}/undo`, { reason: 'Wrong account' });
        },
      },
      {
        name: 'opened and opened no more',
        run: async () => {
          const lines = [
            { account: own.accountId, debit: '100000' },
            { account: 'Equity share capital', credit: '100000' },
          ];
          await done('opening-balances', { asOn: '2026-10-01', lines });
          return done('opening-balances', { asOn: '2026-10-01', lines: [] });
        },
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

  const count = 19;
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
          await trial(own, '12262570');
        }
        left.push(await trial(own, '12262570'));
        // The next order begins without the vouchers and lines of this one: all goes back, the last first.
        for (const { id } of (await env.DB.prepare(MADE).bind(own.companyId).all<{ id: string }>()).results) {
          const back = await ask(cookie, 'POST', `/companies/${own.companyId}/vouchers/${id}/void`, {
            reason: 'Next order',
          });
          expect([back.status, back.body.code]).toEqual([200, undefined]);
        }
        await ask(cookie, 'POST', `/statement-uploads/${own.uploadId}/undo`, { dropsWork: true });
        await trial(own, '');
      }
      expect(left[0]).toEqual(left[1]);
    }),
    { numRuns: 2 },
  );
});
