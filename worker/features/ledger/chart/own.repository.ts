import type { z } from 'zod';
import { foldedName } from '../../../domain/bank/chart/chart';
import { type Account, accountOf, CHART_ACCOUNTS, moneyCode } from '../../../domain/ledger/chart/chart';
import { say } from '../../../domain/shared/message';
import type { CompanyScope, Person } from '../../../platform/access';
import { now } from '../../../platform/clock';
import { openDatabase, prepared } from '../../../platform/database';
import { newId } from '../../../platform/ids';
import { atFault } from '../../../platform/problem';
import { type Change, mustBeAtMost } from '../../audit/audit.repository';
import type { newAccount } from '../ledger.contract';
import { accountFinder, type KnownAccount } from './chart.repository';
import { ledgerAccounts } from './chart.table';

const MOST_OWN = 2_000;
const COUNTED = 'SELECT count(*) FROM ledger_accounts WHERE company_id = ?1';

/**
 * An account of a company's own beside one of the chart, or under a line of Schedule III. Throws 422 for a group nobody knows, 409
 * for a name or code that another account has.
 */
export function ownAccountAdded(
  d1: D1Database,
  { companyId }: CompanyScope,
  person: Pick<Person, 'id' | 'name'>,
  { code, name, kind, group, scheduleHead, currency = 'INR' }: z.output<typeof newAccount>,
  accounts: readonly KnownAccount[],
): { account: KnownAccount; change: Change } {
  if (kind === 'eefc' && currency === 'INR')
    throw atFault(422, 'currency', say('ledger.currency-wanted'), 'currency-wanted');
  const beside = groupOf({ kind, group, scheduleHead }, accounts);
  const taken = accounts.find((known) => foldedName(known.name) === foldedName(name));
  if (taken) throw atFault(409, 'name', say('ledger.account-exists', { account: taken.name }), 'account-exists');
  const number = code ?? nextCode(beside.code, accounts);
  if (accounts.some((known) => known.origin !== 'bank' && known.code === number))
    throw atFault(409, 'code', say('ledger.code-exists', { code: number }), 'account-exists');
  const { line, tallyGroup } = beside;
  const row = {
    ...{ id: newId(), companyId, code: number, name, line, tallyGroup, kind: kind ?? null, currency, closedOn: null },
    ...{ createdBy: person.id, createdByName: person.name, createdAt: now().toISOString() },
  };
  const after = { code: number, name, line, tallyGroup, ...(kind && { kind }), currency };
  return {
    account: {
      id: row.id,
      code: number,
      name,
      line,
      tallyGroup,
      kind: kind ?? null,
      currency,
      closedOn: null,
      origin: 'own',
    },
    change: {
      chainId: companyId,
      statements: [
        prepared(d1, openDatabase(d1).insert(ledgerAccounts).values(row)),
        mustBeAtMost(d1, MOST_OWN, COUNTED, companyId),
      ],
      entries: [{ action: 'account.add', entityType: 'account', entityId: row.id, after }],
    },
  };
}

type Place = Pick<z.output<typeof newAccount>, 'kind' | 'group' | 'scheduleHead'>;

function groupOf({ kind, group, scheduleHead }: Place, accounts: readonly KnownAccount[]): Account {
  // Money of a kind may lie elsewhere than its kind does: a deposit of more than twelve months.
  const ofKind = kind && accountOf(moneyCode(kind));
  if (ofKind && (group === undefined || isIn(group)(ofKind)) && [undefined, ofKind.line].includes(scheduleHead))
    return ofKind;
  const ofLine = scheduleHead && CHART_ACCOUNTS.find(({ line }) => line === scheduleHead);
  if (group === undefined && ofLine) return ofLine;
  const named = group && (accountFinder(accounts)(group) ?? CHART_ACCOUNTS.find(isIn(group)));
  if (!named) throw atFault(422, 'group', say('ledger.no-such-group', { group: group ?? '' }), 'no-such-group');
  return ofLine ? { ...named, line: ofLine.line, tallyGroup: ofLine.tallyGroup } : named;
}

/** An account of a Tally group or a line of Schedule III by their names. */
const isIn = (group: string) => (account: Account) =>
  [account.tallyGroup, account.line].some((name) => foldedName(name) === foldedName(group));

/** The next code below that of the account beside which a new one stands: 5531-01. */
function nextCode(code: string, accounts: readonly KnownAccount[]): string {
  const [root = code] = code.split('-');
  const taken = new Set(accounts.map((account) => account.code));
  for (let at = 1; ; at++) {
    const next = `${root}-${String(at).padStart(2, '0')}`;
    if (!taken.has(next)) return next;
  }
}
