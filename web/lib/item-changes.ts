import { formatCount, formatDate } from './format';
import { m } from './messages';

/** What became of an item of the calendar, as the calls that change facts and events answer. */
export type ItemChange = {
  itemId: string;
  title: string;
  /** 'added', 'moved', 'waived', 'done', 'reopened', 'withdrawn', 'restored' or 'changed'. */
  change: string;
  from?: string | null | undefined;
  to?: string | null | undefined;
  reason?: string | null | undefined;
};

/** 'AOC-4 for 2025-26 moved to 30 Oct 2026': one change of the calendar in words. */
export function changeWords({ title, change, to }: Pick<ItemChange, 'title' | 'change' | 'to'>): string {
  const day = to ? formatDate(to) : undefined;
  switch (change) {
    case 'added':
      return day ? m.change_added_on({ title, day }) : m.change_added({ title });
    case 'moved':
      return day ? m.change_moved({ title, day }) : m.change_changed({ title });
    case 'waived':
      return m.change_waived({ title });
    case 'done':
      return m.change_done({ title });
    case 'reopened':
      return m.change_reopened({ title });
    case 'withdrawn':
      return m.change_withdrawn({ title });
    case 'restored':
      return day ? m.change_restored({ title, day }) : m.change_reopened({ title });
    default:
      return m.change_changed({ title });
  }
}

const TOLD = 3;

/** The first few changes in words, and how many more there are; that nothing changed is said too. */
export function changesSentence(changes: readonly ItemChange[]): string {
  if (changes.length === 0) return m.change_none();
  const told = changes.slice(0, TOLD).map(changeWords).join('; ');
  const more = changes.length - TOLD;
  return more > 0 ? m.change_and_more({ told, more: formatCount(more) }) : told;
}
