import { beforeEach, expect, test } from 'vitest';
import { gstinCheckCharacter } from '../../domain/identifiers/tax-number';
import { ask, seeded, signIn } from '../../testing/client';
import { exampleCompany, noonOf, turnover } from '../../testing/example-company';
import type { CalendarItem } from './calendar.contract';

let cookie: string;

beforeEach(async () => {
  noonOf('2026-11-20');
  await seeded();
  cookie = await signIn('OA');
});

type Company = Awaited<ReturnType<typeof exampleCompany>>;
const itemOf = async ({ get }: Pick<Company, 'get'>, key: string, query = '') => {
  const items = (await get(`compliance-calendar?limit=500&from=2024-01-01${query}`)) as CalendarItem[];
  return items.find(({ obligationKey }) => obligationKey === key);
};

const RETURN = 'ITR-6|2025-26|';

test('W39: a return that was not filed, with no amount and with those that are entered', async () => {
  noonOf('2026-11-22');
  const company = await exampleCompany(cookie, '2020-06-01', 'private', turnover('2025-26', '120000000'));
  await company.happened('not-filed', '2026-11-22', RETURN);
  expect(await itemOf(company, RETURN)).toMatchObject({
    ...{ dueDate: '2026-10-31', penaltyAmount: '5000.00' },
    unknownCost: expect.stringMatching(
      /total income \(fee ₹1,000 if at most ₹5,00,000\), tax unpaid on 31 Oct 2026 \(1% × 1 month of it\), assessed tax less advance tax \(1% × 8 months of it, if below 90%\), instalments of advance tax/,
    ),
  });
  const amount = (of: string, value: string) =>
    company.state('form-amount', [RETURN, ...(of ? [of] : [])].join('|'), { amount: value }, '2026-04-01');
  await amount('', '300000');
  expect(await itemOf(company, RETURN)).toMatchObject({ penaltyAmount: '8000.00' });
  await amount('assessed-tax', '1200000');
  await amount('advance-tax', '900000');
  expect(await itemOf(company, RETURN)).toMatchObject({
    penaltyAmount: '32000.00',
    unknownCost: expect.stringContaining('instalments of advance tax'),
  });
});

const OF_2023 = 'ITR-6|2023-24|';

test('W41: the return of 2023-24 filed on 10 December 2024, by who files it and as known while it ran', async () => {
  const filed = async (isPriced: boolean) => {
    const company = await exampleCompany(cookie, '2015-06-01', 'private', turnover('2023-24', '200000000'));
    await company.state('duty', 'international-transactions', { answer: isPriced });
    await company.happened('filing', '2024-12-10', OF_2023);
    return company;
  };
  const [priced, other] = [await filed(true), await filed(false)];
  expect(await itemOf(priced, OF_2023)).toMatchObject({
    ...{ status: 'completed', dueDate: '2024-12-15', doneOn: '2024-12-10', penaltyAmount: '0.00' },
  });
  expect(await itemOf(other, OF_2023)).toMatchObject({
    ...{ status: 'completed', dueDate: '2024-11-15', doneOn: '2024-12-10', penaltyAmount: '5000.00' },
  });
  expect((await itemOf(priced, OF_2023, '&asKnownOn=2024-11-20'))?.dueDate).toBe('2024-11-30');
});

test('W47: an extension for two States moves the GSTIN of one of them, and no other', async () => {
  const { companies, firms } = await seeded();
  const at = (path: string) => `/companies/${companies.a1}/${path}`;
  const get = async (path: string) => (await ask(cookie, 'GET', at(path))).body;
  const { pan } = (await ask(cookie, 'GET', `/companies/${companies.a1}`)).body as { pan: string };
  const [here, there] = ['27', '29'].map((state) => {
    const first = `${state}${pan}1Z`;
    return first + gstinCheckCharacter(first);
  });
  for (const gstin of [here, there])
    expect(
      await ask(cookie, 'POST', at('facts'), {
        ...{ kind: 'gst-registration', subject: gstin, holdsFrom: '2023-04-01' },
        value: { filer: 'regular-monthly', registeredOn: '2023-04-01' },
      }),
    ).toMatchObject({ status: 201 });
  const dayOf = async (gstin = '') => (await itemOf({ get }, `GSTR-3B|2026-10|${gstin}`))?.dueDate;
  expect([await dayOf(here), await dayOf(there)]).toEqual(['2026-11-20', '2026-11-20']);
  const relief = await ask(await signIn('MA'), 'POST', `/ca-firms/${firms.A}/reliefs`, {
    ...{ kind: 'extension', forms: ['GSTR-3B'], period: '2026-10', dueOn: '2026-11-21', notifiedOn: '2026-11-18' },
    ...{ reference: 'Notification 30/2026', limits: { states: ['27', '20'] } },
  });
  const path = `/ca-firms/${firms.A}/reliefs/${relief.body.id}/approve`;
  expect((await ask(cookie, 'POST', path, {})).body).toMatchObject({ relief: { state: 'approved' } });
  expect([await dayOf(here), await dayOf(there)]).toEqual(['2026-11-21', '2026-11-20']);
  // The one of October 2024 is on file: nobody had to enter it.
  const asKnown = '&asKnownOn=2024-11-19';
  const keyOf = (gstin = '') => itemOf({ get }, `GSTR-3B|2024-10|${gstin}`, asKnown);
  expect([(await keyOf(here))?.dueDate, (await keyOf(there))?.dueDate]).toEqual(['2024-11-21', '2024-11-20']);
});
