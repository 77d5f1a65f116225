import { Unzip, UnzipInflate } from 'fflate';
import { containerOf } from '../../../domain/bank/reader/file/text';
import { EXCHANGE_LIMITS, ExchangeRefusal, type InBooks } from '../../../domain/ledger/exchange/model';
import type { OpeningLine } from '../../../domain/ledger/exchange/opening';
import { type Table, tableOf } from '../../../domain/ledger/exchange/table';
import { tallyReader } from '../../../domain/ledger/exchange/tally/read';
import { zohoReader } from '../../../domain/ledger/exchange/zoho/read';
import { say } from '../../../domain/shared/message';
import { paise } from '../../../domain/shared/money';
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

/** What is in a zip beside the books: notes of ours, and what systems put into any zip. */
const BESIDE = /(?:\/|\.json|\.txt|\.DS_Store)$|^__MACOSX\//i;

async function unzipped(content: Blob, into: Into, count: (bytes: number) => void): Promise<void> {
  let fault: unknown = null;
  let files = 0;
  const zip = new Unzip((file) => {
    if (BESIDE.test(file.name)) return;
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

/** Decodes bytes as they come: UTF-16 by its mark or by its noughts, else UTF-8, else Windows-1252. */
function decoded(write: (text: string) => void, end: () => void): Sink {
  let decoder: TextDecoder | null = null;
  return {
    write: (bytes) => {
      if (bytes.byteLength === 0) return;
      decoder ??= new TextDecoder(encodingOf(bytes));
      write(decoder.decode(bytes, { stream: true }));
    },
    end: () => {
      write(decoder?.decode() ?? '');
      end();
    },
  };
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second, third, fourth] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0 && third !== 0 && fourth === 0))
    return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0 && third === 0 && fourth !== 0))
    return 'utf-16be';
  try {
    // The last letter may be cut.
    new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

function tallyFiles(): { into: Into; done: () => InBooks } {
  const reader = tallyReader(newXmlParser);
  return {
    into: (name) => {
      const file = reader.file(name);
      return decoded(file.write, file.end);
    },
    done: reader.done,
  };
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

const decodedWhole = (bytes: Uint8Array): string => new TextDecoder(encodingOf(bytes)).decode(bytes);

/** The lines of an opening as a request would name them. */
export const linesOfOpening = (lines: readonly OpeningLine[]): VoucherLine[] =>
  lines.map(({ account, amount, party, bill, tag }) => ({
    account,
    ...(amount > 0 ? { debit: amount } : { credit: paise(-amount) }),
    ...(party && { party: party.name }),
    ...(bill && { bill: bill.ref, ...(bill.on && { billDate: bill.on }), ...(bill.due && { dueDate: bill.due }) }),
    ...(tag !== undefined && { tag }),
  }));
