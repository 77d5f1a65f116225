import type { Acting } from '../../platform/acting';
import { newId } from '../../platform/ids';
import { closed, writeWhole } from '../../platform/long-change';
import { clearedAway, layBy } from '../../platform/staging';
import {
  authorOf,
  BEFORE_ALL,
  type ChainHead,
  type Change,
  commit,
  headsOf,
  insertEntries,
  linkEntries,
  type NewEntry,
  pieceLaidBy,
  rowText,
  writtenAtOnce,
} from './audit.repository';

/**
 * A change of very many rows and entries. Its rows are laid by; its statements, which are few and short, decide whether it happens,
 * with the first page of its entries. The others come in pages, again at each try.
 */
export type LongChange = Omit<Change, 'entries'> & {
  /** Under which its rows are laid by. */
  batchId: string;
  pages: () => Iterable<readonly NewEntry[]> | AsyncIterable<readonly NewEntry[]>;
};

/** Writes a change with its trail, in the way that its length asks for. */
export const publish = (acting: Acting, change: Change | LongChange): Promise<void> =>
  'pages' in change ? commitLong(acting, change) : commit(acting, [change]);

/** Decides in one batch, as `commit` writes; the rows and the trail follow it in pieces, which nobody sees before the last. */
async function commitLong(acting: Acting, change: LongChange): Promise<void> {
  const { d1 } = acting;
  const { chainId, batchId } = change;
  const rows = newId();
  try {
    await writtenAtOnce(acting, [chainId], async () => {
      // What an earlier try laid by is linked to a head that has moved.
      await clearedAway(d1, batchId, rows).run();
      const heads = await headsOf(d1, [change]);
      const first = await laidByTrail(acting, change, heads.get(chainId));
      return [...change.statements, ...first, closed(d1, chainId, batchId)];
    });
  } catch (error) {
    // Nothing of it where it was decided and only the answer was lost.
    await clearedAway(d1, batchId).run();
    throw error;
  }
  await writeWhole(d1, chainId);
}

/** Lays the pages of a trail by but for the first, whose statements it answers: those tell whether the chain has moved. */
async function laidByTrail(
  acting: Acting,
  { chainId, batchId, pages }: LongChange,
  before: ChainHead = BEFORE_ALL,
): Promise<D1PreparedStatement[]> {
  const author = authorOf(acting, chainId);
  let first: D1PreparedStatement[] | undefined;
  let head = before;
  for await (const page of pages()) {
    const linked = linkEntries(head, author, page);
    head = linked.at(-1) ?? head;
    if (first) await layBy(acting.d1, batchId, linked.map(rowText), (id) => pieceLaidBy(author, id));
    else first = insertEntries(acting.d1, author, linked);
  }
  return first ?? [];
}
