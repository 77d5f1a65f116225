type Dated = { dueDate: string; status: string };

/** What a long calendar opens with: whatever is overdue, and what falls due from the day on; earlier items fill what is left. */
export function firstShown<Item extends Dated>(items: readonly Item[], day: string, limit: number): readonly Item[] {
  if (items.length <= limit) return items;
  const isNext = ({ status, dueDate }: Item) => status === 'overdue' || dueDate >= day;
  const chosen = new Set(items.filter(isNext).slice(0, limit));
  const earlier = items.filter((item) => !chosen.has(item) && item.dueDate < day);
  for (const item of earlier.slice(Math.max(0, earlier.length - (limit - chosen.size)))) chosen.add(item);
  return items.filter((item) => chosen.has(item));
}
