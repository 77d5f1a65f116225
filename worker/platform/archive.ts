import { createHash, type Hash } from 'node:crypto';
import { Zip, ZipDeflate } from 'fflate';

/** A file of an archive, as its manifest tells it. */
export type FileRecord = { name: string; rows: number | null; bytes: number; sha256: string };

/** One file that is being written: takes text or bytes, and says in the end what it holds. */
export type OpenFile = { write: (content: string | Uint8Array) => void; close: (rows: number | null) => FileRecord };

/** A zip that is given away while it is made: what is ready is taken after each step, so that little is held at once. */
export type Archive = { open: (name: string) => OpenFile; end: () => void; taken: () => Uint8Array[] };

const LEVEL = 6;

export function newArchive(madeAt: Date): Archive {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  return {
    open: (name) => openedIn(zip, name, madeAt),
    end: () => zip.end(),
    taken: () => {
      const chunks = ready;
      ready = [];
      return chunks;
    },
  };
}

function openedIn(zip: Zip, name: string, madeAt: Date): OpenFile {
  const file = new ZipDeflate(name, { level: LEVEL });
  file.mtime = madeAt;
  zip.add(file);
  const hash: Hash = createHash('sha256');
  const encoder = new TextEncoder();
  let bytes = 0;
  const write = (content: string | Uint8Array) => {
    const chunk = typeof content === 'string' ? encoder.encode(content) : content;
    hash.update(chunk);
    bytes += chunk.byteLength;
    file.push(chunk);
  };
  const close = (rows: number | null) => {
    file.push(new Uint8Array(), true);
    return { name, rows, bytes, sha256: hash.digest('hex') };
  };
  return { write, close };
}
