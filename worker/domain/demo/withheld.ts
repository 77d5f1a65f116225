import { type Quarter, quarterOf } from '../law/periods';
import { addDays, financialYearOf, type IsoDate, yearEnd, yearStart } from '../shared/dates';
import { percent, rupees } from '../shared/money';

/** Payees of the main company of whom tax is withheld; made-up PANs begin with ZZZ. Days before today, and values without GST. */
export const DEMO_PAYEES = [
  { name: 'Kaveri Legal LLP', pan: 'ZZZFK1234L', hsn: '998212', account: '5504', daysAgo: 44, value: rupees(65_000) },
  {
    name: 'Sahyadri Upkeep LLP',
    pan: 'ZZZFS2468M',
    hsn: '998719',
    account: '5503',
    daysAgo: 30,
    value: rupees(140_000),
  },
  { name: 'Kaveri Legal LLP', pan: 'ZZZFK1234L', hsn: '998212', account: '5504', daysAgo: 8, value: rupees(40_000) },
] as const;

/** The day of such a bill: in the quarter of today, whose statement nobody has filed yet. */
export function withheldOnDay(daysAgo: number, today: IsoDate): IsoDate {
  const { from }: Quarter = quarterOf(today);
  const day = addDays(today, -daysAgo);
  return day < from ? from : day;
}

/** The certificate by which the second payee bears less. */
export const demoCertificate = (today: IsoDate) => {
  const year = financialYearOf(today);
  return {
    ...{
      payeeName: DEMO_PAYEES[1].name,
      pan: DEMO_PAYEES[1].pan,
      number: 'AB12345678C9012',
      nature: 'contract' as const,
    },
    ...{ rate: percent(0.5), limit: rupees(500_000), validFrom: yearStart(year), validTo: yearEnd(year) },
  };
};

/** Employees of the main company: their months of pay, and payslips, are worked out on the desk of TDS. */
export const DEMO_EMPLOYEES = [
  { number: 'AB-01', name: 'Ishaan Kulkarni', pan: 'ZZZPK1357D', basic: 68_000, rent: 27_000, other: 25_000 },
  { number: 'AB-02', name: 'Meera Nambiar', pan: 'ZZZPN2468E', basic: 52_000, rent: 20_000, other: 13_000 },
  { number: 'AB-03', name: 'Rohan Deshpande', pan: 'ZZZPD3579F', basic: 24_000, rent: 9_000, other: 5_000 },
] as const;

/** Whose salary bears the tax that the payroll register withholds each month. */
export const DEMO_TAXED_SALARY = { name: 'Aarav Kulkarni', pan: 'ZZZPA4680H', salary: rupees(200_000) };
export const DEPOSIT_NARRATION = 'TDS PAYMENT';

/** What customers kept back of invoices: by the place of the invoice, what the books have and what Form 26AS has. */
export const DEMO_KEPT_BACK = [
  { tan: 'BLRB01234F', booked: rupees(18_000), told: rupees(18_000) },
  { tan: 'BLRT05678G', booked: rupees(9_650), told: rupees(0) },
  { tan: 'BLRA09876H', booked: rupees(0), told: rupees(24_000) },
] as const;
