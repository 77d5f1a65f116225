import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { ask, seeded, signIn } from '../../testing/client';
import { clockInIndia } from '../../testing/practice';

let cookie: string;
let company: string;

beforeEach(async () => {
  clockInIndia('2026-11-20 12:00');
  const { companies } = await seeded();
  cookie = await signIn('OA');
  company = companies.a1;
  await env.DB.prepare("UPDATE companies SET tan = 'BLRA01234A' WHERE id = ?").bind(company).run();
});

const send = (method: string, path: string, body?: object) =>
  ask(cookie, method, `/companies/${company}/${path}`, body);
const get = async (path: string) => (await send('GET', path)).body;

type Parts = { tax?: string; amount?: string; incomeTax: string; surcharge: string; cess: string };
const apart = ({ incomeTax, surcharge, cess }: Parts) => [incomeTax, surcharge, cess];

// 72,00,000 − 75,000 = 71,25,000: 17,17,500 by slabs, 10% surcharge, 4% cess = 19,64,820 in six months.
const MONTH = { tdsAmount: '327470.00', incomeTax: '286250.00', surcharge: '28625.00', cess: '12595.00' };

async function paidInOctober() {
  const pay = { basic: '1200000' };
  await send('POST', 'employees', {
    ...{ number: 'E1', name: 'Anita Rao', pan: 'ZZZPR1234A', joinedOn: '2026-10-01', fund: 'none', pay },
  });
  await send('PUT', 'pay-runs/2026-10', { lines: [] });
  expect((await send('POST', 'pay-runs/2026-10/post')).status).toBe(200);
  const [deduction] = await get('tds/deductions');
  return deduction;
}

test('a salary’s surcharge and cess stand apart in ledger, challan, part use and statement, and add up', async () => {
  const deduction = await paidInOctober();
  expect(deduction).toMatchObject(MONTH);
  const [draft] = (await get('tds/challans')).drafts;
  expect(apart(draft)).toEqual(['286250.00', '28625.00', '12595.00']);
  const [challan] = (await send('POST', 'tds/challans', { deductionIds: [deduction.id] })).body.items;
  expect([challan.tax, ...apart(challan), ...apart(challan.uses[0])]).toEqual([
    ...['327470.00', '286250.00', '28625.00', '12595.00', '286250.00', '28625.00', '12595.00'],
  ]);
  const text = (await send('GET', `tds/challans/${challan.id}/file?format=text`)).body;
  expect(text).toContain('Income-tax: 286250.00\nSurcharge: 28625.00\nEducation cess: 12595.00\nInterest: ');
  expect(text).toContain('1002 392 Anita Rao 327470.00 (surcharge 28625.00, cess 12595.00)');
  const bank = { bsr: '0510308', depositedOn: '2026-11-06', serial: '00123' };
  // 1,00,000 of 3,27,470: 8,741.26 of surcharge and 3,846.15 of cess.
  const part = (await send('POST', `tds/challans/${challan.id}/deposit`, { ...bank, total: '100000' })).body;
  expect(apart(part)).toEqual(['87413.00', '8741.00', '3846.00']);
  const rest = (await send('POST', 'tds/challans', { deductionIds: [deduction.id] })).body.items[0];
  expect([rest.tax, ...apart(rest)]).toEqual(['227470.00', '198837.00', '19884.00', '8749.00']);
  await send('POST', `tds/challans/${rest.id}/deposit`, { ...bank, serial: '00124' });
  const statement = await get('tds/statements/138/2026-Q3');
  expect(statement.uncovered).toBe('0.00');
  expect(statement.challans.flatMap((one: Parts & { rows: Parts[] }) => [apart(one), ...one.rows.map(apart)])).toEqual([
    ...[
      ['87413.00', '8741.00', '3846.00'],
      ['87413.00', '8741.00', '3846.00'],
    ],
    ...[
      ['198837.00', '19884.00', '8749.00'],
      ['198837.00', '19884.00', '8749.00'],
    ],
  ]);
  const sheet = (await send('GET', 'tds/statements/138/2026-Q3?format=csv')).body;
  expect(sheet).toContain('87413.00,8741.00,3846.00,100000.00');
  const ledger = (await send('GET', 'tds/ledger?format=csv')).body;
  expect(ledger).toContain('286250.00,28625.00,12595.00,327470.00');
});

test('under the Act of 1961 the statement’s text gives challan and employee their tax, surcharge and cess', async () => {
  const seat = { address: '12 Residency Road, Bengaluru', stateCode: '29', pin: '560025', email: 'fin@seed.example' };
  await send('PUT', 'tds/deductor', {
    ...{ ...seat, phoneArea: '80', phoneNumber: '12345678', personName: 'Asha Rao', personDesignation: 'Director' },
    ...{ personPan: 'ZZZPR4321Q', personAddress: seat.address, personStateCode: '29', personPin: '560025' },
    ...{ personEmail: 'asha@seed.example', personMobile: '9812345678' },
  });
  const tax = { tax: '52000', surcharge: '0', cess: '2000' };
  const payee = { name: 'Bala Iyer', pan: 'ZZZPI1234B' };
  const made = await send('POST', 'tds/deductions', {
    ...{ payee, section: '192', eventOn: '2025-12-31', amount: '400000', ...tax },
  });
  expect([made.status, ...apart(made.body)]).toEqual([201, '50000.00', '0.00', '2000.00']);
  const [challan] = (await send('POST', 'tds/challans', { deductionIds: [made.body.id] })).body.items;
  const bank = { bsr: '0510308', depositedOn: '2026-01-06', serial: '00123', interest: '0' };
  await send('POST', `tds/challans/${challan.id}/deposit`, bank);
  const { body, status } = await send('GET', 'tds/statements/24Q/2025-Q3?format=text');
  expect(status, JSON.stringify(body)).toBe(200);
  const [, , ofChallan, ofEmployee] = body.split('\r\n').map((line: string) => line.split('^'));
  expect(ofChallan.slice(21, 27)).toEqual(['50000.00', '0.00', '2000.00', '0.00', '0.00', '52000.00']);
  expect(ofChallan.slice(28, 33)).toEqual(['52000.00', '50000.00', '0.00', '2000.00', '52000.00']);
  expect(ofEmployee.slice(13, 17)).toEqual(['50000.00', '0.00', '2000.00', '52000.00']);
});

test('a payee abroad is withheld of by the rate that is entered: of the Act with surcharge and cess, of a treaty without', async () => {
  const abroad = (more: object) =>
    send('POST', 'tds/deductions', {
      ...{ payee: { name: 'Fjord AS', pan: 'AAACF1234F', kind: 'company' }, section: '195', eventOn: '2026-10-10' },
      ...{ amount: '200000', ...more },
    });
  const byAct = (await abroad({ rate: '20' })).body;
  expect([byAct.tax, ...apart(byAct), byAct.code, byAct.statement]).toEqual([
    ...['41600.00', '40000.00', '0.00', '1600.00', '1057', 'non-residents'],
  ]);
  expect(byAct.explained.steps.at(-1).summary).toContain('with surcharge ₹0 and cess ₹1,600 = ₹41,600');
  const byTreaty = (await abroad({ rate: '10', isTreatyRate: true })).body;
  expect([byTreaty.tax, ...apart(byTreaty)]).toEqual(['20000.00', '20000.00', '0.00', '0.00']);
  expect((await abroad({})).body.code).toBe('tax-wanted');
  const parts = await abroad({ tax: '1000', surcharge: '900', cess: '200' });
  expect([parts.status, Object.keys(parts.body.fields ?? {})[0]]).toEqual([422, 'surcharge']);
  const ofLaw = await send('POST', 'tds/deductions', {
    ...{ payee: { name: 'Mehra' }, section: '194J', eventOn: '2026-10-10', amount: '80000', rate: '5' },
  });
  expect(ofLaw.status).toBe(422);
});
