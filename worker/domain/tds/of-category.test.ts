import { expect, test } from 'vitest';
import { natureOfLine } from './of-category';

const PAY = { categoryId: 'director-remuneration', narration: 'NEFT-DIRECTOR REMUNERATION-R IYER' };

test('directors’ pay has no rate of its own, and their sitting fees have one from the first rupee', () => {
  expect(natureOfLine(PAY, 'individual-or-family')).toBeUndefined();
  for (const narration of ['NEFT-DIRECTOR SITTING FEES-R IYER', 'Sitting fee Q2 dir Iyer'])
    expect(natureOfLine({ ...PAY, narration }, 'individual-or-family')).toBe('directorFee');
  // Royalty is counted apart from fees, interest to companies bears tax as that of other payers, and interiors that are built are work.
  const line = (categoryId: string, narration = 'NEFT') => natureOfLine({ categoryId, narration }, 'company');
  expect([line('royalty'), line('intercorporate-interest'), line('fit-out-works')]).toEqual([
    'royalty',
    'interest',
    'contract',
  ]);
  expect(line('furniture', 'NEFT-LIVSPACE-OFFICE FITOUT')).toBe('contract');
  expect([line('furniture', 'NEFT-12 CHAIRS'), line('overdraft-interest')]).toEqual([undefined, undefined]);
  // Of another category the words alone say nothing.
  expect(natureOfLine({ categoryId: 'legal-fees', narration: 'SITTING FEES' }, 'other')).toBe('professionalFee');
});
