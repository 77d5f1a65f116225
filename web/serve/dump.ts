// What `npm run dump:order -- dump.sql` runs: `wrangler d1 export` writes the tables in no order in which they can be made again.
// A row stands before the tables it refers to, and what triggers keep is there twice. Beside it, in dump-ordered.sql, come the
// tables first, then the rows of what others refer to before those that do, then indexes and triggers.

import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { pathToFileURL } from 'node:url';

type Texts = AsyncIterable<string> | Iterable<string>;

/** The statements of a dump, one by one: it may be larger than the memory. */
export async function* statementsOf(chunks: Texts): AsyncGenerator<string> {
  let [statement, quote, depth, word] = ['', '', 0, ''];
  for await (const chunk of chunks)
    for (const letter of chunk) {
      statement += letter;
      if (quote !== '') {
        if (letter === quote) quote = '';
        continue;
      }
      if (/\w/.test(letter)) {
        word += letter;
        continue;
      }
      // What a trigger does ends with semicolons too.
      if (/^create\s+trigger\b/i.test(statement.trimStart())) depth += turnOf(word);
      word = '';
      if (letter === "'" || letter === '"' || letter === '`') quote = letter;
      else if (letter === '-' && statement.endsWith('--')) quote = '\n';
      else if (letter === ';' && depth === 0) {
        yield statement.trim();
        statement = '';
      }
    }
  if (statement.trim() !== '') yield `${statement.trim()};`;
}

const TURNS: Readonly<Record<string, number>> = { BEGIN: 1, CASE: 1, END: -1 };
const turnOf = (word: string): number => TURNS[word.toUpperCase()] ?? 0;

const TABLE = /^\s*(?:--[^\n]*\n\s*)*CREATE TABLE (?:IF NOT EXISTS )?["`]?(\w+)/i;
const ROW = /^\s*(?:--[^\n]*\n\s*)*INSERT INTO ["`]?(\w+)/i;
const PARENT = /REFERENCES ["`]?(\w+)/gi;

/** The statements of a dump in an order in which they can be run; `read` reads it from its beginning each time. */
export async function* inOrder(read: () => Texts): AsyncGenerator<string> {
  const parents = new Map<string, string[]>();
  const later: string[] = [];
  for await (const statement of statementsOf(read())) {
    const table = TABLE.exec(statement)?.[1];
    if (table)
      parents.set(
        table,
        [...statement.matchAll(PARENT)].map(([, parent = '']) => parent),
      );
    if (table || /^DELETE/i.test(statement)) yield statement;
    else if (!ROW.test(statement)) later.push(statement);
  }
  const levels = levelsOf(parents);
  for (let level = 0; level <= Math.max(0, ...levels.values()); level++)
    for await (const statement of statementsOf(read()))
      if ((levels.get(ROW.exec(statement)?.[1] ?? '') ?? (ROW.test(statement) ? 0 : -1)) === level) yield statement;
  yield* later.filter((statement) => !/^PRAGMA/i.test(statement));
}

/** How many tables a table's rows stand upon. */
function levelsOf(parents: ReadonlyMap<string, readonly string[]>): Map<string, number> {
  const levels = new Map<string, number>();
  const levelOf = (table: string, below: readonly string[]): number => {
    const known = levels.get(table);
    if (known !== undefined) return known;
    const others = (parents.get(table) ?? []).filter((parent) => parent !== table && !below.includes(parent));
    const level = Math.max(0, ...others.map((parent) => 1 + levelOf(parent, [...below, table])));
    levels.set(table, level);
    return level;
  };
  for (const table of parents.keys()) levelOf(table, []);
  return levels;
}

async function writeInOrder(path: string): Promise<string> {
  const ordered = path.replace(/(\.sql)?$/, '-ordered.sql');
  const file = createWriteStream(ordered);
  for await (const statement of inOrder(() => createReadStream(path, 'utf8')))
    if (!file.write(`${statement}\n`)) await once(file, 'drain');
  file.end();
  await once(file, 'finish');
  return ordered;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [path] = process.argv.slice(2);
  if (!path) {
    console.error('Say which file: npm run dump:order -- dump.sql');
    process.exit(1);
  }
  console.log(`In order: ${await writeInOrder(path)}`);
}
