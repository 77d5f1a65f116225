import { useQuery } from '@tanstack/react-query';
import { Send, Upload } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { formatRupees, type Paise, parseRupees } from '#domain/shared/money';
import { useMayChange } from '../../../lib/access';
import { formatCount, formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Button } from '../../../ui/button';
import { SectionCard } from '../../../ui/card';
import { DateInput } from '../../../ui/form/date-input';
import { Chips } from '../../../ui/list/chips';
import { EmptyState } from '../../../ui/state/empty-state';
import { ErrorPanel } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import type { GstViewProps } from '../gst.search';
import { periodWords } from '../gst.words';
import { rupees } from '../settle/figures';
import { ReturnPicker } from '../settle/return-picker';
import { CreditParts } from './credit-parts';
import { LapseList, SoonLost } from './lapse-list';
import { PairList } from './pair-list';
import { type Matches, matchesQuery, PAGE, SHOWN, type Shown, useImport, type Which } from './two-b.queries';
import { SHOWN_WORDS } from './two-b.words';

const ChaseDialog = lazy(async () => ({ default: (await import('./chase-dialog')).ChaseDialog }));

const MONTHS_OFFERED = 24;

/** GSTR-2B beside the books: what is linked and why, what waits for a person, and what becomes of the credit. */
export function TwoBView(props: GstViewProps) {
  return (
    <ReturnPicker {...props} months={MONTHS_OFFERED}>
      {({ gstin, period }) => (
        <OfPeriod key={`${gstin} ${period}`} which={{ companyId: props.companyId, gstin, period }} />
      )}
    </ReturnPicker>
  );
}

function OfPeriod({ which }: { which: Which }) {
  const mayChange = useMayChange(which.companyId);
  const [show, setShow] = useState<Shown>('all');
  const [knownOn, setKnownOn] = useState('');
  const [from, setFrom] = useState(0);
  const found = useQuery(matchesQuery(which, show, knownOn, from));
  const send = useImport(which);
  if (found.isError) return <ErrorPanel error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <SkeletonRows rows={8} label={m.ui_loading()} />;
  const { file, counts, pairs } = found.data;
  const shownCount = show === 'all' ? counts.all : counts[show];
  return (
    <div className="flex flex-col gap-4">
      <SoonLost which={which} />
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
            onChoose={(chosen) => {
              setShow(chosen);
              setFrom(0);
            }}
            choices={SHOWN.map((one) => ({ value: one, label: `${SHOWN_WORDS[one]()} ${formatCount(counts[one])}` }))}
          />
          {pairs.length === 0 ? (
            <p className="text-sm text-ink-3">{m.two_b_none_shown()}</p>
          ) : (
            <PairList
              key={`${show} ${from}`}
              which={which}
              found={found.data}
              mayDecide={mayChange && !found.data.isFiled && knownOn === ''}
            />
          )}
          {shownCount > PAGE && (
            <div className="flex flex-wrap items-center gap-2">
              <Button disabled={from === 0} onClick={() => setFrom(Math.max(0, from - PAGE))}>
                {m.two_b_page_before()}
              </Button>
              <Button disabled={from + PAGE >= shownCount} onClick={() => setFrom(from + PAGE)}>
                {m.two_b_page_next()}
              </Button>
              <p className="text-sm text-ink-2" role="status">
                {m.two_b_page({
                  ...{ first: formatCount(from + 1), last: formatCount(from + pairs.length) },
                  total: formatCount(shownCount),
                })}
              </p>
            </div>
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
        accept=".json,.zip,.gz,application/json"
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
