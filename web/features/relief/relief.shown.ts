import { BUILT_IN_RELIEFS, type BuiltInRelief } from '#domain/calendar/built-in-reliefs';
import type { ReliefSearch } from './relief.search';
import type { Relief } from './relief.types';

type Window = { dueOn: string | null; filedFrom: string | null; filedBy: string | null };

/** Whether it still gives something on a day: the moved date, or the window of a waiver, has not passed. */
export const isInForceOn = ({ dueOn, filedFrom, filedBy }: Window, day: string): boolean =>
  (dueOn === null || dueOn >= day) && (filedFrom === null || filedFrom <= day) && (filedBy === null || filedBy >= day);

/** The firm's own that a filter leaves. */
export const ownShown = (reliefs: readonly Relief[], search: ReliefSearch, today: string): Relief[] =>
  reliefs.filter(
    (relief) =>
      search.from !== 'law' &&
      (!search.kind || relief.kind === search.kind) &&
      (!search.form || relief.forms.includes(search.form)) &&
      (!search.now || (relief.state === 'approved' && isInForceOn(relief, today))),
  );

/** Those of the law that a filter leaves, the latest notified first. */
export const builtInShown = (search: ReliefSearch, today: string): BuiltInRelief[] =>
  BUILT_IN_RELIEFS.filter(
    (relief) =>
      search.from !== 'own' &&
      (!search.kind || relief.kind === search.kind) &&
      (!search.form || relief.forms.includes(search.form)) &&
      (!search.now || isInForceOn(relief, today)),
  ).toSorted((one, other) => (one.knownSince < other.knownSince ? 1 : one.knownSince > other.knownSince ? -1 : 0));
