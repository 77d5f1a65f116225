import { m } from '../../../lib/messages';
import { Badge } from '../../../ui/badge';
import { Card } from '../../../ui/card';
import { AccountBalance } from '../balance/account-balance';
import type { BankAccount } from '../books.queries';
import { TEXT_BUTTON } from '../text-button';
import { AccountFacts } from './account-facts';

type AccountCardProps = { companyId: string; account: BankAccount; keepsBooks: boolean; onOpen: () => void };

/** One account of the company: where it is, its number as far as it is shown, whether it is in use, and whether bank and books agree. */
export function AccountCard({ companyId, account, keepsBooks, onOpen }: AccountCardProps) {
  return (
    <Card className="flex h-full flex-col gap-3 px-4 py-3">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 font-semibold break-words">{account.accountName}</h3>
        <AccountBadge isActive={account.isActive} />
      </div>
      <AccountFacts account={account} />
      <AccountBalance companyId={companyId} bankAccountId={account.id} keepsBooks={keepsBooks} isFolded />
      <div className="mt-auto text-sm">
        <button type="button" className={TEXT_BUTTON} onClick={onOpen}>
          {m.books_open_transactions()}
        </button>
      </div>
    </Card>
  );
}

export function AccountBadge({ isActive }: { isActive: boolean }) {
  return <Badge tone={isActive ? 'green' : 'grey'}>{isActive ? m.books_active() : m.books_inactive()}</Badge>;
}
