import type { Acting } from '../../platform/acting';
import { clearedAway, LAID_BY, layBy } from '../../platform/staging';
import {
  authorOf,
  BEFORE_ALL,
  type ChainHead,
  type Change,
  commit,
  headsOf,
  insertPiece,
  linkEntries,
  type NewEntry,
  rowText,
  writtenAtOnce,
} from './audit.repository';

/** A change of very many entries: they come in pages, again at each try, and its rows are laid by until all are published. */
export type LongChange = Omit<Change, 'entries'> & {
  /** Under which its rows are laid by. */
  batchId: string;
  pages: () => Iterable<readonly NewEntry[]> | AsyncIterable<readonly NewEntry[]>;
};

/** Writes a change with its trail, in the way that its length asks for. */
export const publish = (acting: Acting, change: Change | LongChange): Promise<void> =>
  'pages' in change ? commitLong(acting, change) : commit(acting, [change]);

/** All in one batch, as `commit` does, though no more than a page of the trail is held at a time. */
async function commitLong(acting: Acting, change: LongChange): Promise<void> {
  const { d1 } = acting;
  try {
    await writtenAtOnce(acting, [change.chainId], async () => {
      const heads = await headsOf(d1, [change]);
      const trail = await laidByTrail(acting, change, heads.get(change.chainId));
      return [...change.statements, ...trail, clearedAway(d1, change.batchId)];
    });
  } catch (error) {
    await clearedAway(d1, change.batchId).run();
    throw error;
  }
}

async function laidByTrail(
  acting: Acting,
  { chainId, batchId, pages }: LongChange,
  before: ChainHead = BEFORE_ALL,
): Promise<D1PreparedStatement[]> {
  const author = authorOf(acting, chainId);
  const statements: D1PreparedStatement[] = [];
  let head = before;
  for await (const page of pages()) {
    const linked = linkEntries(head, author, page);
    head = linked.at(-1) ?? head;
    for (const id of await layBy(acting.d1, batchId, linked.map(rowText)))
      statements.push(insertPiece(acting.d1, author, id, LAID_BY));
  }
  return statements;
}
