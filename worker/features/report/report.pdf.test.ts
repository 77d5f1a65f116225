import { describe, expect, test } from 'vitest';
import { pdfTable } from './report.pdf';
import { isInWinAnsi, textWidth, winAnsi } from './report.winansi';

const row = (label: string, amount = '1,18,212.00') => ({ cells: [label, amount], isStrong: false });
const made = (rows: ReturnType<typeof row>[], foot = '') =>
  Array.from(pdfTable({ title: 'Payees', columns: ['Rupees', 'Total'], rows, foot }), (byte) =>
    String.fromCharCode(byte),
  ).join('');

describe('a PDF', () => {
  test('says truly where each of its objects begins, and how long its texts are', () => {
    const file = made(Array.from({ length: 120 }, (_, at) => row(`Payee ${at} (é)`)));
    const [, start = ''] = /startxref\n(\d+)/.exec(file) ?? [];
    const table = file.slice(Number(start));
    expect(table.startsWith('xref\n')).toBe(true);
    const starts = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at = '']) => Number(at));
    for (const [at, place] of starts.entries()) expect(file.slice(place).startsWith(`${at + 1} 0 obj\n`)).toBe(true);
    const streams = [...file.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g)];
    for (const [, length, text = ''] of streams) expect(text.length).toBe(Number(length));
    expect(streams.length).toBeGreaterThan(2);
    expect(file).toContain(`/Count ${streams.length}`);
  });

  test('repeats its heading on every page, loses no row and stays above the lower margin', () => {
    const file = made(Array.from({ length: 200 }, (_, at) => row(`Payee ${at}.`)));
    const pages = file.split('endstream').slice(0, -1);
    for (const page of pages) expect(page).toContain('(Rupees)');
    expect(new Set([...file.matchAll(/Payee \d+\./g)].map(([name]) => name)).size).toBe(200);
    const heights = [...file.matchAll(/ ([\d.]+) Td/g)].map(([, y]) => Number(y));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(36);
  });

  test('ends figures at the right of their column, and cuts a name that would run into them', () => {
    const file = made([row('A'), row('B', '5.00'), row('W'.repeat(90), '1.00')], 'Left out: nothing');
    const right = [...file.matchAll(/Tf ([\d.]+) [\d.]+ Td \(([\d,.]+)\)/g)].map(
      ([, x, text = '']) => Number(x) + 9 * textWidth(text),
    );
    expect(Math.max(...right) - Math.min(...right)).toBeLessThan(0.05);
    expect(file).toMatch(/\(W+\x85\)/);
    expect(file).toContain('(Left out: nothing)');
  });
});

test.each([
  ['a (b) \\ c', 'a \\(b\\) \\\\ c'],
  ['₹5 – é', 'Rs.5 \x96 é'],
  ['अनु\nx', '??? x'],
])('%j is written as %j', (text, written) => {
  expect(winAnsi(text)).toBe(written);
});

test.each([
  ['Café “Lark” – ₹5', true],
  ['अनु', false],
])('%j can be written whole: %s', (text, can) => {
  expect(isInWinAnsi(text)).toBe(can);
});
