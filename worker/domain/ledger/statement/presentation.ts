import type { Account } from '../chart/chart';
import type { StatementLine } from '../chart/lines';

/** The lines of a balance sheet, Schedule III Division I Part I, by their headings, in their order. */
export const EQUITY_AND_LIABILITIES = {
  'shareholders-funds': ['share-capital', 'reserves-and-surplus'],
  'share-application': ['share-application-money'],
  'non-current-liabilities': [
    'long-term-borrowings',
    'deferred-tax-liabilities',
    'other-long-term-liabilities',
    'long-term-provisions',
  ],
  'current-liabilities': [
    'short-term-borrowings',
    'trade-payables-small',
    'trade-payables-others',
    'other-current-liabilities',
    'short-term-provisions',
  ],
} as const;

export const ASSETS = {
  'non-current-assets': [
    'ppe',
    'intangible-assets',
    'cwip',
    'non-current-investments',
    'deferred-tax-assets',
    'long-term-loans-and-advances',
    'other-non-current-assets',
  ],
  'current-assets': [
    'inventories',
    'trade-receivables',
    'cash-and-bank',
    'short-term-loans-and-advances',
    'other-current-assets',
  ],
} as const;

type LinesOf<Sections> = Sections[keyof Sections] extends readonly (infer Line)[] ? Line : never;
export type LiabilityLine = LinesOf<typeof EQUITY_AND_LIABILITIES>;
export type AssetLine = LinesOf<typeof ASSETS>;
export type BalanceLine = LiabilityLine | AssetLine;

/** Where a balance stands that lies on the other side than its line; a line that is not named keeps it. */
const OPPOSITE: Partial<Record<StatementLine, BalanceLine>> = {
  'share-application-money': 'other-current-assets',
  'long-term-borrowings': 'short-term-loans-and-advances',
  'other-long-term-liabilities': 'other-current-assets',
  'long-term-provisions': 'other-current-assets',
  'short-term-borrowings': 'short-term-loans-and-advances',
  'trade-payables': 'short-term-loans-and-advances',
  'other-current-liabilities': 'short-term-loans-and-advances',
  'short-term-provisions': 'other-current-assets',
  'long-term-loans-and-advances': 'other-current-liabilities',
  'other-non-current-assets': 'other-long-term-liabilities',
  'trade-receivables': 'other-current-liabilities',
  'cash-and-bank': 'other-current-liabilities',
  'short-term-loans-and-advances': 'other-current-liabilities',
  'other-current-assets': 'other-current-liabilities',
};

/** Accounts of a line that go elsewhere than the others of it. */
const OPPOSITE_OF_ACCOUNT: Readonly<Record<string, BalanceLine>> = {
  // A bank in credit is borrowed from; an overdraft in debit is cash.
  ...Object.fromEntries(['1501', '1502', '1503', '1505'].map((code) => [code, 'short-term-borrowings' as const])),
  '2501': 'cash-and-bank',
  // A card that was paid too much; customers, lenders and owners who are owed nothing any more.
  ...Object.fromEntries(
    ['2724', '2725', '2726', '2727', '2729'].map((code) => [code, 'other-current-assets' as const]),
  ),
};

/** What an account stands against takes away from its line and is never shown by itself. */
const CONTRA: ReadonlySet<string> = new Set(['1402']);

/** Where a balance of an account on the other side than its line is presented; nothing where it stays in its line. */
export const oppositeOf = ({ code, line }: Account): BalanceLine | undefined =>
  CONTRA.has(code) ? undefined : (OPPOSITE_OF_ACCOUNT[code] ?? OPPOSITE[line]);

/** Where what falls due within twelve months of the day is presented, of a line that is not current itself. */
export const CURRENT_PART: Partial<Record<StatementLine, BalanceLine>> = {
  'long-term-borrowings': 'short-term-borrowings',
  'other-long-term-liabilities': 'other-current-liabilities',
  'long-term-provisions': 'short-term-provisions',
  'long-term-loans-and-advances': 'short-term-loans-and-advances',
  'other-non-current-assets': 'cash-and-bank',
};

/** Control accounts of taxes: which side they stand on is that of the account, whatever its sections and months are. */
const TAX_CONTROLS = /^(16[13]\d|27[01]\d)$/;
export const isPresentedWhole = ({ code }: Account): boolean => TAX_CONTROLS.test(code);
