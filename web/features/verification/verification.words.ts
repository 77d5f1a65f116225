import type { Registered } from '#domain/identifiers/registers.data';
import { m } from '../../lib/messages';

type KindWords = {
  name: () => string;
  /** The shape of such a number, as an example that belongs to nobody. */
  shape: string;
  length: number;
  /** What is told of it, in the specification's order: the label and the field of the answer. */
  told: readonly (readonly [label: () => string, field: string])[];
};

export const kindWords: Record<Registered, KindWords> = {
  gstin: {
    ...{ name: m.verification_gstin, shape: '29ABCDE1234F1Z5', length: 15 },
    told: [
      [m.verification_legal_name, 'legalName'],
      [m.verification_trade_name, 'tradeName'],
      [m.verification_status, 'status'],
      [m.verification_registered_on, 'registrationDate'],
      [m.verification_state_code, 'stateCode'],
    ],
  },
  pan: {
    ...{ name: m.verification_pan, shape: 'ABCDE1234F', length: 10 },
    told: [
      [m.verification_name, 'name'],
      [m.verification_category, 'category'],
      [m.verification_status, 'status'],
    ],
  },
  tan: {
    ...{ name: m.verification_tan, shape: 'ABCD12345E', length: 10 },
    told: [
      [m.verification_name, 'name'],
      [m.verification_address, 'address'],
      [m.verification_status, 'status'],
      [m.verification_deductor_type, 'deductorType'],
    ],
  },
  cin: {
    ...{ name: m.verification_cin, shape: 'U12345KA2020PTC123456', length: 21 },
    told: [
      [m.verification_company_name, 'companyName'],
      [m.verification_incorporated_on, 'dateOfIncorporation'],
      [m.verification_status, 'status'],
      [m.verification_paid_up, 'paidUpCapital'],
      [m.verification_last_return, 'lastAnnualReturnDate'],
    ],
  },
};
