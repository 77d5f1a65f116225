import { parseRupees } from '#domain/shared/money';
import { formatInrExact } from '../../../../lib/format';
import type { Voucher } from '../desk.queries';

const folded = (text: string): string => text.toLowerCase();

/** The vouchers in which all words of a search stand: in number, narration, reference, accounts, parties, bills or amounts. */
export function vouchersNaming(vouchers: readonly Voucher[], search: string): readonly Voucher[] {
  const words = folded(search).replace(/[₹,]/g, '').split(/\s+/).filter(Boolean);
  if (words.length === 0) return vouchers;
  return vouchers.filter((voucher) => {
    const text = textOf(voucher);
    return words.every((word) => text.includes(word));
  });
}

function textOf({ number, narration, reference, total, lines }: Voucher): string {
  const ofLines = lines.flatMap(({ code, accountName, party, bill, tag, debit, credit }) => [
    ...[code, accountName, party, bill, tag, debit, credit],
  ]);
  return folded([number, narration, reference, total, ...ofLines].filter(Boolean).join(' '));
}

export const exactRupees = (amount: string): string => formatInrExact(parseRupees(amount));
