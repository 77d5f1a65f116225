import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMe } from '../../lib/api/session';
import { m } from '../../lib/messages';
import { PageHeader } from '../../ui/page-header';
import { ErrorPanel } from '../../ui/state/error-panel';
import { EditFirm } from './edit-firm';
import { type CaFirm, firmsQuery } from './firm.queries';
import { FirmLoading } from './firm-loading';
import { FirmSelect } from './firm-select';
import { NoFirm } from './no-firm';
import { workingFirm } from './working-firm';

type FirmPageProps = {
  /** The firm in the address, where one is named. */
  chosenId: string | undefined;
  children: (firm: CaFirm) => ReactNode;
};

/** Finds the working firm and shows the page for it; until there is one, says what is missing. */
export function FirmPage({ chosenId, children }: FirmPageProps) {
  const firms = useQuery(firmsQuery);
  const me = useMe();
  const { company } = useSearch({ strict: false });
  const list = firms.data ?? [];
  const firm = workingFirm(list, { firm: chosenId, company }, me?.companies ?? []);
  const isOwner = me?.firms.find(({ id }) => id === firm?.id)?.role === 'owner';
  return (
    <>
      <PageHeader
        title={m.firm_title()}
        subtitle={m.firm_subtitle()}
        actions={
          firm && (
            <>
              {list.length > 1 && <FirmSelect firms={list} firm={firm} />}
              {isOwner && <EditFirm key={firm.id} firm={firm} />}
            </>
          )
        }
      />
      {(firms.isPending || !me) && !firms.isError && <FirmLoading label={m.firm_loading()} />}
      {firms.isError && <ErrorPanel title={m.firm_failed()} error={firms.error} onRetry={() => void firms.refetch()} />}
      {firms.data && me && (firm ? children(firm) : <NoFirm me={me} />)}
    </>
  );
}
