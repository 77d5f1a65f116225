import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMe } from '../../lib/api/session';
import { m } from '../../lib/messages';
import { buttonClass } from '../../ui/button';
import { SectionCard } from '../../ui/card';
import { PageHeader } from '../../ui/page-header';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { AddressSection } from './address-section';
import { CloseSection } from './close-section';
import { DigestSection } from './digest-section';
import { FactorSection } from './factor-section';
import { NameSection } from './name-section';
import { PasswordSection } from './password-section';
import { profileQuery } from './profile.queries';

/** What somebody's account is: name, address, password, mails, devices. */
export function ProfilePage() {
  const isVisitor = useMe()?.user.isAnonymous ?? false;
  return (
    <>
      <PageHeader title={m.profile_title()} subtitle={m.profile_subtitle()} />
      {isVisitor ? <NoAccount /> : <Sections />}
    </>
  );
}

function Sections() {
  const profile = useQuery(profileQuery);
  if (profile.isError) return <ErrorPanel error={profile.error} onRetry={() => void profile.refetch()} />;
  if (!profile.data) return <SkeletonRows rows={6} label={m.ui_loading()} />;
  return (
    <div className="flex max-w-2xl flex-col gap-4">
      <NameSection key={profile.data.name} name={profile.data.name} />
      <AddressSection profile={profile.data} />
      <PasswordSection />
      <FactorSection />
      <DigestSection wish={profile.data.wish} />
      <SectionCard title={m.profile_devices()} description={m.profile_devices_words()}>
        <Link to="/sessions" className={buttonClass()}>
          {m.profile_devices_open()}
        </Link>
      </SectionCard>
      <SectionCard title={m.request_title()} description={m.request_words()}>
        <Link to="/request-access" className={buttonClass()}>
          {m.request_title()}
        </Link>
      </SectionCard>
      <CloseSection />
    </div>
  );
}

function NoAccount() {
  return (
    <EmptyState
      title={m.profile_demo_title()}
      description={m.profile_demo_words()}
      action={
        <Link to="/sign-up" className={buttonClass('primary')}>
          {m.auth_sign_up()}
        </Link>
      }
    />
  );
}
