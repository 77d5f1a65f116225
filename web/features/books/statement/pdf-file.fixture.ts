import { createHash } from 'node:crypto';
import type { TextItem } from '#domain/bank/reader/pdf/items';

const HEIGHT = 800;
const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes);
const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&');

/**
 * A PDF file with these words at their places, each in Helvetica; without words, pages that only hold a picture's frame. All that
 * stands on its pages may be turned.
 */
export function pdfOf(items: readonly TextItem[], password?: string, turn: readonly number[] = []): Uint8Array {
  const lock = password === undefined ? undefined : lockOf(password);
  const pages = Math.max(1, ...items.map(({ page }) => page));
  const kids = Array.from({ length: pages }, (_, at) => `${4 + at * 2} 0 R`);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  for (let page = 1; page <= pages; page++) {
    const content = items.filter((item) => item.page === page).map(shown);
    const number = objects.length + 1;
    objects.push(
      pageObject(number),
      streamObject(
        ['0 0 10 10 re', ...(turn.length > 0 ? [`${turn.join(' ')} cm`] : []), ...content].join('\n'),
        number + 1,
        lock,
      ),
    );
  }
  return fileOf(objects, lock);
}

const shown = ({ str, x, y, h }: TextItem) => `BT /F1 ${h} Tf ${x} ${HEIGHT - y} Td (${escaped(str)}) Tj ET`;

const pageObject = (number: number) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${HEIGHT} ${HEIGHT}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${number + 1} 0 R >>`;

function streamObject(content: string, number: number, lock: Lock | undefined): string {
  const data = lock ? textOf(rc4(lock.keyFor(number), bytesOf(content))) : content;
  return `<< /Length ${data.length} >>\nstream\n${data}\nendstream`;
}

function fileOf(objects: readonly string[], lock: Lock | undefined): Uint8Array {
  let text = '%PDF-1.4\n';
  const offsets = [...objects, ...(lock ? [lock.object] : [])].map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const encrypt = lock ? ` /Encrypt ${offsets.length} 0 R /ID [<${ID}> <${ID}>]` : '';
  const trailer = `trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R${encrypt} >>\nstartxref\n${text.length}\n%%EOF`;
  return bytesOf(`${text}xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows}${trailer}`);
}

// The oldest lock of PDF files, of forty bits: it is enough to ask for a password.
type Lock = { object: string; keyFor: (number: number) => Uint8Array };

const ID = '00112233445566778899aabbccddeeff';
const PAD = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex');
const md5 = (...parts: Uint8Array[]) => new Uint8Array(createHash('md5').update(Buffer.concat(parts)).digest());

function lockOf(password: string): Lock {
  const padded = Buffer.concat([bytesOf(password), PAD]).subarray(0, 32);
  const owner = rc4(md5(padded).subarray(0, 5), padded);
  const allowed = Buffer.from([0xfc, 0xff, 0xff, 0xff]);
  const key = md5(padded, owner, allowed, Buffer.from(ID, 'hex')).subarray(0, 5);
  const hex = (bytes: Uint8Array) => `<${Buffer.from(bytes).toString('hex')}>`;
  const object = `<< /Filter /Standard /V 1 /R 2 /O ${hex(owner)} /U ${hex(rc4(key, PAD))} /P -4 >>`;
  return { object, keyFor: (number) => md5(key, Buffer.from([number, 0, 0, 0, 0])).subarray(0, 10) };
}

function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const box = Uint8Array.from({ length: 256 }, (_, at) => at);
  const of = (at: number) => box[at] ?? 0;
  for (let at = 0, to = 0; at < 256; at++) {
    to = (to + of(at) + (key[at % key.length] ?? 0)) % 256;
    [box[at], box[to]] = [of(to), of(at)];
  }
  let at = 0;
  let to = 0;
  return data.map((byte) => {
    at = (at + 1) % 256;
    to = (to + of(at)) % 256;
    [box[at], box[to]] = [of(to), of(at)];
    return byte ^ of((of(at) + of(to)) % 256);
  });
}
