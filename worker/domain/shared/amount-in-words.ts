import { type Message, say } from './message';
import type { Paise } from './money';

/** How a language says things. */
type InWords = (said: Message) => string;

const CRORE = 10_000_000;
const SCALES = [
  { id: 'lakh', size: 100_000 },
  { id: 'thousand', size: 1_000 },
  { id: 'hundred', size: 100 },
] as const;

/**
 * An amount as it stands in words on an invoice or cheque, in crores, lakhs and thousands: 'Rupees One Lakh Eighteen Thousand only'.
 * Hundredths are said where there are some. Of another currency its letters go before. The sign is left out.
 */
export function amountInWords(amount: Paise, words: InWords, currency = 'INR'): string {
  const minor = Math.abs(amount);
  const whole = numberInWords(Math.floor(minor / 100), words);
  const rest = minor % 100;
  const part = rest > 0 ? numberInWords(rest, words) : '';
  if (currency === 'INR')
    return words(say(rest > 0 ? 'amount-in-words.rupees-and-paise' : 'amount-in-words.rupees', { whole, part }));
  return words(say(rest > 0 ? 'amount-in-words.other-and-part' : 'amount-in-words.other', { currency, whole, part }));
}

function numberInWords(value: number, words: InWords): string {
  const below = words(say('amount-in-words.numbers')).split(' ');
  if (value < 100) return below[value] ?? '';
  const parts: string[] = [];
  let left = value;
  if (left >= CRORE) {
    parts.push(words(say('amount-in-words.crore', { count: numberInWords(Math.floor(left / CRORE), words) })));
    left %= CRORE;
  }
  for (const { id, size } of SCALES) {
    if (left < size) continue;
    parts.push(words(say(`amount-in-words.${id}`, { count: below[Math.floor(left / size)] ?? '' })));
    left %= size;
  }
  if (left > 0) parts.push(below[left] ?? '');
  return parts.join(' ');
}
