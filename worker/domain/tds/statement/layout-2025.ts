import { BATCH_IN_COMMON, FILE_HEADER } from './layout-1961';
import type { Field, Layout } from './model';

// Form 140 v1.0, from tax year 2026-27. Form 138 has as many fields in its samples; that they stand in the same places was not read.

const f = (at: number, name: string, type: Field['type'] = 'text', more: Partial<Field> = {}): Field => ({
  ...{ at, name, type },
  ...more,
});

export const LAYOUT_2025: Layout = {
  fileTypes: { residents: 'NS1', salary: 'SL1' },
  records: {
    FH: FILE_HEADER,
    BH: [
      ...BATCH_IN_COMMON,
      f(20, 'country', 'text', { most: 25 }),
      f(29, 'phoneCountry'),
      f(30, 'phoneWhole'),
      f(43, 'personCountry', 'text', { most: 25 }),
      f(44, 'personPhoneCountry'),
      f(45, 'mobile'),
    ],
    CD: [
      f(1, 'line', 'integer'),
      f(2, 'record'),
      f(3, 'batch', 'integer'),
      f(4, 'challan', 'integer'),
      f(5, 'deductees', 'integer'),
      f(6, 'isNil'),
      f(8, 'taxWhole', 'rupees'),
      f(9, 'interest', 'rupees'),
      f(10, 'fee', 'rupees'),
      f(11, 'others', 'rupees'),
      f(12, 'total', 'rupees'),
      f(13, 'paidBy'),
      f(15, 'bsr'),
      f(17, 'serial'),
      f(19, 'depositedOn', 'day'),
      f(21, 'sumDeposited', 'amount'),
      f(22, 'sumDeducted', 'amount'),
      f(23, 'minorHead'),
    ],
    DD: [
      f(1, 'line', 'integer'),
      f(2, 'record'),
      f(3, 'batch', 'integer'),
      // The deductee first, then the challan: the Act of 1961 has them the other way round.
      f(4, 'deductee', 'integer'),
      f(5, 'challan', 'integer'),
      f(6, 'mode'),
      f(8, 'pan'),
      f(9, 'name', 'text', { most: 75 }),
      f(15, 'code'),
      f(18, 'isDeposited'),
      f(19, 'paidOn', 'day'),
      f(20, 'amount', 'amount'),
      f(24, 'deducted', 'amount'),
      f(25, 'deposited', 'amount'),
      f(27, 'deductedOnIfTaxed', 'day'),
      f(28, 'rate', 'rate'),
      f(32, 'flag'),
      f(33, 'certificate'),
    ],
  },
};
