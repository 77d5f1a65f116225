/** What kind of account money lies on. A bank's own type is one of the first two; a person may say that it is another. */
export const MONEY_KINDS = [
  'current',
  'savings',
  'overdraft',
  'card',
  'cash',
  'wallet',
  'gateway',
  'loan',
  'fixed-deposit',
  'eefc',
] as const;
export type MoneyKind = (typeof MONEY_KINDS)[number];

/** The kinds of which statements in rupees are read: lines in a foreign currency are vouchers with a rate of their own. */
export const STATEMENT_KINDS = MONEY_KINDS.filter((kind): kind is StatementKind => kind !== 'eefc');
export type StatementKind = Exclude<MoneyKind, 'eefc'>;

/** What is owed on them, and printed by the bank without a sign. */
const OWED_KINDS: ReadonlySet<MoneyKind> = new Set(['overdraft', 'card', 'loan']);
export const isOwedKind = (kind: MoneyKind): boolean => OWED_KINDS.has(kind);

/** Those that no branch of a bank keeps: they have no IFSC. */
const KINDS_WITHOUT_IFSC: ReadonlySet<MoneyKind> = new Set(['card', 'cash', 'wallet', 'gateway', 'loan']);
export const hasIfsc = (kind: MoneyKind): boolean => !KINDS_WITHOUT_IFSC.has(kind);
