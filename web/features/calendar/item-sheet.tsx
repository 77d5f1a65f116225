import { useQuery } from '@tanstack/react-query';
import { useMayChange } from '../../lib/access';
import { type ItemExplanation, itemExplanationQuery } from '../../lib/compliance.queries';
import { m } from '../../lib/messages';
import { Dialog } from '../../ui/dialog';
import { ErrorPanel } from '../../ui/error-panel';
import { SkeletonRows } from '../../ui/skeleton';
import { ItemActs } from './item-acts';
import { ItemBadges } from './item-badges';
import { ItemFacts } from './item-facts';
import { ItemHistory } from './item-history';
import { ItemNote } from './item-note';
import { ReliefNotes } from './relief-notes';
import { WaitUntil } from './wait-until';

type ItemSheetProps = { companyId: string; itemId: string; onClose: () => void };

/** One item whole: when and why, what waiting costs, what became of it, and what can be said of it. */
export function ItemSheet({ companyId, itemId, onClose }: ItemSheetProps) {
  const answer = useQuery(itemExplanationQuery(companyId, itemId));
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      place="side"
      title={answer.data?.item.title ?? m.calendar_item()}
      {...(answer.data?.item.description ? { description: answer.data.item.description } : {})}
    >
      {answer.isError && <ErrorPanel error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.isPending && <SkeletonRows rows={8} label={m.ui_loading()} />}
      {answer.data && <Sheet companyId={companyId} answer={answer.data} />}
    </Dialog>
  );
}

function Sheet({ companyId, answer }: { companyId: string; answer: ItemExplanation }) {
  const mayChange = useMayChange(companyId);
  const { item, history } = answer;
  return (
    <div className="flex flex-col gap-5">
      <ItemBadges item={item} />
      <ReliefNotes item={item} />
      <ItemFacts answer={answer} />
      <WaitUntil item={item} />
      {mayChange && <ItemActs companyId={companyId} item={item} />}
      <ItemNote companyId={companyId} item={item} mayChange={mayChange} />
      <ItemHistory history={history} />
    </div>
  );
}
