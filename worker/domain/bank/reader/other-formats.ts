import type { Refusal } from './notices';

/** Files that banks and bookkeeping make for other programs, by how they begin. */
const FORMATS: readonly [name: string, beginning: RegExp][] = [
  ['MT940', /^\s*(?:\{1:[^\n]{0,200}\n\s*)?:20:/],
  ['OFX', /^\s*(?:OFXHEADER|(?:<\?[^>]{0,200}>\s*){0,3}<OFX\b)/i],
  ['CAMT', /^\s*(?:<\?[^>]{0,200}>\s*)?<Document\b[^>]{0,300}camt\./i],
  ['Tally XML', /^\s*(?:<\?[^>]{0,200}>\s*)?<ENVELOPE>/i],
  ['QIF', /^\s*!Type:/i],
  ['JSON', /^\s*(?:\[\s*\{|\{\s*")/],
];

/** The answer to a file in one of these formats, so that nobody looks for its heading; null for any other. */
export function refuseFormat(text: string): Refusal | null {
  const start = text.slice(0, SEARCHED).replace(/^\uFEFF/, '');
  const [name] = FORMATS.find(([, beginning]) => beginning.test(start)) ?? [];
  const message = `This is a file for other programs (${name}), not a statement in columns. Download the statement as CSV, Excel or PDF.`;
  return name === undefined ? null : { code: 'UNSUPPORTED_CONTENT', message };
}

const SEARCHED = 1_000;
