import { lazy, type ReactNode, Suspense } from 'react';
import { m } from '../../../lib/messages';
import { PageHeader } from '../../../ui/page-header';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { Tabs } from '../../../ui/tabs';
import type { DeskProps } from './desk.search';
import { VouchersTab } from './voucher/vouchers-tab';

// The page opens with the vouchers; the other tabs are fetched when one of them is opened.
const AccountsTab = lazy(async () => ({ default: (await import('./other-tabs')).AccountsTab }));
const OpeningTab = lazy(async () => ({ default: (await import('./other-tabs')).OpeningTab }));
const LoansTab = lazy(async () => ({ default: (await import('./other-tabs')).LoansTab }));
const ForexTab = lazy(async () => ({ default: (await import('./other-tabs')).ForexTab }));
const LocksTab = lazy(async () => ({ default: (await import('./other-tabs')).LocksTab }));

/** The books of one company by double entry: vouchers, accounts, what they opened with, and up to when they are locked. */
export function DeskPage({ companyName, ...props }: DeskProps & { companyName: string }) {
  const { search, onSearch } = props;
  const later = (tab: ReactNode) => (
    <Suspense fallback={<SkeletonRows rows={8} label={m.ui_loading()} />}>{tab}</Suspense>
  );
  return (
    <>
      <PageHeader title={m.desk_title()} subtitle={companyName} />
      <Tabs
        label={m.desk_title()}
        value={search.tab ?? 'vouchers'}
        onValueChange={(tab) => onSearch({ tab: tab === 'vouchers' ? undefined : tab, voucher: undefined })}
        tabs={[
          { value: 'vouchers', label: m.desk_tab_vouchers(), content: <VouchersTab {...props} /> },
          { value: 'accounts', label: m.desk_tab_accounts(), content: later(<AccountsTab {...props} />) },
          { value: 'opening', label: m.desk_tab_opening(), content: later(<OpeningTab {...props} />) },
          { value: 'loans', label: m.loan_tab(), content: later(<LoansTab {...props} />) },
          { value: 'currency', label: m.forex_tab(), content: later(<ForexTab {...props} />) },
          { value: 'locks', label: m.desk_tab_locks(), content: later(<LocksTab {...props} />) },
        ]}
      />
    </>
  );
}
