import { createFileRoute } from '@tanstack/react-router';
import { type ChangeList, listSearch } from '../features/books/books.search';
import { TransactionsPage } from '../features/books/transaction/transactions-page';
import { CompanyPage } from '../features/dashboard/company-page';
import { m } from '../lib/messages';

export const Route = createFileRoute('/transactions')({
  staticData: { title: m.books_transactions },
  validateSearch: listSearch,
  component: () => (
    <CompanyPage title={m.books_transactions()}>{({ id }) => <Transactions key={id} id={id} />}</CompanyPage>
  ),
});

function Transactions({ id }: { id: string }) {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const change: ChangeList = (changed, isTyping = false) =>
    void navigate({ search: (known) => ({ ...known, ...changed }), replace: isTyping, resetScroll: false });
  return <TransactionsPage companyId={id} search={search} onSearch={change} />;
}
