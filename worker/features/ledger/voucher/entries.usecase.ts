import { foldedName } from '../../../domain/bank/chart/chart';
import { PARTY_ACCOUNTS } from '../../../domain/ledger/chart/chart';
import type { Entry } from '../../../domain/ledger/model';
import type { IsoDate } from '../../../domain/shared/dates';
import { say } from '../../../domain/shared/message';
import { paise, parseRupees } from '../../../domain/shared/money';
import type { CompanyScope, Person } from '../../../platform/access';
import { atFault } from '../../../platform/problem';
import type { Change } from '../../audit/audit.repository';
import { BILL_SIDES, billOf, billsInserted, billsNamed, notAboveOpen, type OpenBill } from '../bill.repository';
import { accountFinder, accountsOf, type KnownAccount } from '../chart/chart.repository';
import type { LedgerBill } from '../chart/chart.table';
import type { VoucherLine } from '../ledger.contract';
import { partiesNamed, partyAdded, partyOf } from '../party.repository';

type Asked = { scope: CompanyScope; person: Pick<Person, 'id' | 'name'>; date: IsoDate; at: string };
type Party = { id: string; name: string };
type Named = { line: VoucherLine; account: KnownAccount; tag: string | undefined; party: string | undefined };

/**
 * The entries that lines of a request name. Parties that nobody knew are added by their names; a bill that nobody knew is added
 * where the entry makes one. Throws 422 naming the line for an account that is unknown, and for more than is open of a bill.
 */
export async function entriesOf(
  d1: D1Database,
  { scope, person, date, at }: Asked,
  lines: readonly VoucherLine[],
): Promise<{
  entries: Entry[];
  changes: Change[];
  after: D1PreparedStatement[];
  parties: Map<string, string>;
  bills: Map<string, string>;
}> {
  const find = accountFinder(await accountsOf(d1, scope));
  const named = lines.map((line, index) => namedBy(line, find, `${at}lines.${index}.account`));
  const wanted = named.flatMap(({ party }) => (party === undefined ? [] : [party]));
  const known = new Map<string, Party>(await partiesNamed(d1, scope, wanted));
  const changes: Change[] = [];
  for (const { party, account } of named) {
    if (party === undefined || known.has(party)) continue;
    const alike = [...known].find(([name]) => foldedName(name) === foldedName(party));
    if (alike) {
      known.set(party, alike[1]);
      continue;
    }
    const kind = account.code === '1401' || account.code === '2725' ? 'customer' : 'vendor';
    const added = partyOf(scope, person, { name: party, kind });
    changes.push(partyAdded(d1, added));
    known.set(party, added);
  }
  const bills = await billsAsked(d1, scope, named, known);
  const made: LedgerBill[] = [];
  const entries = named.map((one, index) => {
    const party = one.party === undefined ? undefined : known.get(one.party);
    const bill = billFor({ scope, date, place: `${at}lines.${index}.bill` }, one, party, bills, made);
    return entryOf(one, party, bill);
  });
  const settled = [...new Set(entries.flatMap(({ billId }) => (billId ? [billId] : [])))];
  const insert = { chainId: scope.companyId, statements: billsInserted(d1, made), entries: [] };
  return {
    entries,
    changes: made.length > 0 ? [...changes, insert] : changes,
    after: settled.length > 0 ? [notAboveOpen(d1, settled)] : [],
    parties: new Map([...known.values()].map(({ id, name }) => [id, name])),
    bills: new Map([...bills, ...made].map(({ id, ref }) => [id, ref])),
  };
}

// What stands in square brackets after a name is the key below the account: a party's name where the account asks for one.
const WITH_KEY = /^(.+?)\s*\[([^[\]]+)\]$/;

function namedBy(line: VoucherLine, find: (named: string) => KnownAccount | undefined, field: string): Named {
  const whole = find(line.account);
  if (whole) return { line, account: whole, tag: line.tag, party: line.party };
  const [, name = '', key] = WITH_KEY.exec(line.account) ?? [];
  const account = name === '' ? undefined : find(name);
  if (!account) throw atFault(422, field, say('ledger.no-such-account', { account: line.account }), 'no-such-account');
  if (PARTY_ACCOUNTS.has(account.code)) return { line, account, tag: line.tag, party: line.party ?? key };
  return { line, account, tag: line.tag ?? key, party: line.party };
}

async function billsAsked(
  d1: D1Database,
  scope: CompanyScope,
  named: readonly Named[],
  known: ReadonlyMap<string, Party>,
): Promise<OpenBill[]> {
  const asked = named.flatMap(({ line: { bill }, party, account }) => {
    const partyId = party === undefined ? undefined : known.get(party)?.id;
    return bill && partyId && BILL_SIDES[account.code] ? [{ partyId, ref: bill }] : [];
  });
  return billsNamed(d1, scope, asked);
}

const amountOf = ({ debit, credit }: VoucherLine) => paise((debit ?? 0) - (credit ?? 0));

function billFor(
  { scope, date, place }: { scope: CompanyScope; date: IsoDate; place: string },
  { line, account }: Named,
  party: Party | undefined,
  bills: readonly OpenBill[],
  made: LedgerBill[],
): LedgerBill | undefined {
  const side = BILL_SIDES[account.code];
  if (!line.bill || !side || !party) return undefined;
  const amount = amountOf(line);
  const isNew = side === 'receivable' ? amount > 0 : amount < 0;
  const isIt = (bill: LedgerBill) =>
    bill.id === line.bill ||
    (bill.partyId === party.id && bill.side === side && foldedName(bill.ref) === foldedName(line.bill ?? ''));
  const open = bills.find(isIt) ?? made.find(isIt);
  if (open) {
    const rest = 'open' in open ? (open as OpenBill).open : undefined;
    if (!isNew && rest !== undefined && Math.abs(amount) > Math.abs(rest))
      throw atFault(
        422,
        place,
        say('ledger.above-open', { bill: open.ref, open: { exact: paise(Math.abs(rest)) } }),
        'above-open',
      );
    return open;
  }
  if (!isNew)
    throw atFault(422, place, say('ledger.no-such-bill', { bill: line.bill, party: party.name }), 'no-such-bill');
  const bill = billOf(scope, {
    ...{ partyId: party.id, side, ref: line.bill, account: account.id, amount: paise(Math.abs(amount)) },
    ...{ billDate: line.billDate ?? date, dueDate: line.dueDate ?? null, currency: line.currency ?? 'INR' },
  });
  made.push(bill);
  return bill;
}

function entryOf({ line, account, tag }: Named, party: Party | undefined, bill: LedgerBill | undefined): Entry {
  const amount = amountOf(line);
  const { currency, foreignAmount, rate } = line;
  const minor = foreignAmount && Math.sign(amount) * parseRupees(foreignAmount);
  return {
    ...{ account: account.id, amount },
    ...(party && { partyId: party.id }),
    ...(bill && { billId: bill.id }),
    ...(tag && { tag }),
    ...(currency && minor && rate && { foreign: { currency, minor, rate } }),
  };
}
