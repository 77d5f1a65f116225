import type { Statement } from './model';
import { readStatement } from './read-statement';

/** A statement that must be read; the reason why it is not fails the test. */
export function read(content: string): Statement {
  const outcome = readStatement(content);
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.statement;
}
