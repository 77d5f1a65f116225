import { expect, test } from 'vitest';
import { isoDate } from '../shared/dates';
import { paise } from '../shared/money';
import { accuracyOverPayees } from './accuracy';
import { categorise } from './categorise';
import { chartEntry } from './chart';
import { LABELLED } from './labelled-data';
import { trained } from './model';
import { TRADE_WORDS } from './trade-words';
import { PAYERS, VENDORS } from './vendor-data';

test('of the labelled narrations at least three quarters are answered, and of those 95 in 100 rightly', () => {
  const { asked, answered, right } = accuracyOverPayees();
  console.info(`${asked} narrations, ${answered} answered, ${right} rightly, payees never in both halves`);
  expect(answered / asked).toBeGreaterThanOrEqual(0.75);
  expect(right / answered).toBeGreaterThanOrEqual(0.95);
});

test.each([
  'UPI/P2A/178155166160/K LAKSHMI NARAYANA/STATE BANK OF I/UPI',
  'IMPS-958492433721-SAMEER NAIK-BARB-XXXXXXXX0917-PAYMENT',
  'MB:SENT TO DEEPAK',
  'CLG/S K ENTERPRISES/000240/PNB',
])('%s says nothing of its purpose, so a person is asked', (description) => {
  const line = { description, side: 'debit', amount: paise(100_000), date: isoDate('2026-10-05') } as const;
  const model = trained(LABELLED.map(([side, subcategory, text]) => ({ side, subcategory, description: text })));
  expect(categorise(line, new Map(), { holder: 'KESTREL ROBOTICS PRIVATE LIMITED', model })).toBeNull();
});

test('every seller, payer and word of a trade names a category of the chart', () => {
  const named = [...Object.keys(VENDORS), ...Object.keys(PAYERS), ...TRADE_WORDS.map(({ subcategory }) => subcategory)];
  expect(named.filter((name) => !chartEntry(name))).toEqual([]);
});

test('money to an account in the company’s own name is a transfer, also where the bank cut the name', () => {
  const between = (description: string) =>
    categorise({ description, side: 'debit', amount: paise(100_000), date: isoDate('2026-10-05') }, new Map(), {
      holder: 'KESARI LOOM TECHNOLOGIES PRIVATE LIMITED',
    })?.subcategory;
  expect(between('INB/IFT/KESARI LOOM TECH P L/TPARTY TRANSFER')).toBe('Own account transfer');
  expect(between('INB/IFT/KESARI TRADERS/TPARTY TRANSFER')).not.toBe('Own account transfer');
});
