export type Listed = {
  id: string;
  name: string;
  cin: string;
  pan?: string;
  gstin?: string | null;
  complianceHealthScore: number;
};

export const ORDERS = ['newest', 'name', 'score'] as const;
export type Order = (typeof ORDERS)[number];

const byName = (one: Listed, other: Listed) => one.name.localeCompare(other.name, 'en-IN', { numeric: true });
const byScore = (one: Listed, other: Listed) =>
  one.complianceHealthScore - other.complianceHealthScore || byName(one, other);

/** The clients in an order. They come oldest first; a client without a score counts as 0, so it is looked at first. */
export function inOrder<Client extends Listed>(clients: readonly Client[], order: Order): readonly Client[] {
  if (order === 'newest') return clients.toReversed();
  return clients.toSorted(order === 'name' ? byName : byScore);
}

/** The clients whose name has every word of the search, or one of whose numbers has it as it stands. Case does not matter. */
export function matching<Client extends Listed>(clients: readonly Client[], search: string): readonly Client[] {
  const text = search.trim().toLowerCase();
  if (text === '') return clients;
  const words = text.split(/\s+/);
  return clients.filter(({ name, cin, pan, gstin }) => {
    const known = name.toLowerCase();
    return (
      [cin, pan, gstin].some((number) => number?.toLowerCase().includes(text)) ||
      words.every((word) => known.includes(word))
    );
  });
}
