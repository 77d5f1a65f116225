import { isUin } from '../../identifiers/tax-number';
import { say } from '../../shared/message';
import { BOX_RULES, type Box, type LineNature, type Section } from '../law/sections';
import type { Placement, RegisterDocument, RegisterLine } from './model';
import { inForce, isInterState, natureOf } from './section';

const placed = (period: string, at: Box, why: string): Placement<Box>[] => {
  const rule = inForce(BOX_RULES[at], period);
  return rule ? [{ at, why: say(`gst-register.box.${why}`), rule }] : [];
};

const UNTAXED: Record<Exclude<LineNature, 'taxable'>, Box> = {
  'nil-rated': '3.1(c)',
  exempt: '3.1(c)',
  'non-gst': '3.1(e)',
};

/** The boxes of GSTR-3B to which a line of a sale leads, by its table of GSTR-1. */
export function boxesOfSale(
  document: RegisterDocument,
  line: RegisterLine,
  section: Section | null,
  state: string,
): Placement<Box>[] {
  const { period, partyGstin, supplyType, isPartyComposed } = document;
  // The recipient pays: the supplier shows no tax of such a supply, nor takes any back by a note on it.
  if (section === null || document.isReverseCharge) return [];
  if (section === '14(b)') return placed(period, '3.1.1(ii)', 'operator-pays');
  if (section === '15') return placed(period, '3.1.1(i)', 'we-pay');
  if (supplyType.startsWith('export') || supplyType.startsWith('sez')) return placed(period, '3.1(b)', 'zero-rated');
  const { nature } = natureOf(line, document);
  if (nature !== 'taxable') return placed(period, UNTAXED[nature], nature);
  const isOutside = isInterState(document, state);
  return [
    ...placed(period, '3.1(a)', 'taxable'),
    ...(isOutside && partyGstin === null ? placed(period, '3.2', 'unregistered') : []),
    ...(isOutside && partyGstin !== null && isUin(partyGstin) ? placed(period, '3.2', 'uin') : []),
    ...(isOutside && partyGstin !== null && isPartyComposed ? placed(period, '3.2', 'composition') : []),
  ];
}

const hasTax = ({ igst, cgst, sgst, cess }: RegisterLine): boolean => igst + cgst + sgst + cess > 0;

/**
 * The boxes of GSTR-3B to which a line of a bill leads by the books: the tax we owe in the place of the supplier, the credit of it, and
 * what of the credit the law takes back. Whether it may be taken is for the match with GSTR-2B to say.
 */
export function boxesOfPurchase(document: RegisterDocument, line: RegisterLine, state: string): Placement<Box>[] {
  const { period, supplyType, isReverseCharge } = document;
  if (supplyType === 'import-of-goods') return credit(document, line, '4(A)(1)', 'customs');
  if (!hasTax(line)) return isReverseCharge ? [] : placed(period, '5', 'untaxed');
  if (supplyType === 'import-of-services')
    return [
      ...placed(period, '3.1(d)', 'import-of-services'),
      ...credit(document, line, '4(A)(2)', 'import-of-services'),
    ];
  if (isReverseCharge)
    return [...placed(period, '3.1(d)', 'reverse-charge'), ...credit(document, line, '4(A)(3)', 'reverse-charge')];
  if (document.isFromDistributor) return credit(document, line, '4(A)(4)', 'distributor');
  // Only who is registered charges GST: what others write on a bill is no credit (s.16(2)(a)).
  if (document.partyGstin === null) return [];
  const isElsewhere = line.cgst > 0 && document.placeOfSupply !== state;
  if (isElsewhere) return placed(period, '4(D)(2)', 'other-state');
  return credit(document, line, '4(A)(5)', 'other');
}

function credit({ period }: RegisterDocument, line: RegisterLine, at: Box, why: string): Placement<Box>[] {
  if (!line.isCreditBlocked) return placed(period, at, `credit-${why}`);
  const back = placed(period, '4(B)(1)', 'blocked');
  // Before August 2022 a blocked credit was told in 4(D) and never taken.
  return back.length > 0 ? [...placed(period, at, `credit-${why}`), ...back] : placed(period, '4(D)(1)', 'blocked');
}
