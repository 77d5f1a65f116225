// What `npm run font` runs: cuts the face of the product out of Inter, whole, into the one file of web/fonts that is committed.
// Run again when inter-ui is updated, or a text needs a character that the cut lacks.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT, WEB } from './paths.ts';

const INTER = join(ROOT, 'node_modules', 'inter-ui');

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

// Letters, figures and marks of Western Europe, then what the texts use beyond them.
const CHARACTERS = `${from(0x20, 0x7e)}${from(0xa0, 0xff)}₹–—‘’“”…−≤≥→←↑↓✓€`;
// Kerning and accents; figures of one width; a nought, a one and an I that cannot be mistaken in an identifier.
const FEATURES = ['kern', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'zero', 'ss02'];

const font = await subsetFont(readFileSync(join(INTER, 'variable', 'InterVariable.woff2')), CHARACTERS, {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 }, opsz: { min: 14, max: 32 } },
  keepFeatures: FEATURES,
});
writeFileSync(join(WEB, 'fonts', 'inter.woff2'), font);
copyFileSync(join(INTER, 'LICENSE.txt'), join(WEB, 'fonts', 'LICENSE.txt'));
console.log(`web/fonts/inter.woff2: ${font.length} bytes`);
