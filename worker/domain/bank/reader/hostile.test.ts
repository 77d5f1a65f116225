import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inEnglish } from '../../../testing/in-english';
import { formatRupees } from '../../shared/money';
import type { StatementLine } from './model';
import { readStatement } from './read-statement';

const fixtures = join(import.meta.dirname, 'fixtures');
const files = [join(fixtures, 'baseline_generic.csv'), join(fixtures, 'baseline_pasted.tsv')].concat(
  readdirSync(join(fixtures, 'bad'))
    .filter((name) => !name.endsWith('.json'))
    .map((name) => join(fixtures, 'bad', name)),
);
const seeds = files.map((file) => new Uint8Array(readFileSync(file)));
const statements = seeds
  .filter((bytes) => inEnglish(readStatement(bytes)).ok)
  .map((bytes) => new TextDecoder().decode(bytes));

/** The physical line a transaction came from, with what follows it in case a quoted cell went on. */
function source(text: string, line: number): string {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r*\n/)
    .slice(line - 1, line + 8)
    .join('\n');
}

const LONG_DATE = /\b\d{1,2}[-/]\d{1,2}[-/]\d{4}\b|\b\d{4}-\d{2}-\d{2}\b/;

/** The line that prints the day of a line: where days are printed once, the nearest one above with a day. */
function dayLine(text: string, line: number): number {
  return line > 1 && /^\s*[,\t]/.test(source(text, line)) ? dayLine(text, line - 1) : line;
}

/** Whether the amount and the date of a line stand in the text it was read from. */
function isInText({ line, amount, date }: StatementLine, text: string, isDayAbove: boolean): boolean {
  const written = source(text, line);
  const plain = written.replace(/[,\s]/g, '');
  const [whole = '', fraction = ''] = formatRupees(amount).split('.');
  const shortest = `${whole === '0' ? '' : whole}${fraction === '00' ? '' : `.${fraction.replace(/0$/, '')}`}`;
  const isAmountThere = plain.includes(shortest);
  const dated = isDayAbove ? source(text, dayLine(text, line)) : written;
  const [year = '', month = '', day = ''] = date.split('-');
  // A file in which no year of four digits is left may be one of a bank that writes two.
  const shown = LONG_DATE.test(text) ? year : year.slice(2);
  return isAmountThere && [shown, String(Number(month)), String(Number(day))].every((part) => dated.includes(part));
}

function expectSound(text: string) {
  const outcome = inEnglish(readStatement(text));
  if (!outcome.ok) return;
  const { lines, problemCount, problems, warnings } = outcome.statement;
  const isDayAbove = warnings.some(({ code }) => code === 'DATE_FROM_ABOVE');
  expect(lines.filter((line) => !(line.amount > 0) || !isInText(line, text, isDayAbove))).toEqual([]);
  expect(new Set(lines.map(({ line }) => line)).size).toBe(lines.length);
  expect(problemCount >= Math.min(problems.length, 50)).toBe(true);
}

const edit = fc.record({
  at: fc.nat(2000),
  drop: fc.nat(30),
  put: fc.constantFrom('', '"', ',', '\n', '\r', '\0', '-', '0', '1', '/', '\t', '""', ',,', '"\n'),
});

test('cuts and insertions anywhere never make a line that the file does not hold', () => {
  fc.assert(
    fc.property(fc.constantFrom(...statements), fc.array(edit, { minLength: 1, maxLength: 6 }), (statement, edits) => {
      let text = statement;
      for (const { at, drop, put } of edits) {
        const place = at % (text.length + 1);
        text = text.slice(0, place) + put + text.slice(place + drop);
      }
      expectSound(text.replaceAll('\0', ''));
      expect(() => inEnglish(readStatement(text))).not.toThrow();
    }),
    { numRuns: 600 },
  );
});

test('shuffled rows lose nothing and never change what a row says', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...statements),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 40, maxLength: 40 }),
      (statement, ranks) => {
        const [head = '', ...rows] = statement.replace(/\s+$/, '').split(/\r?\n/);
        const shuffled = rows.map((row, at) => ({ row, rank: ranks[at % 40] ?? 0 })).sort((a, b) => a.rank - b.rank);
        const text = `${[head, ...shuffled.map(({ row }) => row)].join('\n')}\n`;
        const [one, other] = [
          inEnglish(readStatement(`${[head, ...rows].join('\n')}\n`)),
          inEnglish(readStatement(text)),
        ];
        const facts = (outcome: typeof one) =>
          outcome.ok ? outcome.statement.lines.map(({ line: _line, ...rest }) => JSON.stringify(rest)).sort() : [];
        const count = (outcome: typeof one) =>
          outcome.ok ? outcome.statement.lines.length + outcome.statement.problemCount : 0;
        expect(count(other)).toBe(count(one));
        const isWhole = (outcome: typeof one) => outcome.ok && outcome.statement.problemCount === 0;
        if (isWhole(one) && isWhole(other)) expect(facts(other)).toEqual(facts(one));
      },
    ),
  );
});

test('whatever is left out, every line is in exactly one place: stored, refused or left out', () => {
  fc.assert(
    fc.property(fc.constantFrom(...statements), fc.array(fc.nat(20)), (statement, skipLines) => {
      const places = (options: { skipLines: number[] }) => {
        const outcome = inEnglish(readStatement(statement, options));
        if (!outcome.ok) return null;
        const { lines, problems, skipped } = outcome.statement;
        return [...lines, ...problems, ...skipped].map(({ line }) => line).sort((a, b) => a - b);
      };
      const some = places({ skipLines });
      if (some) expect(some).toEqual(places({ skipLines: [] }));
    }),
    { numRuns: 400 },
  );
});

test('flipped bytes are read or refused, never thrown', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...seeds),
      fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 12 }),
      (seed, flips) => {
        const bytes = seed.slice();
        for (const [at, byte] of flips) if (bytes.length > 0) bytes[at % bytes.length] = byte;
        expect(() => inEnglish(readStatement(bytes))).not.toThrow();
      },
    ),
    { numRuns: 600 },
  );
});

test('any text at all is read or refused', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(() => inEnglish(readStatement(text))).not.toThrow();
    }),
  );
});
