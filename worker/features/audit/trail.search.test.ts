import { expect, test } from 'vitest';
import { globOf, holds, soughtBy } from './trail.search';

const LAKH = ' {"amount":"100000.50"} ';
const GROUPED = ' {"note":"paid ₹1,00,000.50 by cheque"} ';
const PAISE = ' 2026-11-22|10000050|122324706|1||transfer ';
const OUT = ' 2026-11-22|-10000050|122324706|1||transfer ';
const NOTE_OUT = ' {"amount":"-100000.50"} ';

test.each(['1,00,000', '100000', '100,000', '₹1,00,000', 'Rs. 100000', '1,00,000.50', '100000.5', '₹1,00,000.50'])(
  '%s is found however it is kept',
  (typed) => {
    for (const kept of [LAKH, GROUPED, PAISE, OUT, NOTE_OUT])
      expect([typed, kept, holds(soughtBy(typed), kept)]).toEqual([typed, kept, true]);
  },
);

test.each(['-1,00,000', '-100000.50', '(₹1,00,000)', '−₹1,00,000.50', '₹-100000'])(
  '%s is found only where money went out',
  (typed) => {
    const found = [LAKH, GROUPED, PAISE, OUT, NOTE_OUT].filter((kept) => holds(soughtBy(typed), kept));
    expect(found).toEqual([OUT, NOTE_OUT]);
  },
);

test.each([
  ['₹4,500', ' {"id":"01a208b0-4500-7000-9d8e-439b31f85b92"} '],
  ['₹500', ' {"sha256":"c68f500c"} '],
  ['₹500', ' {"amount":"1,500.00"} '],
  ['₹500', ' {"amount":"5000.00"} '],
  ['₹2,026', ' {"dueon":"2026-11-20"} '],
  ['500.00', ' {"amount":"500.50"} '],
  ['-20', ' {"dueon":"2026-11-20"} '],
  ['0.50', ' {"amount":"10.50"} '],
])('%s is no part of %s', (typed, kept) => {
  expect(holds(soughtBy(typed), kept)).toBe(false);
});

test('whole rupees are found without their paise, and half a rupee by one digit', () => {
  expect(holds(soughtBy('500.00'), ' {"amount":500} ')).toBe(true);
  expect(holds(soughtBy('500.50'), ' {"amount":500.5} ')).toBe(true);
});

test('bare digits may be the end of a number; words and unbalanced brackets are texts', () => {
  expect(holds(soughtBy('7632'), ' 50200041887632 ')).toBe(true);
  expect(soughtBy('GSTR-3B')).toEqual({ texts: ['gstr-3b'], amounts: [] });
  expect(soughtBy('(450')).toEqual({ texts: ['(450'], amounts: [] });
  expect(soughtBy('1234567890123')).toEqual({ texts: ['1234567890123'], amounts: [] });
});

test('no pattern is longer than the database takes', () => {
  for (const typed of ['₹1,23,45,67,89,012.50', '-123456789012', '-₹1,23,45,67,89,012.00'])
    for (const amount of soughtBy(typed).amounts)
      expect(new TextEncoder().encode(globOf(amount)).length).toBeLessThanOrEqual(50);
});
