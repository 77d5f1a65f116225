import type { Paise } from '../../domain/shared/money';

const MOST_LINES = 30;

/**
 * Somebody else's words on one line of a mail: without control and direction characters, which could break the line or turn
 * it round, without a scheme that a mail program makes a link of, and not longer than a name is.
 */
export function plain(text: string, most = 80): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/:\/\//g, ': ')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...line];
  return letters.length > most ? `${letters.slice(0, most - 1).join('')}…` : line;
}

/** Lines as a list, cut after so many with the number of the others. */
export function listed(lines: readonly string[]): string[] {
  const shown = lines.slice(0, MOST_LINES).map((line) => `- ${line}`);
  return lines.length > MOST_LINES ? [...shown, `- and ${lines.length - MOST_LINES} more`] : shown;
}

const wholeRupees = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** 'Rs 1,23,456.50'; without paise where there are none. */
export function inRupees(amount: Paise): string {
  const rest = amount % 100;
  const whole = wholeRupees.format(BigInt((amount - rest) / 100));
  return rest === 0 ? `Rs ${whole}` : `Rs ${whole}.${String(rest).padStart(2, '0')}`;
}
