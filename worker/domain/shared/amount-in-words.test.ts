import { expect, test } from 'vitest';

import { english as inWords } from '../../testing/in-english';
import { amountInWords } from './amount-in-words';
import type { Message } from './message';
import { paise } from './money';

const english = (said: Message) => inWords(said);

test.each([
  [0, 'Rupees Zero only'],
  [100, 'Rupees One only'],
  [1_18_590_60, 'Rupees One Lakh Eighteen Thousand Five Hundred Ninety and Sixty Paise only'],
  [99_00, 'Rupees Ninety-nine only'],
  [1_00_00_000_01, 'Rupees One Crore and One Paise only'],
  [
    12_34_56_78_901_99,
    'Rupees One Thousand Two Hundred Thirty-four Crore Fifty-six Lakh Seventy-eight Thousand Nine Hundred One and Ninety-nine Paise only',
  ],
  [1_00_000_00, 'Rupees One Lakh only'],
  [-21_007_00, 'Rupees Twenty-one Thousand Seven only'],
])('%i paise is said', (amount, said) => {
  expect(amountInWords(paise(amount), english)).toBe(said);
});

test('an amount of another currency goes by its letters', () => {
  expect(amountInWords(paise(1_250_50), english, 'USD')).toBe(
    'USD One Thousand Two Hundred Fifty and Fifty Cents only',
  );
});
