import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { m } from '../../../lib/messages';
import { Button, buttonClass } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog';
import { focusHeading, headingAbove } from '../../../ui/overlay/heading-above';
import { AccountBalance } from '../balance/account-balance';
import { useMarkAccount } from '../books.mutations';
import type { BankAccount, Coverage } from '../books.queries';
import { AutoCategoriseDialog } from '../categorise/auto-categorise-dialog';
import { CoverageTimeline } from '../coverage/coverage-timeline';
import { UploadList } from '../statement/upload-list';
import { AccountBadge } from './account-card';
import { AccountFacts } from './account-facts';
import { EditAccount, RemoveAccount } from './edit-account';

type AccountPanelProps = {
  companyId: string;
  account: BankAccount;
  coverage: Coverage | undefined;
  keepsBooks: boolean;
};

export function AccountPanel({ companyId, account, coverage, keepsBooks }: AccountPanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="grid gap-x-8 gap-y-4 p-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="flex flex-col gap-3">
          <div className="flex items-start justify-between gap-3">
            <h2 id={id} className="min-w-0 text-base font-semibold break-words">
              {account.accountName}
            </h2>
            <AccountBadge isActive={account.isActive} />
          </div>
          <AccountFacts account={account} />
          <div className="flex flex-wrap gap-2">
            {keepsBooks && <AccountActs companyId={companyId} account={account} />}
            {keepsBooks && <EditAccount companyId={companyId} account={account} />}
            {keepsBooks && !account.isActive && <RemoveAccount companyId={companyId} account={account} />}
            <Link to="/transactions" search={{ account: account.id }} className={buttonClass('ghost', 'sm')}>
              {m.books_transactions()}
            </Link>
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <AccountBalance companyId={companyId} bankAccountId={account.id} keepsBooks={keepsBooks} />
          {coverage && <CoverageTimeline coverage={coverage} />}
          <UploadList companyId={companyId} account={account} keepsBooks={keepsBooks} />
        </div>
      </Card>
    </section>
  );
}

function AccountActs({ companyId, account }: Pick<AccountPanelProps, 'companyId' | 'account'>) {
  const { id, accountName: name, isActive } = account;
  const mark = useMarkAccount(companyId);
  // What else the account's change brings up to date may still be read when the button for the way back is there already.
  const isActivating = mark.isPending && mark.variables.isActive;
  // The button goes with the state it changes.
  const activate = (button: Element) => {
    const heading = headingAbove(button);
    mark.mutate({ id, isActive: true }, { onSuccess: () => focusHeading(heading) });
  };
  if (!isActive)
    return (
      <Button
        size="sm"
        aria-label={m.books_activate_named({ name })}
        isPending={isActivating}
        onClick={({ currentTarget }) => activate(currentTarget)}
      >
        {m.books_activate()}
      </Button>
    );
  return (
    <>
      <AutoCategoriseDialog companyId={companyId} account={account} label={m.books_sync()} size="sm" />
      <ConfirmDialog
        trigger={
          <Button size="sm" aria-label={m.books_deactivate_named({ name })}>
            {m.books_deactivate()}
          </Button>
        }
        title={m.books_deactivate_title({ name })}
        description={m.books_deactivate_words()}
        confirmLabel={m.books_deactivate()}
        isDangerous={false}
        onConfirm={() => mark.mutateAsync({ id, isActive: false })}
      />
    </>
  );
}
