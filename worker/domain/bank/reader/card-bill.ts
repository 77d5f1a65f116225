import { recordsAbove } from './file-facts';
import type { Layout } from './layout';

const OF_CARD =
  /\bcredit\s*cards?\s*(?:e-?)?(?:statement|bill|account|a\/c|no\b|number|ending)|^\W*card\s*(?:no|number|account|member)\b|\bamerican\s*express\b.*\bcard\b|^\W*(?:total|min(?:imum|\.)?)\s*(?:amount|amt\.?|payment)\s*due\b/i;
const NAMES_CARD = /\bcredit\s*card/i;

/** Only the bill of a card says on every line which holder bought, or how the shop is named on the bill. */
const HOLDER = /^\W*card\s*(?:member|holder)\b|\bappears on your statement\b/i;
/** An account may name the debit card of a purchase in a column too. */
const CARD_OF_LINE = /^\W*card\b/i;

/** Whether the lines above the table, or its headings, say that it is the bill of a credit card. */
export const isCardBill = (layout: Layout): boolean =>
  layout.headerCells.some((cell) => HOLDER.test(cell)) ||
  recordsAbove(layout).some((cells) => cells.some((cell) => OF_CARD.test(cell)));

/** Whether the lines above the table or its headings name a credit card, if only in passing. */
export const namesCard = (layout: Layout): boolean =>
  layout.headerCells.some((cell) => CARD_OF_LINE.test(cell)) ||
  recordsAbove(layout).some((cells) => NAMES_CARD.test(cells.join(' ')));

/** Whether the lines above the table name an account, or the card that belongs to one. */
export const namesAccount = (layout: Layout): boolean =>
  recordsAbove(layout).some((cells) =>
    /\bdebit\s*card|\b(?:savings?|current)\b|\b(?:account|a\/c)\b/i.test(cells.join(' ')),
  );
