import { useQuery } from '@tanstack/react-query';
import { Send, Upload } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { quarterOfMonth } from '#domain/gst/gstr-1/period';
import { addMonths } from '#domain/shared/dates';
import { formatRupees, type Paise, parseRupees } from '#domain/shared/money';
import { useMayChange } from '../../../lib/access';
import { formatCount, formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { useToday } from '../../../lib/today';
import { Button } from '../../../ui/button';
import { SectionCard } from '../../../ui/card';
import { DateInput } from '../../../ui/form/date-input';
import { Select } from '../../../ui/form/field';
import { Chips } from '../../../ui/list/chips';
import { EmptyState } from '../../../ui/state/empty-state';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import { type Overview, overviewQuery } from '../gst.queries';
import type { GstViewProps } from '../gst.search';
import { periodWords } from '../gst.words';
import { CreditParts } from './credit-parts';
import { LapseList } from './lapse-list';
import { PairList } from './pair-list';
import { type Matches, matchesQuery, SHOWN, type Shown, useImport, type Which } from './two-b.queries';
import { rupees, SHOWN_WORDS } from './two-b.words';

const ChaseDialog = lazy(async () => ({ default: (await import('./chase-dialog')).ChaseDialog }));

const MONTHS_OFFERED = 24;
const PAGE = 100;
const MOST = 500;

/** GSTR-2B beside the books: what is linked and why, what waits for a person, and what becomes of the credit. */
export function TwoBView(props: GstViewProps) {
  const overview = useQuery(overviewQuery(props.companyId));
  if (overview.isError) return <ErrorPanel error={overview.error} onRetry={() => void overview.refetch()} />;
  if (!overview.data) return <SkeletonRows rows={6} label={m.gst_loading()} />;
  const { registrations } = overview.data;
  const chosen = registrations.find(({ gstin }) => gstin === props.search.gstin) ?? registrations[0];
  if (!chosen) return <EmptyState title={m.gst_no_registration()} description={m.gst_no_registration_words()} />;
  return <OfRegistration {...props} registrations={registrations} chosen={chosen} />;
}

type Registration = Overview['registrations'][number];
type OfRegistrationProps = GstViewProps & { registrations: readonly Registration[]; chosen: Registration };

function OfRegistration({ companyId, search, onSearch, registrations, chosen }: OfRegistrationProps) {
  const today = useToday();
  const months = Array.from({ length: MONTHS_OFFERED }, (_, at) => addMonths(today, -1 - at).slice(0, 7));
  const offered = chosen.filer === 'regular-QRMP' ? [...new Set(months.map(quarterOfMonth))] : months;
  const period = search.period && offered.includes(search.period) ? search.period : (offered[0] ?? '');
  const which = { companyId, gstin: chosen.gstin, period };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        {registrations.length > 1 && (
          <Select
            aria-label={m.gst_gstin()}
            className="w-64 max-w-full"
            choices={registrations.map(({ gstin, state }) => ({ value: gstin, label: `${gstin} ${state}` }))}
            value={chosen.gstin}
            onChange={({ target }) => onSearch({ gstin: target.value, period: undefined })}
          />
        )}
        <Select
          aria-label={m.gst_period()}
          className="w-48"
          choices={offered.map((one) => ({ value: one, label: periodWords(one) }))}
          value={period}
          onChange={({ target }) => onSearch({ period: target.value })}
        />
      </div>
      <OfPeriod key={`${chosen.gstin} ${period}`} which={which} />
    </div>
  );
}

function OfPeriod({ which }: { which: Which }) {
  const mayChange = useMayChange(which.companyId);
  const [show, setShow] = useState<Shown>('all');
  const [knownOn, setKnownOn] = useState('');
  const [limit, setLimit] = useState(PAGE);
  const found = useQuery(matchesQuery(which, show, knownOn, limit));
  const send = useImport(which);
  if (found.isError) return <ErrorPanel error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <SkeletonRows rows={8} label={m.ui_loading()} />;
  const { file, counts, pairs } = found.data;
  const shownCount = show === 'all' ? counts.all : counts[show];
  return (
    <div className="flex flex-col gap-4">
      <SectionCard
        title={m.two_b_title({ period: periodWords(which.period) })}
        description={file ? madeWords(found.data) : m.two_b_none_words()}
        actions={mayChange && <ImportButton isPending={send.isPending} onFile={(chosen) => send.mutate(chosen)} />}
      >
        <div className="flex flex-col gap-3">
          {send.isError && <ErrorPanel error={send.error} />}
          {file?.warnings.map(({ place, message }) => (
            <p key={place} className="text-sm text-ink-3">
              {message}
            </p>
          ))}
          {file && <CreditParts totals={found.data.totals} books={found.data.books} />}
          <div className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
            <span aria-hidden="true">{m.two_b_known_on()}</span>
            <span className="w-40">
              <DateInput
                aria-label={m.two_b_known_on()}
                value={knownOn}
                onChange={({ target }) => setKnownOn(target.value)}
              />
            </span>
            {found.data.isFiled && <span className="text-ink-3">{m.two_b_filed()}</span>}
          </div>
        </div>
      </SectionCard>
      <Missing found={found.data} />
      {counts.all === 0 ? (
        <EmptyState title={m.two_b_empty()} description={m.two_b_empty_words()} />
      ) : (
        <>
          <Chips
            label={m.two_b_show()}
            value={show}
            onChoose={setShow}
            choices={SHOWN.map((one) => ({ value: one, label: `${SHOWN_WORDS[one]()} ${formatCount(counts[one])}` }))}
          />
          {pairs.length === 0 ? (
            <p className="text-sm text-ink-3">{m.two_b_none_shown()}</p>
          ) : (
            <PairList which={which} found={found.data} mayDecide={mayChange && !found.data.isFiled && knownOn === ''} />
          )}
          {pairs.length < shownCount && limit < MOST && (
            <Button onClick={() => setLimit(MOST)}>
              {m.two_b_more({ shown: formatCount(pairs.length), total: formatCount(shownCount) })}
            </Button>
          )}
        </>
      )}
      <LapseList which={which} />
    </div>
  );
}

const madeWords = ({ file, versions }: Matches): string =>
  file
    ? m.two_b_made({
        count: formatCount(file.documents),
        day: formatDate(file.madeOn ?? file.importedAt.slice(0, 10)),
        versions: formatCount(versions.length),
      })
    : '';

type ImportButtonProps = { isPending: boolean; onFile: (file: File) => void };

function ImportButton({ isPending, onFile }: ImportButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={m.two_b_file()}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) onFile(chosen);
          target.value = '';
        }}
      />
      <Button isPending={isPending} pendingLabel={m.two_b_importing()} onClick={() => input.current?.click()}>
        <Upload size={14} aria-hidden="true" /> {m.two_b_import()}
      </Button>
    </>
  );
}

const sumOf = (chases: Matches['chases']): string =>
  formatRupees(chases.reduce((sum, { tax }) => sum + parseRupees(tax), 0) as Paise);

/** What the books have and GSTR-2B has not: no credit until the suppliers report it. */
function Missing({ found }: { found: Matches }) {
  const [isChasing, setIsChasing] = useState(false);
  const { chases } = found;
  if (chases.length === 0 || !found.file) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-lg bg-orange-soft px-4 py-2.5 text-sm">
      <p>{m.two_b_missing({ amount: rupees(sumOf(chases)) })}</p>
      <Button size="sm" onClick={() => setIsChasing(true)}>
        <Send size={14} aria-hidden="true" /> {m.two_b_chase({ count: formatCount(chases.length) })}
      </Button>
      {isChasing && (
        <Suspense>
          <ChaseDialog chases={chases} onClose={() => setIsChasing(false)} />
        </Suspense>
      )}
    </div>
  );
}
