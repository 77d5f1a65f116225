import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isPan } from '#domain/identifiers/tax-number';
import { addMonths, financialYearOf } from '#domain/shared/dates';
import { type Paise, parseRupees } from '#domain/shared/money';
import { formatInrExact } from '../../lib/format';
import { m } from '../../lib/messages';
import { useToday } from '../../lib/today';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { Field, Input, Select } from '../../ui/form/field';
import { EmptyState } from '../../ui/state/empty-state';
import { ErrorPanel, sentenceOf } from '../../ui/state/error-panel';
import { SkeletonRows } from '../../ui/state/skeleton';
import { ExplainedSteps } from '../../ui/why/explained-steps';
import { Why } from '../../ui/why/why';
import { type Proposal, proposalsQuery, useAccept } from './tds.queries';
import type { ChangeTds, TdsSearch } from './tds.search';
import { dayOf, exact } from './tds.words';

type FinderViewProps = { companyId: string; mayChange: boolean; search: TdsSearch; onSearch: ChangeTds };

const YEARS = 3;

/** Payments of which the law asks tax that nobody withheld, each with its reason; nothing is posted before a person accepts it. */
export function FinderView({ companyId, mayChange, search, onSearch }: FinderViewProps) {
  const today = useToday();
  const year = search.year ?? financialYearOf(today);
  const found = useQuery(proposalsQuery(companyId, year));
  const years = Array.from({ length: YEARS }, (_, at) => financialYearOf(addMonths(today, -12 * at)));
  return (
    <div className="flex flex-col gap-3">
      <div className="w-40">
        <Field name="finder-year" label={m.tds_year()}>
          {(control) => (
            <Select
              {...control}
              value={year}
              onChange={({ target }) => onSearch({ year: target.value })}
              choices={[...new Set([...years, year])].map((value) => ({ value, label: value }))}
            />
          )}
        </Field>
      </div>
      {found.isError && <ErrorPanel error={found.error} onRetry={() => void found.refetch()} />}
      {!found.isError && !found.data && <SkeletonRows rows={6} label={m.ui_loading()} />}
      {found.data?.length === 0 && (
        <EmptyState title={m.tds_finder_none()} description={m.tds_finder_none_words({ year })} />
      )}
      {found.data && found.data.length > 0 && (
        <Proposals key={year} companyId={companyId} year={year} rows={found.data} mayChange={mayChange} />
      )}
    </div>
  );
}

type ProposalsProps = { companyId: string; year: string; rows: readonly Proposal[]; mayChange: boolean };

function Proposals({ companyId, year, rows, mayChange }: ProposalsProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [noPan, setNoPan] = useState<ReadonlySet<string>>(new Set());
  const [pans, setPans] = useState<ReadonlyMap<string, string>>(new Map());
  const [treatment, setTreatment] = useState<'recoverable' | 'borne'>('recoverable');
  const accept = useAccept(companyId);
  const picked = rows.filter(({ id }) => chosen.has(id));
  const taxOf = ({ id, tax, withoutPan }: Proposal) => parseRupees(noPan.has(id) && withoutPan ? withoutPan : tax);
  const isTyping = picked.some(({ id }) => !isEmptyOrPan(pans.get(id) ?? ''));
  const itemOf = ({ id }: Proposal) => {
    const pan = pans.get(id);
    return { id, treatment, ...(pan ? { pan } : noPan.has(id) && { hasNoPan: true }) };
  };
  const total = picked.reduce((sum, row) => sum + taxOf(row), 0) as Paise;
  const toggle = (set: typeof setChosen, id: string) =>
    set((known) => {
      const next = new Set(known);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return (
    <section aria-label={m.tds_tab_finder()} className="flex flex-col gap-3">
      {mayChange && (
        <div className="flex flex-wrap items-end gap-3">
          <div className="w-72 max-w-full">
            <Field name="treatment" label={m.tds_treatment()} hint={m.tds_treatment_hint()}>
              {(control) => (
                <Select
                  {...control}
                  value={treatment}
                  onChange={({ target }) => setTreatment(target.value === 'borne' ? 'borne' : 'recoverable')}
                  choices={[
                    { value: 'recoverable', label: m.tds_recoverable() },
                    { value: 'borne', label: m.tds_borne() },
                  ]}
                />
              )}
            </Field>
          </div>
          <Button onClick={() => setChosen(new Set(rows.map(({ id }) => id)))}>{m.tds_choose_all()}</Button>
          <Button
            variant="primary"
            disabled={picked.length === 0 || isTyping}
            isPending={accept.isPending}
            pendingLabel={m.tds_working()}
            onClick={() =>
              accept.mutate({ year, items: picked.map(itemOf) }, { onSuccess: () => setChosen(new Set()) })
            }
          >
            {picked.length === 0
              ? m.tds_accept_none()
              : m.tds_accept({ count: picked.length, total: formatInrExact(total) })}
          </Button>
        </div>
      )}
      {accept.isError && (
        <p role="alert" className="text-sm font-medium text-red">
          {sentenceOf(accept.error)}
        </p>
      )}
      <ul className="flex flex-col gap-2">
        {rows.map((row) => (
          <li key={row.id}>
            <Row
              row={row}
              tax={formatInrExact(taxOf(row))}
              isChosen={chosen.has(row.id)}
              onChoose={mayChange ? () => toggle(setChosen, row.id) : undefined}
              hasNoPan={noPan.has(row.id)}
              onNoPan={mayChange && row.withoutPan !== null ? () => toggle(setNoPan, row.id) : undefined}
              pan={pans.get(row.id) ?? ''}
              onPan={
                mayChange && row.panState !== 'held'
                  ? (pan) => setPans((known) => new Map(known).set(row.id, pan.trim().toUpperCase()))
                  : undefined
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type RowProps = {
  row: Proposal;
  tax: string;
  isChosen: boolean;
  onChoose: (() => void) | undefined;
  hasNoPan: boolean;
  onNoPan: (() => void) | undefined;
  pan: string;
  onPan: ((pan: string) => void) | undefined;
};

const isEmptyOrPan = (text: string): boolean => text === '' || isPan(text);

function Row({ row, tax, isChosen, onChoose, hasNoPan, onNoPan, pan, onPan }: RowProps) {
  const { payeeName, narration, date, code, section, oldSection, base, rate, runningTotal, statute, explained } = row;
  const named = oldSection ? `${code} · ${section} (${oldSection})` : section;
  return (
    <Card className="flex flex-wrap items-start gap-3 px-4 py-3">
      {onChoose && (
        <input
          type="checkbox"
          checked={isChosen}
          onChange={onChoose}
          aria-label={m.tds_choose({ payee: payeeName, tax })}
          className="mt-1 size-4"
        />
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="font-medium">
          {payeeName} <span className="font-normal text-ink-2">{dayOf(date)}</span>
        </p>
        <p className="text-sm break-words text-ink-2">{narration}</p>
        <p className="text-sm">
          {m.tds_proposal({ total: exact(runningTotal), base: exact(base), rate: `${rate}%`, section: named })}
        </p>
        <p className="flex flex-wrap items-center gap-2 text-xs text-ink-3">
          {statute} {row.isUnverified && <Badge tone="yellow">{m.tds_unverified()}</Badge>}
          {row.reasonFlag === 'C' && <Badge tone="orange">{m.tds_reason_c()}</Badge>}
          {row.reasonFlag === 'T' && <Badge tone="blue">{m.tds_reason_t()}</Badge>}
          {row.reasonFlag === 'A' && <Badge tone="blue">{m.tds_reason_a()}</Badge>}
        </p>
        {row.withoutPan !== null && (
          <p className="flex flex-wrap items-center gap-2 text-sm">
            {m.tds_pan_unknown({ tax: exact(row.withoutPan) })}
            {onNoPan && (
              <label className="flex items-center gap-1.5">
                <input type="checkbox" checked={hasNoPan && pan === ''} onChange={onNoPan} className="size-4" />
                {m.tds_pan_none()}
              </label>
            )}
          </p>
        )}
        {onPan && isChosen && (
          <div className="max-w-96">
            <Field
              name={`pan-${row.id}`}
              label={m.tds_pan_of({ payee: payeeName })}
              hint={m.tds_pan_of_hint()}
              error={isEmptyOrPan(pan) ? undefined : m.tds_pan_wrong()}
            >
              {(control) => (
                <Input {...control} value={pan} maxLength={10} onChange={({ target }) => onPan(target.value)} />
              )}
            </Field>
          </div>
        )}
      </div>
      <div className="flex items-center gap-1">
        <span className="text-lg font-semibold tabular-nums">{tax}</span>
        <Why figure={m.tds_tax()} value={tax}>
          {() => <ExplainedSteps explanation={explained} />}
        </Why>
      </div>
    </Card>
  );
}
