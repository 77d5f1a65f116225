import { say } from '../../domain/shared/message';
import { inBaseWords } from '../../platform/http';

const MOST_LINES = 30;

/** Lines as a list, cut after so many with the number of the others. */
export function listed(lines: readonly string[]): string[] {
  const shown = lines.slice(0, MOST_LINES).map((line) => `- ${line}`);
  return lines.length > MOST_LINES
    ? [...shown, `- ${inBaseWords(say('mail.digest.more', { count: lines.length - MOST_LINES }))}`]
    : shown;
}
