import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { madeUp } from '../../serve/made-up';
import { PRODUCT } from '../../serve/paths';

const folder = join(PRODUCT.messages, 'en');

const WORDS: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))),
);

/** How a text of the pages reads in the made-up language, whatever it is filled with. Throws where there is no such text. */
export function reads(key: string): RegExp {
  const text = WORDS[key];
  if (typeof text !== 'string') throw new RangeError(`There is no text ${key} in web/messages/en`);
  const pattern = madeUp(text)
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(pattern.join('.*'));
}
