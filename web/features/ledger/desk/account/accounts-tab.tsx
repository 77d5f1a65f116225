import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Paise } from '#domain/shared/money';
import { paise } from '#domain/shared/money';
import { useMayChange } from '../../../../lib/access';
import { formatDate, formatInrExact } from '../../../../lib/format';
import { m } from '../../../../lib/messages';
import { useToday } from '../../../../lib/today';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { cx } from '../../../../ui/cx';
import { Input } from '../../../../ui/form/field';
import { Chips } from '../../../../ui/list/chips';
import { EmptyState } from '../../../../ui/state/empty-state';
import { ErrorPanel } from '../../../../ui/state/error-panel';
import { SkeletonRows } from '../../../../ui/state/skeleton';
import { LedgerLink } from '../../ledger-link';
import { type Account, accountsQuery, balancesQuery } from '../desk.queries';
import type { DeskProps } from '../desk.search';
import { classWords, lineWords, moneyWords } from '../desk.words';
import { RulesPanel } from '../rule/rules-panel';
import {
  accountsInUse,
  accountsNaming,
  accountTree,
  type Balances,
  balanceOf,
  type ClassBranch,
  type LineBranch,
} from './account-tree';
import { AddAccountDialog } from './add-account-dialog';
import { EditOwnAccount, RemoveOwnAccount } from './own-account-dialog';

const SHOWN = ['used', 'all'] as const;
const NO_BALANCES: Balances = new Map();

/** The chart as the statements have it, with what each account stands at today. */
export function AccountsTab({ companyId }: DeskProps) {
  const today = useToday();
  const accounts = useQuery(accountsQuery(companyId));
  const balances = useQuery(balancesQuery(companyId, today));
  const mayChange = useMayChange(companyId);
  const [shown, setShown] = useState<(typeof SHOWN)[number]>('used');
  const [text, setText] = useState('');
  if (accounts.isPending || balances.isPending) return <SkeletonRows rows={10} label={m.ui_loading()} />;
  if (accounts.isError) return <ErrorPanel error={accounts.error} onRetry={() => void accounts.refetch()} />;
  const known = balances.data ?? NO_BALANCES;
  const of = text.trim() === '' && shown === 'used' ? accountsInUse(accounts.data, known) : accounts.data;
  const tree = accountTree(accountsNaming(of, text), known);
  return (
    <div className="flex max-w-4xl flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <search className="flex flex-wrap items-center gap-2">
          <Chips
            label={m.desk_accounts_shown()}
            value={shown}
            choices={SHOWN.map((value) => ({
              value,
              label: value === 'used' ? m.desk_accounts_used() : m.desk_accounts_all(),
            }))}
            onChoose={setShown}
          />
          <Input
            type="search"
            aria-label={m.desk_accounts_search()}
            placeholder={m.desk_accounts_search()}
            maxLength={100}
            className="w-64! max-w-full"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </search>
        {mayChange && <AddAccountDialog companyId={companyId} accounts={accounts.data} />}
      </div>
      {balances.isError && (
        <ErrorPanel error={balances.error} title={m.desk_balances_failed()} onRetry={() => void balances.refetch()} />
      )}
      {balances.data && <p className="text-sm text-ink-3">{m.desk_balances_on({ day: formatDate(today) })}</p>}
      {tree.length === 0 ? (
        <NoAccounts isSearch={text.trim() !== ''} onAll={() => (text.trim() ? setText('') : setShown('all'))} />
      ) : (
        tree.map((branch) => (
          <ClassTree
            key={branch.name}
            branch={branch}
            balances={known}
            actsOf={(account) =>
              mayChange &&
              account.origin === 'own' && (
                <>
                  <EditOwnAccount companyId={companyId} account={account} />
                  <RemoveOwnAccount companyId={companyId} account={account} />
                </>
              )
            }
          />
        ))
      )}
      <RulesPanel companyId={companyId} accounts={accounts.data} mayChange={mayChange} />
    </div>
  );
}

function NoAccounts({ isSearch, onAll }: { isSearch: boolean; onAll: () => void }) {
  return (
    <EmptyState
      title={isSearch ? m.desk_no_accounts_found() : m.desk_no_accounts_used()}
      description={isSearch ? m.desk_no_accounts_found_words() : m.desk_no_accounts_used_words()}
      action={<Button onClick={onAll}>{isSearch ? m.desk_clear_search() : m.desk_accounts_all()}</Button>}
    />
  );
}

/** What is shown beside each account: its balance and, of the company's own, what can be done with it. */
type Beside = { balances: Balances; actsOf: (account: Account) => ReactNode };

function ClassTree({ branch: { name, lines }, ...beside }: { branch: ClassBranch } & Beside) {
  return (
    <section aria-label={classWords(name)} className="rounded-xl border border-line bg-surface shadow-card">
      <h2 className="flex min-h-11 items-center px-4 text-base font-semibold tracking-tight lg:px-5">
        {classWords(name)}
      </h2>
      {lines.map((line) => (
        <LineTree key={line.line} branch={line} {...beside} />
      ))}
    </section>
  );
}

function LineTree({ branch: { line, branches, sum }, ...beside }: { branch: LineBranch } & Beside) {
  return (
    <div>
      <h3 className="flex min-h-8 items-center justify-between gap-4 border-y border-line bg-sunken px-4 text-xs font-medium text-ink-2 lg:px-5">
        <span className="min-w-0 wrap-anywhere">{lineWords(line)}</span>
        <Balance amount={sum} />
      </h3>
      <ul className="divide-y divide-line">
        {branches.map(({ account, below }) => (
          <li key={account.id}>
            <AccountRow account={account} {...beside} />
            {below.length > 0 && (
              <ul className="divide-y divide-line border-t border-line">
                {below.map((one) => (
                  <li key={one.id}>
                    <AccountRow account={one} {...beside} isBelow />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

type AccountRowProps = { account: Account; isBelow?: boolean } & Beside;

function AccountRow({ account, balances, actsOf, isBelow = false }: AccountRowProps) {
  const { code, name, origin, kind, currency, closedOn } = account;
  const today = useToday();
  const kindOf = kind && moneyWords(kind);
  const notes = [
    kindOf,
    currency !== 'INR' && currency,
    closedOn && m.desk_account_closed({ day: formatDate(closedOn) }),
  ];
  const note = notes.filter(Boolean).join(' · ');
  const acts = actsOf(account);
  const link = (
    <LedgerLink
      account={account.id}
      on={today}
      className={cx(
        'group flex min-h-9 items-baseline gap-x-3 px-4 py-1.5 text-sm -outline-offset-2 hover:bg-hover lg:px-5 pointer-coarse:min-h-11',
        isBelow && 'pl-7 lg:pl-12',
        Boolean(acts) && 'min-w-0 flex-1',
      )}
    >
      <span className="w-12 shrink-0 text-xs text-ink-3 tabular-nums">{code}</span>
      <span className="min-w-0 flex-1 wrap-anywhere">
        {name} {origin === 'own' && <Badge tone="grey">{m.desk_account_own()}</Badge>}
        {note && <span className="block text-xs text-ink-3">{note}</span>}
      </span>
      <span className="underline decoration-line-strong underline-offset-2 group-hover:decoration-current">
        <Balance amount={balanceOf(balances, account)} />
      </span>
    </LedgerLink>
  );
  if (!acts) return link;
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-1 pr-2 lg:pr-3">
      {link}
      <span className="flex shrink-0">{acts}</span>
    </div>
  );
}

/** What stands on the side of debits or of credits; nothing of what is nought. */
function Balance({ amount }: { amount: Paise }) {
  if (amount === 0) return null;
  const words = formatInrExact(paise(Math.abs(amount)));
  return (
    <span className="shrink-0 text-sm tabular-nums whitespace-nowrap">
      {amount > 0 ? m.desk_debit_balance({ amount: words }) : m.desk_credit_balance({ amount: words })}
    </span>
  );
}
