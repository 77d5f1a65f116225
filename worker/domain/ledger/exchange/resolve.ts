import { type Account, type AccountId, chartAccount, isNominal, PARTY_ACCOUNTS, SURPLUS } from '../chart/chart';
import type { InBooks, InLedger, OutParty } from './model';
import { alike, ledgerReader, mainAccount } from './names';
import { TALLY_LEDGERS } from './tally/groups.data';
import { ZOHO_LEDGERS } from './zoho/accounts.data';

/** What a person said a ledger of the file is: an account that is there, a party, or a new account beside one of the chart. */
export type LedgerChoice =
  | { account: AccountId; tag?: string | undefined }
  | { party: 'customer' | 'vendor' }
  | { newBeside: string };

/** An account that the file brings along. */
export type NewAccount = { id: AccountId; name: string; beside: string; group: string; line: number };
/** A party that the file brings along. */
export type NewParty = {
  id: string;
  name: string;
  kind: OutParty['kind'];
  gstin: string | null;
  pan: string | null;
  line: number;
};

/** Where a ledger of the file stands in the books. */
export type Target = { account: AccountId; partyId?: string | undefined; tag?: string | undefined };

/** A ledger of which the file says too little, with the account whose name is most like its own. Nothing is done by the likeness. */
export type UnknownLedger = {
  name: string;
  group: string | null;
  line: number;
  uses: number;
  suggestion: { account: AccountId; name: string } | null;
};

export type Resolver = {
  /** Where a ledger stands; `needs-party` where its account asks whom it concerns and the file does not say. */
  find: (ledger: string, contact: string | undefined, line: number) => Target | 'unknown' | 'needs-party';
  accounts: readonly NewAccount[];
  parties: () => NewParty[];
  unknown: () => UnknownLedger[];
};

/**
 * Finds the ledgers of a file in the books: by a person's choice, by name, by the names we give out, by those that the other program
 * gives its own; a ledger that the file describes is made where its group says. What is not found is asked about.
 */
export function ledgerResolver(
  { ledgers }: Pick<InBooks, 'ledgers'>,
  known: { accounts: readonly Account[]; parties: readonly OutParty[] },
  choices: Readonly<Record<string, LedgerChoice>>,
  newId: () => string,
): Resolver {
  const chosen = new Map(Object.entries(choices).map(([name, choice]) => [alike(name), choice]));
  const masters = new Map(ledgers.map((ledger) => [alike(ledger.name), ledger]));
  const read = ledgerReader(known.accounts);
  const byId = new Map(known.accounts.map((account) => [account.id, account]));
  const accountNames = new Set(known.accounts.map(({ name }) => alike(name)));
  const parties = new Map<string, OutParty>();
  for (const party of known.parties) parties.set(alike(party.name), party);
  const made: NewAccount[] = [];
  const madeParties = new Map<string, NewParty & { kinds: Set<'customer' | 'vendor'> }>();
  const unknown = new Map<string, UnknownLedger>();
  const found = new Map<string, Target | 'unknown' | 'needs-party'>();

  const partyOn = (account: AccountId, name: string, line: number): Target => {
    const existing = parties.get(alike(name));
    if (existing) return { account, partyId: existing.id };
    const master = masters.get(alike(name));
    const party = madeParties.get(alike(name)) ?? {
      ...{ id: newId(), name, kind: 'customer' as const, line: master?.line ?? line },
      ...{ gstin: master?.gstin ?? null, pan: master?.pan ?? null, kinds: new Set<'customer' | 'vendor'>() },
    };
    party.kinds.add(account === '1401' || account === '2725' ? 'customer' : 'vendor');
    madeParties.set(alike(name), party);
    return { account, partyId: party.id };
  };

  const newAccount = (name: string, beside: string, { group, line }: Pick<InLedger, 'group' | 'line'>): Target => {
    let own = name;
    if (accountNames.has(alike(own))) own = `${name} (${group})`;
    for (let count = 2; accountNames.has(alike(own)); count++) own = `${name} (${count})`;
    accountNames.add(alike(own));
    const account = { id: newId(), name: own, beside, group, line };
    made.push(account);
    return { account: account.id };
  };

  const withParty = (target: Target, contact: string | undefined, line: number): Target | 'needs-party' => {
    if (!PARTY_ACCOUNTS.has(target.account) || target.partyId !== undefined) return target;
    return contact === undefined ? 'needs-party' : { ...partyOn(target.account, contact, line), tag: target.tag };
  };

  const decide = (name: string, contact: string | undefined, line: number): Target | 'unknown' | 'needs-party' => {
    const choice = chosen.get(alike(name));
    const master = masters.get(alike(name));
    if (choice && 'account' in choice && byId.has(choice.account)) return withParty({ ...choice }, contact, line);
    if (choice && 'party' in choice) return partyOn(mainAccount(choice.party), name, line);
    if (choice && 'newBeside' in choice && chartAccount(choice.newBeside))
      return newAccount(name, choice.newBeside, { group: master?.group ?? '', line: master?.line ?? line });
    const named = read(name);
    if (named?.to === 'party' && named.account === master?.head?.beside && isParty(named.party))
      return { ...partyOn(named.account, named.party, line), tag: named.tag };
    // One of the chart may stand in the group of parties, as the provision for doubtful debts does.
    if (master?.head?.party && !(named?.to === 'account' && isBeside(named.account, master.head.beside)))
      return partyOn(master.head.beside, name, line);
    if (named?.to === 'party') return { ...partyOn(named.account, named.party, line), tag: named.tag };
    if (named?.to === 'account' && agrees(named.account, master)) {
      const { account, tag } = named;
      return withParty({ account, tag }, contact, line);
    }
    const own = TALLY_LEDGERS[alike(name)] ?? ZOHO_LEDGERS[alike(name)];
    if (own !== undefined) return withParty({ account: own }, contact, line);
    const party = master ? undefined : parties.get(alike(name));
    if (party && party.kind !== 'both') return { account: mainAccount(party.kind), partyId: party.id };
    if (master?.head) return newAccount(name, master.head.beside, master);
    return 'unknown';
  };

  const isBeside = (id: AccountId, beside: string): boolean =>
    !PARTY_ACCOUNTS.has(id) && byId.get(id)?.line === chartAccount(beside)?.line;

  const isParty = (name: string): boolean =>
    parties.has(alike(name)) || masters.get(alike(name))?.head?.party !== undefined;

  /** A name may be that of an expense here and of an asset there: then it is not the same account. */
  const agrees = (id: AccountId, master: InLedger | undefined): boolean => {
    const account = byId.get(id);
    const beside = master?.head && chartAccount(master.head.beside);
    return !account || !beside || id === SURPLUS || isNominal(account) === isNominal(beside);
  };

  const find: Resolver['find'] = (ledger, contact, line) => {
    const key = contact === undefined ? alike(ledger) : `${alike(ledger)}\n${alike(contact)}`;
    const target = found.get(key) ?? decide(ledger, contact, line);
    found.set(key, target);
    if (target === 'unknown') {
      const before = unknown.get(alike(ledger));
      const master = masters.get(alike(ledger));
      if (before) before.uses++;
      else
        unknown.set(alike(ledger), {
          ...{ name: ledger, group: master?.group ?? null, line, uses: 1 },
          suggestion: mostLike(ledger, known.accounts),
        });
    }
    return target;
  };
  return {
    find,
    accounts: made,
    parties: () =>
      [...madeParties.values()].map(({ kinds, ...party }) => ({
        ...party,
        kind: kinds.size > 1 ? 'both' : kinds.has('vendor') ? 'vendor' : 'customer',
      })),
    unknown: () => [...unknown.values()],
  };
}

const LITTLE_WORDS: ReadonlySet<string> = new Set([
  'and',
  'of',
  'on',
  'the',
  'a',
  'c',
  'ac',
  'account',
  'expenses',
  'charges',
]);
const tokens = (name: string): string[] =>
  alike(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token !== '' && !LITTLE_WORDS.has(token))
    .map((token) => token.replace(/(?:ies|es|s|ing|y)$/, ''));

/** The account that shares most words with a name, where it shares half of them. */
function mostLike(name: string, accounts: readonly Account[]): UnknownLedger['suggestion'] {
  const wanted = new Set(tokens(name));
  let best: { account: Account; share: number } | null = null;
  for (const account of accounts) {
    const own = tokens(account.name);
    const shared = own.filter((token) => wanted.has(token)).length;
    const share = shared / Math.max(own.length, wanted.size, 1) + shared / Math.max(own.length, 1) / 10;
    if (share >= 0.5 && share > (best?.share ?? 0)) best = { account, share };
  }
  return best && { account: best.account.id, name: best.account.name };
}
