import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { pagesOf } from '../../platform/database';
import { ask, seeded, signIn } from '../../testing/client';
import { tablesOf } from '../../testing/store';

let founder: string;

beforeEach(async () => {
  await seeded();
  founder = await signIn('FA');
});

/** How many rows there are in all. */
async function rows(): Promise<number> {
  const counts = (await tablesOf()).map((name) => `(SELECT count(*) FROM ${name})`);
  let sum = 0;
  for (const some of pagesOf(counts, 20))
    sum += (await env.DB.prepare(`SELECT ${some.join('+')} n`).first<number>('n')) ?? 0;
  return sum;
}

test('no source of a government is said to be asked', async () => {
  const { status, body } = await ask(founder, 'GET', '/external-apis/status');
  expect(status).toBe(200);
  const { mode, ...flags } = body;
  expect(mode).toBe('demo');
  expect(Object.keys(flags).toSorted()).toEqual(
    ['usingRealAPIs', 'gst', 'pan', 'tan', 'cin', 'epfo', 'esi', 'gstReturns'].toSorted(),
  );
  expect(Object.values(flags)).not.toContain(true);
});

describe('a number is read, and what its register alone knows is left open', () => {
  test.each([
    [
      ...(['gstin', ' 27aazck9003t1zb '] as const),
      { number: '27AAZCK9003T1ZB', stateCode: '27', stateName: 'Maharashtra', pan: 'AAZCK9003T', category: 'Company' },
      ['legalName', 'tradeName', 'registrationDate'],
    ],
    ['pan', 'AAZPK9003T', { category: 'Individual' }, ['name']],
    ['tan', 'BLRK01234E', { number: 'BLRK01234E' }, ['name', 'address', 'deductorType']],
    [
      ...(['cin', 'L17110MH1973PLC019786'] as const),
      { stateCode: '27', incorporationYear: 1973 },
      ['companyName', 'dateOfIncorporation', 'paidUpCapital', 'lastAnnualReturnDate'],
    ],
  ])('%s %s', async (kind, number, told, open) => {
    const before = await rows();
    const { status, body } = await ask(founder, 'POST', `/verify/${kind}`, { [kind]: number });
    expect(status).toBe(200);
    expect(body.data).toMatchObject(told);
    for (const field of open) expect(body.data[field]).toBeNull();
    // The words of a register are for a register's answer.
    expect(body.isChecked).toBe(false);
    expect(body.data.status).toMatch(/^Format/);
    expect(body.source).toContain('not checked with government');
    expect(body.register.url).toMatch(/^https:\/\/[\w.]+\.gov\.in\//);
    expect(await rows()).toBe(before);
  });
});

test.each([
  ['gstin', { gstin: '27AAZCK9003T1ZC' }, 'comes B, not C'],
  ['gstin', { gstin: '' }, '15 characters'],
  ['gstin', {}, 'required'],
  ['pan', { pan: '29AAZCN9001Q1ZC' }, 'five letters'],
  ['tan', { tan: 12 }, 'text'],
  ['cin', { cin: 'U62099' }, '21 characters'],
])('%s of %j is refused at its field', async (kind, body, words) => {
  const { status, body: problem } = await ask(founder, 'POST', `/verify/${kind}`, body);
  expect(status).toBe(400);
  expect(problem.fields[kind].toLowerCase()).toContain(words.toLowerCase());
});

test('a number is verified by POST alone', async () => {
  expect((await ask(founder, 'GET', '/verify/gstin')).status).toBe(405);
});
