import { describe, expect, test } from 'vitest';
import type { RegisterRow } from '../register/model';
import { ADVICE, adviceOn } from './advice.data';
import { laidTo } from './lay';
import { readRefusals } from './read-refusals';

const read = (text: string) => readRefusals(text, () => text.split('\n').map((line) => line.split(',')));
const told = (text: string) => {
  const found = read(text);
  return found.ok
    ? found.refusals.map(({ table, code, number, gstin, hsn, advice }) => [table, code, number, gstin, hsn, advice])
    : found.code;
};

describe('the error report of the portal is read', () => {
  test.each(ADVICE.map(({ id, example }) => [id, example] as const))('%s: %s', (id, example) => {
    expect(adviceOn('', example)).toBe(id);
  });

  test('JSON: a code beside the buyer means each document under it; one at the document means that', () => {
    const report = {
      gstin: '29AAZCN9001Q1ZC',
      error_report: {
        b2b: [
          {
            ctin: '27AAPFU0939F1ZV',
            error_cd: 'RET1',
            error_msg: 'The GSTIN is cancelled',
            inv: [{ inum: 'K/1' }, { inum: 'K/2' }],
          },
          { ctin: '29AAPFU0939F1ZR', inv: [{ inum: 'K/3', error_cd: 'RET2', error_msg: 'Invalid place of supply' }] },
        ],
        hsn: { hsn_b2b: [{ num: 1, hsn_sc: '9999', error_cd: 'RET191349', error_msg: 'Not valid' }] },
      },
    };
    expect(told(JSON.stringify(report))).toEqual([
      ['b2b', 'RET1', 'K/1', '27AAPFU0939F1ZV', null, 'cancelled'],
      ['b2b', 'RET1', 'K/2', '27AAPFU0939F1ZV', null, 'cancelled'],
      ['b2b', 'RET2', 'K/3', '29AAPFU0939F1ZR', null, 'place'],
      ['hsn', 'RET191349', null, null, '9999', 'hsn'],
    ]);
  });

  test('a table: columns by their headings', () => {
    const text =
      'GSTIN of Recipient,Invoice Number,Error Code,Error Message\n27AAPFU0939F1ZV,K/1,RET9,Something else\n,,,';
    expect(told(text)).toEqual([['', 'RET9', 'K/1', '27AAPFU0939F1ZV', null, 'other']]);
  });

  test('words copied from the screen: a code on each line, with what it says', () => {
    expect(
      told('RET191349\nNo code here\nRET191133: Duplicate invoice number K/1 | \nret11402 The HSN 9983 is wrong'),
    ).toEqual([
      ['', 'RET191349', null, null, null, 'hsn'],
      ['', 'RET191133', null, null, null, 'duplicate'],
      ['', 'RET11402', null, null, null, 'hsn'],
    ]);
    const found = read('RET191133: Duplicate invoice number K/1 | ');
    expect(found.ok && found.refusals[0]?.said).toBe('Duplicate invoice number K/1');
  });

  test('a sum is known by its State of supply and rate, a range of numbers by its first', () => {
    const report = {
      b2cs: [{ pos: '33', rt: 18, error_cd: 'RET3', error_msg: 'Invalid' }],
      doc_issue: { doc_det: [{ doc_num: 1, docs: [{ num: 1, from: 'K/1', to: 'K/9', error_cd: 'RET4' }] }] },
    };
    const found = read(JSON.stringify(report));
    expect(found.ok && found.refusals.map(({ table, place, rate, number }) => [table, place, rate, number])).toEqual([
      ['b2cs', '33', 1_800, null],
      ['doc_issue', null, null, 'K/1'],
    ]);
  });

  test.each([
    ['{"gstin":"29AAZCN9001Q1ZC"}', 'no-report'],
    ['{"b2b":', 'not-json'],
    ['a,b', 'no-report'],
    ['[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]', 'no-report'],
  ])('%s is no report', (text, code) => {
    expect(told(text)).toBe(code);
  });
});

test('a refusal is laid to the document by number and buyer, however the number is written, else by HSN', () => {
  const row = (number: string, gstin: string, hsn: string, line: number) =>
    ({
      ...{ id: `${number}:${line}`, documentId: number, number, line, hsn, isTakenBack: false, section: { at: '4A' } },
      counterparty: { name: gstin.slice(0, 2), gstin, state: null },
    }) as unknown as RegisterRow;
  const rows = [
    row('K/1', '27AAPFU0939F1ZV', '998313', 1),
    row('K/1', '27AAPFU0939F1ZV', '9999', 2),
    row('K/2', '29AAPFU0939F1ZR', '9999', 1),
  ];
  const none = { gstin: null, hsn: null, number: null, place: null, rate: null } as const;
  const one = { code: '', said: '', advice: 'other', table: 'b2b', ...none } as const;
  const causes = laidTo(
    [
      { ...one, number: 'k/1', gstin: '27AAPFU0939F1ZV' },
      { ...one, table: 'hsn', hsn: '9999' },
      { ...one, gstin: '29AAPFU0939F1ZR' },
      { ...one, number: 'K/9' },
      { ...one, table: 'cdnr', number: 'K/1' },
    ],
    rows,
  ).map((laid) => laid.causes.map(({ number, lines }) => [number, lines]));
  expect(causes).toEqual([
    [['K/1', [1, 2]]],
    [
      ['K/1', [2]],
      ['K/2', [1]],
    ],
    [['K/2', [1]]],
    [],
    [],
  ]);
});

test('a refusal without a document is laid by State and rate in a table of sums, else by what its words mention', () => {
  const row = (number: string, at: string, placeOfSupply: string, rate: number, more: object = {}) =>
    ({
      ...{ id: number, documentId: number, number, line: 1, hsn: '998313', isTakenBack: false, section: { at }, rate },
      ...{ placeOfSupply, supplyType: 'regular', operator: null, counterparty: { name: 'C', gstin: null }, ...more },
    }) as unknown as RegisterRow;
  const rows = [
    row('K/1', '7', '33', 1_800),
    row('K/2', '7', '33', 500),
    row('K/3', '7', '29', 1_800, { operator: { gstin: '29AAFCF7777M1C0', role: 'collects' } }),
    row('K/4', '8', '33', 0, { hsn: '0713' }),
    row('K/18', '4A', '29', 1_800, { counterparty: { name: 'B', gstin: '29AAPFU0939F1ZR' } }),
  ];
  const causesOf = (given: object) => {
    const none = { gstin: null, hsn: null, number: null, place: null, rate: null, table: '', said: '' };
    const [laid] = laidTo([{ ...{ code: '', advice: 'other' as const }, ...none, ...given }], rows);
    return laid?.causes.map(({ number }) => number);
  };
  expect(causesOf({ table: 'b2cs', place: '33', rate: 1_800 })).toEqual(['K/1']);
  expect(causesOf({ table: 'b2cs', place: '33' })).toEqual(['K/1', 'K/2']);
  expect(causesOf({ table: 'b2cs', gstin: '29AAFCF7777M1C0' })).toEqual(['K/3']);
  expect(causesOf({ table: 'nil' })).toEqual(['K/4']);
  expect(causesOf({ said: "Invoice 'k/18' exists already." })).toEqual(['K/18']);
  expect(causesOf({ said: 'GSTIN 29AAPFU0939F1ZR is cancelled' })).toEqual(['K/18']);
  expect(causesOf({ said: 'HSN 0713 is not valid' })).toEqual(['K/4']);
  expect(causesOf({ said: 'Rate 18 is wrong on 28-10-2026' })).toEqual([]);
});
