import { describe, expect, test } from 'vitest';
import { english, inEnglish } from '../../testing/in-english';
import type { Message } from '../shared/message';
import { isArn, isBsr, isChallanSerial, readArn, readChallanNumber } from './challan';
import { isDin, isLlpin, partsOfCin, readLlpin } from './company-number';
import { isHsn, isSac, readHsnOrSac } from './hsn';
import { readGstin, readPan, readTan, specialGstinFault } from './tax-number';

test.each([
  [isLlpin, ['AAA-0001', 'FAAA-0001', 'FAAA0001'], ['AAA0001', 'AA-0001', 'AAA-001', 'aaa-0001']],
  [isDin, ['00012345', '12345678'], ['1234567', '123456789', '00000000', '0001234A']],
  [isHsn, ['8517', '851713', '85171300'], ['851', '85171', '998314', '9983']],
  [isSac, ['9983', '998314'], ['99831', '8517', '99831400']],
  [isArn, ['AA0606180000002', 'AA290126012345K'], ['AA061318000000', 'AA001218000000A', 'A0061218000000A']],
  [isBsr, ['0240123'], ['240123', '02401234', '024012A']],
  [isChallanSerial, ['00012'], ['0012', '000123']],
])('%o', (is, good, bad) => {
  expect(good.filter((text) => !is(text))).toEqual([]);
  expect(bad.filter(is)).toEqual([]);
});

const readers: [
  name: string,
  read: (text: string) => readonly { text: string; meaning: Message }[] | null,
  text: string,
  meanings: string[],
][] = [
  [
    'CIN',
    partsOfCin,
    'U62099KA2022PTC165432',
    [
      'Unlisted when it was issued',
      'Industry',
      'State: Karnataka',
      'Year of incorporation',
      'Private company',
      'Number at the Registrar',
    ],
  ],
  [
    'GSTIN',
    readGstin,
    '29AAZCN9001Q1ZC',
    [
      'State: Karnataka',
      'PAN of the holder: Company',
      'Registration 1 of this PAN in the state',
      'Z: a regular registration',
      'Check character, which agrees with the others',
    ],
  ],
  ['PAN', readPan, 'AAZCN9001Q', ['Series', 'Holder: Company', 'First letter of the name', 'Number', 'Check letter']],
  [
    'TAN',
    readTan,
    'BLRK01234E',
    ['City or circle of the tax office', "First letter of the deductor's name: K", 'Number', 'Check letter'],
  ],
  ['LLPIN', readLlpin, 'AAB-1234', ['Series of the register', 'Hyphen', 'Number in the series']],
  ['HSN', readHsnOrSac, '85171300', ['Chapter of the customs tariff', 'Heading', 'Sub-heading', 'Tariff item']],
  ['SAC', readHsnOrSac, '998314', ['Services', 'Heading: the kind of service', 'Group and service within the heading']],
  [
    'ARN',
    readArn,
    'AA060618000000'.padEnd(15, '2'),
    [
      'Kind of application or return',
      'State: Haryana',
      'Filed in June 2018',
      'Serial number of the month',
      'Check character',
    ],
  ],
  [
    'challan',
    readChallanNumber,
    '02401230711202600012',
    ['BSR code: the branch of the bank', 'Deposited on 07 Nov 2026', 'Serial number of the challan'],
  ],
];

describe('what each part says', () => {
  test.each(readers)('%s', (_name, read, text, meanings) => {
    const parts = read(text) ?? [];
    expect(parts.map(({ meaning }) => english(meaning))).toEqual(meanings);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(read(`${text}x`)).toBeNull();
    expect(JSON.stringify(parts)).not.toMatch(/verified|government/i);
  });
  test('a day that does not exist makes no challan', () =>
    expect(readChallanNumber('02401233002202600012')).toBeNull());
  test('letters that are not listed are said to be so', () => {
    expect(inEnglish(readPan('AAZXN9001Q')?.[1]?.meaning)).toBe('Kind of holder: X is not in the published list');
    expect(partsOfCin('U62099XX2022QQQ165432')?.map(({ meaning }) => english(meaning))).toContain(
      'Kind of company: letters that are not in the list',
    );
  });
});

test('the GSTIN of a deductor, and of a person from abroad, by its own shape and the same check character', () => {
  expect(inEnglish(specialGstinFault('29BLRK01234E1DK'))).toMatch(/comes \w, not K/);
  const expected = /comes (\w)/.exec(inEnglish(specialGstinFault('29BLRK01234E1DK')) ?? '')?.[1] ?? '';
  expect(specialGstinFault(`29BLRK01234E1D${expected}`)).toBeNull();
  expect(specialGstinFault('29AAZCN9001Q1ZC')).toBeNull();
  expect(inEnglish(specialGstinFault('29AAZCN9001Q1YC'))).toContain('fourteenth');
  expect(inEnglish(specialGstinFault('29AAZ'))).toContain('this has 5');
});
