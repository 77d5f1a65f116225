import type { Refusal } from './notices';
import { refuseFormat } from './other-formats';

export const STATEMENT_LIMITS = {
  bytes: 10 * 1024 * 1024,
  lines: 100_000,
  cellCharacters: 2_000,
  columns: 64,
  /** Physical lines that one quoted cell may span before the quote is taken for a stray one. */
  quotedLines: 8,
  /** Lines searched for the heading. */
  headerSearch: 150,
} as const;

const SIGNATURES: readonly [name: string, magic: string, advice: string][] = [
  ['an old Excel workbook', '\xD0\xCF\x11\xE0', 'Open it in Excel and save it as CSV.'],
  ['an Excel workbook or a zip archive', 'PK\x03\x04', 'Open it in Excel and save the sheet as CSV.'],
  ['a PDF', '%PDF', 'Download the statement as CSV instead.'],
  ['a compressed file', '\x1F\x8B', 'Unpack it and send the CSV inside.'],
  ['an image', '\x89PNG', 'Download the statement as CSV instead.'],
  ['an image', '\xFF\xD8\xFF', 'Download the statement as CSV instead.'],
  ['an image', 'GIF8', 'Download the statement as CSV instead.'],
];

const WEB_PAGE = /^[\s\uFEFF]*</;

const tooLarge: Refusal = {
  code: 'FILE_TOO_LARGE',
  message: `The file is larger than ${STATEMENT_LIMITS.bytes / 1024 / 1024} MB. Download the statement for a shorter period and send it in parts.`,
};

const empty: Refusal = {
  code: 'EMPTY_FILE',
  message: 'The file is empty. Send the statement with its heading line and its transactions.',
};

/** What a file is packed in, by its first bytes: workbooks, and pages that hold one, are opened before they are read. */
export function containerOf(content: Uint8Array): 'text' | 'workbook' | 'page' {
  if (content.byteLength > STATEMENT_LIMITS.bytes) return 'text';
  const start = String.fromCharCode(...content.subarray(0, 8));
  if (start.startsWith('\xD0\xCF\x11\xE0') || start.startsWith('PK\x03\x04')) return 'workbook';
  const head = new TextDecoder().decode(content.subarray(0, PAGE_SEARCH)).replaceAll('\0', '');
  return WEB_PAGE.test(head) && /<(?:\w+:)?workbook\b/i.test(head) ? 'page' : 'text';
}

const PAGE_SEARCH = 64 * 1024;

export const isWebPage = (text: string): boolean => WEB_PAGE.test(text);

/** What keeps the raw content from being read at all, judged by its first bytes and its size, never by its name. */
export function refuseContainer(content: string | Uint8Array): Refusal | null {
  if (byteLength(content) > STATEMENT_LIMITS.bytes) return tooLarge;
  const start = typeof content === 'string' ? content.slice(0, 8) : String.fromCharCode(...content.subarray(0, 8));
  const known = SIGNATURES.find(([, magic]) => start.startsWith(magic));
  if (!known) return null;
  const [name, , advice] = known;
  return { code: 'UNSUPPORTED_CONTENT', message: `This is ${name}, not a statement in CSV. ${advice}` };
}

/** What is answered to a page that shows no table, such as the one that asks to sign in. */
export const pageWithoutTable: Refusal = {
  code: 'NOT_A_STATEMENT',
  message:
    'This is a web page without a statement table, perhaps because the bank had signed you out. Download the statement again as CSV.',
};

/** What keeps decoded text from being read: nothing in it, or the format of another program. */
export const refuseText = (text: string): Refusal | null => (text.trim() === '' ? empty : refuseFormat(text));

export const binaryContent: Refusal = {
  code: 'UNSUPPORTED_CONTENT',
  message: 'This is not a text file, so it is not a statement in CSV. Download the statement as CSV and send that.',
};

function byteLength(content: string | Uint8Array): number {
  if (typeof content !== 'string') return content.byteLength;
  // Three bytes a unit is the most UTF-8 takes, so a short text need not be encoded to be measured.
  if (content.length * 3 <= STATEMENT_LIMITS.bytes || content.length > STATEMENT_LIMITS.bytes) return content.length;
  return new TextEncoder().encode(content).byteLength;
}
