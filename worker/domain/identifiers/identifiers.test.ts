import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../testing/in-english';
import { isCin, kindOfCinLetters, readCin } from './company-number';
import { bankOfIfsc, isIfsc } from './ifsc';
import { STATES } from './states.data';
import {
  gstinCheckCharacter,
  gstinFault,
  isNonResidentNumber,
  isPan,
  isTan,
  panHolder,
  panOfGstin,
  panOfParty,
  partyGstinFault,
  readGstin,
  stateOfGstin,
} from './tax-number';
import { isUdyam } from './udyam';

test.each([
  [isPan, 'AAZCN9001Q', ['AAZCN90010', 'AAZC9001Q', 'aazcn9001q', 'AAZCN0000Q', 'AAZCN9001Q ']],
  [isTan, 'BLRK01234E', ['BLRK012345', 'BLR001234E', 'BLRK1234E', '']],
  [isIfsc, 'HDFC0000123', ['HDFC1000123', 'HDF00000123', 'HDFC000012', 'hdfc0000123']],
  [isUdyam, 'UDYAM-KR-03-0123456', ['UDYAM-KR-3-0123456', 'UDYAM-KR-03-123456', 'UDYAMKR030123456']],
  [isCin, 'U62099KA2022PTC165432', ['X62099KA2022PTC165432', 'U62099KA2022PTC16543', 'U6209KA2022PTC1654321']],
])('%o', (is, good, bad) => {
  expect(is(good)).toBe(true);
  expect(bad.filter(is)).toEqual([]);
});

describe('GSTIN', () => {
  test.each([
    '29AAZCN9001Q1ZC',
    '27ZZZCA0001A1Z4',
    '29ZZZPB1234C1ZR',
    '07ZZZFC5678D2ZQ',
    '06ZZZHE9876FAZ2',
    '27AAPFU0939F1ZV',
  ])('%s is good', (gstin) => expect(gstinFault(gstin)).toBeNull());
  test.each([
    ['29AAZCN9001Q1ZD', 'The check digit does not agree: after 29AAZCN9001Q1Z comes C, not D'],
    ['16DEFPS8555D1Z7', 'The check digit does not agree: after 16DEFPS8555D1Z comes 6, not 7'],
    ['28AAPFU0939F1ZV', 'check digit'],
    ['29AAZCN9001Q1Z', 'this has 14'],
    ['29aazcn9001q1zc', 'capital letters'],
    ['00AAZCN9001Q1ZC', '00 is not one'],
    ['96AAZCN9001Q1ZC', '96 is not one'],
    ['29AAZC19001Q1ZC', 'PAN; AAZC19001Q is not one'],
    ['29AAZCN9001Q0ZC', 'thirteenth'],
    ['29AAZCN9001Q1YC', 'fourteenth'],
  ])('%s is refused: %s', (gstin, words) => expect(inEnglish(gstinFault(gstin))).toContain(words));

  test('a UIN and the number of who comes from abroad hold no PAN', () => {
    expect([partyGstinFault('0717SWE00018UNF'), panOfParty('0717SWE00018UNF')]).toEqual([null, null]);
    expect(gstinFault('0717SWE00018UNF')).not.toBeNull();
    expect(partyGstinFault('0717SWE00018XXF')).not.toBeNull();
    expect([isNonResidentNumber('9917USA00012NRE'), isNonResidentNumber('29ZZZCA0001A1Z0')]).toEqual([true, false]);
    expect(panOfParty('29ZZZCA0001A1Z0')).toBe('ZZZCA0001A');
  });

  test('one changed character is always found by the check character', () => {
    const good = '29AAZCN9001Q1Z';
    const check = gstinCheckCharacter(good);
    for (let place = 0; place < good.length; place++) {
      for (const other of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'.replace(good.charAt(place), '')) {
        expect(gstinCheckCharacter(good.slice(0, place) + other + good.slice(place + 1))).not.toBe(check);
      }
    }
  });

  test('holds the PAN and the state', () => {
    expect(panOfGstin('29AAZCN9001Q1ZC')).toBe('AAZCN9001Q');
    expect(inEnglish(panHolder('AAZCN9001Q'))).toBe('Company');
    expect(panHolder('AAZXN9001Q')).toBeNull();
    expect(stateOfGstin('29AAZCN9001Q1ZC')?.name).toBe('Karnataka');
  });
});

test('a CIN is read into its parts', () => {
  const { state, ...parts } = readCin('U62099KA2022PTC165432') ?? {};
  expect(parts).toEqual({ listed: false, industry: '62099', year: 2022, type: 'PTC', number: '165432' });
  expect(state).toMatchObject({ gstCode: '29', name: 'Karnataka' });
  expect(readCin('L22210MH1995PLC084781')).toMatchObject({ listed: true, year: 1995, state: { name: 'Maharashtra' } });
  expect(readCin('U62099XX2022QQQ165432')).toMatchObject({ state: null, type: 'QQQ' });
  expect(inEnglish(kindOfCinLetters('PTC'))).toBe('Private company');
  expect(readCin('U62099KA2022')).toBeNull();
});

test('no code and no letters name two states', () => {
  const codes = STATES.map(({ gstCode }) => gstCode);
  const letters = STATES.flatMap(({ cinLetters }) => cinLetters);
  expect(new Set(codes).size).toBe(codes.length);
  expect(new Set(letters).size).toBe(letters.length);
  expect(readCin('U62099TZ2022PTC165432')?.state?.name).toBe('Tamil Nadu');
  expect(bankOfIfsc('HDFC0000123')).toBe('HDFC');
});

test('W33: a check character that agrees does not make the PAN inside one of a listed holder', () => {
  expect(inEnglish(gstinFault('27ZZZCA0001A1Z5'))).toContain('comes 4, not 5');
  expect(gstinFault('29ZZZXA0001A1ZT')).toBeNull();
  expect(panHolder(panOfGstin('29ZZZXA0001A1ZT'))).toBeNull();
  expect(inEnglish(readGstin('29ZZZXA0001A1ZT'))?.[1]?.meaning).toContain('X is not in the published list');
  expect(inEnglish(panHolder(panOfGstin('27AAPFU0939F1ZV')))).toBe('Firm or LLP');
  expect(stateOfGstin('27AAPFU0939F1ZV')?.name).toBe('Maharashtra');
  expect(gstinFault('33ZZZTD4321E1ZM')).toBeNull();
});

test('W34: an unlisted private company of Karnataka, 2019', () => {
  expect(readCin('U72900KA2019PTC123456')).toMatchObject({
    listed: false,
    industry: '72900',
    state: { name: 'Karnataka' },
    year: 2019,
    type: 'PTC',
    number: '123456',
  });
});
