import { m } from '../../../lib/messages';
import type { Party } from './party.queries';

const KINDS: Record<Party['kind'], () => string> = {
  customer: m.party_kind_customer,
  vendor: m.party_kind_vendor,
  both: m.party_kind_both,
};
export const partyKindWords = (kind: Party['kind']): string => KINDS[kind]();

const SIZES: Record<NonNullable<Party['msme']>, () => string> = {
  micro: m.party_msme_micro,
  small: m.party_msme_small,
  medium: m.party_msme_medium,
};
export const msmeWords = (size: NonNullable<Party['msme']>): string => SIZES[size]();
export const MSME_SIZES = ['micro', 'small', 'medium'] as const;
