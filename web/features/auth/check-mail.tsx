import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSettings } from '../../lib/api/session';
import { m } from '../../lib/messages';
import { Button, buttonClass } from '../../ui/button';
import { FormFailure } from '../../ui/form/form-failure';
import { type Mail, newestMailTo } from './auth.calls';
import { AuthAside, AuthCard } from './auth-card';

type CheckMailProps = { email: string; title?: string; words?: string; resend: () => Promise<unknown> };

/** A mail is on its way. On one machine nothing is sent: the mail is shown here, out of the machine's own outbox. */
export function CheckMail({
  email,
  title = m.auth_mail_title(),
  words = m.auth_mail_words({ email }),
  resend,
}: CheckMailProps) {
  const isLocal = useSettings()?.local ?? false;
  const queryClient = useQueryClient();
  const again = useMutation({
    mutationFn: resend,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: outboxKey(email) }),
  });
  return (
    <AuthCard title={title} intro={words}>
      {isLocal && <LocalMail email={email} />}
      <FormFailure failure={again.error ?? undefined} />
      <AuthAside>{again.isSuccess ? m.auth_mail_sent_again() : m.auth_mail_missing()}</AuthAside>
      <div>
        <Button isPending={again.isPending} pendingLabel={m.auth_mail_sending()} onClick={() => again.mutate()}>
          {m.auth_mail_again()}
        </Button>
      </div>
    </AuthCard>
  );
}

const outboxKey = (email: string) => ['api', 'dev', 'outbox', email];

function LocalMail({ email }: { email: string }) {
  const { data: mail } = useQuery({ queryKey: outboxKey(email), queryFn: () => newestMailTo(email), staleTime: 0 });
  const link = mail && linkOf(mail);
  return (
    <section
      aria-label={m.auth_outbox_label()}
      className="flex flex-col gap-2 rounded-xl border border-line bg-surface shadow-card px-4 py-3"
    >
      <p className="text-sm text-ink-2">{m.auth_outbox_words()}</p>
      {mail === null && <p className="text-sm">{m.auth_outbox_empty({ email })}</p>}
      {mail && (
        <>
          <p className="text-sm font-semibold">{mail.subject}</p>
          {link && (
            <a href={link} className={buttonClass('primary')}>
              {m.auth_outbox_open()}
            </a>
          )}
        </>
      )}
    </section>
  );
}

/** The mail's own link, if it leads to this site. */
function linkOf({ text }: Mail): string | undefined {
  const found = /https?:\/\/\S+/.exec(text)?.[0];
  if (!found || !URL.canParse(found)) return undefined;
  const { origin, pathname, search } = new URL(found);
  return origin === location.origin ? `${pathname}${search}` : undefined;
}
