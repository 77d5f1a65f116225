import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

// What people read is a message with an id: its words stand in web/messages, so that they can be read in another language. Data
// stays in the language it was written in: statutes by their title, names, narrations. So do errors of ours, which nobody sees.

const root = import.meta.dirname;

/** Sources that are made for tests and measurements, or hold nothing but data: the demonstration, narrations and their words. */
const NOT_SPOKEN =
  /\.(test|fixture|data)\.ts$|(^|\/)(chart-data|sources)\.ts$|\.d\.ts$|^(bench|testing)\/|\/(fixtures|corpus|lexicon|demo)\//;

/** Whose text is data by its nature, fields and constants (by their last word): what the law is cited by, and its values counted in. */
const CITATIONS = new Set(['source', 'statute', 'citation', 'quote', 'unit']);
const isCitation = (name: string): boolean =>
  CITATIONS.has(name) || CITATIONS.has(/(?<=^|_)[A-Z]+$/.exec(name)?.[0].toLowerCase() ?? '');

/** What takes a text that nobody but us reads: our errors, and the database's names of its own. */
const FOR_US = new Set(['Error', 'RangeError', 'TypeError', 'SyntaxError', 'failedOn']);

/** What takes words that are looked for in what others wrote: terms of narrations, patterns, words of headings. */
const LOOKED_FOR = new Set(['saying', 'RegExp', 'list']);

/** Fields that people read: what begins with a capital in them is a word, be it a single one. */
const READ = new Set([
  'message',
  'title',
  'label',
  'subject',
  'summary',
  'heading',
  'description',
  'why',
  'reason',
  'what',
]);

/** Our name is the same in every language. */
const NAME = 'Anupalan';

/** Units, scopes and values of headers that have blanks in their names. */
const UNITS = new Set(['basis points', 'yes or no', 'all of it', 'private, no-cache']);

type Node = { type: string; start: number } & Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Two words in small letters beside each other: a sentence, or a part of one. Code is none, such as SQL and the bars of a pattern. */
const isSentence = (text: string): boolean =>
  /\p{Ll}{2,},? \p{Ll}{2,}/u.test(text) && !CODE.test(text) && !UNITS.has(text);

/** A text in a field that people read, such as `label: 'Total'`. */
const isLabel = (text: string, parent?: Node): boolean =>
  parent?.type === 'Property' && READ.has(nameOf(parent.key)) && /^\p{Lu}\p{Ll}/u.test(text) && text !== NAME;

const CODE =
  /[a-z]_[a-z]|[|]|\b(SELECT|INSERT|UPDATE|DELETE|CREATE|FROM|WHERE|JOIN|VALUES|UNIQUE|CONFLICT|ORDER BY|GROUP BY|BETWEEN|AND|AS)\b|is (not )?null/;

/** The sentences in a source, but for those in errors of ours, citations, and names of modules. */
function sentencesIn(name: string, text: string): string[] {
  const found: string[] = [];
  const walk = (node: Node, parent?: Node): void => {
    if (isUnspoken(node)) return;
    const said = textOf(node);
    if (said !== undefined && (isSentence(said) || isLabel(said, parent)))
      found.push(`${name}:${lineAt(text, node.start)} ${said}`);
    for (const value of Object.values(node)) for (const part of [value].flat()) if (isNode(part)) walk(part, node);
  };
  walk(parseSync(name, text).program as unknown as Node);
  return found;
}

function isUnspoken(node: Node): boolean {
  if (/^(Import|Export(Named|All))Declaration$/.test(node.type) && isNode(node.source)) return true;
  if (node.type === 'NewExpression' || node.type === 'CallExpression') {
    const taker = nameOf(node.callee);
    return FOR_US.has(taker) || LOOKED_FOR.has(taker);
  }
  if (node.type === 'Property') return isCitation(nameOf(node.key));
  if (node.type === 'VariableDeclarator') return isCitation(nameOf(node.id));
  return node.type.startsWith('TS') && node.type.includes('Type') && !('expression' in node);
}

const nameOf = (node: unknown): string => (isNode(node) && typeof node.name === 'string' ? node.name : '');

function textOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined;
  return node.quasis.map(({ value }: { value: { cooked: string } }) => value.cooked).join('…');
}

const lineAt = (text: string, place: number): number => text.slice(0, place).split('\n').length;

test('no sentence stands in the code of the Worker', () => {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const spoken = names.filter((name) => !NOT_SPOKEN.test(name));
  expect(spoken.flatMap((name) => sentencesIn(name, readFileSync(join(root, name), 'utf8')))).toEqual([]);
});

test('a sentence is found wherever it stands, and nothing else is taken for one', () => {
  const source = `
    import { a } from 'a module of mine';
    const said = say('gst.late-fee.cap');
    const query = 'SELECT a thing of mine FROM b';
    throw new RangeError('nobody reads this here');
    const OLD_STATUTE = 'the act as it stood';
    const text = 'It is due today';
    const more = { label: \`due on \${day} is it\`, source: 'the act as it stands' };
    const one = { title: 'Total', kind: 'Total', state: 'total' };
  `;
  expect(sentencesIn('a.ts', source)).toEqual(['a.ts:7 It is due today', 'a.ts:8 due on … is it', 'a.ts:9 Total']);
});
