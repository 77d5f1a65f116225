// The names of sellers and payers that this product knows, in the rules of other programs, each in the form its manual teaches.
import { VENDORS } from '../domain/bank/narration/vendors.data.ts';

type Rules = readonly { category: string; names: readonly string[] }[];

/** All names of sellers and payers that this product knows. */
const LARGE: Rules = VENDORS.map(({ categoryId, names }) => ({
  category: categoryId,
  names: names
    .toUpperCase()
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter(Boolean),
}));

/** As many as somebody writes for their own account: a word of what comes every month, and the category it has. */
const SMALL: Rules = Object.entries({
  'salary-payout': 'SALARY',
  'office-rent': 'RENT',
  'gst-paid': 'GST',
  'tds-deposited': 'TDS',
  'provident-fund': 'EPFO',
  'bank-charges': 'CHARGES',
  'bank-interest': 'INT.PD',
  'cloud-hosting': 'AMAZON WEB SERVICES',
  'software-foreign': 'GITHUB',
  'software-indian': 'ZOHO',
  'telephone-and-internet': 'AIRTEL',
  'electricity-and-water': 'BESCOM',
  cabs: 'UBER',
  'air-tickets': 'INDIGO',
  pantry: 'ZEPTO',
  'staff-welfare': 'SWIGGY',
  courier: 'BLUE DART',
  fuel: 'PETROL',
  'cash-withdrawal': 'ATM',
  'accounting-fees': 'AUDIT FEE',
  'payment-gateway-settlement': 'RAZORPAY',
  'services-domestic': 'NEFT CR',
}).map(([category, name]) => ({ category, names: [name] }));

/** The sets of rules that others are measured with; none gives no categories. */
export const RULE_SETS = { large: LARGE, small: SMALL, none: [] } satisfies Record<string, Rules>;
export type RuleSet = keyof typeof RULE_SETS;

const HLEDGER = `skip 1
fields date, description, amount-out, amount-in
date-format %d/%m/%Y
currency INR
account1 assets:bank
`;

/** A conditional block for each category, with a matcher a line. */
export function hledgerRules(set: RuleSet): string {
  const blocks = RULE_SETS[set].map(
    ({ category, names }) => `\nif\n${names.join('\n')}\n  account2 books:${category}\n`,
  );
  return HLEDGER + blocks.join('');
}

const account = (category: string) => `Expenses:${category.replace(/[^A-Za-z]+/g, '-')}`;

/** An importer with a function that looks for whole words of a name in a narration, and adds the other posting. */
export function beancountConfig(set: RuleSet): string {
  const rules = RULE_SETS[set].flatMap(({ category, names }) => names.map((name) => [name, account(category)]));
  return `import re
from beancount.core import data
from beancount.ingest.importers import csv
Col = csv.Col
columns = {Col.DATE: 'Date', Col.NARRATION: 'Description', Col.AMOUNT_DEBIT: 'Debit Amount', Col.AMOUNT_CREDIT: 'Credit Amount'}
RULES = [(re.compile(r'\\b' + name + r'\\b'), account) for name, account in ${JSON.stringify(rules)}]
def categorizer(txn):
    for pattern, account in RULES:
        if pattern.search(txn.narration):
            txn.postings.append(data.Posting(account, -txn.postings[0].units, None, None, None, None))
            break
    return txn
CONFIG = [csv.Importer(columns, 'Assets:Bank', 'INR', dateutil_kwds={'dayfirst': True}${rules.length > 0 ? ', categorizer=categorizer' : ''})]
`;
}

/** Rules of Actual that set a category where the payee's name contains another. */
export const actualRules = (set: RuleSet): string =>
  JSON.stringify(RULE_SETS[set].flatMap(({ category, names }) => names.map((name) => [name.toLowerCase(), category])));
