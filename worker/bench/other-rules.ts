// The names of sellers and payers that this product knows, in the rules of other programs, each in the form its manual teaches.
import { VENDORS } from '../domain/bank/narration/vendors.data.ts';

const CATEGORIES = VENDORS.map(({ categoryId, names }) => ({
  category: categoryId,
  names: names
    .toUpperCase()
    .split(/[,\n]/)
    .map((name) => name.trim())
    .filter(Boolean),
}));

const HLEDGER = `skip 1
fields date, description, amount-out, amount-in
date-format %d/%m/%Y
currency INR
account1 assets:bank
`;

/** A conditional block for each category, with a matcher a line. */
export function hledgerRules(isCategorised: boolean): string {
  const blocks = CATEGORIES.map(({ category, names }) => `\nif\n${names.join('\n')}\n  account2 books:${category}\n`);
  return isCategorised ? HLEDGER + blocks.join('') : HLEDGER;
}

const account = (category: string) => `Expenses:${category.replace(/[^A-Za-z]+/g, '-')}`;

/** An importer with a function that looks for whole words of a name in a narration, and adds the other posting. */
export function beancountConfig(isCategorised: boolean): string {
  const rules = CATEGORIES.flatMap(({ category, names }) => names.map((name) => [name, account(category)]));
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
CONFIG = [csv.Importer(columns, 'Assets:Bank', 'INR', dateutil_kwds={'dayfirst': True}${isCategorised ? ', categorizer=categorizer' : ''})]
`;
}

/** Rules of Actual that set a category where the payee's name contains another. */
export const ACTUAL_RULES = JSON.stringify(
  CATEGORIES.flatMap(({ category, names }) => names.map((name) => [name.toLowerCase(), category])),
);
