import { type Account, chartAccount, chartCodeOf } from '../chart/chart';
import type { InBooks, OutBooks } from './model';
import { alike, ledgerNames } from './names';

// Tally's groups say less than the chart: a loan's interest and a pen are both indirect expenses. What accounts of the company's own
// stand beside goes along in a file of its own, so that books that come back are presented as they were.

/** The file in an export that says it. */
export const BESIDE_FILE = 'accounts.json';
const FORMAT = 'anupalan-accounts';

/** The ledgers of the company's own by name, each with the code of the account of the chart beside which it stands. */
export function besideText(books: Pick<OutBooks, 'accounts' | 'parties'>): string {
  const names = ledgerNames(books.accounts, books.parties);
  const isOwn = ({ id, code }: Account): boolean => id !== code;
  const ledgers = books.accounts
    .filter(isOwn)
    .map((account) => ({ ledger: names.of({ account: account.id }), beside: chartCodeOf(account) }));
  return `${JSON.stringify({ format: FORMAT, ledgers }, null, 2)}\n`;
}

/** What such a file says; nothing where it is another one, or damaged. */
export function besideIn(text: string): Map<string, string> {
  const found = new Map<string, string>();
  const read = parsed(text) as { format?: unknown; ledgers?: unknown } | null;
  if (read?.format !== FORMAT || !Array.isArray(read.ledgers)) return found;
  for (const one of read.ledgers as readonly ({ ledger?: unknown; beside?: unknown } | null)[])
    if (typeof one?.ledger === 'string' && typeof one.beside === 'string' && chartAccount(one.beside))
      found.set(alike(one.ledger), one.beside);
  return found;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Books whose ledgers stand beside what the file says; parties and what its group puts into another class stay. */
export const placedBeside = (books: InBooks, beside: ReadonlyMap<string, string>): InBooks => ({
  ...books,
  ledgers: books.ledgers.map((ledger) => {
    const code = beside.get(alike(ledger.name));
    const isOther =
      ledger.head !== null && chartAccount(ledger.head.beside)?.tallyGroup !== chartAccount(code ?? '')?.tallyGroup;
    const account = code === undefined || ledger.head?.party || isOther ? undefined : chartAccount(code);
    return account ? { ...ledger, head: { ...ledger.head, beside: account.code } } : ledger;
  }),
});
