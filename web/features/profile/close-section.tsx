import { queryOptions, useQuery } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { useState } from 'react';
import { api } from '../../lib/api/api';
import { forgetMe } from '../../lib/api/query-client';
import { m } from '../../lib/messages';
import { Button } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { Dialog } from '../../ui/overlay/dialog';
import { toast } from '../../ui/overlay/toast-store';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { ProofForm } from './proof-form';

type Closing = InferResponseType<typeof api.profile.closing.$get>;

const closingQuery = queryOptions({
  queryKey: ['api', 'profile', 'closing'],
  queryFn: async () => (await api.profile.closing.$get()).json(),
  staleTime: 0,
});

/** The end of an account: what goes with it, what stays, and what must be settled before. */
export function CloseSection() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SectionCard title={m.profile_close()} description={m.profile_close_words()}>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={m.profile_close()}
        description={m.profile_close_words()}
        trigger={<Button>{m.profile_close()}</Button>}
      >
        <Question />
      </Dialog>
    </SectionCard>
  );
}

function Question() {
  const closing = useQuery(closingQuery);
  if (closing.isError) return <ErrorPanel error={closing.error} onRetry={() => void closing.refetch()} />;
  if (!closing.data || closing.isFetching) return <SkeletonRows rows={3} label={m.ui_loading()} />;
  const { blockedBy, leftAlone, ways } = closing.data;
  if (blockedBy.length > 0) return <Named words={m.profile_close_blocked()} held={blockedBy} />;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm">{m.profile_close_stays()}</p>
      {leftAlone.length > 0 && <Named words={m.profile_close_alone()} held={leftAlone} />}
      <ProofForm
        ways={ways}
        label={m.profile_close()}
        pendingLabel={m.profile_closing()}
        variant="danger"
        onProof={async (proof) => {
          await api.profile.close.$post({ json: proof });
          toast({ title: m.profile_closed() });
          forgetMe();
        }}
      />
    </div>
  );
}

function Named({ words, held }: { words: string; held: Closing['leftAlone'] }) {
  return (
    <div className="rounded-md bg-yellow-soft px-3 py-2 text-sm">
      <p>{words}</p>
      <ul className="mt-1 list-disc pl-5 font-medium wrap-anywhere">
        {held.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
