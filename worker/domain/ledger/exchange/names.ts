import { type Account, type AccountId, chartAccount, PARTY_ACCOUNTS } from '../chart/chart';
import type { LedgerKey, OutParty } from './model';

/** Names are the same where they differ in capitals and blanks alone. */
export const alike = (name: string): string => name.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

const TDS_PAYABLE = '2711';
/** A section of the Act of 1961 (194J, 194-IB, 192A) or a payment code of that of 2025 (1009). */
const TDS_CODE = /^(?:1\d{3}|19\d[A-Z]{0,2}|20\d[A-Z]{0,2}|1\d{2}-?[A-Z]{0,3})$/;

/** The name of each ledger in a program that knows no parties or tags below an account. Names are unique and always come out alike. */
export type LedgerNames = { of: (key: LedgerKey) => string; partyOf: (partyId: string) => string };

/**
 * A party's ledger has its name on the account where it mostly stands, `name - account` on any other; a tag stands in square
 * brackets. TDS payable is one ledger a code: `TDS payable 194J`.
 */
export function ledgerNames(accounts: readonly Account[], parties: readonly OutParty[]): LedgerNames {
  const { taken, names: accountNames } = accountNamesOf(accounts);
  const byId = new Map(parties.map((party) => [party.id, party]));
  const partyNames = new Map<string, string>();
  const sorted = [...parties].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1));
  for (const { id, name } of sorted) partyNames.set(id, free(taken, plain(name)));
  const partyOf = (partyId: string): string => partyNames.get(partyId) ?? partyId;
  const of = ({ account, partyId, tag }: LedgerKey): string => {
    const name = accountNames.get(account) ?? account;
    const behind = tag === undefined ? '' : ` [${plain(tag)}]`;
    if (partyId !== undefined && PARTY_ACCOUNTS.has(account)) {
      const isMain = account === mainAccount(byId.get(partyId)?.kind ?? 'both');
      return isMain ? `${partyOf(partyId)}${behind}` : `${partyOf(partyId)} - ${name}${behind}`;
    }
    return account === TDS_PAYABLE && tag !== undefined && TDS_CODE.test(tag) ? `${name} ${tag}` : `${name}${behind}`;
  };
  return { of, partyOf };
}

/** The name of each account, unique: one that another has, too, is followed by its code. */
function accountNamesOf(accounts: readonly Account[]): { taken: Set<string>; names: Map<AccountId, string> } {
  const taken = new Set<string>();
  const names = new Map<AccountId, string>();
  for (const { id, name, code } of accounts) names.set(id, free(taken, plain(name), code));
  return { taken, names };
}

/** The account on which a party mostly stands. */
export const mainAccount = (kind: OutParty['kind']) => (kind === 'vendor' ? '2601' : '1401');

/** Brackets and control letters have a meaning of their own in names. */
const plain = (name: string): string =>
  name
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    .replace(/[\u0000-\u001f\u007f]/g, ' ')
    .replace(/[[\]]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The name, or the first one after it that nobody has. */
function free(taken: Set<string>, name: string, hint?: string): string {
  let found = name;
  if (hint !== undefined && taken.has(alike(found))) found = `${name} ${hint}`;
  for (let count = 2; taken.has(alike(found)); count++) found = `${name} (${count})`;
  taken.add(alike(found));
  return found;
}

/** What a name that `ledgerNames` made says: an account with its tag, or a party on an account. */
export type NamedLedger =
  | { to: 'account'; account: AccountId; tag?: string | undefined }
  | { to: 'party'; account: AccountId; party: string; tag?: string | undefined };

/** Reads names back. Answers nothing for a name that is not one of ours, so that nothing is guessed from a likeness. */
export function ledgerReader(accounts: readonly Account[]): (name: string) => NamedLedger | null {
  const byName = new Map([...accountNamesOf(accounts).names].map(([id, name]) => [alike(name), id]));
  const tdsPayable = alike(chartAccount(TDS_PAYABLE)?.name ?? '');
  return (given) => {
    const [, whole = '', tag] = /^(.*?)(?: \[([^[\]]*)\])?$/s.exec(given.replace(/\s+/g, ' ').trim()) ?? [];
    const found = byName.get(alike(whole));
    if (found !== undefined) return { to: 'account', account: found, tag };
    const code = whole.slice(tdsPayable.length + 1).toUpperCase();
    if (tag === undefined && alike(whole).startsWith(`${tdsPayable} `) && TDS_CODE.test(code))
      return { to: 'account', account: TDS_PAYABLE, tag: code };
    const at = whole.lastIndexOf(' - ');
    const account = at > 0 ? byName.get(alike(whole.slice(at + 3))) : undefined;
    if (account === undefined || !PARTY_ACCOUNTS.has(account)) return null;
    return { to: 'party', account, party: whole.slice(0, at).trim(), tag };
  };
}
