import { type Paise, paise } from '../../shared/money';

const NUMBER = /^(-?)(\d{1,40})(?:\.(\d{1,60}))?(?:[eE]([+-]?\d{1,2}))?$/;
const MOST_DIGITS = 15;

/**
 * An amount as a file writes it, in paise: '18000', '4499.5', '4499.50', '1.0E7'. A fault where it is no amount, below nought, finer
 * than a paisa, or larger than any return has. Digits are moved as text, so that nothing is lost to a float.
 */
export function paiseOf(text: string): Paise | 'not-an-amount' | 'negative' | 'fraction' | 'too-large' {
  const match = NUMBER.exec(text.trim());
  if (!match) return 'not-an-amount';
  const [, sign, whole = '', fraction = '', exponent = '0'] = match;
  const shift = 2 + Number(exponent);
  const digits = whole + fraction;
  const point = whole.length + shift;
  if (point > MOST_DIGITS + digits.length) return 'too-large';
  const kept = point <= 0 ? '0' : digits.slice(0, point).padEnd(point, '0');
  const lost = point <= 0 ? digits : digits.slice(point);
  if (/[1-9]/.test(lost)) return 'fraction';
  const significant = kept.replace(/^0+(?=\d)/, '');
  if (significant.length > MOST_DIGITS) return 'too-large';
  const amount = Number(significant);
  if (sign && amount !== 0) return 'negative';
  return paise(amount);
}
