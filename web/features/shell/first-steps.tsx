import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { api } from '../../lib/api/api';
import { companyKey } from '../../lib/compliance.queries';
import { m } from '../../lib/messages';
import { useWorkspace } from '../../lib/workspace';
import { buttonClass } from '../../ui/button';
import { cx } from '../../ui/cx';
import { useDisclosure } from '../../ui/overlay/use-disclosure';
import { Glyph } from '../../ui/state/glyph';

const companySteps = (companyId: string) =>
  queryOptions({
    queryKey: [...companyKey(companyId), 'first-steps'],
    queryFn: async () => (await api.companies[':companyId']['first-steps'].$get({ param: { companyId } })).json(),
  });
const firmSteps = (caFirmId: string) =>
  queryOptions({
    queryKey: ['api', 'ca-firms', caFirmId, 'first-steps'],
    queryFn: async () => (await api['ca-firms'][':caFirmId']['first-steps'].$get({ param: { caFirmId } })).json(),
  });

type Way = { label: () => string; to: string; search?: Record<string, string> };

const OF_COMPANY = {
  company: { label: m.shell_step_company, to: '/' },
  facts: { label: m.shell_step_facts, to: '/company-facts' },
  past: { label: m.shell_step_past, to: '/company-facts', search: { tab: 'past' } },
  account: { label: m.shell_step_account, to: '/', search: { tab: 'accounts' } },
  statement: { label: m.shell_step_statement, to: '/', search: { tab: 'accounts' } },
  categories: { label: m.shell_step_categories, to: '/', search: { tab: 'categorization' } },
} satisfies Record<string, Way>;

const OF_FIRM = {
  firm: { label: m.shell_step_firm, to: '/multi-company' },
  client: { label: m.shell_step_client, to: '/multi-company' },
  facts: { label: m.shell_step_client_facts, to: '/company-facts' },
  statement: { label: m.shell_step_client_statement, to: '/', search: { tab: 'accounts' } },
  colleague: { label: m.shell_step_colleague, to: '/multi-company', search: { tab: 'people' } },
  subscription: { label: m.shell_step_subscription, to: '/multi-company', search: { tab: 'subscriptions' } },
} satisfies Record<string, Way>;

type Step = Way & { step: string; isDone: boolean };

/** Set up by who leads the firm or founded the company; to others no step is theirs. */
export function SetUp() {
  const { me, company, firm } = useWorkspace();
  const role = me?.firms.find(({ id }) => id === firm?.id)?.role;
  if (firm && (role === 'owner' || role === 'manager')) return <FirmSteps caFirmId={firm.id} />;
  const isFounder = me?.companies.find(({ id }) => id === company?.id)?.role === 'founder';
  return company && isFounder ? <CompanySteps companyId={company.id} /> : null;
}

/** What a founder has still to set up. */
function CompanySteps({ companyId }: { companyId: string }) {
  const { data } = useQuery(companySteps(companyId));
  return <Steps steps={data?.map(({ step, isDone }) => ({ step, isDone, ...OF_COMPANY[step] }))} />;
}

/** What a firm has still to set up. */
function FirmSteps({ caFirmId }: { caFirmId: string }) {
  const { data } = useQuery(firmSteps(caFirmId));
  return <Steps steps={data?.map(({ step, isDone }) => ({ step, isDone, ...OF_FIRM[step] }))} />;
}

/** The steps behind one button with how many are done; gone once all are. */
function Steps({ steps }: { steps: readonly Step[] | undefined }) {
  const { isOpen, setIsOpen, container } = useDisclosure<HTMLDivElement>();
  const id = useId();
  const done = steps?.filter(({ isDone }) => isDone).length ?? 0;
  if (!steps || done === steps.length) return null;
  const count = m.shell_steps_done({ done, all: steps.length });
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <div ref={container} className="relative">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className={buttonClass('chrome', 'md', 'border-chrome-line!')}
      >
        <Ring part={done / steps.length} />
        {m.shell_get_started()} <span className="text-on-chrome-2">{count}</span>
      </button>
      <section
        id={id}
        hidden={!isOpen}
        aria-label={m.shell_get_started()}
        className="pop fixed inset-x-3 top-14 z-30 text-ink max-sm:top-auto max-sm:bottom-20 sm:absolute sm:inset-x-auto sm:top-full sm:right-0 sm:mt-1 sm:w-80"
      >
        <div className="flex items-baseline justify-between gap-3 border-b border-line px-4 py-2">
          <h2 className="text-sm font-semibold">{m.shell_get_started()}</h2>
          <p className="text-xs text-ink-3">{count}</p>
        </div>
        <ol className="py-1">
          {steps.map((one, place) => (
            <li key={one.step}>
              <StepLine step={one} isNext={place === next} onGo={() => setIsOpen(false)} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

const LINE = 'flex min-h-10 items-center gap-2.5 px-4 text-sm pointer-coarse:min-h-11';

/** A step that is done is said; one that is not leads to where it is done. The next one stands out. */
function StepLine({ step, isNext, onGo }: { step: Step; isNext: boolean; onGo: () => void }) {
  if (step.isDone)
    return (
      <p className={cx(LINE, 'text-ink-2')}>
        <Glyph shape="done" tone="green" />
        {step.label()} <span className="sr-only">{m.shell_step_is_done()}</span>
      </p>
    );
  return (
    <Link
      to={step.to}
      search={step.search as never}
      onClick={onGo}
      className={cx(LINE, 'hover:bg-hover', isNext && 'font-semibold')}
    >
      <Glyph shape="open" tone={isNext ? 'yellow' : 'grey'} />
      {step.label()}
    </Link>
  );
}

const ROUND = 2 * Math.PI * 6;

/** How much is done, as a ring. */
function Ring({ part }: { part: number }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className="size-4 -rotate-90"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="8" cy="8" r="6" opacity="0.3" />
      <circle cx="8" cy="8" r="6" strokeDasharray={`${part * ROUND} ${ROUND}`} />
    </svg>
  );
}
