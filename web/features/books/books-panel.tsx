import { lazy, type ReactNode, Suspense, use } from 'react';
import { m } from '../../lib/messages';
import { CardFold } from '../../ui/card';
import { SkeletonRows } from '../../ui/state/skeleton';
import { Tabs } from '../../ui/tabs';
import type { PanelProps } from './books.search';
import { BankOverview } from './summary/bank-overview';

// The dashboard opens with the overview; the other tabs are fetched when one of them is opened.
const BankAccounts = lazy(async () => ({ default: (await import('./panel-tabs')).BankAccounts }));
const BankTransactions = lazy(async () => ({ default: (await import('./panel-tabs')).BankTransactions }));
const BankCategorization = lazy(async () => ({ default: (await import('./panel-tabs')).BankCategorization }));

/** The bank bookkeeping of one company. What is open in it stands in the address. */
export function BooksPanel({ companyId, search, onSearch }: PanelProps) {
  const props = { companyId, search, onSearch };
  const fold = use(CardFold);
  const later = (tab: ReactNode) => (
    <Suspense fallback={<SkeletonRows rows={6} label={m.ui_loading()} />}>{tab}</Suspense>
  );
  return (
    <section
      aria-labelledby="bank-bookkeeping"
      className="mt-4 rounded-xl border border-line bg-surface px-4 pb-4 shadow-card lg:px-5 lg:pb-5 xl:mt-5"
    >
      <div className="flex min-h-12 items-center justify-between gap-3 lg:-mr-2">
        <h2 id="bank-bookkeeping" className="text-base font-semibold tracking-tight">
          {m.books_title()}
        </h2>
        {fold}
      </div>
      <Tabs
        label={m.books_title()}
        value={search.tab ?? 'overview'}
        onValueChange={(tab) => onSearch({ tab: tab === 'overview' ? undefined : tab })}
        tabs={[
          { value: 'overview', label: m.books_tab_overview(), content: <BankOverview {...props} /> },
          { value: 'accounts', label: m.books_tab_accounts(), content: later(<BankAccounts {...props} />) },
          { value: 'transactions', label: m.books_tab_transactions(), content: later(<BankTransactions {...props} />) },
          {
            value: 'categorization',
            label: m.books_tab_categorization(),
            content: later(<BankCategorization {...props} />),
          },
        ]}
      />
    </section>
  );
}
