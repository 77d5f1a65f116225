import type { ReactNode } from 'react';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { DateText } from '../../ui/figure/date-text';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog';
import { Dialog } from '../../ui/overlay/dialog';
import { EditSubscription } from './edit-subscription';
import { EndSubscription, RenewSubscription } from './end-subscription';
import { useRemoveSubscription } from './subscription.mutations';
import type { ClientSubscription } from './subscription.queries';
import { Billing, Fee, Payment, State, TermEnd, Type } from './subscription-values';

type SubscriptionSheetProps = {
  subscription: ClientSubscription | undefined;
  /** The names of the services that the firm offers. */
  offers: readonly string[];
  /** Whether the reader leads the firm: they change, end and renew. */
  mayLead: boolean;
  onClose: () => void;
};

/** Beside the list: one subscription, what it includes, and what can be done with it. */
export function SubscriptionSheet({ subscription, offers, mayLead, onClose }: SubscriptionSheetProps) {
  if (!subscription) return null;
  const { companyName, startDate, servicesIncluded } = subscription;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      place="side"
      title={companyName || m.subscription_unknown_company()}
      description={m.edit_subscription_about()}
    >
      <div className="flex flex-col gap-5">
        <div>
          <State subscription={subscription} />
        </div>
        {mayLead && (
          <div className="flex flex-wrap gap-2">
            <EditSubscription subscription={subscription} offers={offers} />
            {subscription.isActive && <EndSubscription subscription={subscription} />}
            {(!subscription.isActive || subscription.endDate !== null) && (
              <RenewSubscription subscription={subscription} />
            )}
          </div>
        )}
        <dl className="divide-y divide-line border-y border-line text-sm [&>div]:py-1.5">
          <Fact name={m.subscription_type()}>
            <Type subscription={subscription} />
          </Fact>
          <Fact name={m.subscription_fee()}>
            <Fee subscription={subscription} />
          </Fact>
          <Fact name={m.subscription_billing()}>
            <Billing subscription={subscription} />
          </Fact>
          <Fact name={m.edit_start()}>
            <DateText day={startDate} />
          </Fact>
          <Fact name={m.edit_term_end()}>
            <TermEnd subscription={subscription} />
          </Fact>
          <Fact name={m.subscription_payment()}>
            <Payment subscription={subscription} />
          </Fact>
          <Fact name={m.edit_services()}>
            {servicesIncluded.join(', ') || <span className="text-ink-2">{m.edit_services_none()}</span>}
          </Fact>
        </dl>
        {mayLead && (
          <div>
            <RemoveSubscription subscription={subscription} onRemoved={onClose} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

function RemoveSubscription({ subscription, onRemoved }: { subscription: ClientSubscription; onRemoved: () => void }) {
  const { id, caFirmId, companyName: name } = subscription;
  const remove = useRemoveSubscription(caFirmId);
  return (
    <ConfirmDialog
      trigger={<Button size="sm">{m.edit_subscription_remove()}</Button>}
      title={m.edit_subscription_remove_title({ name })}
      description={m.edit_subscription_remove_words()}
      confirmLabel={m.edit_delete()}
      pendingLabel={m.edit_deleting()}
      onConfirm={() => remove.mutateAsync(id).then(onRemoved)}
    />
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="shrink-0 text-ink-2">{name}</dt>
      <dd className="min-w-0 text-right wrap-anywhere">{children}</dd>
    </div>
  );
}
