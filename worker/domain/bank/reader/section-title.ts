import { recordsAbove } from './file-facts';
import type { Layout } from './layout';

const STATE =
  'pending|unposted|scheduled|upcoming|future|failed|declined|rejected|cancell?ed|unsuccessful|uncleared|unsettled|blocked|held|standing';
const THING = 'transactions?|txns?|payments?|instructions?|funds?|cheques?|entries|items|mandates?|transfers?';
/** 'Pending Transactions', 'Transactions on Hold', 'Lien Details': what is listed below has moved no money, or not yet. */
const UNSETTLED = new RegExp(
  String.raw`\b(?:${STATE})\b(?:[\W_]+\p{L}+){0,2}[\W_]+(?:${THING})\b|\b(?:${THING})\b.*\b(?:on hold|pending|not (?:yet )?(?:posted|settled|cleared))\b|^\W*(?:ear-?mark(?:ed|s)?|liens?|holds?)\b`,
  'iu',
);
const SETTLED = /transaction|txn|posted|cleared|settled|completed|successful/i;
/** A footnote on uncleared cheques heads no list of them. */
const SENTENCE = /\b(?:is|are|was|were|be|will|shall|may|can|must|if|please|subject)\b|\.\s*$/i;
const LONGEST_TITLE = 60;
const MOST_TITLES = 8;

/** The words that stand alone on their line, as a title does; none where the line has more than one cell. */
function titleIn(cells: readonly string[]): string {
  const [title = '', ...others] = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return others.length > 0 || title.length > LONGEST_TITLE || SENTENCE.test(title) ? '' : title;
}

/**
 * Follows the lists of a file downwards. The list that begins with a heading is the one that the last title above it names: of what
 * has not moved, or of transactions like any other. Without a title, as on a later page, the list that stood before goes on.
 */
export function listsOf(layout: Layout) {
  let titles = recordsAbove(layout).slice(-MOST_TITLES).map(titleIn);
  let unsettled: string | null = null;
  const begin = () => {
    const title = titles.findLast((one) => UNSETTLED.test(one) || SETTLED.test(one));
    if (title !== undefined) unsettled = UNSETTLED.test(title) ? title : null;
    titles = [];
  };
  begin();
  return {
    /** A heading stands here. */
    begin,
    /** A line that is no transaction stands here; the next heading may follow it. */
    pass: (cells: readonly string[]) => {
      titles = [...titles.slice(1 - MOST_TITLES), titleIn(cells)];
    },
    /** The title of the list of a transaction that stands here, where its money has not moved; else null. */
    atRow: (): string | null => {
      if (titles.length > 0) titles = [];
      return unsettled;
    },
  };
}
