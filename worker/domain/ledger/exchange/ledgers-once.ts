import { say } from '../../shared/message';
import type { InLedger, Unreadable } from './model';
import { alike } from './names';

/**
 * Each ledger of one or more files once. Masters often stand in two of them, as where a day book brings its own along: what says the
 * same, or says nothing of an opening, is the same ledger; two openings of one name are refused, since they would count twice.
 */
export function ledgersOnce(ledgers: readonly InLedger[]): { ledgers: InLedger[]; refused: Unreadable[] } {
  const byName = new Map<string, InLedger>();
  const refused: Unreadable[] = [];
  for (const ledger of ledgers) {
    const name = alike(ledger.name);
    const before = byName.get(name);
    if (!before || (before.opening === 0 && ledger.opening !== 0)) byName.set(name, ledger);
    else if (ledger.opening !== 0 && !isSame(before, ledger))
      refused.push({
        ...{ line: ledger.line, file: ledger.file, name: ledger.name },
        message: say('ledger-exchange.ledger-twice', { ledger: ledger.name, line: String(before.line) }),
      });
  }
  return { ledgers: [...byName.values()], refused };
}

const isSame = (one: InLedger, other: InLedger): boolean =>
  one.opening === other.opening && JSON.stringify(one.bills) === JSON.stringify(other.bills);
