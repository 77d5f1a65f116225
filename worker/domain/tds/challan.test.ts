import { expect, test } from 'vitest';
import { isoDate } from '../shared/dates';
import { type Paise, paise, rupees } from '../shared/money';
import { challansToPay, interestOn, type OpenDeduction, shareOut } from './challan';
import { NO_PARTS } from './parts';

function open(id: string, day: string, tax: Paise, more: Partial<OpenDeduction> = {}): OpenDeduction {
  const act = day < '2026-04-01' ? '1961' : '2025';
  return {
    ...{ id, tan: 'BLRA01234F', act, section: '194J(b)', code: act === '1961' ? '4JB' : '1027', tax, open: tax },
    ...{ payeeKind: 'individual-or-family', eventOn: isoDate(day), deductedOn: isoDate(day), openParts: NO_PARTS },
    ...more,
  } as OpenDeduction;
}

test('J5: one challan of the new Act holds both codes, March asks for a 281 under the old Act, April is apart', () => {
  const rent = { section: '393(1) Sl. 2(ii).D(b)', code: '1009', payeeKind: 'company' } as const;
  const drafts = challansToPay(
    [
      open('rent', '2026-10-05', rupees(6_000), rent),
      open('retainer', '2026-10-09', rupees(6_500)),
      open('march', '2026-03-28', rupees(8_000)),
      open('april', '2026-04-02', rupees(8_000)),
      open('paid', '2026-04-03', rupees(1_000), { open: paise(0) }),
    ],
    isoDate('2026-11-09'),
  );
  expect(drafts).toMatchObject([
    { act: '1961', year: '2025-26', month: '2026-03', section: '194J(b)', majorHead: '0021', dueOn: '2026-04-30' },
    { act: '2025', year: '2026-27', month: '2026-04', section: null, tax: rupees(8_000) },
    {
      ...{ act: '2025', month: '2026-10', majorHead: '0020/0021', minorHead: '200', dueOn: '2026-11-07' },
      ...{ tax: rupees(12_500), interest: rupees(375), total: rupees(12_875) },
    },
  ]);
  expect(drafts[2]?.parts.map(({ deduction }) => deduction.code)).toEqual(['1009', '1027']);
});

test('heads stand apart where somebody asks for it, and always under the old Act', () => {
  const both = (day: string) => [
    open('a', day, rupees(100)),
    open('b', day, rupees(200), { payeeKind: 'company', section: '194J(b)' }),
  ];
  const heads = (...given: Parameters<typeof challansToPay>) =>
    challansToPay(...given).map(({ majorHead }) => majorHead);
  expect(heads(both('2026-10-05'), isoDate('2026-11-07'))).toEqual(['0020/0021']);
  expect(heads(both('2026-10-05'), isoDate('2026-11-07'), { areHeadsApart: true })).toEqual(['0020', '0021']);
  expect(heads(both('2025-10-05'), isoDate('2025-11-07'))).toEqual(['0020', '0021']);
});

test('W30: withheld late and deposited in time is 1% a month; on time it is nothing', () => {
  const late = open('a', '2026-06-10', rupees(10_000), { deductedOn: isoDate('2026-09-05') });
  expect(interestOn(late, rupees(10_000), isoDate('2026-09-30')).value.payable).toBe(rupees(400));
  expect(interestOn(open('b', '2026-10-05', rupees(10_000)), rupees(10_000), isoDate('2026-11-07')).value.payable).toBe(
    0,
  );
});

test('a sum pays the earliest first, one in part, and what is too much stays unused', () => {
  const two = [open('later', '2026-10-09', rupees(6_500)), open('sooner', '2026-10-05', rupees(6_000))];
  const shared = (tax: number) => {
    const { parts, unused } = shareOut(rupees(tax), two);
    return [parts.map(({ deduction, amount }) => [deduction.id, amount / 100]), unused / 100];
  };
  expect(shared(10_000)).toEqual([
    [
      ['sooner', 6_000],
      ['later', 4_000],
    ],
    0,
  ]);
  expect(shared(13_000)).toEqual([
    [
      ['sooner', 6_000],
      ['later', 6_500],
    ],
    500,
  ]);
  expect(shared(100)).toEqual([[['sooner', 100]], 0]);
});
