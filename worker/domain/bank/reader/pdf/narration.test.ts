import { expect, test } from 'vitest';
import { joinerOf } from './rows';

test('lines cut between words get their blank back', () => {
  const narrations = [
    ['NEFT CR', 'LARK LABS PVT LTD'],
    ['RENT OF OCTOBER', 'SUNRISE'],
  ];
  expect(narrations.map(joinerOf(narrations))).toEqual(['NEFT CR LARK LABS PVT LTD', 'RENT OF OCTOBER SUNRISE']);
});

test('lines cut wherever the column was full are put together as they were', () => {
  const narrations = [
    ['NEFT CR-KKBK0000958', '-LARK LABS PVT LTD-', 'INV 88'],
    ['UPI-ZEPTO-ZEPTO.PAY', '@HDFC-628812345678'],
  ];
  expect(narrations.map(joinerOf(narrations))).toEqual([
    'NEFT CR-KKBK0000958-LARK LABS PVT LTD-INV 88',
    'UPI-ZEPTO-ZEPTO.PAY@HDFC-628812345678',
  ]);
});

test('a single word that fills its line goes on without a blank', () => {
  const narrations = [
    ['UPI/628812345678/ZEPTOPAY', 'MENTS'],
    ['RENT', 'OCTOBER'],
  ];
  expect(narrations.map(joinerOf(narrations))).toEqual(['UPI/628812345678/ZEPTOPAYMENTS', 'RENT OCTOBER']);
});
