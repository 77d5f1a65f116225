import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import { isoDate } from '../../shared/dates';
import { say } from '../../shared/message';
import { paise } from '../../shared/money';
import { payeeOf } from '../narration/payee';
import { readStatement } from '../reader/read-statement';

import type { Side } from '../values';
import { categorise } from './categorise';
import type { PayeeChoice } from './memory';

const none = new Map<string, PayeeChoice>();

function suggest(
  description: string,
  side: Side,
  choices: ReadonlyMap<string, PayeeChoice> = none,
  date = '2026-10-05',
) {
  return categorise({ description, side, amount: paise(10_000), date: isoDate(date) }, choices);
}

test('the baseline statement: what is sure is answered, the rest is left to a person', () => {
  const outcome = inEnglish(
    readStatement(new Uint8Array(readFileSync(join(import.meta.dirname, '../reader/fixtures/baseline_generic.csv')))),
  );
  const lines = outcome.ok ? outcome.statement.lines : [];
  expect(lines.map((line) => categorise(line, none)?.rule ?? null)).toEqual([
    null,
    'word-pantry',
    'usual-rent',
    'vendor-aws',
    'statutory-tds',
    null,
    'usual-gateway',
    'statutory-epfo',
    'word-audit',
    'word-pantry',
    'statutory-gst',
    'transfer-deposit',
    'word-laptop',
    'transfer-card-bill',
    'usual-salary',
    'charges-bank',
  ]);
});

test.each([
  ['UPI/628812345678/ZEPTO/OFFICE PANTRY', 'debit', 'expense'],
  ['NEFT CR-KKBK0000958-LARK LABS PVT LTD-INV 88', 'credit', 'income'],
  ['RENT OCT 2026 - SUNRISE PROPERTIES', 'debit', 'expense'],
  ['TDS PAYMENT CHALLAN 0510308 00123', 'debit', 'tax_payment'],
  ['IMPS-P2A-ADV MEHRA LEGAL RETAINER', 'debit', 'expense'],
  ['TRF TO OWN A/C 4471 SWEEP', 'debit', 'transfer'],
  ['INT.PD 01-10 TO 31-10', 'credit', 'income'],
  ['ATM CSH', 'debit', 'transfer'],
] as const)('October’s statement: %s (%s) is %s', (description, side, kind) => {
  expect(suggest(description, side)?.category ?? null).toBe(kind);
});

test.each([
  ['CHQ DEP RET- 000187-FUNDS INSUFFICIENT', 'debit', 'cheque-return'],
  ['CHQ RET CHARGES INCL GST 100725', 'debit', 'bounce-charges'],
  ['NEFT RETURN-IN425-HELIOTROPE-ACCOUNT DOES NOT EXIST', 'credit', 'failed-payment-returned'],
  ['ITDTAX REFUND 2025-26', 'credit', 'tax-refund'],
  ['GST @18% on Charge', 'debit', 'bank-charges'],
  ['.IMPS P2A CHGS GST 210525', 'debit', 'bank-charges'],
  ['REVERSAL OF CHARGES', 'credit', 'bank-charges'],
  ['GST PMT06 MAR25', 'debit', 'gst-paid'],
  ['GST LATE FEE GSTR1 APR', 'debit', 'penalty'],
  ['INT.PD 01-10 TO 31-10', 'credit', 'bank-interest'],
  ['OD INTEREST DEBIT 01SEP-15SEP', 'debit', 'overdraft-interest'],
  ['FD INT PAID-50300987654321', 'credit', 'fixed-deposit-interest'],
  ['CBDT/ADVANCE TAX AY2026-27', 'debit', 'income-tax-paid'],
  ['SWEEP TRF TO FD 180588871803', 'debit', 'fixed-deposit'],
  ['DCARDFEE4471JUN25-MAY26+GST', 'debit', 'bank-charges'],
  ['Salary Jun adv OMKAR', 'debit', 'salary-advance'],
] as const)('%s (%s) is %s', (description, side, categoryId) => {
  expect(suggest(description, side)?.categoryId).toBe(categoryId);
});

test.each([
  ['INT.PD 01-10 TO 31-10', 'debit'],
  ['TDS RETURN FILING CHALLAN FEE', 'debit'],
  ['UPI/509112345678/CHIMNEY SWEEP SERVICES/PAY', 'debit'],
  ['UPI/P2A/178155166160/K LAKSHMI NARAYANA/STATE BANK OF I/UPI', 'debit'],
  ['', 'debit'],
] as const)('%j (%s) is asked, not guessed', (description, side) => {
  expect(suggest(description, side)).toBeNull();
});

test('direct tax without more is TDS up to the 7th and income tax after it, neither of them surely', () => {
  const [early, late] = ['2026-10-07', '2026-10-08'].map((day) => suggest('GIB/002247045585/DTAX', 'debit', none, day));
  expect([early?.categoryId, late?.categoryId]).toEqual(['tds-deposited', 'income-tax-paid']);
  expect(Math.max(early?.confidence ?? 100, late?.confidence ?? 100)).toBeLessThan(80);
});

describe('a choice for a payee', () => {
  const welfare: PayeeChoice = { category: 'expense', categoryId: 'staff-welfare' };
  const pantry: PayeeChoice = { category: 'expense', categoryId: 'pantry' };
  const chosen = new Map([
    [payeeOf('UPI/628812345678/ZEPTO/OFFICE PANTRY') ?? '', welfare],
    ['SUNRISE PROPERTIES', pantry],
  ]);

  test('applies to the next line of that payee, however it is written', () => {
    expect(suggest('UPI/ZEPTO', 'debit', chosen)).toMatchObject({
      ...welfare,
      rule: 'payee-choice',
      why: say('categorise.reason.payee-choice', { payee: 'ZEPTO' }),
    });
  });
  test('applies to a name cut short, less surely', () => {
    expect(suggest('IMPS/P2A/656355150587/SUNRISEPRO/ICICIBAN/x', 'debit', chosen)).toMatchObject({
      ...pantry,
      confidence: 75,
    });
  });
  test('does not reach other names, nor names too short to compare', () => {
    expect(suggest('UPI/ZEPTOLINE', 'debit', chosen)).toBeNull();
    expect(suggest('UPI/SUNRISE', 'debit', chosen)).toBeNull();
  });
  test('is not taken where a cut name could be two payees with different choices', () => {
    const two = new Map([
      ['SUNRISE PROPERTIES', pantry],
      ['SUNRISE PROJECTS', welfare],
    ]);
    expect(suggest('IMPS/P2A/656355150587/SUNRISEPRO/ICICIBAN/x', 'debit', two)).toBeNull();
  });
  test('comes before what words usually mean, after what banks always mean', () => {
    const own = new Map([
      ['RENT SUNRISE PROPERTIES', pantry],
      ['TDS PAYMENT CHALLAN', pantry],
    ]);
    expect(suggest('RENT OCT 2026 - SUNRISE PROPERTIES', 'debit', own)?.categoryId).toBe('pantry');
    expect(suggest('TDS PAYMENT CHALLAN 0510308', 'debit', own)?.rule).toBe('statutory-tds');
  });
});
