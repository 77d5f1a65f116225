import { SlidersHorizontal } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { arrangedSections, type DashboardSection, withFolded } from '#domain/session/dashboard-sections';
import type { ChangeSearch, PanelProps } from '../features/books/books.search';
import { BooksPanel } from '../features/books/books-panel';
import { Foldable } from '../features/dashboard/foldable';
import { useLay, useLayout } from '../features/dashboard/layout.queries';
import { sectionNames } from '../features/dashboard/section-names';
import { NothingDue } from '../features/status/nothing-due';
import { m } from '../lib/messages';
import { Button } from '../ui/button';
import { NearView } from '../ui/state/near-view';
import { Deadlines } from './-deadlines';

// Further down: fetched when somebody comes near.
const far = () => import('./-dashboard-far');
const GstCard = lazy(async () => ({ default: (await far()).GstCard }));
const PositionCard = lazy(async () => ({ default: (await far()).PositionCard }));
const TdsSection = lazy(async () => ({ default: (await far()).TdsSection }));
const ReraCard = lazy(async () => ({ default: (await far()).ReraCard }));
// The law of company tax comes with it, and with nothing else here.
const ItrCard = lazy(async () => ({ default: (await import('./-itr-section')).ItrCard }));
const BenefitsCard = lazy(async () => ({ default: (await far()).BenefitsCard }));
const IpSection = lazy(async () => ({ default: (await far()).IpSection }));
const AccountingSection = lazy(async () => ({ default: (await far()).AccountingSection }));
const VerificationCard = lazy(async () => ({ default: (await far()).VerificationCard }));
const ArrangeDialog = lazy(async () => ({ default: (await far()).ArrangeDialog }));

type SectionsProps = { companyId: string; name: string; search: PanelProps['search']; onSearch: ChangeSearch };

/** What is due, then the sections below it as whoever looks has laid them. */
export function DashboardSections(props: SectionsProps) {
  return (
    <>
      <Deadlines companyId={props.companyId} />
      <Laid {...props} />
    </>
  );
}

function Laid(props: SectionsProps) {
  const layout = useLayout();
  const lay = useLay();
  const [isArranging, setIsArranging] = useState(false);
  return (
    <>
      {arrangedSections(layout).map((section) => (
        <Foldable
          key={section}
          name={sectionNames[section]()}
          isFolded={layout.folded.includes(section)}
          onFold={(isFolded) => lay.mutate(withFolded(layout, section, isFolded))}
        >
          {SECTIONS[section](props)}
        </Foldable>
      ))}
      <div className="mt-3 flex justify-end">
        <Button variant="ghost" size="sm" onClick={() => setIsArranging(true)}>
          <SlidersHorizontal size={14} aria-hidden="true" />
          {m.dashboard_arrange()}
        </Button>
      </div>
      {isArranging && (
        <Suspense>
          <ArrangeDialog layout={layout} onLay={lay.mutate} onClose={() => setIsArranging(false)} />
        </Suspense>
      )}
    </>
  );
}

const near = (height: string, card: ReactNode) => (
  <NearView className={`mt-4 w-full xl:mt-5 ${height}`}>{card}</NearView>
);

const SECTIONS: Record<DashboardSection, (props: SectionsProps) => ReactNode> = {
  money: ({ companyId }) => near('h-44', <PositionCard companyId={companyId} />),
  gst: ({ companyId }) => near('h-56', <GstCard companyId={companyId} />),
  tds: ({ companyId }) => near('h-72', <TdsSection companyId={companyId} />),
  benefits: ({ companyId }) => near('h-96', <BenefitsCard companyId={companyId} />),
  ip: ({ companyId }) => near('h-72', <IpSection companyId={companyId} />),
  books: ({ companyId, search, onSearch }) => <BooksPanel companyId={companyId} search={search} onSearch={onSearch} />,
  'nothing-due': ({ companyId }) => <NothingDue companyId={companyId} />,
  rera: ({ companyId }) => near('h-80', <ReraCard companyId={companyId} />),
  itr: ({ companyId }) => near('h-96', <ItrCard companyId={companyId} />),
  accounting: ({ companyId, name }) => near('h-160', <AccountingSection companyId={companyId} name={name} />),
  verification: () => near('h-64', <VerificationCard className="mt-4 xl:mt-5" />),
};
