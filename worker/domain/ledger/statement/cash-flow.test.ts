import { describe, expect, test } from 'vitest';
import { isoDate } from '../../shared/dates';
import type { Paise } from '../../shared/money';
import type { VoucherKind } from '../model';
import { cashFlowOf } from './cash-flow';
import { accountOf, assetVouchersIn, byAccount, type ExampleVoucher, holdingsOn, movementIn } from './reading.fixture';

const FROM = isoDate('2026-04-01');
const TO = isoDate('2027-03-31');

type Posted = [kind: VoucherKind, entries: [account: string, rupees: number][]];

/** What the cash flow of a year says of assets, and the accounts behind a line, in rupees. */
function flowOf(posted: readonly Posted[]) {
  const vouchers: ExampleVoucher[] = posted.map(([kind, entries]) => ({
    kind,
    date: kind === 'opening' ? FROM : isoDate('2026-06-01'),
    entries: entries.map(([account, rupees]) => ({ account, amount: (rupees * 100) as Paise })),
  }));
  const opened = vouchers.filter(({ kind }) => kind === 'opening').flatMap(({ entries }) => entries);
  const rows = cashFlowOf(
    {
      opening: byAccount(opened),
      closing: byAccount(holdingsOn(vouchers, TO)),
      movement: movementIn(vouchers, FROM, TO),
      assetVouchers: assetVouchersIn(vouchers, FROM, TO),
      restated: new Map(),
    },
    accountOf,
  );
  const of = (name: string) => rows.find(({ id }) => id === name);
  return {
    bought: (of('assets-bought')?.amount ?? 0) / 100,
    sold: (of('assets-sold')?.amount ?? 0) / 100,
    investing: (of('investing')?.amount ?? 0) / 100,
    accounts: of('assets-bought')?.parts.map(({ account, amount }) => [account, amount / 100]) ?? [],
  };
}

const OPENED: Posted = [
  'opening',
  [
    ['1501', 500],
    ['1101', 100],
    ['1111', -40],
    ['2101', -560],
  ],
];
const BOUGHT: Posted = [
  'purchase',
  [
    ['1101', 200],
    ['2728', -200],
  ],
];
const PAID: Posted = [
  'payment',
  [
    ['2728', 200],
    ['1501', -200],
  ],
];
const reversed = ([kind, entries]: Posted): Posted => [kind, entries.map(([account, amount]) => [account, -amount])];
const SOLD: Posted = [
  'sales',
  [
    ['1401', 50],
    ['1111', 40],
    ['5529', 10],
    ['1101', -100],
  ],
];
const RECEIVED: Posted = [
  'receipt',
  [
    ['1501', 50],
    ['1401', -50],
  ],
];

describe('what a year bought and sold of fixed assets', () => {
  test.each<[what: string, vouchers: Posted[], bought: number, sold: number]>([
    ['opening balances are neither', [OPENED], 0, 0],
    ['a purchase that was paid', [OPENED, BOUGHT, PAID], -200, 0],
    ['a purchase on credit, unpaid', [OPENED, BOUGHT], 0, 0],
    ['a purchase taken back is no sale', [OPENED, BOUGHT, reversed(BOUGHT)], 0, 0],
    ['a sale at a loss', [OPENED, SOLD, RECEIVED], 0, 50],
    ['a sale beside a purchase taken back', [OPENED, BOUGHT, reversed(BOUGHT), SOLD, RECEIVED], 0, 50],
    ['a sale beside a purchase that stands', [OPENED, BOUGHT, PAID, SOLD, RECEIVED], -200, 50],
    ['a sale taken back', [OPENED, SOLD, reversed(SOLD)], 0, 0],
    [
      'a sale at book value, without a result or depreciation',
      [
        OPENED,
        BOUGHT,
        PAID,
        [
          'sales',
          [
            ['1401', 200],
            ['1101', -200],
          ],
        ],
        [
          'receipt',
          [
            ['1501', 200],
            ['1401', -200],
          ],
        ],
      ],
      -200,
      200,
    ],
    [
      'an asset scrapped brings nothing',
      [
        OPENED,
        [
          'journal',
          [
            ['1111', 40],
            ['5529', 60],
            ['1101', -100],
          ],
        ],
      ],
      0,
      0,
    ],
    [
      'an asset moved to another account is neither',
      [
        OPENED,
        [
          'journal',
          [
            ['1102', 100],
            ['1112', -40],
            ['1101', -100],
            ['1111', 40],
          ],
        ],
      ],
      0,
      0,
    ],
    [
      'depreciation is neither',
      [
        OPENED,
        [
          'journal',
          [
            ['5401', 30],
            ['1111', -30],
          ],
        ],
      ],
      0,
      0,
    ],
    [
      'a refund of the price lowers what was bought',
      [
        OPENED,
        BOUGHT,
        PAID,
        [
          'receipt',
          [
            ['1501', 20],
            ['1101', -20],
          ],
        ],
      ],
      -180,
      0,
    ],
  ])('%s', (_, vouchers, bought, sold) => {
    const flow = flowOf(vouchers);
    expect(flow).toMatchObject({ bought, sold, investing: bought + sold });
    expect(flow.accounts.reduce((sum, [, amount]) => sum + Number(amount), 0)).toBe(bought);
  });
});
