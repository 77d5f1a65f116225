import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addMonths, financialYearOf } from '#domain/shared/dates';
import { type Paise, parseRupees } from '#domain/shared/money';
import { formatInrExact } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { useToday } from '../../../lib/today';
import { Button } from '../../../ui/button';
import { StatCard } from '../../../ui/figure/stat-card';
import { Field, Select } from '../../../ui/form/field';
import { EmptyState } from '../../../ui/state/empty-state';
import { ErrorPanel, sentenceOf } from '../../../ui/state/error-panel';
import { SkeletonRows } from '../../../ui/state/skeleton';
import type { ChangeTds, TdsSearch } from '../tds.search';
import { dayOf, exact } from '../tds.words';
import { GroupCard } from './group-card';
import { ImportDialog } from './import-dialog';
import { type Credits, creditsQuery, usePostCredits } from './tax-credit.queries';

type ReceivableViewProps = { companyId: string; mayChange: boolean; search: TdsSearch; onSearch: ChangeTds };

const YEARS = 4;

/** Tax that customers and banks withheld of the company: what the department has of it beside what the books have. */
export function ReceivableView({ companyId, mayChange, search, onSearch }: ReceivableViewProps) {
  const today = useToday();
  const year = search.year ?? financialYearOf(today);
  const found = useQuery(creditsQuery(companyId, year));
  const years = Array.from({ length: YEARS }, (_, at) => financialYearOf(addMonths(today, -12 * at)));
  const choose = (imported: readonly string[]) => {
    const [newest] = imported;
    if (newest && !imported.includes(year)) onSearch({ year: newest });
  };
  const add = mayChange && <ImportDialog companyId={companyId} onImported={choose} />;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="w-40">
          <Field name="credit-year" label={m.tds_year()}>
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
        {add}
      </div>
      {found.isError && <ErrorPanel error={found.error} onRetry={() => void found.refetch()} />}
      {!found.isError && !found.data && <SkeletonRows rows={6} label={m.ui_loading()} />}
      {found.data?.groups.length === 0 && (
        <EmptyState title={m.tds_credit_none()} description={m.tds_credit_none_words({ year })} />
      )}
      {found.data && found.data.groups.length > 0 && (
        <Standing key={year} companyId={companyId} credits={found.data} mayChange={mayChange} />
      )}
    </div>
  );
}

type StandingProps = { companyId: string; credits: Credits; mayChange: boolean };

function Standing({ companyId, credits, mayChange }: StandingProps) {
  const { year, totals, imported, groups, parties } = credits;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const post = usePostCredits(companyId, year);
  const postable = groups.flatMap(({ pairs }) =>
    pairs.filter(({ creditId, bill }) => creditId !== null && bill !== null),
  );
  const picked = postable.filter(({ creditId }) => chosen.has(creditId ?? ''));
  const total = picked.reduce((sum, { tax }) => sum + parseRupees(tax ?? '0'), 0) as Paise;
  const lacking = (parseRupees(totals.books) - parseRupees(totals.statement)) as Paise;
  const toggle = (id: string) =>
    setChosen((known) => {
      const next = new Set(known);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  return (
    <>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-3 sm:gap-3">
        <StatCard label={m.tds_credit_books()} value={exact(totals.books)} note={m.tds_credit_books_note({ year })} />
        <StatCard
          label={m.tds_credit_statement()}
          value={exact(totals.statement)}
          note={
            imported
              ? m.tds_credit_imported({ day: dayOf(imported.importedAt.slice(0, 10)), name: imported.importedByName })
              : m.tds_credit_not_imported()
          }
        />
        <StatCard
          label={m.tds_credit_difference()}
          value={formatInrExact(Math.abs(lacking) as Paise)}
          tone={lacking === 0 ? 'plain' : 'red'}
          note={
            lacking === 0
              ? m.tds_credit_agrees()
              : lacking > 0
                ? m.tds_credit_department_less()
                : m.tds_credit_books_less()
          }
        />
      </div>
      {mayChange && postable.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-sm text-ink-2">{m.tds_credit_postable({ count: postable.length })}</p>
          <Button
            variant="primary"
            disabled={picked.length === 0}
            isPending={post.isPending}
            pendingLabel={m.tds_working()}
            onClick={() =>
              post.mutate(
                picked.flatMap(({ creditId }) => creditId ?? []),
                { onSuccess: () => setChosen(new Set()) },
              )
            }
          >
            {picked.length === 0
              ? m.tds_credit_post_none()
              : m.tds_credit_post({ count: picked.length, total: formatInrExact(total) })}
          </Button>
        </div>
      )}
      {post.isError && (
        <p role="alert" className="text-sm font-medium text-red">
          {sentenceOf(post.error)}
        </p>
      )}
      <ul className="flex flex-col gap-3">
        {groups.map((group) => (
          <li key={`${group.tan ?? ''}${group.deductor}`}>
            <GroupCard
              companyId={companyId}
              group={group}
              parties={parties}
              mayChange={mayChange}
              chosen={chosen}
              onChoose={mayChange ? toggle : undefined}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
