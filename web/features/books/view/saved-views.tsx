import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { m } from '../../../lib/messages';
import { cx } from '../../../ui/cx';
import type { ChangeList, ListSearch } from '../books.search';
import { SaveView } from './save-view';
import { type SavedView, useRemoveView, viewsQuery } from './view.calls';
import { queryOf, searchOf } from './view.query';

type SavedViewsProps = { companyId: string; search: ListSearch; keepsBooks: boolean; onSearch: ChangeList };

/** Filters somebody has kept under a name: one press, and the list is as it was. */
export function SavedViews({ companyId, search, keepsBooks, onSearch }: SavedViewsProps) {
  const views = useQuery(viewsQuery(companyId)).data ?? [];
  const now = queryOf(search);
  const isNew = now !== '' && views.every(({ query }) => query !== now);
  if (views.length === 0 && !isNew) return null;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <ul aria-label={m.books_views()} className="contents">
        {views.map((view) => (
          <li key={view.id} className="contents">
            <View
              companyId={companyId}
              view={view}
              isOn={view.query === now}
              onOpen={() => onSearch(searchOf(view.query))}
            />
          </li>
        ))}
      </ul>
      {isNew && keepsBooks && <SaveView companyId={companyId} query={now} />}
    </div>
  );
}

type ViewProps = { companyId: string; view: SavedView; isOn: boolean; onOpen: () => void };

function View({ companyId, view: { id, name, isOwn }, isOn, onOpen }: ViewProps) {
  const remove = useRemoveView(companyId);
  const tone = isOn ? 'border-accent bg-accent-soft text-accent' : 'border-line-strong bg-surface text-ink-2';
  return (
    <span className={cx('inline-flex items-center rounded-full border text-xs font-medium', tone)}>
      <button type="button" aria-pressed={isOn} onClick={onOpen} className="min-h-7 px-3 pointer-coarse:min-h-9">
        {name}
      </button>
      {isOwn && (
        <button
          type="button"
          aria-label={m.books_view_remove({ name })}
          onClick={() => !remove.isPending && remove.mutate(id)}
          className="grid size-7 place-items-center rounded-full hover:bg-sunken pointer-coarse:size-9"
        >
          <X size={12} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}
