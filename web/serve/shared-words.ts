import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Edition, PRODUCT } from './paths.ts';

type Words = string | Readonly<Record<string, string>>;

const sharedOf = ({ messages }: Edition) => join(messages, 'shared');

/** The language in which the texts are written, and that stands in where another lacks one. */
export const BASE = 'en';

/** A folder is a language. */
export const languagesOf = (edition = PRODUCT): string[] => readdirSync(sharedOf(edition)).sort();

/** The shared catalogue of a language by message id: the words of `gst.json` under `late-fee.cap` are those of `gst.late-fee.cap`. */
export function sharedWords(language: string, edition = PRODUCT): Record<string, Words> {
  const shared = sharedOf(edition);
  const files = readdirSync(join(shared, language)).filter((name) => name.endsWith('.json'));
  const entries = files.flatMap((name) => {
    const words = JSON.parse(readFileSync(join(shared, language, name), 'utf8')) as Record<string, Words>;
    return Object.entries(words).map(([key, value]) => [`${name.slice(0, -'.json'.length)}.${key}`, value] as const);
  });
  return Object.fromEntries(entries);
}

/** Joins the shared catalogue of all languages into the one file that the Worker takes in. Before every build, check and test. */
export function joinSharedWords(edition = PRODUCT): void {
  const joined = Object.fromEntries(languagesOf(edition).map((language) => [language, sharedWords(language, edition)]));
  const folder = join(edition.messages, 'joined');
  mkdirSync(folder, { recursive: true });
  const [path, text] = [join(folder, 'words.json'), JSON.stringify(joined)];
  // A server that runs beside this begins anew when the file is written, and what it was asked meanwhile is lost.
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}
