import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { isIsoDate } from '#domain/shared/dates';
import { useMayChange } from '../../../../lib/access';
import { formatDate } from '../../../../lib/format';
import { m } from '../../../../lib/messages';
import { useToday } from '../../../../lib/today';
import { inUnits } from '../../../../lib/units';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { SectionCard } from '../../../../ui/card';
import { DateInput } from '../../../../ui/form/date-input';
import { Field } from '../../../../ui/form/field';
import { type Column, Table } from '../../../../ui/list/table';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog';
import { toast } from '../../../../ui/overlay/toast-store';
import { EmptyState } from '../../../../ui/state/empty-state';
import { ErrorPanel, sentenceOf } from '../../../../ui/state/error-panel';
import { SkeletonRows } from '../../../../ui/state/skeleton';
import type { DeskProps } from '../desk.search';
import { exactRupees } from '../exact-rupees';
import { ReasonDialog } from '../reason-dialog';
import { AddForeignAccount } from './add-foreign-account';
import { ForeignLines } from './foreign-lines';
import {
  type ForeignAccount,
  type ForeignBill,
  type Forex,
  forexQuery,
  type Rate,
  type Restated,
  useRemoveRate,
  useRestate,
} from './forex.queries';
import { RatesDialog } from './rates-dialog';
import { StatementDialog } from './statement-dialog';

/** Money, invoices and bills in foreign currencies: what came and went, at which rates, and what the closing rate makes of the rest. */
export function ForexTab({ companyId, onSearch }: DeskProps) {
  const today = useToday();
  const [on, setOn] = useState<string>(today);
  const forex = useQuery(forexQuery(companyId, on));
  const mayChange = useMayChange(companyId);
  if (forex.isPending) return <SkeletonRows rows={8} label={m.ui_loading()} />;
  if (forex.isError) return <ErrorPanel error={forex.error} onRetry={() => void forex.refetch()} />;
  const { accounts, bills, rates } = forex.data;
  if (accounts.length + bills.length + rates.length === 0)
    return (
      <EmptyState
        title={m.forex_none()}
        description={m.forex_none_words()}
        action={mayChange && <AddForeignAccount companyId={companyId} />}
      />
    );
  return (
    <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="max-w-48">
          <Field name="on" label={m.forex_on()}>
            {(control) => (
              <DateInput
                {...control}
                defaultValue={on}
                onChange={({ target }) => isIsoDate(target.value) && setOn(target.value)}
              />
            )}
          </Field>
        </div>
        {mayChange && (
          <div className="flex flex-wrap gap-2">
            <RatesDialog companyId={companyId} />
            <AddForeignAccount companyId={companyId} />
          </div>
        )}
      </div>
      {accounts.map((account) => (
        <AccountCard
          key={account.id}
          companyId={companyId}
          account={account}
          bills={bills}
          mayChange={mayChange}
          onVoucher={(voucher) => onSearch({ tab: undefined, voucher })}
        />
      ))}
      {bills.length > 0 && (
        <Table caption={m.forex_bills()} isCaptionShown columns={billColumns()} rows={bills} rowKey={({ id }) => id} />
      )}
      <Restatement companyId={companyId} on={on} items={forex.data.restatement} mayChange={mayChange} />
      <Rates companyId={companyId} rates={rates} mayChange={mayChange} />
    </div>
  );
}

type AccountCardProps = {
  companyId: string;
  account: ForeignAccount;
  bills: readonly ForeignBill[];
  mayChange: boolean;
  onVoucher: (id: string) => void;
};

function AccountCard({ companyId, account, bills, mayChange, onVoucher }: AccountCardProps) {
  const { name, code, currency, balance, rupees, rate, waiting, waitingAmount, stated, statedOn, difference } = account;
  return (
    <SectionCard
      title={name}
      description={code}
      actions={mayChange && <StatementDialog companyId={companyId} account={account} />}
    >
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 text-sm sm:grid-cols-4">
        <Fact label={m.forex_in_books()} value={inUnits(currency, balance)}>
          {rate ? m.forex_carried({ rupees: exactRupees(rupees), rate }) : exactRupees(rupees)}
        </Fact>
        <Fact label={m.forex_waiting()} value={inUnits(currency, waitingAmount)}>
          {waiting > 0 ? <Badge tone="yellow">{m.forex_to_post({ count: waiting })}</Badge> : m.forex_none_waits()}
        </Fact>
        <Fact label={m.forex_by_statement()} value={stated === null ? m.forex_no_balance() : inUnits(currency, stated)}>
          {statedOn && formatDate(statedOn)}
        </Fact>
        <Fact label={m.forex_difference()} value={difference === null ? '' : inUnits(currency, difference)}>
          {difference !== null &&
            (Number(difference) === 0 ? (
              <Badge tone="green">{m.forex_agrees()}</Badge>
            ) : (
              <Badge tone="red">{m.forex_differs()}</Badge>
            ))}
        </Fact>
      </dl>
      <ForeignLines
        companyId={companyId}
        account={account}
        bills={bills.filter((bill) => bill.currency === currency)}
        mayChange={mayChange}
        onVoucher={onVoucher}
      />
    </SectionCard>
  );
}

const Fact = ({ label, value, children }: { label: string; value: string; children?: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs text-ink-3">{label}</dt>
    <dd className="font-medium tabular-nums wrap-anywhere">{value}</dd>
    <dd className="text-xs text-ink-2 wrap-anywhere">{children}</dd>
  </div>
);

const FIGURE = { isNumeric: true } as const;

const billColumns = (): readonly Column<ForeignBill>[] => [
  {
    key: 'ref',
    header: m.forex_bill(),
    cell: ({ ref, party }) => (
      <span className="block min-w-28 wrap-anywhere">
        {ref}
        <span className="block text-xs text-ink-2">{party}</span>
      </span>
    ),
  },
  { key: 'date', header: m.forex_date(), cell: ({ billDate }) => <Day day={billDate} /> },
  {
    ...FIGURE,
    key: 'open',
    header: m.forex_open(),
    cell: ({ side, currency, open }) =>
      `${inUnits(currency, open)} ${side === 'receivable' ? m.forex_dr() : m.forex_cr()}`,
  },
  { ...FIGURE, key: 'rate', header: m.forex_rate(), cell: ({ rate }) => rate },
  { ...FIGURE, key: 'rupees', header: m.forex_rupees(), cell: ({ rupees }) => exactRupees(rupees) },
];

const Day = ({ day }: { day: string }) => <span className="whitespace-nowrap tabular-nums">{formatDate(day)}</span>;

type RestatementProps = { companyId: string; on: string; items: Forex['restatement']; mayChange: boolean };

/** What the closing rate makes of what stands in foreign currencies: unrealised, posted by a person, and taken back as a voucher. */
function Restatement({ companyId, on, items, mayChange }: RestatementProps) {
  const restate = useRestate(companyId);
  if (items.length === 0) return null;
  const isMissing = items.some(({ closing }) => closing === null);
  const isDue = items.some(({ difference }) => difference !== null && Number(difference) !== 0);
  return (
    <SectionCard
      title={m.forex_restatement({ day: formatDate(on) })}
      description={m.forex_unrealised()}
      actions={
        mayChange &&
        isDue &&
        !isMissing && (
          <ConfirmDialog
            trigger={<Button size="sm">{m.forex_restate()}</Button>}
            title={m.forex_restate_title({ day: formatDate(on) })}
            description={m.forex_restate_words()}
            confirmLabel={m.forex_restate()}
            pendingLabel={m.desk_posting()}
            onConfirm={async () => {
              try {
                // Awaited, since this act is gone as soon as nothing is left to restate.
                const { vouchers } = await restate.mutateAsync(on);
                toast({ title: m.forex_restated({ count: vouchers.length }) });
              } catch (error) {
                toast({ title: m.forex_not_restated(), description: sentenceOf(error), tone: 'destructive' });
              }
            }}
          />
        )
      }
    >
      <Table caption={m.forex_at_closing()} columns={restatedColumns()} rows={items} rowKey={({ id }) => id} />
      {!isDue && !isMissing && <p className="mt-3 text-sm text-green">{m.forex_all_restated()}</p>}
      <p className="mt-3 text-xs text-ink-3">{m.forex_to_confirm()}</p>
    </SectionCard>
  );
}

const restatedColumns = (): readonly Column<Restated>[] => [
  {
    key: 'name',
    header: m.forex_what(),
    isWide: true,
    cell: ({ name, why, closing }) => (
      <span className="block wrap-anywhere">
        {name}
        <span className={`block text-xs ${closing === null ? 'text-red' : 'text-ink-2'}`}>{why}</span>
      </span>
    ),
  },
  { ...FIGURE, key: 'balance', header: m.forex_balance(), cell: ({ currency, balance }) => inUnits(currency, balance) },
  { ...FIGURE, key: 'rupees', header: m.forex_carried_at(), cell: ({ rupees }) => exactRupees(rupees) },
  { ...FIGURE, key: 'closing', header: m.forex_closing(), cell: ({ closing }) => closing && exactRupees(closing) },
  {
    ...FIGURE,
    key: 'difference',
    header: m.forex_gain(),
    cell: ({ difference }) =>
      difference && (
        <span className={Number(difference) < 0 ? 'text-red' : 'text-green'}>{exactRupees(difference)}</span>
      ),
  },
];

const KINDS: Record<Rate['kind'], () => string> = {
  reference: m.forex_kind_reference,
  bank: m.forex_kind_bank,
  closing: m.forex_kind_closing,
};

function Rates({ companyId, rates, mayChange }: { companyId: string; rates: readonly Rate[]; mayChange: boolean }) {
  if (rates.length === 0) return <p className="text-sm text-ink-2">{m.forex_no_rates()}</p>;
  const columns: readonly Column<Rate>[] = [
    { key: 'day', header: m.forex_date(), cell: ({ day }) => <Day day={day} /> },
    { key: 'currency', header: m.forex_currency(), cell: ({ currency }) => currency },
    { ...FIGURE, key: 'rate', header: m.forex_rate(), cell: ({ rate }) => rate },
    { key: 'kind', header: m.forex_kind(), cell: ({ kind }) => KINDS[kind]() },
    {
      key: 'source',
      header: m.forex_source(),
      isWide: true,
      cell: ({ source, by }) => (
        <span className="wrap-anywhere">
          {source} <span className="text-xs text-ink-3">{by}</span>
        </span>
      ),
    },
    ...(mayChange
      ? [{ key: 'act', header: m.forex_act(), cell: (rate: Rate) => <RemoveRate companyId={companyId} rate={rate} /> }]
      : []),
  ];
  return <Table caption={m.forex_rates()} isCaptionShown columns={columns} rows={rates} rowKey={({ id }) => id} />;
}

function RemoveRate({ companyId, rate: { id, currency, day, rate } }: { companyId: string; rate: Rate }) {
  const remove = useRemoveRate(companyId, id);
  const named = m.forex_rate_named({ currency, rate, day: formatDate(day) });
  return (
    <ReasonDialog
      trigger={
        <Button size="sm" variant="ghost" aria-label={m.forex_delete_named({ what: named })}>
          {m.forex_delete()}
        </Button>
      }
      title={m.forex_delete_named({ what: named })}
      description={m.forex_delete_rate_words()}
      submit={m.forex_delete()}
      pending={m.forex_deleting()}
      send={async (said) => {
        await remove.mutateAsync({ reason: said.reason });
        toast({ title: m.forex_rate_deleted() });
      }}
    />
  );
}
