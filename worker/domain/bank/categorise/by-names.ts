import { isNote } from '../narration/note';
import { namesHolder, withoutHolder } from '../narration/own-name';
import { SELLS_MUCH } from '../narration/vendor-data';
import { vendorIn } from '../narration/vendors';
import type { CategoryRule } from './category-rule';
import type { Model } from './model';
import { isOwnTrade } from './own-trade';
import { firstTrade, type Read, readOf, tradeSaid } from './rule-index';
import { BILLED, salesReceipt } from './sales-receipts';
import { type Categorisable, type Suggestion, suggestionOf } from './suggestion';
import { OWN_NAME } from './transfer-legs';

/** A narration, and the other party it names. */
export type Named = Read & { payee: string | null };

// Who is known to let desks or machines does not let offices.
const LET = new Set(['co-working', 'equipment-hire']);

/** What words usually mean, unless the seller is known for another kind of the same. */
export function byUsual(usual: CategoryRule, line: Categorisable, read: Named): Suggestion {
  const vendor = usual.id === 'usual-rent' ? byVendor(line, read) : null;
  return vendor && LET.has(vendor.categoryId) ? vendor : suggestionOf(usual, line.side);
}

/** A seller known by name, a line much like a confirmed one, the words of a trade, a receipt from a customer, any line much alike. */
export function byNames(line: Categorisable, read: Named, holder?: string, model?: Model): Suggestion | null {
  const { text, payee } = read;
  const vendor = byVendor(line, read);
  if (vendor) return vendor;
  const taught = model?.isTaught ? byLikeness(line, model) : null;
  if (taught?.isOwn) return taught.suggestion;
  const others = withoutHolder(text, holder);
  const told = tradeSaid(others === text ? read : readOf(others), line) ?? salesReceipt(text, line.side, payee, holder);
  if (told) return isOwnTrade(told.categoryId, text, holder) ? null : suggestionOf(told, line.side);
  if (line.side === 'debit' && holder && namesHolder(text, holder)) return suggestionOf(OWN_NAME, 'debit');
  // A note has few words, and the narrations that came with the product are banks'.
  return isNote(text) ? null : (byLikeness(line, model)?.suggestion ?? null);
}

// Sellers and gateways settle by NEFT; what they send by UPI, or for a policy or a fee, is as often a refund.
const SENT_BACK = /^UPI(?!.*(?:SETTLEMENT|PAYOUT))|\bPOLICY\b|\bPREM(?:IUM)?\b|\bRENEWAL\b|\bFEES?\b|\bCREDIT CARD\b/i;

const GRANT = 'grant-or-subsidy';
// An insurer sells cover for the staff as well as for things.
const COVER: Readonly<Record<string, string>> = {
  'general-insurance': 'group-insurance',
};

/** A seller known by name; what the words say was bought, where the seller is one of many things. */
function byVendor(line: Categorisable, read: Named): Suggestion | null {
  const { description, side } = line;
  const vendor = side === 'credit' && SENT_BACK.test(description) ? undefined : vendorIn(description, side, read.payee);
  // A department that pays a numbered bill buys; it grants nothing by it.
  if (!vendor || (vendor.categoryId === GRANT && BILLED.test(read.text))) return null;
  const { name, categoryId } = vendor;
  const [sellsMuch, cover] = [SELLS_MUCH.has(name), COVER[categoryId]];
  const said = sellsMuch || cover ? firstTrade(read, line) : null;
  if (said && (sellsMuch || said.categoryId === cover)) return suggestionOf(said, side);
  const why = `${name} is known for this`;
  return suggestionOf(
    { id: `vendor-${name.toLowerCase().replaceAll(' ', '-')}`, version: 1, categoryId, confidence: 88, why },
    side,
  );
}

// Below this, lines that look alike are too often of different kinds: measured over payees never seen before.
const ALIKE = 0.6;

function byLikeness({ description, side }: Categorisable, model: Model | undefined) {
  const guess = model?.guess(description, side);
  if (!guess || guess.likeness < ALIKE) return null;
  const confidence = Math.round(guess.likeness * 80);
  const why = `Much like “${guess.like.slice(0, 60)}”, which was put here`;
  const { categoryId, isOwn } = guess;
  return { isOwn, suggestion: suggestionOf({ id: 'like', version: 1, categoryId, confidence, why }, side) };
}
