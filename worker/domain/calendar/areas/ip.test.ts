import { expect, test } from 'vitest';
import { english, inEnglish } from '../../../testing/in-english';
import type { IpKind, IpRight } from '../../company/facts';
import { isoDate } from '../../shared/dates';
import { obligationsOf } from '../engine';
import { fact, KESTREL, rupees } from '../kestrel.fixture';
import { costOnDay } from '../ladder';
import { ip } from './ip';

const asset = (kind: IpKind, appliedOn: string, registeredOn?: string, classes: readonly number[] = []) =>
  fact(
    'ip-asset',
    {
      kind,
      name: 'Kestrel',
      appliedOn: isoDate(appliedOn),
      ...(registeredOn && { registeredOn: isoDate(registeredOn) }),
      classes,
    },
    { subject: '353' },
  );
function asks(one: ReturnType<typeof asset>, from: string, to: string) {
  const dossier = { ...KESTREL, trackedSince: isoDate('2010-01-01'), facts: [one], events: [] };
  return obligationsOf(dossier, { today: isoDate('2026-11-20'), from: isoDate(from), to: isoDate(to) }, [ip]);
}
const lines = ({ obligations }: ReturnType<typeof asks>) =>
  obligations.map(({ form, period, dueOn }) => `${dueOn.value} ${form} ${period}`);

const mark = asset('trademark', '2017-03-15', '2018-05-02', [9, 42]);

test('W22: a mark is renewed at its tenth year, and again ten years on', () => {
  expect(lines(asks(mark, '2017-01-01', '2040-12-31'))).toEqual(['2027-03-15 TM-R 2027', '2037-03-15 TM-R 2037']);
  const [item] = asks(mark, '2027-03-15', '2027-03-15').obligations;
  for (const day of ['15 Mar 2026', '15 Sep 2027', '15 Mar 2028']) expect(inEnglish(item?.description)).toContain(day);
});

test.each([
  ['2027-03-15', 0],
  ['2027-03-16', 9_000],
  ['2027-05-20', 9_000],
  ['2027-09-15', 9_000],
  ['2027-09-16', 18_000],
  ['2028-03-15', 18_000],
  ['2028-03-16', 18_000],
])('W22: renewed on %s in two classes it costs %i more than in time', (day, cost) => {
  const [item] = asks(mark, '2027-01-01', '2027-12-31').obligations;
  expect(costOnDay(item?.ladder ?? [], isoDate(day))).toBe(rupees(cost));
  expect(item?.costOn?.(isoDate(day)).value).toBe(rupees(cost));
});

test('applied for on 29 February it expires on the 28th', () => {
  expect(lines(asks(asset('trademark', '2016-02-29', '2018-01-01', [9]), '2026-01-01', '2026-12-31'))).toEqual([
    '2026-02-28 TM-R 2026',
  ]);
});

test('a mark that is not registered has nothing to renew', () => {
  const answer = asks(asset('trademark', '2017-03-15'), '2017-01-01', '2040-12-31');
  expect(answer.obligations).toEqual([]);
  expect(answer.notDue).toMatchObject([{ form: 'TM-R', verdict: 'not-due', subject: '353' }]);
});

test('a patent granted in its fourth year pays the years before within three months, then each by its anniversary', () => {
  const patent = asset('patent', '2022-02-10', '2025-06-20');
  expect(lines(asks(patent, '2024-01-01', '2027-12-31'))).toEqual([
    '2025-09-20 patent-renewal 2024',
    '2025-09-20 patent-renewal 2025',
    '2026-02-10 patent-renewal 2026',
    '2027-02-10 patent-renewal 2027',
  ]);
});

test('the years in arrears may be paid with extension until nine months after the grant, the others six after their day', () => {
  const said = asks(asset('patent', '2022-02-10', '2025-06-20'), '2024-01-01', '2026-12-31').obligations;
  expect(said.map(({ description }) => english(description))).toEqual([
    expect.stringContaining('20 Mar 2026'),
    expect.stringContaining('20 Mar 2026'),
    expect.stringContaining('10 Aug 2026'),
  ]);
});

test('the renewals end with the term of twenty years', () => {
  const days = lines(asks(asset('patent', '2022-02-10', '2025-06-20'), '2040-01-01', '2045-12-31'));
  expect(days.filter((line) => line.includes('renewal'))).toEqual([
    '2040-02-10 patent-renewal 2040',
    '2041-02-10 patent-renewal 2041',
  ]);
});

test('Form 27 comes once in three financial years after that of the grant; of an older grant it is not known', () => {
  const statements = (grantedOn: string) => asks(asset('patent', '2022-02-10', grantedOn), '2026-01-01', '2034-12-31');
  expect(lines(statements('2025-06-20')).filter((line) => line.includes('Form 27'))).toEqual([
    '2029-09-30 Form 27 2028-29',
    '2032-09-30 Form 27 2031-32',
  ]);
  expect(statements('2024-03-14').notDue).toMatchObject([{ form: 'Form 27', verdict: 'not-known' }]);
  expect(statements('2024-03-15').notDue).toEqual([]);
});

test.each([
  ['2024-03-14', '2028-03-14'],
  ['2024-03-15', '2026-10-15'],
])('an application of %s asks for its examination by %s', (appliedOn, dueOn) => {
  expect(lines(asks(asset('patent', appliedOn), '2024-01-01', '2030-12-31'))).toEqual([
    `${dueOn} Form 18 ${dueOn.slice(0, 4)}`,
  ]);
});

test('a design is extended once, before ten years are over', () => {
  expect(lines(asks(asset('design', '2017-01-01', '2017-04-30'), '2017-01-01', '2050-12-31'))).toEqual([
    '2027-04-30 design-extension 2027',
  ]);
});

test('nothing is ever due for a copyright', () => {
  expect(asks(asset('copyright', '2017-03-15', '2018-05-02'), '2010-01-01', '2090-12-31')).toMatchObject({
    obligations: [],
    notDue: [],
  });
});

const right = (value: Partial<IpRight> & Pick<IpRight, 'kind'>) =>
  fact('ip-asset', { name: 'Kestrel', classes: [], ...value }, { subject: '353' });
const day = isoDate;

test.each([
  ['trademark', { reportOn: '2026-01-31' }, '2026-03-02 examination-reply 2026-01-31'],
  ['trademark', { opposedOn: '2026-12-31' }, '2027-02-28 counter-statement 2026-12-31'],
  ['patent', { reportOn: '2026-08-31' }, '2026-11-30 patent-foreign-filings 2026-08-31'],
  ['patent', { reportOn: '2026-08-31' }, '2027-02-28 patent-examination-reply 2026-08-31'],
  ['patent', { isProvisional: true }, '2026-12-01 complete-specification 2025-12-01'],
] as const)('an open application: a %s of which %j is stated has %s', (kind, said, line) => {
  const appliedOn = day('2025-12-01');
  const stated = Object.fromEntries(
    Object.entries(said).map(([name, value]) => [name, typeof value === 'string' ? day(value) : value]),
  );
  expect(lines(asks(right({ kind, appliedOn, ...stated }), '2026-01-01', '2029-12-31'))).toContain(line);
  // Once it is registered nothing of the application is open.
  const registered = right({ kind, appliedOn, ...stated, registeredOn: day('2026-11-19') });
  expect(lines(asks(registered, '2026-01-01', '2029-12-31'))).not.toContain(line);
});

test('what was answered, asked for or completed is done on that day', () => {
  const patent = right({
    ...{ kind: 'patent', appliedOn: day('2025-01-10'), isProvisional: true, completedOn: day('2025-12-20') },
    ...{ examinationAskedOn: day('2026-01-15'), reportOn: day('2026-06-01'), answeredOn: day('2026-10-30') },
  });
  const done = asks(patent, '2026-01-01', '2029-12-31').obligations.map(({ form, status, doneOn }) => [
    ...[form, status, doneOn],
  ]);
  expect(done).toEqual([
    ['complete-specification', 'completed', '2025-12-20'],
    ['patent-foreign-filings', 'pending', undefined],
    ['patent-examination-reply', 'completed', '2026-10-30'],
    ['Form 18', 'completed', '2026-01-15'],
  ]);
});

test('an earlier priority makes the request for examination due earlier', () => {
  const patent = right({ kind: 'patent', appliedOn: day('2025-02-10'), priorityOn: day('2024-08-31') });
  expect(lines(asks(patent, '2026-01-01', '2029-12-31'))).toEqual(['2027-03-31 Form 18 2027']);
});

test('the register tells what is renewed: of a mark the end of its term, of a patent the year that is paid', () => {
  const mark = right({
    ...{ kind: 'trademark', appliedOn: day('1990-05-01'), registeredOn: day('1994-01-01'), classes: [9] },
    inForceTo: day('2024-05-01'),
  });
  expect(lines(asks(mark, '2010-01-01', '2040-12-31'))).toEqual(['2024-05-01 TM-R 2024', '2034-05-01 TM-R 2034']);
  const patent = right({
    ...{ kind: 'patent', appliedOn: day('2022-02-10'), registeredOn: day('2025-06-20'), inForceTo: day('2027-02-10') },
  });
  expect(lines(asks(patent, '2024-01-01', '2028-12-31'))).toEqual([
    '2027-02-10 patent-renewal 2027',
    '2028-02-10 patent-renewal 2028',
  ]);
  const design = right({ kind: 'design', appliedOn: day('2017-01-01'), registeredOn: day('2017-04-30') });
  expect(lines(asks(design, '2017-01-01', '2050-12-31'))).toEqual(['2027-04-30 design-extension 2027']);
  const extended = right({
    ...{ kind: 'design', appliedOn: day('2017-01-01'), registeredOn: day('2017-04-30') },
    inForceTo: day('2032-04-30'),
  });
  expect(lines(asks(extended, '2017-01-01', '2050-12-31'))).toEqual([]);
});

test('of a draft and of a right abroad nothing is asked', () => {
  for (const said of [{}, { appliedOn: day('2017-03-15'), registeredOn: day('2018-05-02'), jurisdiction: 'US' }])
    expect(asks(right({ kind: 'trademark', classes: [9], ...said }), '2010-01-01', '2050-12-31')).toMatchObject({
      obligations: [],
      notDue: [],
    });
});

test('a counter-statement says what evidence follows it', () => {
  const opposed = right({ kind: 'trademark', appliedOn: day('2025-12-01'), opposedOn: day('2026-12-31') });
  const { obligations } = asks(opposed, '2026-01-01', '2029-12-31');
  const item = obligations.find(({ form }) => form === 'counter-statement');
  expect(inEnglish(item?.description)).toContain(
    'of the opponent in 2 months, then of the applicant in 2 months, then the reply in 1 month',
  );
});
