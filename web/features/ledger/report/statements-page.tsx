import type { ReactNode } from 'react';
import { codeOf } from '../../../lib/book-period';
import { m } from '../../../lib/messages';
import { useToday } from '../../../lib/today';
import { PageHeader } from '../../../ui/page-header';
import { Tabs } from '../../../ui/tabs';
import { AccountLedgerView } from './account-ledger-view';
import { DayBookView } from './day-book-view';
import type { StatementTab, ViewProps } from './statement.search';
import { StatementView } from './statement-view';
import { TrialBalanceView } from './trial-balance-view';
import { VoucherDialog } from './voucher-dialog';

type StatementsPageProps = ViewProps & {
  companyName: string;
  tab: StatementTab;
  /** The reports of bank lines alone. */
  bank: ReactNode;
};

/** The statements of the books, each in a tab, and as the last one the reports of bank lines alone. */
export function StatementsPage({ companyName, tab, bank, ...given }: StatementsPageProps) {
  const today = useToday();
  const { companyId, search, onSearch } = given;
  // The books are read by the year unless another period was chosen.
  const props: ViewProps = { ...given, search: { ...search, period: search.period ?? codeOf('year', today) } };
  const tabs = [
    {
      value: 'profit-and-loss',
      label: m.statement_profit(),
      content: <StatementView {...props} report="profit-and-loss" />,
    },
    {
      value: 'balance-sheet',
      label: m.statement_balance_sheet(),
      content: <StatementView {...props} report="balance-sheet" />,
    },
    { value: 'trial-balance', label: m.statement_trial_balance(), content: <TrialBalanceView {...props} /> },
    { value: 'cash-flow', label: m.statement_cash_flow(), content: <StatementView {...props} report="cash-flow" /> },
    { value: 'ledger', label: m.statement_ledger(), content: <AccountLedgerView {...props} /> },
    { value: 'day-book', label: m.statement_day_book(), content: <DayBookView {...props} /> },
    { value: 'bank', label: m.statement_bank(), content: bank },
  ] as const;
  return (
    <>
      <PageHeader title={m.report_title()} subtitle={companyName} />
      <Tabs
        label={m.report_title()}
        tabs={tabs}
        value={tab}
        onValueChange={(value) => onSearch({ tab: value, voucher: undefined })}
      />
      {search.voucher && (
        <VoucherDialog
          companyId={companyId}
          voucherId={search.voucher}
          onClose={() => onSearch({ voucher: undefined })}
          onAccount={(account) => onSearch({ tab: 'ledger', account, voucher: undefined })}
        />
      )}
    </>
  );
}
