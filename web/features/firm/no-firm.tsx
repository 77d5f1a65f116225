import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { type Me, useSettings } from '../../lib/api/session';
import { m } from '../../lib/messages';
import { Button, buttonClass } from '../../ui/button';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { useInitDemoData } from './firm.mutations';
import { FirmLoading } from './firm-loading';

/** The firm list is empty: a visitor of the demo gets theirs made, anybody else is asked. */
export function NoFirm({ me }: { me: Me }) {
  const demo = useInitDemoData();
  const isVisitor = me.user.isAnonymous;
  const hasBegun = useRef(false);
  const { mutate } = demo;
  useEffect(() => {
    if (!isVisitor || hasBegun.current) return;
    hasBegun.current = true;
    mutate();
  }, [isVisitor, mutate]);
  if (demo.isError) return <ErrorPanel title={m.firm_demo_failed()} error={demo.error} onRetry={() => mutate()} />;
  if (isVisitor || !demo.isIdle) return <FirmLoading label={m.firm_setting_up()} />;
  return <Invitation me={me} onExplore={() => mutate()} />;
}

function Invitation({ me, onExplore }: { me: Me; onExplore: () => void }) {
  // Who has a company of their own keeps to it: the demonstration stands apart from real books.
  const isOffered = Boolean(useSettings()?.demoMode) && me.companies.length === 0;
  return (
    <EmptyState
      title={m.firm_none()}
      description={isOffered ? m.firm_none_demo_words() : m.firm_none_words()}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {isOffered && <Button onClick={onExplore}>{m.firm_explore()}</Button>}
          <Link to="/welcome" search={{ kind: 'firm' }} className={buttonClass('primary')}>
            {m.firm_found()}
          </Link>
          <Link to="/request-access" search={{ kind: 'firm' }} className={buttonClass()}>
            {m.request_title()}
          </Link>
        </div>
      }
    />
  );
}
