import { deflateSync, inflateSync, Unzip, UnzipInflate } from 'fflate';
import { containerOf } from '../../../domain/bank/reader/file/text';
import { BESIDE_FILE, besideIn, placedBeside } from '../../../domain/ledger/exchange/beside';
import type { Pack } from '../../../domain/ledger/exchange/many';
import { EXCHANGE_LIMITS, ExchangeRefusal, type InBooks } from '../../../domain/ledger/exchange/model';
import type { OpeningLine } from '../../../domain/ledger/exchange/opening';
import { type Table, tableOf } from '../../../domain/ledger/exchange/table';
import { tallyReader } from '../../../domain/ledger/exchange/tally/read';
import { zohoReader } from '../../../domain/ledger/exchange/zoho/read';
import { say } from '../../../domain/shared/message';
import { formatRupees, paise } from '../../../domain/shared/money';
import { cellsOf } from '../../../platform/delimited';
import { Problem } from '../../../platform/problem';
import { newXmlParser } from '../../../platform/xml';
import type { VoucherLine } from '../ledger.contract';
import type { AccountingImport } from './exchange.table';

/** A file that takes its bytes as they come. */
type Sink = { write: (bytes: Uint8Array) => void; end: () => void };
type Into = (name: string | undefined) => Sink;

const MEGABYTES = EXCHANGE_LIMITS.bytes / 1024 / 1024;
const tooLarge = () =>
  new Problem(413, 'file-too-large', say('ledger-exchange.file-too-large', { megabytes: MEGABYTES }));

/** What files of another program say. Each may be the file itself, or a zip or gzip of such; no more than a piece is held at once. */
export async function readSent(
  format: AccountingImport['format'],
  files: readonly { name: string; content: Blob }[],
): Promise<InBooks> {
  if (files.reduce((sum, { content }) => sum + content.size, 0) > EXCHANGE_LIMITS.bytes) throw tooLarge();
  const reader = format === 'tally-xml' ? tallyFiles() : zohoFiles();
  try {
    let unpacked = 0;
    const count = (bytes: number) => {
      unpacked += bytes;
      if (unpacked > EXCHANGE_LIMITS.bytes) throw tooLarge();
    };
    for (const { name, content } of files) await fed(content, name, reader.into, count);
    return reader.done();
  } catch (error) {
    if (error instanceof ExchangeRefusal) throw refused(error);
    throw error;
  }
}

const refused = ({ said, line }: ExchangeRefusal) =>
  new Problem(422, 'unreadable-file', said, {}, { problems: [{ line: line ?? 0, message: said }] });

async function fed(content: Blob, name: string, into: Into, count: (bytes: number) => void): Promise<void> {
  const head = new Uint8Array(await content.slice(0, 4).arrayBuffer());
  if (head[0] === 0x50 && head[1] === 0x4b) return unzipped(content, into, count);
  const isGzip = head[0] === 0x1f && head[1] === 0x8b;
  const stream: ReadableStream<Uint8Array> = isGzip
    ? content.stream().pipeThrough(new DecompressionStream('gzip'))
    : content.stream();
  const sink = into(name);
  try {
    for await (const piece of stream) {
      count(piece.byteLength);
      sink.write(piece);
    }
  } catch (error) {
    if (error instanceof TypeError && isGzip) throw new ExchangeRefusal(say('ledger-exchange.zip-damaged'));
    throw error;
  }
  sink.end();
}

/** Our own note of where accounts stand, which only a zip of ours has. */
const isBesideFile = (name: string | undefined): boolean => name?.split('/').at(-1) === BESIDE_FILE;

/** What is in a zip beside the books: notes of ours, and what systems put into any zip. */
const BESIDE = /(?:\/|\.json|\.txt|\.DS_Store)$|^__MACOSX\//i;

async function unzipped(content: Blob, into: Into, count: (bytes: number) => void): Promise<void> {
  let fault: unknown = null;
  let files = 0;
  const zip = new Unzip((file) => {
    if (BESIDE.test(file.name) && !isBesideFile(file.name)) return;
    files++;
    const sink = into(file.name);
    file.ondata = (error, piece, isLast) => {
      if (fault) return;
      try {
        if (error) throw new ExchangeRefusal(say('ledger-exchange.zip-damaged'));
        count(piece.byteLength);
        sink.write(piece);
        if (isLast) sink.end();
      } catch (thrown) {
        fault = thrown;
      }
    };
    file.start();
  });
  zip.register(UnzipInflate);
  try {
    for await (const piece of content.stream()) {
      zip.push(piece);
      if (fault) throw fault;
    }
    zip.push(new Uint8Array(), true);
  } catch (error) {
    if (error instanceof ExchangeRefusal || error instanceof Problem) throw error;
    throw new ExchangeRefusal(say('ledger-exchange.zip-damaged'));
  }
  if (fault) throw fault;
  if (files === 0) throw new ExchangeRefusal(say('ledger-exchange.nothing-in-it'));
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Vouchers are alike, so that a page of them takes a tenth of its length: 50,000 would else fill the memory of a Worker. */
export const PACK: Pack = {
  small: (text) => deflateSync(encoder.encode(text), { level: 1 }),
  whole: (kept) => (typeof kept === 'string' ? kept : decoder.decode(inflateSync(kept))),
};

/**
 * Decodes bytes as they come: UTF-16 by its mark or by its noughts, else UTF-8, and from the first letter on that is none of that,
 * Windows-1252. What came before it is the same in both, but for letters that nobody wrote in either.
 */
function decoded(write: (text: string) => void, end: () => void): Sink {
  let text: TextDecoder | null = null;
  let isBegun = false;
  let held = new Uint8Array(0);
  const take = (bytes: Uint8Array, isLast: boolean) => {
    if (!isBegun) text = wideDecoder(bytes);
    isBegun = true;
    if (text) {
      write(text.decode(bytes, { stream: !isLast }));
      return;
    }
    const cut = isLast ? bytes.byteLength : wholeLetters(bytes);
    try {
      // Each piece begins with a letter, so that no decoder has to remember the one before.
      write(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes.subarray(0, cut)));
      held = bytes.slice(cut);
    } catch {
      text = new TextDecoder('windows-1252');
      held = new Uint8Array(0);
      write(text.decode(bytes, { stream: !isLast }));
    }
  };
  return {
    write: (bytes) => {
      const all = held.byteLength === 0 ? bytes : joined(held, bytes);
      held = new Uint8Array(0);
      // Too little to tell by.
      if (all.byteLength < LEAST_TOLD && !isBegun) held = all.slice();
      else take(all, false);
    },
    end: () => {
      take(held, true);
      end();
    },
  };
}

const LEAST_TOLD = 4;

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(one.byteLength + other.byteLength);
  all.set(one);
  all.set(other, one.byteLength);
  return all;
}

/** How many bytes of UTF-8 there are before a letter that is cut off at the end. */
function wholeLetters(bytes: Uint8Array): number {
  for (let back = 1; back <= 3 && back <= bytes.byteLength; back++) {
    const byte = bytes[bytes.byteLength - back] ?? 0;
    if (byte < 0x80) break;
    if (byte < 0xc0) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return length > back ? bytes.byteLength - back : bytes.byteLength;
  }
  return bytes.byteLength;
}

function wideDecoder([first, second, third, fourth]: Uint8Array): TextDecoder | null {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0 && third !== 0 && fourth === 0))
    return new TextDecoder('utf-16le');
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0 && third === 0 && fourth !== 0))
    return new TextDecoder('utf-16be');
  return null;
}

function tallyFiles(): { into: Into; done: () => InBooks } {
  const reader = tallyReader(newXmlParser, PACK);
  const beside = new Map<string, string>();
  return {
    into: (name) => {
      if (isBesideFile(name)) return besideSink(beside);
      const file = reader.file(name);
      return decoded(file.write, file.end);
    },
    done: () => placedBeside(reader.done(), beside),
  };
}

const MOST_BESIDE_LETTERS = 4 * 1024 * 1024;

function besideSink(beside: Map<string, string>): Sink {
  let text = '';
  return decoded(
    (more) => {
      text += more;
      if (text.length > MOST_BESIDE_LETTERS) throw new ExchangeRefusal(say('ledger-exchange.zip-damaged'));
    },
    () => {
      for (const [name, code] of besideIn(text)) beside.set(name, code);
    },
  );
}

function zohoFiles(): { into: Into; done: () => InBooks } {
  const reader = zohoReader();
  return {
    into: (name) => {
      const parts: string[] = [];
      return decoded(
        (text) => parts.push(text),
        () => {
          const text = parts.join('');
          if (text.includes('\0')) throw new ExchangeRefusal(say('ledger-exchange.not-text'));
          reader.file(name, cellsOf(text));
        },
      );
    },
    done: reader.done,
  };
}

/** A table that was sent as CSV or as a workbook. Throws 422 where it is neither. */
export async function tableSent({ content }: { content: Blob }): Promise<Table> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  try {
    if (containerOf(bytes) === 'workbook') return tableOf(await workbookCells(bytes));
    const text = decodedWhole(bytes);
    if (text.includes('\0')) throw new ExchangeRefusal(say('ledger-exchange.not-text'));
    return tableOf(cellsOf(text));
  } catch (error) {
    if (error instanceof ExchangeRefusal) throw refused(error);
    throw error;
  }
}

const MOST_WORKBOOK_BYTES = 4 * 1024 * 1024;
const MOST_WORKBOOK_ROWS = 5_000;

/** The cells of the first sheet, days as YYYY-MM-DD. The reader is heavy, so it is loaded when the first one arrives. */
async function workbookCells(bytes: Uint8Array): Promise<string[][]> {
  if (bytes.byteLength > MOST_WORKBOOK_BYTES) throw tooLarge();
  const { read, utils } = await import('@e965/xlsx');
  try {
    const book = read(bytes, {
      cellFormula: false,
      cellHTML: false,
      sheetRows: MOST_WORKBOOK_ROWS,
      dateNF: 'yyyy-mm-dd',
    });
    const sheet = book.Sheets[book.SheetNames[0] ?? ''];
    return sheet
      ? utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '' }).map((row) => row.map(String))
      : [];
  } catch {
    throw new ExchangeRefusal(say('ledger-exchange.zip-damaged'));
  }
}

function decodedWhole(bytes: Uint8Array): string {
  const parts: string[] = [];
  const sink = decoded(
    (text) => parts.push(text),
    () => {},
  );
  sink.write(bytes);
  sink.end();
  return parts.join('');
}

/** The lines of an opening as a request would name them. */
export const linesOfOpening = (lines: readonly OpeningLine[]): VoucherLine[] =>
  lines.map(({ account, amount, party, bill, tag, foreign }) => ({
    account,
    ...(amount > 0 ? { debit: amount } : { credit: paise(-amount) }),
    ...(party && { party: party.name }),
    ...(bill && { bill: bill.ref, ...(bill.on && { billDate: bill.on }), ...(bill.due && { dueDate: bill.due }) }),
    ...(tag !== undefined && { tag }),
    ...(foreign && {
      currency: foreign.currency,
      foreignAmount: formatRupees(paise(foreign.minor)),
      rate: foreign.rate,
    }),
  }));
