import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { type PdfRow, pdfTable } from './pdf-table';
import { isWritable } from './pdf-text';

const row = (label: string, amount = '1,18,212.00'): PdfRow => ({ cells: [label, amount], kind: 'line' });

type Piece = { text: string; left: number; right: number; y: number };

/** What a reader of PDFs finds on each page of a table: pieces of text and where they stand. */
async function pagesOf(rows: readonly PdfRow[], foot = '', mark = ''): Promise<Piece[][]> {
  const file = await pdfTable({
    title: 'Aarohan Labs Private Limited',
    subtitle: 'Payees, 01 Sep 2026 to 30 Sep 2026',
    columns: ['Amounts in ₹', 'Total'],
    rows,
    foot,
    mark,
    language: 'en',
    pageWords: (page, pages) => `${page} of ${pages}`,
  });
  const document = await getDocumentProxy(file);
  const pages: Piece[][] = [];
  for (let at = 1; at <= document.numPages; at++) {
    const { items } = await (await document.getPage(at)).getTextContent();
    pages.push(items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [pieceOf(item)] : [])));
  }
  return pages;
}

const pieceOf = ({ str, transform, width }: { str: string; transform: number[]; width: number }): Piece => {
  const [left = 0, y = 0] = transform.slice(4);
  return { text: str, left, right: left + width, y };
};

const textOf = (pages: readonly (readonly Piece[])[]) =>
  pages
    .flat()
    .map(({ text }) => text)
    .join(' ');

describe('a PDF', () => {
  test('repeats its heading on every page, numbers the pages, loses no row and stays above the lower margin', async () => {
    const pages = await pagesOf(Array.from({ length: 200 }, (_, at) => row(`Payee ${at}.`)));
    expect(pages.length).toBeGreaterThan(4);
    for (const [at, page] of pages.entries()) {
      expect(textOf([page])).toContain('Total');
      expect(textOf([page])).toContain('Aarohan Labs Private Limited');
      expect(textOf([page])).toContain(`${at + 1} of ${pages.length}`);
    }
    expect(new Set(textOf(pages).match(/Payee \d+\./g)).size).toBe(200);
    expect(Math.min(...pages.flat().map(({ y }) => y))).toBeGreaterThanOrEqual(36);
  });

  test('that lacks lines says so on every page', async () => {
    const rows = Array.from({ length: 120 }, (_, at) => row(`Payee ${at}.`));
    const pages = await pagesOf(rows, '', 'Incomplete: no statement covers 01 May 2026 to 31 May 2026');
    expect(pages.length).toBeGreaterThan(2);
    for (const page of pages) expect(textOf([page])).toContain('Incomplete: no statement covers');
    expect(new Set(textOf(pages).match(/Payee \d+\./g)).size).toBe(120);
    expect(Math.min(...pages.flat().map(({ y }) => y))).toBeGreaterThanOrEqual(36);
  });

  test('ends figures at the right of their column, in letters of any weight', async () => {
    const rows: PdfRow[] = [row('A'), row('B', '5.00'), { cells: ['Total', '99,99,999.00'], kind: 'total' }];
    const figures = (await pagesOf(rows)).flat().filter(({ text }) => /^[\d,.]+$/.test(text));
    expect(figures).toHaveLength(3);
    const ends = figures.map(({ right }) => right);
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(0.1);
  });

  test('goes on with a long name in a further line, and loses nothing of it', async () => {
    const words = 'A payee of many words that goes on and on until it would run into the figures beside it';
    const [page = []] = await pagesOf([row(words), row('W'.repeat(90), '1.00')], 'Left out: nothing');
    const text = textOf([page]);
    for (const word of words.split(' ')) expect(text).toContain(word);
    expect(text.match(/W/g)).toHaveLength(90);
    expect(text).toContain('Left out: nothing');
    const figure = page.find(({ text }) => text === '1.00');
    const names = page.filter(({ text }) => /^W+$/.test(text));
    expect(names.length).toBeGreaterThan(1);
    for (const { right } of names) expect(right).toBeLessThan(figure?.left ?? 0);
  });

  test('keeps a heading with the row below it', async () => {
    for (let rows = 20; rows < 40; rows++) {
      const lines = Array.from({ length: rows }, (_, at) => row(`Payee ${at}`));
      const [first = []] = await pagesOf([...lines, { cells: ['Paid to'], kind: 'heading' }, row('The last')]);
      const text = textOf([first]);
      expect(text.includes('Paid to')).toBe(text.includes('The last'));
    }
  });

  test('gives back its letters to who searches or copies, whatever documents were made before', async () => {
    await pagesOf([row('ÀÈÌÒÙ ÃÑÕ ÇÝ')]);
    expect(textOf(await pagesOf([row('AEIOU ANO CY')]))).toContain('AEIOU ANO CY');
  });

  test('has the rupee and Devanagari', async () => {
    const text = textOf(await pagesOf([row('चाय और कागज', '₹5.00'), row('Café “Lark” – ट्रेडर्स')]));
    expect(text).toContain('₹');
    expect(text).toContain('चाय');
    expect(text).toContain('Café “Lark” –');
    // Marks stand at their consonant, so that no gap parts the word.
    expect(text).toMatch(/ट\S*डर्स|ट\S*ड\S*स/);
  });
});

test.each([
  ['Café “Lark” – ₹5', true],
  ['अनुपालन', true],
  ['தமிழ்நாடு மின்', true],
  ['ಕ್ಷ', false],
])('%j can be written whole: %s', (text, can) => {
  expect(isWritable(text)).toBe(can);
});
