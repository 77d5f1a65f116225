import { lazy, type ReactNode, Suspense } from 'react';
import { m } from '../../lib/messages';
import { PageHeader } from '../../ui/page-header';
import { SkeletonRows } from '../../ui/state/skeleton';
import { Tabs } from '../../ui/tabs';
import type { GstTab, GstViewProps } from './gst.search';

const OverviewView = lazy(async () => ({ default: (await import('./overview-view')).OverviewView }));
const ReturnView = lazy(async () => ({ default: (await import('./return-view')).ReturnView }));
const TwoBView = lazy(async () => ({ default: (await import('./two-b/two-b-view')).TwoBView }));
const Gstr3bView = lazy(async () => ({ default: (await import('./settle/gstr-3b-view')).Gstr3bView }));
const SetOffView = lazy(async () => ({ default: (await import('./settle/set-off-view')).SetOffView }));
const PaymentsView = lazy(async () => ({ default: (await import('./payments/payments-view')).PaymentsView }));
const AnnualView = lazy(async () => ({ default: (await import('./annual/annual-view')).AnnualView }));

type GstPageProps = GstViewProps & { companyName: string };

/** The desk of GST: each part of the work in a tab, fetched when it is opened. */
export function GstPage({ companyName, ...props }: GstPageProps) {
  const tabs: readonly { value: GstTab; label: string; content: ReactNode }[] = [
    { value: 'overview', label: m.gst_tab_overview(), content: <OverviewView {...props} /> },
    { value: 'gstr-1', label: m.gst_tab_gstr1(), content: <ReturnView {...props} /> },
    { value: 'gstr-2b', label: m.two_b_tab(), content: <TwoBView {...props} /> },
    { value: 'gstr-3b', label: m.gst_tab_gstr3b(), content: <Gstr3bView {...props} /> },
    { value: 'set-off', label: m.gst_tab_set_off(), content: <SetOffView {...props} /> },
    { value: 'payments', label: m.gst_tab_payments(), content: <PaymentsView {...props} /> },
    { value: 'year', label: m.gst_tab_annual(), content: <AnnualView {...props} /> },
  ];
  return (
    <>
      <PageHeader title={m.gst_title()} subtitle={companyName} />
      <Suspense fallback={<SkeletonRows rows={6} label={m.gst_loading()} />}>
        <Tabs
          label={m.gst_title()}
          tabs={tabs}
          value={props.search.tab ?? 'overview'}
          onValueChange={(tab) => props.onSearch({ tab, section: undefined })}
        />
      </Suspense>
    </>
  );
}
