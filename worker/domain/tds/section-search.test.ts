import { expect, test } from 'vitest';
import { isoDate } from '../shared/dates';
import { rupees } from '../shared/money';
import { deductionOfTag } from './of-payment';
import { natureOfTag, naturesNamed, placesOf } from './section-search';

test.each<[string, string[]]>([
  ['194J(b)', ['professionalFee', 'royalty']],
  ['194j (b)', ['professionalFee', 'royalty']],
  ['s. 194J', ['technicalFee', 'professionalFee', 'royalty', 'directorFee']],
  ['1027', ['professionalFee', 'royalty']],
  ['1023', ['contractWithIndividual']],
  ['194C', ['contractWithIndividual', 'contract']],
  ['194-I(a)', ['machineryRent']],
  ['194-IA', ['propertyPurchase']],
  ['194IA', ['propertyPurchase']],
  ['4IB', ['propertyRent']],
  ['194Q', ['goods']],
  ['', []],
  ['no such section', []],
])('%s names %j', (query, natures) => {
  expect(naturesNamed(query).toSorted()).toEqual(natures.toSorted());
});

test('what somebody knows by the old section is found by the new code, and the other way round', () => {
  expect(placesOf('professionalFee')).toEqual({
    nature: 'professionalFee',
    old: { section: '194J(b)', code: '4JB', form: '26Q' },
    now: { section: '393(1) Sl. 6(iii).D(b)', code: '1027', form: '140' },
  });
  expect(placesOf('unitRepurchase').now).toBeNull();
});

test.each([
  ['194J', '2025-08-10', 'individual-or-family', 'professionalFee'],
  ['1026', '2026-08-10', 'company', 'technicalFee'],
  ['194C', '2025-08-10', 'individual-or-family', 'contractWithIndividual'],
  ['194C', '2025-08-10', 'company', 'contract'],
  ['194D', '2025-08-10', 'company', 'insuranceCommissionToCompany'],
  ['194H', '2026-08-10', 'company', 'commission'],
  ['sec. 194-O', '2026-08-10', 'individual-or-family', 'platformSalesOfIndividual'],
  ['194T', '2026-08-10', 'individual-or-family', 'partner'],
  ['194T', '2024-08-10', 'individual-or-family', undefined],
  ['195', '2026-08-10', 'company', 'nonResident'],
  ['194S', '2026-08-10', 'company', 'virtualAsset'],
  ['1037', '2026-08-10', 'individual-or-family', 'virtualAsset'],
  ['194-IA', '2026-08-10', 'company', 'propertyPurchase'],
  ['194F', '2026-08-10', 'company', undefined],
  ['1027', '2025-08-10', 'company', undefined],
  ['4JB', '2026-08-10', 'company', undefined],
] as const)('%s on %s to %s is %s', (tag, day, payee, nature) => {
  expect(natureOfTag(tag, isoDate(day), payee)).toBe(nature);
});

test('a deduction under a tag takes section, code and Act of its day; a tag nobody knows keeps its name', () => {
  const given = {
    payee: { name: 'Adv Mehra', pan: 'ABCPM1234K' },
    ...{ amount: rupees(60_000), tax: rupees(6_000), source: { kind: 'manual' as const, id: null } },
  };
  expect(deductionOfTag({ ...given, tag: '194J', eventOn: isoDate('2026-03-28') })).toMatchObject({
    ...{ act: '1961', section: '194J(b)', code: '4JB', nature: 'professionalFee', statement: 'residents', rate: 1_000 },
    payee: { kind: 'individual-or-family' },
  });
  expect(deductionOfTag({ ...given, tag: '194J', eventOn: isoDate('2026-04-02') })).toMatchObject({
    ...{ act: '2025', section: '393(1) Sl. 6(iii).D(b)', code: '1027', deductedOn: '2026-04-02' },
  });
  const odd = deductionOfTag({ ...given, tag: '94ZZ', eventOn: isoDate('2026-04-02') });
  expect(odd).toMatchObject({ section: '94ZZ', code: '94ZZ', act: '2025' });
  expect(odd).not.toHaveProperty('nature');
  // Paid with a challan-cum-statement under the PAN: no ledger of a TAN has it.
  expect(deductionOfTag({ ...given, tag: '194-IA', eventOn: isoDate('2025-08-10') })).toBeUndefined();
});
