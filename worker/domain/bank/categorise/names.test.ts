import { expect, test } from 'vitest';
import { isoDate } from '../../shared/dates';
import { paise } from '../../shared/money';
import type { Side } from '../values';
import { categorise } from './categorise';
import { SOFTWARE } from './corpus/asked';

const told = (side: Side, description: string): string | null => {
  const line = { description, side, amount: paise(1_000_000), date: isoDate('2026-11-02') };
  return categorise(line, new Map(), { holder: SOFTWARE })?.categoryId ?? null;
};

test.each([
  'NEFT DR-HDFC0000123-FIGMA LABS PVT LTD-N3312-INV 221',
  'UPI/531299881122/FIGMA LABS/figmalabs@okaxis/Payment',
  'NEFT DR-HDFC0000123-GODADDY DHABA-N3312-BILL 221',
  'NEFT DR-SBIN0001234-NOTION PUBLISHERS-N221',
  'IMPS/P2A/531299881201/LOOM WEAVERS/HDFC',
  'UPI/DR/531299881200/NOTION CAFE/HDFC/nc@ybl/UPI',
  'NEFT-N312-DROPBOX COLLECTIVE LLP',
  'NEFT-N313-CANVA ART GALLERY',
  'CLG CHQ 000453 NOTION PUBLISHERS',
  'NEFT DR-HDFC0000123-SLACK DIGITAL PRIVATE LIMITED-N1',
  'NEFT DR-HDFC0000001-AZURE POOLS AND SPAS-N12',
  'UPI/531299881130/OLA ENTERPRISE/ola@ybl/Payment',
])('a seller’s name is not that seller where a payment at home names a longer one: %s', (description) => {
  expect(told('debit', description)).toBeNull();
});

test.each([
  ['software-foreign', 'POS 4315XXXX1234 FIGMA INC SAN FRANCISCO US'],
  ['software-foreign', 'VIN/NOTION LABS INC/202611021212/0'],
  ['software-foreign', 'UPI/531299881204/CANVA/canva.rzp@axis/monthly'],
  ['software-foreign', 'UPI MANDATE/OPENAI CHATGPT SUBSCRIPTION'],
  ['cloud-hosting', 'NEFT DR-UTIB0000001-AMAZON WEB SERVICES INDIA PVT LTD-N5'],
])('it is where it stands alone, or a card paid: %s, %s', (categoryId, description) => {
  expect(told('debit', description)).toBe(categoryId);
});

test.each([
  ['credit', 'UPI/CR/531299881131/GRANT MATHEW/HDFC/grantm@okhdfc/UPI'],
  ['credit', 'NEFT CR-HDFC0000123-HUGH GRANT-HDFCN5202611'],
  ['credit', 'IMPS-531299881135-MR GRANT WILSON-UTIB-XX1234-'],
  ['credit', 'BY TRANSFER-UPI/CR/531299881206/GRANT L/SBIN/gl@ybl--'],
  ['credit', 'GRANT MATHEW'],
  ['credit', 'UPI/CR/531299881131/SUBSIDY MATHEW/HDFC/sm@okhdfc/UPI'],
  ['debit', 'UPI/DR/531299881131/RENT MATHEW/HDFC/rm@okhdfc/UPI'],
  ['debit', 'NEFT DR-CNRB0000123-SALARY SWAMINATHAN-N223'],
  ['debit', 'UPI/DR/531299881131/BONUS MATHEW/HDFC/bm@okhdfc/UPI'],
] as const)('a person’s name that holds the word of a purpose is none: %s, %s', (side, description) => {
  expect(told(side, description)).toBeNull();
});

test.each([
  ['credit', 'grant-or-subsidy', 'NEFT CR-SBIN0000001-MEITY STARTUP HUB-TIDE GRANT'],
  ['credit', 'grant-or-subsidy', 'GRANT TRANCHE 1 RECEIVED'],
  ['debit', 'office-rent', 'IMPS/P2A/531299881209/RENT NOV 2026/SBIN'],
  ['debit', 'salary-payout', 'NEFT DR-HDFC0000123-GRANT MATHEW-SALARY OCT 2026'],
] as const)('the purpose is, beside a name or a month: %s, %s, %s', (side, categoryId, description) => {
  expect(told(side, description)).toBe(categoryId);
});

test.each([
  ['credit', 'CASHFREE'],
  ['debit', 'CASHFREE'],
  ['debit', 'NEFT DR-YESB0000001-CASHFREE-N2211'],
  ['credit', 'Razorpay'],
  ['debit', 'CHQ PAID-MICR CTS-000452-SUNDARAM'],
] as const)(
  'who pays and collects for others tells nothing by the name alone, nor does half a name: %s, %s',
  (side, description) => {
    expect(told(side, description)).toBeNull();
  },
);
