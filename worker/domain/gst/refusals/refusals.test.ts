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
  const one = { code: '', said: '', advice: 'other', gstin: null, hsn: null, number: null, table: 'b2b' } as const;
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
