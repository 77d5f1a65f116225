import type { AssetKind } from './kinds';

/**
 * The heading of the customs tariff under which a used asset of a kind is usually sold, as the HSN of its invoice begins; nothing
 * where the kind does not tell it. A person may give another.
 */
export const HSN_OF_KIND: Partial<Record<AssetKind, string>> = {
  computer: '8471',
  server: '8471',
  phone: '8517',
  furniture: '9403',
  'furniture-for-guests': '9403',
  car: '8703',
  'two-wheeler': '8711',
};
