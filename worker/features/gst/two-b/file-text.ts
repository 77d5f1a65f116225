import { unzipSync } from 'fflate';
import { type Message, say } from '../../../domain/shared/message';
import { Problem } from '../../../platform/problem';

/** So many bytes a GSTR-2B has at most when it is unpacked: more than the rows of one that is read. */
const MOST_BYTES = 32 * 1024 * 1024;

/**
 * The text of a GSTR-2B as it was sent: the portal's JSON in UTF-8 or UTF-16, or a zip or gzip of one such file. A problem where an
 * archive is damaged, has none or several, or unpacks to more than a GSTR-2B has.
 */
export async function textOfFile(content: Blob): Promise<string> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return decoded(unzipped(bytes));
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return decoded(await gunzipped(content));
  return decoded(bytes);
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (!isWide) return new TextDecoder().decode(bytes);
  return new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
}

function unzipped(bytes: Uint8Array): Uint8Array {
  const names: string[] = [];
  let isLarge = false;
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!/\.json$/i.test(name) || /(^|\/)(__MACOSX\/|\.)/.test(name)) return false;
        names.push(name);
        isLarge ||= originalSize > MOST_BYTES;
        return names.length === 1 && !isLarge;
      },
    });
  } catch {
    throw refused('archive-damaged', say('two-b.fault.archive-damaged'));
  }
  if (isLarge) throw tooLarge();
  if (names.length > 1) throw refused('archive-many', say('two-b.fault.archive-many', { count: names.length }));
  const [name] = names;
  const file = name === undefined ? undefined : files[name];
  if (!file) throw refused('archive-none', say('two-b.fault.archive-none'));
  return file;
}

async function gunzipped(content: Blob): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of content.stream().pipeThrough(new DecompressionStream('gzip'))) {
      size += part.byteLength;
      if (size > MOST_BYTES) throw tooLarge();
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw refused('archive-damaged', say('two-b.fault.archive-damaged'));
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

const refused = (code: string, message: Message): Problem =>
  new Problem(422, code, message, {}, { problems: [{ code, place: '', message }] });
const tooLarge = (): Problem => new Problem(413, 'too-large', say('two-b.fault.archive-large'));
