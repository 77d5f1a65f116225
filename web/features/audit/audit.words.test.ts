import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ACTIONS, actionsNamed } from './audit.actions';
import { changesIn, fieldName, valueWords } from './audit.fields';
import { actionName, subjectOf } from './audit.words';

const details = { before: null, after: null, code: null };

test('an act has plain words', () => {
  expect(actionName({ action: 'statement.upload', seq: 4 })).toBe('Statement uploaded');
});

test('an act without words stands under its own name', () => {
  expect(actionName({ action: 'filing.submit', seq: 4 })).toBe('filing.submit');
});

test('a refused attempt says that it was refused, and why', () => {
  const refused = { action: 'POST /companies/:companyId/bank-accounts', seq: null };
  expect(actionName(refused)).toContain('Refused');
  expect(subjectOf({ details: { ...details, code: 'not-allowed' } })).toBe('not-allowed');
});

test('a choice is named by its category, an account by its name, a line by its day and amount', () => {
  expect(subjectOf({ details: { ...details, after: { category: 'expense', subcategory: 'Rent' } } })).toBe('Rent');
  expect(subjectOf({ details: { ...details, after: { accountName: 'Operations' } } })).toBe('Operations');
  expect(subjectOf({ details: { ...details, after: '2026-11-22|-7500050|122|1||TO OWN' } })).toBe(
    '-₹75,000.50 on 22 Nov 2026',
  );
  expect(subjectOf({ subject: 'HDFC', details: { ...details, after: { accountName: 'Operations' } } })).toBe('HDFC');
  const fact = { kind: 'ip-asset', subject: 'TM-1' };
  expect(subjectOf({ entityType: 'company-fact', details: { ...details, after: fact } })).toContain('TM-1');
});

test('fields and what they held are words; what only the program reads is left out', () => {
  const change = {
    before: { monthlyFee: 799900, caFirmId: 'x' },
    after: { monthlyFee: 2499950, caFirmId: 'y', note: null },
  };
  const [fee, ...more] = changesIn({ details: { ...details, ...change } });
  expect([
    fee && fieldName(fee.field),
    valueWords(fee?.before, 'monthlyFee'),
    valueWords(fee?.after, 'monthlyFee'),
  ]).toEqual(['Monthly fee', '₹7,999.00', '₹24,999.50']);
  expect(more).toEqual([]);
  expect(valueWords({ appliedOn: '2022-03-14', amount: '-100000.50' })).toBe(
    'Applied on: 14 Mar 2022; Amount: -₹1,00,000.50',
  );
  expect([
    valueWords(false),
    valueWords([9, 42]),
    valueWords(null),
    valueWords('Own account transfer'),
    valueWords('expense', 'category'),
    valueWords('founder', 'role'),
    valueWords('gst-registration', 'kind'),
  ]).toEqual(['No', '9, 42', '–', 'Own account transfer', 'Expense', 'Company admin', 'GST registration']);
});

test('a search asks for the acts whose words it holds', () => {
  expect(actionsNamed('statement up')).toEqual(['statement.upload']);
  expect(actionsNamed('a')).toEqual([]);
});

const FEATURES = join(import.meta.dirname, '../../../worker/features');
const sources = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(FEATURES, name), 'utf8'));

test('every act the trail records has words', () => {
  const written = sources.flatMap((source) =>
    [...source.matchAll(/\baction(?:: | = )([^,;\n]+)/g)].flatMap(
      ([, value = '']) => value.match(/'[a-z-]+\.[a-z-]+'/g) ?? [],
    ),
  );
  const named = new Set(written.map((quoted) => quoted.slice(1, -1)));
  expect(named.size).toBeGreaterThan(30);
  expect([...named].filter((action) => !ACTIONS[action])).toEqual([]);
});

test("a voucher's entries are told by account, side and amount", () => {
  const lines = [
    ['1401', '118000.00', '0197a0d0-0000-7000-8000-000000000001'],
    ['3101', '-118000.00'],
    ['0197a0d0-0000-7000-8000-000000000002', '-0.50'],
  ];
  expect(valueWords(lines, 'lines')).toBe('1401 debit ₹1,18,000.00; 3101 credit ₹1,18,000.00; credit ₹0.50');
});
