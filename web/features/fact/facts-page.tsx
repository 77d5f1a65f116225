import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { kindOfCin } from '#domain/company/legal-form';
import { useMayChange } from '../../lib/access';
import { m } from '../../lib/messages';
import { PageHeader } from '../../ui/page-header';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { Tabs } from '../../ui/tabs';
import { factsQuery } from './fact.queries';
import type { FactTab, SetupStep } from './fact.search';
import type { Facts } from './fact.types';
import { FactsTab } from './facts-tab';
import { SetupPage } from './setup/setup-page';
import { useAbout } from './use-about';

type FactsPageProps = {
  companyId: string;
  companyName: string;
  tab: FactTab;
  step: SetupStep | undefined;
  onTab: (tab: FactTab) => void;
  onStep: (step: SetupStep | undefined) => void;
  /** The tabs that other words of the product fill. */
  events: ReactNode;
  filed: ReactNode;
  past: ReactNode;
};

/** What a company is and what happened to it: all that its obligations follow from. */
export function FactsPage({ companyId, companyName, tab, step, onTab, onStep, events, filed, past }: FactsPageProps) {
  const facts = useQuery(factsQuery(companyId));
  const about = useAbout(companyId);
  const mayChange = useMayChange(companyId);
  const isLlp = isLimitedPartnership(facts.data, about?.cin);
  if (step && mayChange && facts.data && about) {
    const props = { companyId, about, facts: facts.data, isLlp };
    return (
      <SetupPage {...props} step={step} onStep={onStep} onFiled={() => onTab('filed')} onPast={() => onTab('past')} />
    );
  }
  return (
    <>
      <PageHeader title={m.fact_title()} subtitle={m.fact_subtitle({ company: companyName })} />
      <Tabs
        label={m.fact_tabs()}
        value={tab}
        onValueChange={onTab}
        tabs={[
          {
            value: 'facts',
            label: m.fact_tab(),
            content: (
              <>
                {facts.isError && <ErrorPanel error={facts.error} onRetry={() => void facts.refetch()} />}
                {(facts.isPending || !about) && !facts.isError && <SkeletonRows rows={8} label={m.ui_loading()} />}
                {facts.data && about && (
                  <FactsTab
                    companyId={companyId}
                    about={about}
                    facts={facts.data}
                    isLlp={isLlp}
                    mayChange={mayChange}
                  />
                )}
              </>
            ),
          },
          { value: 'events', label: m.event_tab(), content: events },
          { value: 'filed', label: m.event_filed_tab(), content: filed },
          { value: 'past', label: m.past_tab(), content: past },
        ]}
      />
    </>
  );
}

function isLimitedPartnership(facts: Facts | undefined, cin: string | undefined): boolean {
  const stated = facts?.facts.find(({ kind, isCurrent }) => kind === 'legal-form' && isCurrent)?.value.legalForm;
  return (stated ?? kindOfCin(cin ?? '')?.legalForm) === 'llp';
}
