import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inEnglish } from '../../testing/in-english';
import { readStatement } from '../bank/reader/read-statement';
import { isCin, readCin } from '../identifiers/company-number';
import { isIfsc } from '../identifiers/ifsc';
import { gstinFault, isPan, isTan, panHolder, panOfGstin, stateOfGstin } from '../identifiers/tax-number';
import { addDays, isoDate } from '../shared/dates';
import { paise, parseRupees } from '../shared/money';
import { DEMO_CLIENTS } from './clients';
import { chanceOf } from './seeded-random';
import { demoStatement, statementBegins } from './statement';
import { receiptsOver, TURNOVER_OF_THE_YEAR, yearBegan } from './turnover';

const anyDay = fc.integer({ min: 0, max: 3_650 }).map((days) => addDays(isoDate('2025-04-01'), days));

test.each(DEMO_CLIENTS.map((client) => [client.name, client] as const))(
  'the numbers of %s hang together',
  (_name, client) => {
    const { cin, pan, tan, gstin, incorporationDate, accounts } = client;
    expect([isCin(cin), isPan(pan), isTan(tan), gstinFault(gstin)]).toEqual([true, true, true, null]);
    expect(inEnglish(panHolder(pan))).toBe('Company');
    expect(panOfGstin(gstin)).toBe(pan);
    expect(stateOfGstin(gstin)).toBe(readCin(cin)?.state);
    expect(readCin(cin)?.year).toBe(Number(incorporationDate.slice(0, 4)));
    expect([pan.charAt(4), tan.charAt(3)]).toEqual([client.name.charAt(0), client.name.charAt(0)]);
    expect(accounts.every(({ ifscCode }) => isIfsc(ifscCode))).toBe(true);
  },
);

test('no two clients share a number, and the main one comes first by name', () => {
  for (const key of ['name', 'cin', 'pan', 'tan', 'gstin'] as const)
    expect(new Set(DEMO_CLIENTS.map((client) => client[key])).size).toBe(DEMO_CLIENTS.length);
  const names = DEMO_CLIENTS.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
});

const accounts = DEMO_CLIENTS.flatMap(({ accounts }, place) =>
  accounts.map((account) => ({ account, isMain: place === 0 })),
);

test('on any day every statement is read without a fault and every balance follows', () => {
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...accounts), (today, { account, isMain }) => {
      const outcome = inEnglish(readStatement(demoStatement(account, today, isMain).text));
      if (!outcome.ok) throw new Error(outcome.refusal.message);
      const { statement } = outcome;
      expect([statement.problems, statement.breaks, statement.agreeing]).toEqual([[], [], statement.checked]);
      expect(statement.opening).toBe(parseRupees(account.opening));
      expect(Math.min(...statement.lines.map(({ balance }) => balance ?? -1))).toBeGreaterThan(0);
      expect(statement.period && statement.period.from >= statementBegins(today, isMain)).toBe(true);
      expect(statement.period && statement.period.to <= today).toBe(true);
    }),
    { numRuns: 150 },
  );
});

test('the main company’s customers paid the turnover of the specification since 1 April, whatever the day', () => {
  const [main] = DEMO_CLIENTS[0]?.accounts ?? [];
  if (!main) throw new Error('There is no main account');
  const names = main.customers.map((customer) => customer.split('}-')[1] ?? '?');
  fc.assert(
    fc.property(anyDay, (today) => {
      const outcome = inEnglish(readStatement(demoStatement(main, today, true).text));
      if (!outcome.ok) throw new Error(outcome.refusal.message);
      const received = outcome.statement.lines
        .filter(({ date, description }) => date >= yearBegan(today) && names.some((name) => description.endsWith(name)))
        .reduce((sum, { amount }) => sum + amount, 0);
      expect(received).toBe(TURNOVER_OF_THE_YEAR);
    }),
    { numRuns: 60 },
  );
});

test('the same day gives the same text; another day does not', () => {
  const { account } = accounts[0] ?? { account: undefined };
  if (!account) throw new Error('There is no account');
  const day = isoDate('2026-11-20');
  expect(demoStatement(account, day, true)).toEqual(demoStatement(account, day, true));
  expect(demoStatement(account, addDays(day, 1), true).text).not.toBe(demoStatement(account, day, true).text);
});

test('receipts add up to the paisa and stay within their days', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 300 }),
      fc.integer({ min: 1, max: 50_000_000_000 }),
      fc.string(),
      (days, total, seed) => {
        const from = isoDate('2026-04-01');
        const receipts = receiptsOver(from, addDays(from, days), paise(total), chanceOf(seed));
        expect(receipts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        expect(receipts.every(({ date, amount }) => date >= from && date <= addDays(from, days) && amount >= 0)).toBe(
          true,
        );
      },
    ),
  );
});
