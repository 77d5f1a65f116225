import Papa from 'papaparse';

/** The rows of delimited text as cells, parted by whatever its first line is parted by most. */
export const cellsOf = (text: string): string[][] =>
  Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimiter: delimiterOf(text) }).data;

function delimiterOf(text: string): string {
  const line = /[^\r\n]+/.exec(text)?.[0] ?? '';
  const counts = [',', ';', '\t'].map((delimiter) => [delimiter, line.split(delimiter).length] as const);
  return counts.sort((a, b) => b[1] - a[1])[0]?.[0] ?? ',';
}
