import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MADE_UP, PRODUCT } from './paths.ts';
import { writeDevVars } from './settings.ts';
import { joinSharedWords } from './shared-words.ts';

/**
 * The product in a made-up language, for tests: what is in English there was written in code instead of in web/messages, and what
 * breaks there would break in a language of longer words. Every letter is one that the faces of the pages and of the PDFs have.
 */

const ACCENTS: Readonly<Record<string, string>> = {
  ...{ a: 'á', c: 'ç', e: 'é', i: 'í', n: 'ñ', o: 'ó', u: 'ú', y: 'ý' },
  ...{ A: 'Á', C: 'Ç', E: 'É', I: 'Í', N: 'Ñ', O: 'Ó', U: 'Ú', Y: 'Ý' },
};

/** What every word ends in, so that none of them can be taken for English. */
const ENDING = 'ø';

/** A text as it is in the made-up language: in brackets, each word longer by a third; what is filled in stays as it is. */
export const madeUp = (text: string): string =>
  `[${text
    .split(/(\{\w+\})/)
    .map((part, place) => (place % 2 === 1 ? part : part.replace(/\p{L}+/gu, longer)))
    .join('')}]`;

const longer = (word: string): string =>
  word.replace(/./gu, (letter) => ACCENTS[letter] ?? letter) + ENDING.repeat(Math.ceil(word.length / 3));

/** The keys of the formats of messages whose values are texts: the forms of a plural, and the variants of a match. */
const isText = (key: string, folders: readonly string[]): boolean =>
  folders.length === 0 || folders.at(-1) === 'match' || ['one', 'few', 'other'].includes(key);

function inMadeUp(value: unknown, folders: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((part) => inMadeUp(part, folders));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      typeof part === 'string' && isText(key, folders) ? madeUp(part) : inMadeUp(part, [...folders, key]),
    ]),
  );
}

/** Writes the made-up language, and what the Worker needs to be served with it. */
export function makeUpLanguage(): void {
  const files = readdirSync(PRODUCT.messages, { recursive: true, encoding: 'utf8' });
  for (const name of files.filter((one) => /^(shared[\\/])?\w\w[\\/].*\.json$/.test(one))) {
    const words = JSON.parse(readFileSync(join(PRODUCT.messages, name), 'utf8'));
    write(name, JSON.stringify(inMadeUp(words)));
  }
  joinSharedWords(MADE_UP);
  writeWorker();
}

/** The Worker's configuration with the words of the made-up language in the place of the others. */
function writeWorker(): void {
  const config = readFileSync(PRODUCT.worker, 'utf8').replace('main = "', 'main = "../../');
  const words = join(MADE_UP.messages, 'joined', 'words.json').replaceAll('\\', '/');
  writeFileSync(MADE_UP.worker, `${config}\n[alias]\n"#words" = "${words}"\n`);
  writeDevVars(MADE_UP);
}

function write(name: string, text: string): void {
  const path = join(MADE_UP.messages, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
