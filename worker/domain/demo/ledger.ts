import { gstinCheckCharacter } from '../identifiers/tax-number';
import type { AccountCode } from '../ledger/chart/chart';
import { addDays, addMonths, firstOfMonth, type IsoDate } from '../shared/dates';
import { type Paise, paise, percent, rupees } from '../shared/money';

/** What the main company's books began with beside its bank accounts; Surplus takes what makes them balance. Debit positive. */
export const DEMO_OPENING: readonly { account: AccountCode; amount: Paise; tag?: string }[] = [
  { account: '1101', amount: rupees(420_000) },
  { account: '1111', amount: rupees(-99_750) },
  { account: '1204', amount: rupees(265_500) },
  { account: '2101', amount: rupees(-1_000_000) },
  { account: '2201', amount: rupees(-750_000) },
  { account: '2502', amount: rupees(-500_000), tag: 'Director' },
];

/** The laptops within those books, bought three quarters of a year before a financial year began. */
export const demoLaptops = (opening: IsoDate) => ({
  name: 'Laptops, six',
  cost: rupees(420_000),
  boughtOn: addMonths(firstOfMonth(opening), -9),
  writtenOff: rupees(99_750),
});

/** The director's loan, paid back at once at its end. */
export const demoLoan = (opening: IsoDate) => ({
  ...{ lender: 'Director', tag: 'Director', account: '2502' as const, principal: rupees(500_000), rate: percent(9) },
  ...{ count: 1, everyMonths: 12, firstOn: addMonths(firstOfMonth(opening), 24) },
  method: 'equal-principal' as const,
  ...{ instalment: null, paidBefore: 0, afterPrepayment: 'shorter-term' as const },
});

/** What customers are sent invoices for, and how long before they pay. */
export const DEMO_SERVICE = { description: 'Software development services', hsn: '998314', rate: '18' };
const PAID_AFTER_DAYS = 21;

const STATES_OF_CUSTOMERS = ['27', '07'];

/** The made-up GSTIN of a customer, by its name: most are of the company's own State. */
export function customerGstin(name: string, ownState: string): string {
  const sum = [...name].reduce((all, letter) => (all * 31 + letter.charCodeAt(0)) % 9_999, 7);
  const initial = /[A-Z]/.exec(name.toUpperCase())?.[0] ?? 'A';
  const state = sum % 3 === 0 ? (STATES_OF_CUSTOMERS[sum % 2] ?? ownState) : ownState;
  const first14 = `${state}ZZZC${initial}${String(sum + 1).padStart(4, '0')}C1Z`;
  return first14 + gstinCheckCharacter(first14);
}

/** The day of the invoice that a receipt of a day pays; none lies before the books. */
export function invoicedOn(received: IsoDate, opening: IsoDate): IsoDate {
  const day = addDays(received, -PAID_AFTER_DAYS);
  return day < opening ? opening : day;
}

/** Invoices that nobody has paid yet: days before today, and their value without tax. */
export const DEMO_UNPAID = [
  { customer: 0, daysAgo: 74, value: rupees(180_000) },
  { customer: 2, daysAgo: 38, value: rupees(96_500) },
  { customer: 4, daysAgo: 9, value: rupees(240_000) },
] as const;

/** Bills that we have not paid yet: the supplier's place below, days before today, days until due, and their value without tax. */
export const DEMO_OWED = [
  { supplier: 0, daysAgo: 12, dueInDays: 30, value: rupees(54_200) },
  { supplier: 3, daysAgo: 41, dueInDays: 30, value: rupees(38_000) },
] as const;

/** Suppliers whose payments have bills, by what their narration begins with; the value of a bill holds this much GST. */
export const DEMO_SUPPLIERS = [
  { payee: 'AWS INDIA', name: 'AWS India', account: '5509', hsn: '998315', rate: '18' },
  { payee: 'ZOHO CORPORATION', name: 'Zoho Corporation', account: '5510', hsn: '998431', rate: '18' },
  { payee: 'AIRTEL BROADBAND', name: 'Airtel', account: '5517', hsn: '998422', rate: '18' },
  { payee: 'GOOGLE INDIA PVT LTD ADS', name: 'Google India', account: '5511', hsn: '998365', rate: '18' },
] as const;

/** An amount parted into its value without GST and the rest, in paise: the rest is tax at the rate, and at most half a rupee beside it. */
export const valueWithin = (amount: Paise, rate: number): Paise => paise(Math.round((amount * 100) / (100 + rate)));

/** So much of what customers pay reaches the bank: a gateway keeps 2 % and 18 % GST on that. */
const KEPT_HUNDREDTHS = 118;
const REACHES_PER_MYRIAD = 10_000 - 2 * KEPT_HUNDREDTHS;
const GATEWAY_STEP = rupees(50);

/** The report of a gateway's payout, in paise: payments of whole steps without GST, its fee, and the GST of both halves on the fee. */
export function gatewayReport(payout: Paise): { payments: Paise; fee: Paise; tax: Paise } {
  const steps = Math.ceil((payout * 10_000 * 100) / REACHES_PER_MYRIAD / KEPT_HUNDREDTHS / GATEWAY_STEP);
  const payments = paise((steps * GATEWAY_STEP * KEPT_HUNDREDTHS) / 100);
  const kept = payments - payout;
  const tax = paise(2 * Math.round((kept * 9) / KEPT_HUNDREDTHS));
  return { payments, fee: paise(kept - tax), tax };
}

/** Of what goes to the provident fund for a month so much is the employer's, in hundredths. */
const EMPLOYER_HUNDREDTHS = 52;
export const employersPart = (fund: Paise): Paise => paise(Math.round((fund * EMPLOYER_HUNDREDTHS) / 100));

export const PAYROLL_NARRATION = 'Payroll register';
