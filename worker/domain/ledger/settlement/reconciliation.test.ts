import { expect, test } from 'vitest';
import { isoDate } from '../../shared/dates';
import { type Paise, paise } from '../../shared/money';
import { type BankBooks, bankReconciliation } from './reconciliation';

const day = isoDate('2026-10-31');
const entry = (amount: number) => ({
  voucherId: 'v',
  number: 'PMT/1',
  date: day,
  narration: 'x',
  amount: paise(amount),
});
const books = (given: Partial<BankBooks> & { books: Paise }): BankBooks => ({
  ...{ outstanding: [], missing: [], printed: null, sincePrinted: paise(0) },
  ...given,
});
const printed = (balance: number) => ({ on: day, balance: paise(balance) });

test.each<[string, BankBooks, Partial<ReturnType<typeof bankReconciliation>>]>([
  [
    'nothing differs',
    books({ books: paise(500), printed: printed(500) }),
    { difference: paise(0), expected: paise(500) },
  ],
  [
    'a cheque that was not presented is still in the bank',
    books({ books: paise(300), outstanding: [entry(-200)], printed: printed(500) }),
    { chequesNotPresented: paise(200), expected: paise(500), difference: paise(0) },
  ],
  [
    'a deposit that was not credited is not',
    books({ books: paise(700), outstanding: [entry(200)], printed: printed(500) }),
    { depositsNotCredited: paise(200), expected: paise(500), difference: paise(0) },
  ],
  [
    'a line that the books do not have',
    books({ books: paise(600), missing: [{ ...entry(-100), id: 'l' }], printed: printed(500) }),
    { linesNotInBooks: paise(-100), expected: paise(500), difference: paise(0) },
  ],
  [
    'lines after the printed balance count as the bank has them',
    books({ books: paise(450), printed: printed(500), sincePrinted: paise(-50) }),
    { statement: paise(450), difference: paise(0) },
  ],
  ['what is left is said', books({ books: paise(490), printed: printed(500) }), { difference: paise(10) }],
  [
    'without a printed balance there is none to agree with',
    books({ books: paise(1) }),
    { statement: null, difference: null },
  ],
])('%s', (_, given, standing) => {
  expect(bankReconciliation(given)).toMatchObject(standing);
});

test('a difference is a sentence with its amount', () => {
  const { says } = bankReconciliation(books({ books: paise(490), printed: printed(500) }));
  expect(says).toEqual({ id: 'settlement.reconciliation.differs', params: { amount: { exact: 10 } } });
});
