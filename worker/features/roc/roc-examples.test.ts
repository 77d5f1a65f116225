import { beforeEach, expect, test } from 'vitest';
import { ask, seeded, signIn } from '../../testing/client';
import { capital, exampleCompany, noonOf, type Said, turnover } from '../../testing/example-company';

let cookie: string;

beforeEach(async () => {
  noonOf('2026-11-20');
  await seeded();
  cookie = await signIn('OA');
});

type Form = {
  form: string;
  period: string;
  key: string;
  dueDate: string;
  normalFee: { value: string } | null;
  additionalFee: { value: string } | null;
  additionalFeeUnknown: string | null;
  penalties: { explained: { value: string } }[];
};

const feesOf = ({ normalFee, additionalFee }: Form) => [normalFee?.value, additionalFee?.value];
/** A company whose forms are read as the desk tells them on a day. */
async function company(...of: Parameters<typeof exampleCompany> extends [string, ...infer Rest] ? Rest : never) {
  const made = await exampleCompany(cookie, ...of);
  return {
    ...made,
    form: async (day: string, form: string, period?: string): Promise<Form> => {
      noonOf(day);
      const { items } = (await made.get('roc-forms')) as { items: Form[] };
      const found = items.filter((one) => one.form === form && (period ?? one.period) === one.period);
      expect([form, found.length]).toEqual([form, 1]);
      return found[0] as Form;
    },
  };
}

test('W14, W33: what a circular waived of accounts filed late', async () => {
  const { form, happened, get } = await company('2015-06-14', 'private', capital('1000000'));
  noonOf('2026-01-01');
  await happened('agm', '2025-09-30', '2024-25');
  await happened('not-filed', '2026-01-01', 'AOC-4|2024-25|');
  await happened('not-filed', '2026-01-01', 'AOC-4|2022-23|');
  expect(feesOf(await form('2026-01-20', 'AOC-4', '2024-25'))).toEqual(['400.00', '0.00']);
  expect(feesOf(await form('2026-02-05', 'AOC-4', '2024-25'))).toEqual(['400.00', '9800.00']);
  expect(feesOf(await form('2026-09-10', 'AOC-4', '2022-23'))).toEqual(['400.00', '10460.00']);
  expect(feesOf(await form('2026-09-16', 'AOC-4', '2022-23'))).toEqual(['400.00', '105200.00']);
  // As known on 20 July the window was to end on 31 August.
  const items = await get('compliance-calendar?from=2023-10-01&to=2023-10-31&limit=500');
  const { id } = items.find(({ obligationKey }: { obligationKey: string }) => obligationKey === 'AOC-4|2022-23|');
  const { cost } = await get(`compliance-items/${id}/explanation?on=2026-09-10&asKnownOn=2026-07-20`);
  expect(cost.value).toBe(10_460_000);
});

test('W15, W16, W17, W30: forms that pay by multiples of the fee', async () => {
  const appointed = await company('2015-06-14', 'private', capital('5000000'));
  await appointed.happened('roc-event', '2026-09-30', '', { key: 'auditorAppointment' });
  expect(feesOf(await appointed.form('2026-11-04', 'ADT-1'))).toEqual(['500.00', '1000.00']);
  noonOf('2026-11-20');
  const changed = await company('2015-06-14', 'private', capital('10000000'));
  await changed.happened('roc-event', '2026-03-31', '', { key: 'directorChange' });
  expect(feesOf(await changed.form('2026-07-14', 'DIR-12'))).toEqual(['600.00', '3600.00']);
  noonOf('2026-11-20');
  const allotted = await company('2015-06-14', 'private', capital('1000000'));
  await allotted.happened('roc-event', '2026-07-02', 'ESOP', { key: 'allotment' });
  expect(feesOf(await allotted.form('2026-09-10', 'PAS-3', '2026-07-02'))).toEqual(['400.00', '1600.00']);
  await allotted.happened('roc-event', '2025-12-01', '', { key: 'allotment' });
  await allotted.happened('filing', '2026-02-01', 'PAS-3|2025-12-01|');
  expect(feesOf(await allotted.form('2026-09-10', 'PAS-3', '2026-07-02'))).toEqual(['400.00', '2400.00']);
  noonOf('2026-11-20');
  const auditor: Said = ['auditor', '', { name: 'Menon and Co', appointedOn: '2021-09-30', years: 5 }];
  const again = await company('2015-06-14', 'private', capital('1000000'), auditor);
  await again.happened('agm', '2026-09-28', '2025-26');
  const due = await again.form('2026-11-03', 'ADT-1');
  expect([due.dueDate, ...feesOf(due)]).toEqual(['2026-10-13', '400.00', '800.00']);
});

test('W18: the annual return of an LLP, by its size and the day on which it was filed', async () => {
  const contributed = (amount: string): Said => ['contribution', '', { amount }];
  const small = await company('2019-06-01', 'llp', contributed('500000'), turnover('2025-26', '4000000'));
  expect(feesOf(await small.form('2026-09-07', 'LLP Form 11', '2025-26'))).toEqual(['100.00', '1000.00']);
  for (const [sales, cost] of [
    ['1', '750.00'],
    ['10000000', '1500.00'],
  ] as const) {
    noonOf('2026-11-20');
    const { happened, get } = await company('2019-06-01', 'llp', contributed('100000'), turnover('2021-22', sales));
    await happened('filing', '2022-04-22', 'LLP Form 11|2020-21|');
    const items = (await get('compliance-calendar?from=2021-05-01&to=2021-05-31&limit=500')) as { formType: string }[];
    expect(items.find(({ formType }) => formType === 'LLP Form 11')).toMatchObject({
      ...{ status: 'completed', dueDate: '2021-05-30', doneOn: '2022-04-22', penaltyAmount: cost },
    });
  }
});

test('W19: a charge costs its share after day 60, and after day 120 nothing registers it', async () => {
  const { form, happened, state } = await company(
    '2015-06-14',
    'private',
    capital('1000000'),
    turnover('2025-26', '1'),
  );
  await happened('roc-event', '2026-06-01', '', { key: 'charge' });
  const { key } = await form('2026-08-15', 'CHG-1');
  await state('form-amount', key, { amount: '20000000' }, '2026-06-01');
  expect(feesOf(await form('2026-08-15', 'CHG-1'))).toEqual(['400.00', '6200.00']);
  expect(feesOf(await form('2026-09-29', 'CHG-1'))).toEqual(['400.00', '6200.00']);
  const late = await form('2026-09-30', 'CHG-1');
  const none = 'none: after 29 Sep 2026 no charge is registered';
  expect([...feesOf(late), late.additionalFeeUnknown]).toEqual([undefined, undefined, none]);
});

test('W20, W32: the first year of a company', async () => {
  noonOf('2026-02-01');
  const { form, get } = await company('2026-01-10', 'private', capital('1000000'));
  expect((await form('2026-02-01', 'INC-20A')).dueDate).toBe('2026-07-09');
  expect((await get('roc-forms')).class).toMatchObject({ is: 'small' });
  const { next, rule } = await get('roc-meetings');
  expect(rule).toMatchObject({ kind: 'small' });
  expect(next).toMatchObject([
    { kind: 'board', dueDate: '2026-02-09' },
    { kind: 'agm', period: '2026-27', dueDate: '2027-12-31' },
  ]);
  expect((await form('2027-06-01', 'MGT-7A')).period).toBe('2026-27');
});

test('W20, W45: what follows from the general meeting, and from its last day', async () => {
  noonOf('2020-12-21');
  const { form, happened, state } = await company('2015-06-14', 'public', capital('1000000'));
  await happened('agm', '2020-12-20', '2019-20');
  const daysOf = async (day: string, year: string) => [
    (await form(day, 'AOC-4', year)).dueDate,
    (await form(day, 'MGT-7', year)).dueDate,
  ];
  expect(await daysOf('2020-12-21', '2019-20')).toEqual(['2021-01-19', '2021-02-18']);
  noonOf('2026-09-01');
  await happened('agm', '2026-08-25', '2025-26');
  expect(await daysOf('2026-09-01', '2025-26')).toEqual(['2026-09-24', '2026-10-24']);
  await state('duty', 'shares-in-demat', { answer: true });
  expect((await form('2026-09-01', 'PAS-6', '2026-27 H1')).dueDate).toBe('2026-11-29');
  const opc = await company('2015-06-14', 'opc', capital('1000000'));
  expect((await opc.form('2026-09-01', 'AOC-4', '2025-26')).dueDate).toBe('2026-09-27');
});

const din = (value: object): Said => ['director', '00012345', { name: 'R. Iyer', ...value }];

test.each([
  ['(a)', { appointedOn: '2015-01-01', lastKycOn: '2024-09-12' }, '2026-11-22', '2025-09-30', '5000.00'],
  ['(a) in January', { appointedOn: '2015-01-01', lastKycOn: '2024-09-12' }, '2026-01-15', '2025-09-30', '5000.00'],
  ['(b)', { appointedOn: '2015-01-01', lastKycOn: '2022-09-05' }, '2026-11-22', '2023-09-30', '5000.00'],
  ['(c), W21', { appointedOn: '2015-01-01', lastKycOn: '2025-09-20' }, '2026-11-22', '2028-06-30', '0.00'],
  ['(d)', { appointedOn: '2024-05-10', hasNoKyc: true }, '2026-11-22', '2025-09-30', '5000.00'],
  ['(e)', { appointedOn: '2025-04-15' }, '2026-11-22', '2029-06-30', '0.00'],
  ['(f)', { appointedOn: '2026-05-01' }, '2026-11-22', '2030-06-30', '0.00'],
])('W26 %s: the KYC of a director', async (_which, value, day, due, fee) => {
  noonOf('2026-01-15');
  if (value.appointedOn > '2026-01-15') noonOf(value.appointedOn);
  const { form } = await company('2015-01-01', 'private', din(value));
  const { dueDate, additionalFee } = await form(day, 'DIR-3 KYC');
  expect([dueDate, additionalFee?.value]).toEqual([due, fee]);
});

test('W21, W26: what a KYC leads to, and a change of mobile', async () => {
  const { form, happened } = await company(
    '2015-01-01',
    'private',
    din({ appointedOn: '2015-01-01', lastKycOn: '2024-09-12' }),
  );
  await happened('roc-event', '2026-10-05', '00012345', { key: 'directorContactChange' });
  expect((await form('2026-10-06', 'DIR-3-KYC-Web')).dueDate).toBe('2026-11-04');
  noonOf('2026-12-02');
  await happened('director-kyc', '2026-12-02', '00012345');
  expect((await form('2026-12-03', 'DIR-3 KYC', '2029-30')).dueDate).toBe('2029-06-30');
  noonOf('2026-11-20');
  const other = await company('2015-01-01', 'private', din({ appointedOn: '2015-01-01', lastKycOn: '2025-09-20' }));
  noonOf('2028-05-20');
  await other.happened('director-kyc', '2028-05-20', '00012345');
  expect((await other.form('2028-05-21', 'DIR-3 KYC', '2031-32')).dueDate).toBe('2031-06-30');
});

test('a director of whom a KYC and none are told is refused', async () => {
  const { companies } = await seeded();
  const { status, body } = await ask(cookie, 'POST', `/companies/${companies.a1}/facts`, {
    ...{ kind: 'director', subject: '00012345', holdsFrom: '2024-05-10' },
    value: { name: 'R. Iyer', appointedOn: '2024-05-10', lastKycOn: '2025-09-20', hasNoKyc: true },
  });
  expect([status, Object.keys(body.fields)]).toEqual([422, ['value.hasNoKyc']]);
});

test.each([
  ['2018-07-10', '2018-07-25'],
  ['2018-07-26', '2018-08-10'],
  ['2018-07-27', '2018-08-26'],
])('W27: an office that moved on %s is told of by %s', async (moved, due) => {
  noonOf('2018-08-01');
  const { form, happened } = await company('2015-06-14', 'private', capital('1000000'));
  await happened('roc-event', moved, '', { key: 'registeredOfficeChange' });
  expect((await form('2018-08-01', 'INC-22')).dueDate).toBe(due);
});

test('W28: what may be adjudged of an annual return, by the version of its day', async () => {
  noonOf('2020-12-01');
  const { form, happened } = await company('2015-06-14', 'public', capital('60000000'));
  await happened('not-filed', '2020-12-01', 'MGT-7|2018-19|');
  const exposure = async (day: string) =>
    (await form(day, 'MGT-7', '2018-19')).penalties.map(({ explained }) => explained.value);
  expect(await exposure('2020-12-20')).toEqual(['88700.00', '88700.00']);
  expect(await exposure('2020-12-21')).toEqual(['48800.00', '48800.00']);
});

test('W29: one year that was filed breaks the run of three', async () => {
  const { happened, get } = await company('2015-06-14', 'private', capital('1000000'));
  for (const year of ['2022-23', '2024-25', '2025-26']) await happened('not-filed', '2026-11-20', `AOC-4|${year}|`);
  await happened('filing', '2025-03-10', 'AOC-4|2023-24|');
  expect((await get('compliance-status')).disqualification).toBeNull();
  // With 2026-27 the next run would be whole.
  noonOf('2027-10-30');
  await happened('not-filed', '2027-10-30', 'AOC-4|2026-27|');
  expect((await get('compliance-status')).disqualification).toBeNull();
  noonOf('2027-10-31');
  expect((await get('compliance-status')).disqualification).toMatchObject({ from: '2027-10-31' });
});

test('W31: a gap whose 121st day finds the company small is no breach', async () => {
  noonOf('2026-01-05');
  const { happened, get } = await company(
    '2015-06-14',
    'private',
    capital('60000000'),
    turnover('2023-24', '800000000'),
    turnover('2024-25', '800000000'),
  );
  for (const day of ['2025-01-15', '2025-05-10', '2025-09-05']) await happened('board-meeting', day);
  const { items, faults, required } = await get('roc-meetings');
  expect(
    items.map(({ gap }: { gap: { days: number; verdict: string } | null }) => gap && [gap.days, gap.verdict]),
  ).toEqual([[118, 'kept'], [115, 'kept'], null]);
  expect(faults).toEqual([]);
  const late = required.filter(
    ({ kind, status }: { kind: string; status: string }) => kind === 'board' && status === 'overdue',
  );
  expect(late).toEqual([]);
});

test('W44: a company is small by the limits of each day', async () => {
  const years = ['2013-14', '2014-15', '2019-20', '2020-21'].map((year) => turnover(year, '15000000'));
  const { get } = await company('2010-06-14', 'private', capital('6000000'), ...years);
  const classes: string[] = [];
  for (const day of ['2015-01-01', '2015-03-01', '2021-04-01']) {
    noonOf(day);
    classes.push((await get('roc-forms')).class.is);
  }
  expect(classes).toEqual(['small', 'private', 'small']);
});

test('W46: a circular speaks for forms that fell due in its days, and for no other', async () => {
  noonOf('2023-01-20');
  const { form, happened } = await company('2015-06-14', 'private', capital('1000000'));
  for (const day of ['2022-12-13', '2022-12-25']) await happened('roc-event', day, '', { key: 'directorChange' });
  const feeOn = async (day: string, event: string) => feesOf(await form(day, 'DIR-12', event))[1];
  expect([await feeOn('2023-01-27', '2022-12-13'), await feeOn('2023-01-28', '2022-12-13')]).toEqual([
    '0.00',
    '800.00',
  ]);
  expect(await feeOn('2023-01-27', '2022-12-25')).toBe('800.00');
});
