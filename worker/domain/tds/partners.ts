import { type Paise, paise } from '../shared/money';

/** What partners alone are paid: remuneration, and interest on their capital. */
const PAID_TO_PARTNERS: readonly string[] = ['5207', '5305'];
/** Interest that may be a partner's, where their capital is credited with it. */
const INTEREST = ['5301', '5303'];
const CAPITAL = '2151';
const TDS_PAYABLE = '2711';

/** The accounts of the chart by which a journal with partners is known. */
export const PARTNER_ACCOUNTS: readonly string[] = [...PAID_TO_PARTNERS, CAPITAL];

/** One side of a journal, by the account of the chart beside which it stands; a debit is positive. */
export type JournalSide = { account: string; amount: Paise; partyId: string | null };

/** What a journal credits one partner with, before tax, and what it withholds of that; no party where the journal names none. */
export type CreditedPartner = { partyId: string | null; amount: Paise; withheld: Paise };

const sumOf = (sides: readonly JournalSide[]): number => Math.abs(sides.reduce((sum, { amount }) => sum + amount, 0));

/**
 * Whom a journal credits with what a firm owes its partners under 194T: remuneration and interest to partners, to whomever they are
 * credited, and other interest that is credited to their capital. Tax that the journal withholds belongs to the sum it was withheld
 * of. A share of profit is no expense, and capital that a partner brought in by paying a bill is no payment to the partner.
 */
export function creditedToPartners(sides: readonly JournalSide[]): CreditedPartner[] {
  const debits = sides.filter(({ amount }) => amount > 0);
  const credits = sides.filter(({ amount }) => amount < 0);
  const theirs = debits.filter(({ account }) => PAID_TO_PARTNERS.includes(account));
  const toCapital = credits.filter(({ account }) => account === CAPITAL);
  const ofInterest = toCapital.length > 0 ? debits.filter(({ account }) => INTEREST.includes(account)) : [];
  const owed = sumOf([...theirs, ...ofInterest]);
  if (owed === 0) return [];
  const named = theirs.filter(({ partyId }) => partyId !== null);
  const credited = credits.filter(
    ({ account, partyId }) => account === CAPITAL || (theirs.length > 0 && partyId !== null && account !== TDS_PAYABLE),
  );
  // Whom the expense names is credited with that; of the rest everyone whom a credit names has a share by it.
  const isNamed = named.length === theirs.length && ofInterest.length === 0;
  const shares = sharesOf(isNamed ? named : credited);
  const whole = [...shares.values()].reduce((sum, share) => sum + share, 0);
  const withheld = sumOf(credits.filter(({ account }) => account === TDS_PAYABLE));
  if (whole === 0) return [{ partyId: null, amount: paise(owed), withheld: paise(withheld) }];
  // A journal may credit more than is owed under 194T, such as capital that is brought in besides.
  const sum = isNamed ? owed : Math.min(owed, whole + withheld);
  return Array.from(shares, ([partyId, share]) => ({
    partyId,
    amount: paise(Math.round((sum * share) / whole)),
    withheld: paise(Math.round((withheld * share) / whole)),
  }));
}

function sharesOf(sides: readonly JournalSide[]): ReadonlyMap<string | null, number> {
  const shares = new Map<string | null, number>();
  for (const { partyId, amount } of sides) shares.set(partyId, (shares.get(partyId) ?? 0) + Math.abs(amount));
  return shares;
}
