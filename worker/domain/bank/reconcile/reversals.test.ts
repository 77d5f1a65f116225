import { describe, expect, test } from 'vitest';
import { addDays, isoDate } from '../../shared/dates';
import type { OpenLine, Own } from './model';
import { line } from './reconcile.fixture';
import { reversalsOf } from './reversals';

const OWN: Own = { holder: 'Marigold Foods Private Limited', accounts: [] };
const DAY = isoDate('2026-08-11');
const paid = (description: string, more: Partial<OpenLine> = {}) => line(DAY, 48_500_00, { description, ...more });
const back = (description: string, days = 1, more: Partial<OpenLine> = {}) =>
  line(addDays(DAY, days), 48_500_00, { description, side: 'credit', ...RETURNED, ...more });
const RETURNED = { category: 'income', categoryId: 'failed-payment-returned' } as const;
const BOUNCED = { category: 'income', categoryId: 'cheque-return' } as const;
const got = (description: string) => paid(description, { side: 'credit' });
const bounced = (description: string, days = 2) =>
  line(addDays(DAY, days), 48_500_00, { description, side: 'debit', ...BOUNCED });
const found = (...lines: OpenLine[]) => reversalsOf(lines, OWN).map(({ line: one, original }) => [one.id, original.id]);

describe('what a returned payment or cheque reverses', () => {
  test.each([
    ['UPI/DR/622311445566/BLUE DART/ICIC/pay', 'UPI/REV/622311445566/BLUE DART'],
    ['IMPS-622311445567-RAVI KUMAR-SBIN', 'IMPS REV 622311445567'],
    [
      'NEFT DR-SBIN0000300-SHARMA TRADERS-HDFCN52026081155',
      'NEFT RETURN-SHARMA TRADERS-ACCOUNT CLOSED-SBINN52026081288',
    ],
    ['NEFT/HDFCN52026081156/LENOVO INDIA', 'NEFT RTN HDFCN52026081156 INVALID ACCOUNT'],
    ['RTGS DR-KKBK0000958-GODREJ INTERIO', 'RTGS RETURN CREDIT NOT POSSIBLE'],
    ['CHQ PAID-MICR CTS-STAR PRINTERS-000412', 'CHQ RETURN 000412 SIGNATURE DIFFERS'],
    ['ACH D- HDFC LIFE-778811', 'ACH RETURN HDFC LIFE'],
  ])('%s and %s', (one, other) => {
    const [sent, returned] = [paid(one), back(other)];
    expect(found(sent, returned)).toEqual([[returned.id, sent.id]]);
  });

  test('a transfer to another own account that came back, under another number', () => {
    const sent = paid('NEFT DR-ICIC0000004-MARIGOLD FOODS PRIVATE LIMITED-HDFCN52026081155');
    const returned = back('NEFT RETURN-MARIGOLD FOODS PRIVATE LIMITED-ACCOUNT CLOSED-ICICN52026081288');
    expect(found(sent, returned)).toEqual([[returned.id, sent.id]]);
  });

  test.each([
    ['CHQ DEP - MICR CLG - GOPALAN RETAIL 000977', 'CHQ DEP RET-GOPALAN RETAIL-FUNDS INSUFFICIENT'],
    ['CLG/000977/GOPALAN RETAIL', 'O/W RTN 000977 FUNDS INSUFFICIENT'],
    ['BY CLG 000978', 'INWARD CLG CHEQUE RETURN 000978'],
  ])('%s and %s', (one, other) => {
    const [deposit, returned] = [got(one), bounced(other)];
    expect(found(deposit, returned)).toEqual([[returned.id, deposit.id]]);
  });

  test('is the nearest before it of a payment that comes each month', () => {
    const july = line('2026-07-12', 48_500_00, { description: 'NEFT DR-SBIN0000300-ANITA RAO-RENT' });
    const [august, returned] = [paid('NEFT DR-SBIN0000300-ANITA RAO-RENT'), back('NEFT RETURN-ANITA RAO')];
    expect(found(july, august, returned)).toEqual([[returned.id, august.id]]);
  });

  test('is not the payment that was made anew after it', () => {
    const anew = line(addDays(DAY, 3), 48_500_00, { description: 'NEFT DR-SBIN0000300-ANITA RAO' });
    const [first, returned] = [paid('NEFT DR-SBIN0000300-ANITA RAO'), back('NEFT RETURN-ANITA RAO')];
    expect(found(first, returned, anew)).toEqual([[returned.id, first.id]]);
  });
});

describe('without an original that is plain', () => {
  test.each([
    ['another payee', paid('NEFT DR-SBIN0000300-SHARMA TRADERS'), back('NEFT RETURN-ANITA RAO')],
    ['another number', paid('IMPS-622311445566-RAVI'), back('IMPS REV 622398765432')],
    ['another cheque', paid('CHQ PAID 000412'), back('CHQ RETURN 000413')],
    ['another channel', paid('UPI/SHARMA TRADERS'), back('RTGS RETURN')],
    ['another account', paid('NEFT', { bankAccountId: 'ICICI' }), back('NEFT RETURN')],
    ['another amount', line(DAY, 48_500_01, { description: 'NEFT' }), back('NEFT RETURN')],
    ['a later payment', line(addDays(DAY, 2), 48_500_00, { description: 'NEFT' }), back('NEFT RETURN')],
    ['too long before', line(addDays(DAY, -60), 48_500_00, { description: 'NEFT' }), back('NEFT RETURN')],
    ['refused', paid('NEFT', { id: 'x' }), back('NEFT RETURN', 1, { refused: ['x'] })],
    ['a person said so', paid('NEFT'), back('NEFT RETURN', 1, { isChosen: true })],
  ])('it waits: %s', (_why, one, other) => {
    expect(found(one, other)).toEqual([]);
  });

  test('two that it may be leave it open', () => {
    expect(found(paid('NEFT A1'), paid('NEFT B2'), back('NEFT RETURN'))).toEqual([]);
  });
});
