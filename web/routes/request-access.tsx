import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { RequestAccessPage } from '../features/people/request-access-page';
import { m } from '../lib/messages';

export const Route = createFileRoute('/request-access')({
  staticData: { title: m.request_title },
  validateSearch: v.object({
    /** A firm, in place of a company. */
    kind: v.optional(v.fallback(v.optional(v.literal('firm')), undefined)),
  }),
  component: RequestAccess,
});

function RequestAccess() {
  const { kind = 'company' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RequestAccessPage
      kind={kind}
      onKind={(chosen) => void navigate({ search: chosen === 'firm' ? { kind: 'firm' } : {}, replace: true })}
    />
  );
}
