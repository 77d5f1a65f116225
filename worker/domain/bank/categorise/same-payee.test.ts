import { describe, expect, test } from 'vitest';
import { isoDate } from '../../shared/dates';
import { paise } from '../../shared/money';
import type { Side } from '../values';
import { categorise } from './categorise';
import { choiceFor, type PayeeChoice } from './memory';
import { modelWith } from './neighbours';

const CHOSEN: PayeeChoice = { category: 'expense', categoryId: 'advertising' };
const follows = (confirmed: string, asked: string) => choiceFor(asked, new Map([[confirmed, CHOSEN]])) !== null;

describe('a choice for one payee', () => {
  test.each([
    ['RAVI KUMAR', 'RAVI KUMAR TRADERS'],
    ['RAVI KUMAR', 'RAVI KUMARASWAMY HARDWARE'],
    ['SRI BALAJI', 'SRI BALAJI CATERERS'],
    ['SRI BALAJI CATERERS', 'SRI BALAJI'],
    ['NEW INDIA', 'NEW INDIA STEEL WORKS'],
    ['STAR ENTERPRISES', 'STAR ENTERPRISES AND LOGISTICS'],
    ['GANESH TRADING', 'GANESH TRADING COMPANY MUMBAI'],
    ['AMAZON SELLER SERVICES', 'AMAZON SELLER SERVICES ADVERTISING'],
    ['ARUN PRAKASH', 'ARUN PRAKASHAM'],
    ['DEEPAK SHARMA', 'DEEPAK SHARMAN'],
    ['JOHN MATHEW', 'JOHN MATHEWS'],
    ['RAMESH KUMAR SHAH', 'RAMESH KUMAR S'],
    ['RAMESH KUMAR S', 'RAMESH KUMAR SINGH'],
    ['PRIYANKA S', 'PRIYANKA SHAH'],
    ['ANANDKUMAR', 'ANANDKUMARASWAMY'],
    ['GLOBAL TECH', 'GLOBAL TECHNICAL SERVICES'],
    ['SUNRISE PROP', 'SUNRISE PROPELLERS'],
  ])('for %s is none for %s, which is another whole name', (confirmed, asked) => {
    expect(follows(confirmed, asked)).toBe(false);
  });

  test.each([
    ['SHARMA TRADERS AND SONS', 'SHARMA TRADERS AND S'],
    ['SHARMA TRADERS AND SONS', 'SHARMA TRADERS A'],
    ['KALYANI PACKAGING INDUSTRIES', 'KALYANI PACKAGI'],
    ['KALYANI PACKAGI', 'KALYANI PACKAGING INDUSTRIES'],
    ['BLUEDARTEXPRESS', 'BLUE DART EXPRESS'],
    ['VENKATESHWARA OFFSET PRINTERS', 'VENKATESHWARA O'],
    ['MEENAKSHI SUNDARAM', 'MEENAKSHI SUNDA'],
    ['BALAJI ENTERPRISES', 'BALAJI ENT'],
    ['SRI VENKATESWARA AGENCIES', 'SRI VENKATESWARA AG'],
  ])('for %s is one for %s, which the bank cut', (confirmed, asked) => {
    expect(follows(confirmed, asked)).toBe(true);
  });
});

describe('a line much like a confirmed one', () => {
  const model = modelWith([
    { side: 'debit', categoryId: 'advertising', description: 'NEFT DR-SBIN0000300-SRI BALAJI CATERERS-AUG SETTLEMENT' },
  ]);
  const like = (description: string) =>
    categorise({ description, side: 'debit', amount: paise(5), date: isoDate('2026-08-11') }, new Map(), { model })
      ?.categoryId;
  test('of another payee is not taken for it', () => {
    expect(like('NEFT DR-SBIN0000300-SRI BALAJI TIMBERS-AUG SETTLEMENT')).not.toBe('advertising');
    expect(like('NEFT DR-SBIN0000300-RAVI KUMAR-AUG SETTLEMENT')).not.toBe('advertising');
  });
  test.each([
    ['IMPS-531-ARUN K-HDFC-XX-shoot', 'IMPS-532-ARUN M-HDFC-XX-shoot'],
    ['UPI-KIRAN P-kp@ybl-reel', 'UPI-KIRAN PATEL-kpatel@ybl-reel'],
    ['UPI/622311445566/ZED STUDIO/SBIN/xq', 'UPI/622311445577/ZED ACRES/SBIN/xq'],
  ])('of one payee, %s, says nothing of %s', (description, other) => {
    const taught = modelWith([{ side: 'debit', categoryId: 'influencers', description }]);
    expect(taught.guess(other, 'debit')?.isOwn).not.toBe(true);
  });
  test('of the payee is', () => {
    expect(like('NEFT DR-HDFC0000012-SRI BALAJI CATERERS-SEP SETTLEMENT')).toBe('advertising');
  });
});

const told = (description: string, side: Side = 'debit', holder = 'Marigold Analytics Private Limited') =>
  categorise({ description, side, amount: paise(11_800_00), date: isoDate('2026-08-11') }, new Map(), { holder })
    ?.categoryId ?? null;

describe('codes glued to digits', () => {
  test.each([
    ['CPIN26082900123456', 'gst-paid'],
    ['GSTCPIN26082900123456', 'gst-paid'],
    ['NEFT-CPIN26082900123456-RBI', 'gst-paid'],
    ['26082900123456CPIN', 'gst-paid'],
    ['INB/CHALLAN2810TDS', 'tds-deposited'],
    ['CBDT26081100045', 'income-tax-paid'],
    ['EPFO3322608001234', 'provident-fund'],
    ['ESIC31000123456', 'esic'],
    ['EMI55881122', 'loan-emi'],
    ['EBANK:SELF', 'own-account-transfer'],
    ['EBANK:SELF/26081155', 'own-account-transfer'],
    ['GSTCHALLAN26080099887766', 'gst-paid'],
    ['ESICCHALLAN0312608099', 'esic'],
    ['EPFCHALLAN2608', 'provident-fund'],
    ['CBDT26081100045 ADVANCETAX100', 'income-tax-paid'],
    ['ATMWDL260811/S1BG0012', 'cash-withdrawal'],
    ['SMSCHGQ22026+GST', 'bank-charges'],
    ['NEFTCHG260811GST18', 'bank-charges'],
    ['SALARYAUG2026', 'salary-payout'],
    ['FASTAGRECHARGE5543', 'tolls'],
    ['NETBANKING:SELFTRANSFER', 'own-account-transfer'],
    ['IB:SELF/9988', 'own-account-transfer'],
  ])('%s is %s', (description, wanted) => {
    expect(told(description)).toBe(wanted);
  });
});

test.each(['NEFT-SALARPURIA FOODS-N2', 'NEFT DR-SELFIE STUDIO-N3', 'UPI/1/JANMARG2026/x', 'NEFT-SEPTEMBER FILMS-N8'])(
  'no name is taken apart for the codes in it: %s',
  (description) => expect(told(description)).toBeNull(),
);

describe('a receipt says what was sold or why it came', () => {
  const SERVICES = 'services-domestic';
  test.each([
    ['NEFT CR-SBIN0000300-GOPALAN RETAIL LTD-SUPPLY OF CARTONS', SERVICES],
    ['NEFT CR-KKBK0000958-BHARAT INFRA LTD-CEMENT BAGS INV 12', SERVICES],
    ['RTGS CR-SBIN0000300-KAVERI MILLS PVT LTD-COTTON YARN 200 KG', SERVICES],
    ['NEFT CR-RBIS0PFMS01-STARTUP INDIA SEED FUND-TRANCHE 1', SERVICES],
    ['NEFT CR-RBIS0PFMS01-DST NIDHI PRAYAS GRANT', SERVICES],
    ['NEFT CR-SBIN0000300-BIRAC BIG SCHEME DISBURSEMENT', SERVICES],
    ['NEFT CR-HDFC0000240-KARNATAKA ELEVATE GRANT IN AID', SERVICES],
  ])('%s is no %s', (description, wrong) => {
    expect(told(description, 'credit')).not.toBe(wrong);
  });

  test.each([
    ['NEFT CR-RBIS0PFMS01-DST NIDHI PRAYAS GRANT', 'grant-or-subsidy'],
    ['NEFT CR-SBIN0000300-STARTUP INDIA SEED FUND SCHEME GRANT', 'grant-or-subsidy'],
    ['NEFT CR-SBIN0000300-GOPALAN RETAIL LTD-SUPPLY OF GOODS', 'goods-domestic'],
  ])('%s is %s', (description, wanted) => {
    expect(told(description, 'credit')).toBe(wanted);
  });
});

describe('co-working is not plain rent', () => {
  test.each([
    'NEFT DR-HDFC0000060-HIVE COWORKING SPACES-RENT AUG',
    'NEFT DR-ICIC0000104-INDIQUBE SPACES-SEAT RENT AUG 2026',
    'RTGS DR-HDFC0000060-WEWORK INDIA MANAGEMENT-OFFICE RENT',
    'UPI/622311445566/91SPRINGBOARD/RENT FOR AUGUST',
    'RENT AUG CO WORKING SPACE INDIRANAGAR',
    'NEFT DR-KKBK0000958-SMARTWORKS COWORKING SPACES PVT LTD-RENT',
    'IMPS-622311445567-THE HUB COWORK-MONTHLY RENT 4 SEATS',
    'NEFT DR-YESB0000120-BHIVE WORKSPACE-RENT',
    'NEFT DR-YESB0000120-SHARED OFFICE RENT 6 DESKS',
  ])('%s', (description) => {
    expect(told(description)).toBe('co-working');
  });
  test('plain rent is', () => {
    expect(told('NEFT DR-HDFC0000060-ANITA RAO-OFFICE RENT AUG')).toBe('office-rent');
  });
});

describe('a known name within a longer name of a firm is another firm', () => {
  test.each([
    ['NEFT DR-SBIN0000300-SHELL STEEL FABRICATORS-INV 12', 'fuel'],
    ['NEFT DR-SBIN0000300-APPLE TREE CATERERS', 'computers'],
    ['UPI/622311445566/UBER ALLES MUSIC SCHOOL', 'cabs'],
    ['NEFT DR-KKBK0000958-SLACK RIVER TEXTILES PVT LTD', 'software-foreign'],
    ['NEFT DR-KKBK0000958-RAINBOW ZOHO FURNITURE MART', 'software-indian'],
    ['NEFT DR-SBIN0000300-INDIGO PAINTS LTD', 'air-tickets'],
    ['NEFT DR-SBIN0000300-INDIGO DYEING WORKS', 'air-tickets'],
    ['IMPS-622311445567-OLA GRANITES AND MARBLES', 'cabs'],
    ['NEFT DR-SBIN0000300-TALLY MARKETING AGENCY', 'software-indian'],
    ['NEFT DR-SBIN0000300-NEW BATA SHOE REPAIR WORKS', 'uniforms'],
    ['NEFT DR-SBIN0000300-HEROKU FABRICS', 'cloud-hosting'],
    ['NEFT DR-KKBK0000958-BLUE DART AUTO GARAGE', 'courier'],
    ['NEFT DR-SBIN0000300-DELL VALLEY FARMS', 'computers'],
    ['NEFT DR-SBIN0000300-SLACK FITNESS STUDIO', 'software-foreign'],
    ['IMPS-622311445567-NOTION CREATIONS-HDFC', 'software-foreign'],
    ['NEFT DR-KKBK0000958-UBER PRINTERS PVT LTD-BILL', 'cabs'],
    ['NEFT DR-KKBK0000958-CANVA INTERIORS', 'software-foreign'],
    ['NEFT DR-KKBK0000958-PORTER TOOLS INDIA', 'freight'],
    ['NEFT DR-KKBK0000958-ASANA WELLNESS CENTRE', 'software-foreign'],
    ['NEFT DR-KKBK0000958-GITHUB GLASS HOUSE', 'software-foreign'],
    ['NEFT DR-KKBK0000958-AIRTEL ATTA CHAKKI', 'telephone-and-internet'],
    ['NEFT DR-KKBK0000958-DROPBOX DRY CLEANERS', 'software-foreign'],
    ['RTGS-HOTEL SUPPLIES COMPANY-PO 5', 'hotels'],
    ['NEFT-INSURANCE SOFTWARE SYSTEMS PVT LTD-N3313', 'general-insurance'],
    ['NEFT-TAXI TYRES AND TUBES-N3314', 'cabs'],
    ['UPI-FUEL FITNESS GYM-fuelgym@ybl', 'fuel'],
  ])('%s is not %s', (description, wrong) => {
    expect(told(description)).not.toBe(wrong);
  });

  test.each([
    ['NEFT DR-HDFC0000060-ZOHO CORPORATION PVT LTD-INV 8812', 'software-indian'],
    ['UPI/622311445566/UBER INDIA SYSTEMS', 'cabs'],
    ['POS 416212XXXXXX1234 INDIGO AIRLINES GURGAON', 'air-tickets'],
    ['POS 416212XXXXXX1234 AMAZON WEB SERVICES', 'cloud-hosting'],
    ['UPI/622311445567/OLA CABS/RIDE', 'cabs'],
    ['NEFT DR-SBIN0000300-HOTEL SAPTHAGIRI-ROOMS', 'hotels'],
    ['NEFT DR-SBIN0000300-MODERN STATIONERS AND PRINTERS-A4 RIM', 'office-supplies'],
  ])('%s is %s', (description, wanted) => {
    expect(told(description)).toBe(wanted);
  });
});

test('a purpose that stands only in the name of a company is none', () => {
  const refund = (name: string) => told(`NEFT CR-HDFC0000060-${name}-INV 414`, 'credit');
  expect(refund('REFUND ME TECHNOLOGIES PVT LTD')).not.toBe('vendor-refund');
  expect(told('NEFT CR-HDFC0000060-CLEARTRIP PVT LTD-REFUND CANCELLED TICKET', 'credit')).toBe('vendor-refund');
});
