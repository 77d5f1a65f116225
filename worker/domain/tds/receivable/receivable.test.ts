import { expect, test } from 'vitest';
import { isoDate } from '../../shared/dates';
import { type Paise, rupees } from '../../shared/money';
import { HEADINGS } from './headings.data';
import { type BookedCredit, matchCredits } from './match';
import { readCredits, roleOf } from './read';

const TEXT = [
  'Annual Tax Statement^',
  'File Creation Date^Permanent Account Number (PAN)^Current Status of PAN^Financial Year^Assessment Year^Name of Assessee',
  '14-11-2026^AAACS1234K^Active^2026-27^2027-28^SAMPLE LTD',
  '^PART-I - Details of Tax Deducted at Source^',
  'Sr. No.^Name of Deductor^TAN of Deductor^^^^^Total Amount Paid / Credited(Rs.)^Total Tax Deducted(Rs.)^Total TDS Deposited(Rs.)',
  '1^ALPHA STEEL PRIVATE LIMITED^BLRA12345B^^^^^150000.00^15000.00^14000.00',
  '^Sr. No.^Section^Transaction Date^Status of Booking^Date of Booking^Remarks^Amount Paid / Credited(Rs.)^Tax Deducted(Rs.)^TDS Deposited(Rs.)',
  '^1^194J^15-Jun-2026^F^20-Aug-2026^-^1,00,000.00^10,000.00^10,000.00',
  '^2^194J^30-Sep-2026^U^20-Nov-2026^-^50000.00^5000.00^4000.00',
  '^3^194J^31-Feb-2026^U^20-Nov-2026^-^50000.00^5000.00^4000.00',
  '2^BETA LOGISTICS LLP^CHEB99999Z^^^^^200000.00^4000.00^4000.00',
  '^1^194C^31-Jul-2026^F^15-Oct-2026^-^200000.00^4000.00^4000.00',
  '^PART-VI - Details of Tax Collected at Source^',
  'Sr. No.^Name of Collector^TAN of Collector^^^^^Total Amount Paid^Total Tax Collected^Total TCS Deposited',
  '1^GAMMA MOTORS^BLRG12345B^^^^^100.00^1.00^1.00',
].join('\r\n');

test('the text of Form 26AS gives its sums with who withheld them; a line that cannot be read is named', () => {
  const { pan, rows, problems } = readCredits(TEXT);
  expect(pan).toBe('AAACS1234K');
  expect(rows).toMatchObject([
    { deductor: 'ALPHA STEEL PRIVATE LIMITED', tan: 'BLRA12345B', on: '2026-06-15', tax: rupees(10_000), status: 'F' },
    { tan: 'BLRA12345B', section: '194J', tax: rupees(5_000), deposited: rupees(4_000), status: 'U' },
    { deductor: 'BETA LOGISTICS LLP', tan: 'CHEB99999Z', amount: rupees(200_000), section: '194C' },
  ]);
  expect(problems).toMatchObject([{ line: 10, message: { id: 'tax-credit.problem.day' } }]);
});

const SUMS = [{ tan: 'BLRA12345B', on: '2026-10-05', tax: rupees(1_000), amount: rupees(10_000) }];

test.each<[string, string]>([
  ['CSV', 'Deductor,TAN,Section,Date,Amount,TDS\n"Alpha, Steel Ltd",BLRA12345B,194J,05/10/2026,"10,000.00",1000'],
  [
    'a pasted table',
    'Name of Deductor\tTAN\tDate of payment\tAmount paid\tTax deducted\nAlpha\tBLRA12345B\t2026-10-05\t10000\t1000.00',
  ],
  [
    'CSV of the information statement',
    'SR. NO.,INFORMATION CODE,INFORMATION SOURCE,COUNT,AMOUNT\n1,TDS-194J,ALPHA LTD (BLRA12345B),1,10000\nSR. NO.,QUARTER,DATE OF PAYMENT/CREDIT,AMOUNT PAID/CREDITED,TDS DEDUCTED,TDS DEPOSITED,STATUS\n1,Q3,05/10/2026,10000,1000,1000,Active',
  ],
  [
    'headings of another program, with a year of two digits',
    'Party\tTAN No.\tSec Code\tTran. Date\tGross Amt\tTDS Amt\nAlpha\tBLRA12345B\t1027\t05-10-26\t10,000\t1,000',
  ],
  [
    'columns parted by blanks',
    'Deductor   TAN   Date   Amount   Tax\nAlpha Ltd   BLRA12345B   05-Oct-2026   10,000.00   1,000.00',
  ],
  [
    'columns parted by bars',
    '|Deductor|TAN|Date|Amount|Tax|\n|---|---|---|---|---|\n|Alpha|blra12345b|05/10/2026|10000|1000|',
  ],
  [
    'part B1 of the information statement, less what it has replaced',
    'Part B1-Information relating to tax deducted or collected at source\nSR. NO.,INFORMATION CODE,INFORMATION SOURCE,COUNT,AMOUNT\n1,TDS-194J,ALPHA LTD (BLRA12345B),1,10000\nSR. NO.,QUARTER,DATE OF PAYMENT/CREDIT,AMOUNT PAID/CREDITED,TDS DEDUCTED,STATUS\n1,Q3,05/10/2026,10000,1000,Active\n2,Q3,05/10/2026,9000,900,Inactive',
  ],
  [
    'JSON with short names',
    '[{"infoSource":"ALPHA LTD (BLRA12345B)","transactions":[{"dateOfPaymentCredit":"05/10/2026","amountPaidCredited":"10,000","tdsDeducted":1000,"status":"Active"}]}]',
  ],
  [
    'JSON',
    '{"tds":[{"informationSource":"ALPHA LTD (BLRA12345B)","details":[{"dateOfPayment":"05/10/2026","amountPaid":10000,"tdsDeducted":"1,000"}]}]}',
  ],
])('%s gives the same sum', (_what, text) => {
  const { rows, problems } = readCredits(text);
  expect([rows, problems]).toMatchObject([SUMS, []]);
});

const ROWS = 'Deductor,TAN,Date,Amount,Tax\nAlpha,BLRA12345B,05/10/2026,10000,1000\n';

test.each<[string, string, string]>([
  ['another deductor without TAN', 'Beta Trust,,06/10/2026,500,50', 'no-tan'],
  ['a TAN that is none', 'Beta Trust,BLRA1234B,06/10/2026,500,50', 'tan'],
  ['an amount that is none', 'Alpha,BLRA12345B,06/10/2026,500 Dr,50', 'amount'],
  ['a decimal comma', 'Alpha,BLRA12345B,06/10/2026,500.00,"50,00"', 'tax'],
])('%s is named and counts for nobody', (_what, line, problem) => {
  expect(readCredits(ROWS + line)).toMatchObject({
    rows: SUMS,
    problems: [{ line: 3, message: { id: `tax-credit.problem.${problem}` } }],
  });
});

test('a name that stands once for several rows is that of all of them, and a reversal is below nought', () => {
  const { rows } = readCredits(`${ROWS},,06/10/2026,"(10,000)",(1000)\nALPHA,,07/10/2026,2000.00-,200.00-`);
  expect(rows.map(({ tan, tax }) => [tan, tax])).toEqual([
    ['BLRA12345B', rupees(1_000)],
    ['BLRA12345B', rupees(-1_000)],
    ['BLRA12345B', rupees(-200)],
  ]);
});

test('what is no statement has no rows', () => {
  for (const text of ['', 'hello', '{', 'a,b\n1,2', '[1,[2]]']) expect(readCredits(text).rows).toEqual([]);
});

test.each(HEADINGS.map(({ role, words, example }) => [role, words, example] as const))(
  'the example of %s is the first that its words fit',
  (role, _words, example) => {
    expect(roleOf(example)).toBe(role);
  },
);

const booked = (party: string | null, on: string, tax: number, more: Partial<BookedCredit> = {}): BookedCredit => ({
  ...{ id: `${party}${on}`, voucherId: 'v', number: 'R-1', on: isoDate(on), narration: 'FD interest', partyId: party },
  ...{ party, year: '2026-27', tax: rupees(tax), ...more },
});
const outcomes = (entries: readonly BookedCredit[], bills: { open: Paise }[] = []) => {
  const rows = readCredits(TEXT).rows.map((row, at) => ({ ...row, id: `${at}` }));
  const short = bills.map(({ open }, at) => ({
    ...{ id: `${at}`, ref: 'S-1', partyId: 'b', party: 'Beta Logistics', billDate: isoDate('2026-07-01'), open },
  }));
  return matchCredits({ rows, entries, bills: short }, '2026-27');
};

test('each deductor’s year is matched, less, missing or not in the books, and says why', () => {
  const entries = [booked('Alpha Steel Pvt Ltd', '2026-06-20', 10_000), booked('Alpha Steel', '2026-10-02', 6_000)];
  const groups = outcomes([...entries, booked('Delta', '2026-05-01', 700)]);
  expect(groups.map(({ deductor, outcome, why }) => [deductor, outcome, why.id])).toEqual([
    ['Delta', 'missing', 'tax-credit.why.missing'],
    ['ALPHA STEEL PRIVATE LIMITED', 'less', 'tax-credit.why.less'],
    ['BETA LOGISTICS LLP', 'not-in-books', 'tax-credit.why.not-in-books'],
  ]);
  expect(groups[1]?.pairs.map(({ row, entry }) => [row?.tax, entry?.tax])).toEqual([
    [rupees(10_000), rupees(10_000)],
    [rupees(5_000), undefined],
    [undefined, rupees(6_000)],
  ]);
  expect(outcomes([booked('Alpha Steel', '2026-06-20', 15_000)])[1]).toMatchObject({
    ...{ outcome: 'matched', why: { id: 'tax-credit.why.matched-waits' } },
  });
});

test('an entry without a party goes with a row of its tax; an invoice that is open by the tax is what may be posted', () => {
  expect(outcomes([booked(null, '2026-08-01', 4_000)]).find(({ tan }) => tan === 'CHEB99999Z')?.outcome).toBe(
    'matched',
  );
  expect(
    outcomes([booked(null, '2026-08-01', 4_001)]).find(({ deductor }) => deductor === 'FD interest')?.outcome,
  ).toBe('missing');
  const beta = outcomes([], [{ open: rupees(9) }, { open: rupees(4_000) }]).find(({ tan }) => tan === 'CHEB99999Z');
  expect(beta).toMatchObject({ partyId: 'b', pairs: [{ bill: { id: '1' } }] });
});
