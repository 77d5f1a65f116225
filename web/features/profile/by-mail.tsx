import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { m } from '../../lib/messages';
import { Button, buttonClass } from '../../ui/button';
import { FormFailure } from '../../ui/form/form-failure';
import { useConfirmAddress, useStopDigest } from './profile.queries';

// Where links of mails lead. Programs that look through mails open every link, so that opening one does nothing yet.

/** The link to a new address: one button moves the account there. */
export function ConfirmAddressPage({ token }: { token: string | undefined }) {
  const confirm = useConfirmAddress();
  return (
    <Led title={m.profile_confirm_title()} words={m.profile_confirm_words()} isWhole={token !== undefined}>
      {confirm.data ? (
        <Done words={m.profile_confirmed({ email: confirm.data.email })}>
          <Link to="/" className={buttonClass('primary')}>
            {m.profile_confirm_next()}
          </Link>
        </Done>
      ) : (
        <>
          <FormFailure failure={confirm.error ?? undefined} />
          <Button
            variant="primary"
            isPending={confirm.isPending}
            pendingLabel={m.profile_confirming()}
            onClick={() => token && confirm.mutate(token)}
          >
            {m.profile_confirm_act()}
          </Button>
        </>
      )}
    </Led>
  );
}

/** The link of a digest: one button, and no more of them come. */
export function StopDigestPage({ token }: { token: string | undefined }) {
  const stop = useStopDigest();
  return (
    <Led title={m.profile_stop_title()} words={m.profile_stop_words()} isWhole={token !== undefined}>
      {stop.isSuccess ? (
        <Done words={m.profile_stopped()}>
          <Link to="/profile" className={buttonClass()}>
            {m.profile_stop_profile()}
          </Link>
        </Done>
      ) : (
        <>
          <FormFailure failure={stop.error ?? undefined} />
          <Button
            variant="primary"
            isPending={stop.isPending}
            pendingLabel={m.profile_stopping()}
            onClick={() => token && stop.mutate(token)}
          >
            {m.profile_stop_act()}
          </Button>
        </>
      )}
    </Led>
  );
}

type LedProps = { title: string; words: string; isWhole: boolean; children: ReactNode };

function Led({ title, words, isWhole, children }: LedProps) {
  return (
    <div className="mx-auto w-full max-w-100 py-4 sm:py-10">
      <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
      <p className="mt-1 text-ink-2">{isWhole ? words : m.profile_link_over()}</p>
      {isWhole && <div className="mt-5 flex flex-col items-start gap-4">{children}</div>}
    </div>
  );
}

function Done({ words, children }: { words: string; children: ReactNode }) {
  return (
    <>
      <p role="status" className="wrap-anywhere">
        {words}
      </p>
      {children}
    </>
  );
}
