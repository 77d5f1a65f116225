import type { AccountType, Side } from '../bank/values';
import { DEPOSIT_NARRATION } from './withheld';

/**
 * A payment that comes back: on a day of the month, every month or every third. The narration may name the month
 * ({MON}, {YY}), the month before ({PREV}, {PREVYY}), and number itself ({REF}).
 */
export type Recurring = {
  day: number;
  side: Side;
  rupees: number;
  narration: string;
  /** By so many percent the amount differs from month to month; none means that it is always the same. */
  vary?: number;
  /** Of whole rupees, as what goes to the State is. */
  isWhole?: boolean;
  /** 'quarter': in March, June, September and December only. */
  every?: 'month' | 'quarter';
};

export type DemoAccount = {
  accountName: string;
  accountNumber: string;
  bankName: string;
  ifscCode: string;
  accountType: AccountType;
  opening: string;
  recurring: readonly Recurring[];
  /** Small payments by UPI, so many a month. */
  smallSpends: number;
  /** Who pays for services here, and how much a month on average; the main company's receipts follow turnover.ts. */
  customers: readonly string[];
  receiptsAMonth?: number;
};

export const out = (day: number, rupees: number, narration: string, vary?: number): Recurring => ({
  day,
  side: 'debit',
  rupees,
  narration,
  ...(vary && { vary }),
});

export const into = (day: number, rupees: number, narration: string, vary?: number): Recurring => ({
  ...out(day, rupees, narration, vary),
  side: 'credit',
});

export const quarterly = (payment: Recurring): Recurring => ({ ...payment, every: 'quarter' });

/** What the State and the provident fund are owed each month, by the size of the payroll and of the sales. */
export const dues = (tds: number, epfo: number, gst: number): Recurring[] =>
  [
    out(7, tds, `${DEPOSIT_NARRATION} {PREV}{PREVYY} CBDT`, 12),
    out(15, epfo, 'EPFO ECR {PREV}{PREVYY}', 3),
    out(20, gst, 'GST PMT06 {PREV}{PREVYY}', 25),
  ].map((payment) => ({ ...payment, isWhole: true }));

type Spend = readonly [narration: string, least: number, most: number];

/** What UPI is used for: the merchants a rule may know, and people only the company knows. Rupees, from and to. */
export const SMALL_SPENDS: readonly [Spend, ...Spend[]] = [
  ['UPI/{RRN}/COFFEE KIOSK/PAY', 120, 480],
  ['UPI/{RRN}/SWIGGY/TEAM LUNCH', 640, 2400],
  ['UPI/{RRN}/UBER INDIA/TRIP', 180, 950],
  ['UPI/{RRN}/RAPIDO/RIDE', 60, 240],
  ['UPI/{RRN}/AMAZON PAY/OFFICE SUPPLIES', 450, 5200],
  ['UPI/{RRN}/SRI SAI STATIONERS/BILL', 150, 1800],
  ['UPI/{RRN}/BLUE DART/COURIER', 180, 720],
  ['UPI/{RRN}/MANJUNATH K/PAY', 500, 3500],
];
