import { say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';
import { type AdvanceTax, taxOfPart } from '../document/advance';
import { type BankEntry, credit, debit, type GrossUp, grossUpOf, type NotExact, notExact } from './gross-up';
import { outputGst } from './taxes-inside';

/** An advance of which something stands against no bill, with the GST of it that no invoice has taken over. */
export type OpenAdvance = { voucherId: string; open: Paise; tax: AdvanceTax };

/** The rules by which an advance goes back: from a supplier, to a customer. */
export const ADVANCE_RETURNED: readonly string[] = ['B11', 'B12'];

/**
 * Money of an advance that goes back (11B): to a customer with the share of its GST that was due, or from a supplier. The oldest
 * advances go first, and never more than stands against no bill.
 */
export function advanceReturned(
  line: BankEntry,
  { partyId, advances }: { partyId: string; advances: readonly OpenAdvance[] },
): GrossUp | NotExact {
  const isOut = line.amount < 0;
  const amount = paise(Math.abs(line.amount));
  let rest: number = amount;
  const parts = advances.flatMap(({ voucherId: tag, open, tax }) => {
    const taken = paise(Math.min(rest, open));
    rest -= taken;
    return taken > 0 ? [{ tag, taken, tax: taxOfPart(tax, taken, open) }] : [];
  });
  if (rest > 0) {
    const open = paise(amount - rest);
    return notExact('party', say('settlement-desk.problem.advance-less', { open: { exact: open } }));
  }
  const sum = (head: 'cgst' | 'sgst' | 'igst') => paise(parts.reduce((all, { tax }) => all + tax[head], 0));
  const [central, state, integrated] = [sum('cgst'), sum('sgst'), sum('igst')];
  const total = paise(central + state + integrated);
  const back = outputGst({ central, state, integrated, total }).map((entry) => ({
    ...entry,
    amount: paise(0 - entry.amount),
  }));
  const ofParty = parts.map(({ tag, taken }) =>
    isOut ? debit('2725', taken, { partyId, tag }) : credit('1601', taken, { partyId, tag }),
  );
  return grossUpOf({
    ...{ line, rule: isOut ? 'B12' : 'B11', field: 'party', gross: amount, partyId },
    others: [...ofParty, ...(isOut ? [...back, credit('1615', total)] : [])],
    summary: say('settlement-desk.summary.advance-returned', { amount: { exact: amount }, gst: { exact: total } }),
  });
}
