import { inEnglish } from '../../../testing/in-english';
import type { Worded } from '../../shared/message';
import type { Statement } from './model';
import { readStatement } from './read-statement';

/** A statement that must be read; the reason why it is not fails the test. */
export function read(content: string): Worded<Statement> {
  const outcome = inEnglish(readStatement(content));
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.statement;
}
