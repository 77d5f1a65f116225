import { recordsAbove } from './file-facts';
import type { Layout } from './layout';

const OF_CARD =
  /\bcredit\s*cards?\s*(?:e-?)?(?:statement|bill|account|a\/c|no\b|number|ending)|^\W*card\s*(?:no|number|account)\b|^\W*(?:total|min(?:imum|\.)?)\s*(?:amount|amt\.?|payment)\s*due\b/i;
const NAMES_CARD = /\bcredit\s*card/i;

/** Whether the lines above the table say that it is the bill of a credit card. */
export const isCardBill = (layout: Layout): boolean =>
  recordsAbove(layout).some((cells) => cells.some((cell) => OF_CARD.test(cell)));

/** Whether the lines above the table name a credit card, if only in passing. */
export const namesCard = (layout: Layout): boolean =>
  recordsAbove(layout).some((cells) => NAMES_CARD.test(cells.join(' ')));
