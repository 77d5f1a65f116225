import { say } from '../../../shared/message';
import { STATEMENT_LIMITS, type StatementOutcome } from '../model';
import type { LineNotice, Refusal } from '../notices';

// Blank lines are free, but not without end.
export const MOST_PHYSICAL_LINES = STATEMENT_LIMITS.lines * 4;

export const tooManyLines = {
  ok: false,
  refusal: {
    code: 'TOO_MANY_LINES',
    message: say('statement.too-many-lines', { limit: STATEMENT_LIMITS.lines }),
  },
} as const satisfies StatementOutcome;

const SIGNATURES: readonly [kind: string, magic: string][] = [
  ['old-workbook', '\xD0\xCF\x11\xE0'],
  ['workbook-or-zip', 'PK\x03\x04'],
  ['pdf', '%PDF'],
  ['compressed', '\x1F\x8B'],
  ['image', '\x89PNG'],
  ['image', '\xFF\xD8\xFF'],
  ['image', 'GIF8'],
];

const WEB_PAGE = /^[\s\uFEFF]*</;

const tooLarge: Refusal = {
  code: 'FILE_TOO_LARGE',
  message: say('statement.file-too-large', { megabytes: STATEMENT_LIMITS.bytes / 1024 / 1024 }),
};

const empty: Refusal = {
  code: 'EMPTY_FILE',
  message: say('statement.empty-file'),
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
  const [kind] = known;
  return { code: 'UNSUPPORTED_CONTENT', message: say(`statement.container.${kind}`) };
}

/** What is answered to a page that shows no table, such as the one that asks to sign in. */
export const pageWithoutTable: Refusal = {
  code: 'NOT_A_STATEMENT',
  message: say('statement.page-without-table'),
};

/** What keeps decoded text from being read: nothing in it, or the format of another program. */
export const refuseText = (text: string): Refusal | null => (text.trim() === '' ? empty : refuseFormat(text));

const binaryContent: Refusal = {
  code: 'UNSUPPORTED_CONTENT',
  message: say('statement.binary'),
};

function byteLength(content: string | Uint8Array): number {
  if (typeof content !== 'string') return content.byteLength;
  // Three bytes a unit is the most UTF-8 takes, so a short text need not be encoded to be measured.
  if (content.length * 3 <= STATEMENT_LIMITS.bytes || content.length > STATEMENT_LIMITS.bytes) return content.length;
  return new TextEncoder().encode(content).byteLength;
}

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
function refuseFormat(text: string): Refusal | null {
  const start = text.slice(0, SEARCHED).replace(/^\uFEFF/, '');
  const [name] = FORMATS.find(([, beginning]) => beginning.test(start)) ?? [];
  return name === undefined ? null : { code: 'UNSUPPORTED_CONTENT', message: say('statement.other-format', { name }) };
}

const SEARCHED = 1_000;

type Decoded = { ok: true; text: string; warnings: LineNotice[] } | { ok: false; refusal: Refusal };

/** Control characters except tab and line feed, and halves of characters that have lost the other half. */
const UNWANTED = /[^\P{Cc}\t\n]|\p{Cs}/u;
/** Looked for first, in a fraction of the time: any of these, or half of a character that may well be whole. */
const MAYBE_UNWANTED = /[^\t\n -~\u00a0-\ud7ff\ue000-\uffff]/;
const EVERY_UNWANTED = new RegExp(UNWANTED, 'gu');

/** More than this share of control characters, and the content was never text. */
const BINARY_SHARE = 0.1;

// The 32 places where Windows-1252 differs from Unicode's first 256; 0 where it defines nothing.
const WINDOWS_1252 = [
  0x20ac, 0, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017d, 0, 0,
  0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0, 0x017e, 0x0178,
];

/** The text of a file: UTF-16 by its mark, else UTF-8, else line by line UTF-8 or Windows-1252. */
export function decode(content: string | Uint8Array): Decoded {
  const { text, warnings } = typeof content === 'string' ? { text: content, warnings: [] } : decodeBytes(content);
  const unmarked = withPlainLineEnds(text.startsWith('\uFEFF') ? text.slice(1) : text);
  return MAYBE_UNWANTED.test(unmarked) && UNWANTED.test(unmarked)
    ? withoutControls(unmarked, warnings)
    : { ok: true, text: unmarked, warnings };
}

/** One line feed ends each line, so that a line's number is the same whichever system wrote the file. */
function withPlainLineEnds(text: string): string {
  if (!text.includes('\r')) return text;
  if (!text.includes('\n')) return text.replaceAll('\r', '\n');
  // Looking back keeps a long run without a line feed from being walked again from each of its places.
  return text.replace(/(?<!\r)\r+\n/g, '\n').replaceAll('\r', ' ');
}

function decodeBytes(bytes: Uint8Array): { text: string; warnings: LineNotice[] } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), warnings: [] };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), warnings: [] };
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked) return { text: new TextDecoder(unmarked).decode(bytes), warnings: [] };
  const text = strictUtf8(bytes);
  return text === null ? decodeByLine(bytes) : { text, warnings: [] };
}

/** Two bytes a letter, one of them nought in nearly all letters of a statement: some programs leave the mark out. */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const length = Math.min(bytes.length, MARK_SEARCH) & ~1;
  const noughts = [0, 0];
  for (let at = 0; at < length; at++) if (bytes[at] === 0) noughts[at % 2] = (noughts[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = noughts;
  if (odd > length * MOST_LETTERS && even === 0) return 'utf-16le';
  return even > length * MOST_LETTERS && odd === 0 ? 'utf-16be' : null;
}

const MARK_SEARCH = 2_000;
/** Of all bytes half are noughts where every letter is of a Western alphabet. */
const MOST_LETTERS = 0.4;

function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    return null;
  }
}

function decodeByLine(bytes: Uint8Array): { text: string; warnings: LineNotice[] } {
  const parts: string[] = [];
  const older: number[] = [];
  for (let start = 0, line = 1; start < bytes.length; line++) {
    const newline = bytes.indexOf(0x0a, start);
    const end = newline === -1 ? bytes.length : newline + 1;
    const text = strictUtf8(bytes.subarray(start, end));
    if (text === null) older.push(line);
    parts.push(text ?? fromWindows1252(bytes.subarray(start, end)));
    start = end;
  }
  return { text: parts.join(''), warnings: [mixedEncoding(older)] };
}

function fromWindows1252(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) {
    const isDifferent = byte >= 0x80 && byte < 0xa0;
    text += String.fromCharCode(isDifferent ? WINDOWS_1252[byte - 0x80] || 0xfffd : byte);
  }
  return text;
}

function mixedEncoding(lines: readonly number[]): LineNotice {
  const [line = 0] = lines;
  const message = say('statement.encoding-mixed', {
    line: String(line),
    count: lines.length,
    others: lines.length - 1,
  });
  return { line, code: 'ENCODING_MIXED', message };
}

function withoutControls(text: string, warnings: LineNotice[]): Decoded {
  const first = text.search(UNWANTED);
  let removed = 0;
  const clean = text.replace(EVERY_UNWANTED, (found) => {
    removed++;
    return found >= '\uD800' ? '\uFFFD' : '';
  });
  if (removed > text.length * BINARY_SHARE) return { ok: false, refusal: binaryContent };
  const line = text.slice(0, first).split('\n').length;
  const message = say('statement.control-characters', { count: removed, line: String(line) });
  return { ok: true, text: clean, warnings: [...warnings, { line, code: 'CONTROL_CHARACTERS', message }] };
}
