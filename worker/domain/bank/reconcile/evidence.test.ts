import { describe, expect, test } from 'vitest';
import type { OpenLine, Own } from './model';
import { reconciled } from './reconcile';

import { line } from './reconcile.fixture';

const OWN: Own = {
  holder: 'Marigold Foods Private Limited',
  accounts: [
    { id: 'HDFC', number: '50200087651234' },
    { id: 'ICICI', number: '123405009876' },
  ],
};
const DAY = '2026-08-11';
const out = (description: string, more: Partial<OpenLine> = {}) => line(DAY, 75_000_00, { description, ...more });
const into = (description: string, more: Partial<OpenLine> = {}) =>
  line('2026-08-12', 75_000_00, { side: 'credit', bankAccountId: 'ICICI', description, ...more });
const told = (...lines: OpenLine[]) => {
  const { matches, questions } = reconciled(lines, [], [], OWN);
  return matches.length > 0 ? 'matched' : questions.length > 0 ? 'asked' : 'left';
};

describe('evidence makes a transfer of two equal amounts', () => {
  test.each([
    ['NEFT DR-ICIC0001234-MARIGOLD FOODS PVT LTD-HDFCN52026081155', 'NEFT-HDFCN52026081155-MARIGOLD FOODS PRIVATE'],
    ['IMPS-622311445566-SELF-ICIC', 'MMT/IMPS/622311445566/SELF/MARIGOLD/HDFC'],
    ['RTGS/UTIBR52026081100412233/MARIGOLD FOODS', 'BY RTGS'],
    ['IB FUNDS TRANSFER DR-123405009876-TREASURY', 'TRF'],
    ['TPT-123405009876', 'FUND TRF FROM XX1234'],
    ['CHQ PAID-MICR CTS-MARIGOLD FOODS PVT LTD-000412', 'CLG/000412/HDFC BANK'],
    ['CHEQUE 000413 PAID', 'BY CLG CHQ NO 000413'],
    ['TRF TO OWN A/C 4471 SWEEP', 'BY TRANSFER'],
    ['IB FUNDS TRANSFER', 'BY TRF FROM OWN ACCOUNT'],
  ])('%s and %s', (one, other) => {
    expect(told(out(one), into(other))).toBe('matched');
  });

  test('a category that a person chose is evidence', () => {
    const moved = { category: 'transfer', categoryId: 'own-account-transfer', isChosen: true } as const;
    expect(told(out('INB 778812', moved), into('BY TRANSFER'))).toBe('matched');
  });
});

describe('equal amounts within two days alone are a question', () => {
  test.each([
    ['INB 778812', 'BY TRANSFER'],
    ['CHQ 000412', 'BY CLG'],
    ['DEBIT', 'CREDIT'],
  ])('%s and %s', (one, other) => {
    expect(told(out(one), into(other))).toBe('asked');
  });

  test('cash drawn and money that came are not yet one movement', () => {
    const cash = { category: 'transfer', categoryId: 'cash-withdrawal' } as const;
    expect(told(out('ATM WDL KORAMANGALA', cash), into('BY TRANSFER'))).not.toBe('matched');
  });

  test('where a second line could be the other leg, there is none', () => {
    expect(told(out('INB 778812'), into('BY TRANSFER'), into('CREDIT'))).toBe('left');
  });
});

describe('what contradicts makes no transfer', () => {
  test.each([
    ['a vendor', 'NEFT DR-KKBK0000958-SHARMA TRADERS-N2231', 'NEFT CR-HDFC0000012-MARIGOLD FOODS PVT LTD'],
    ['a vendor by UPI', 'UPI/DR/622311445566/RAVI PAPER MART/SBIN/ravi@oksbi', 'FT FROM XX1234'],
    ['a customer', 'IB FUNDS TRANSFER DR-123405009876', 'NEFT CR-SBIN0000300-GOPALAN RETAIL-INV 88'],
    ['a customer by IMPS', 'NEFT-MARIGOLD FOODS PVT LTD', 'MMT/IMPS/622398765432/INV 12/GOPALAN RETAIL/SBIN'],
    ['two cheques', 'CHQ PAID SELF MARIGOLD FOODS PVT LTD CHQ NO 000412', 'CHQ DEP CHQ NO 000977 MARIGOLD'],
    ['two UPI numbers', 'UPI/622311445566/MARIGOLD FOODS PVT LTD', 'UPI/622398765432/MARIGOLD FOODS PVT LTD'],
    ['two UTRs', 'RTGS DR HDFCR52026081100012345 MARIGOLD FOODS PVT LTD', 'RTGS CR SBINR52026081100054321'],
    ['two UTRs though the account is named', 'FT 123405009876 HDFCN52026081155', 'NEFT SBINN52026081199 FROM XX1234'],
    ['two ways of paying', 'RTGS/MARIGOLD FOODS PVT LTD', 'UPI/CR/622398765432/'],
  ])('%s: %s and %s', (_what, one, other) => {
    expect(told(out(one), into(other))).toBe('left');
  });
});
