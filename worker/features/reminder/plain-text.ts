import { say } from '../../domain/shared/message';
import { inBaseWords } from '../../platform/http';

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
  return lines.length > MOST_LINES
    ? [...shown, `- ${inBaseWords(say('mail.digest.more', { count: lines.length - MOST_LINES }))}`]
    : shown;
}
