import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { inOrder } from './dump.ts';

// As wrangler writes it: rows before the tables they refer to, what triggers keep beside it, and texts of every kind.
const DUMP = `PRAGMA defer_foreign_keys=TRUE;
CREATE TABLE entries (chain text, seq integer);
INSERT INTO "entries" ("chain","seq") VALUES('c',1);
INSERT INTO "entries" ("chain","seq") VALUES('c',2);
CREATE TABLE \`lines\` (id text PRIMARY KEY, company text, words text, FOREIGN KEY (\`company\`) REFERENCES \`companies\`(\`id\`));
INSERT INTO "lines" ("id","company","words") VALUES('l','c','It''s; -- no comment
CREATE TABLE nothing (x); "half');
-- A comment; with a semicolon
CREATE TABLE companies (id text PRIMARY KEY, mother text REFERENCES companies(id));
INSERT INTO "companies" ("id","mother") VALUES('c',NULL);
CREATE TABLE heads (chain text PRIMARY KEY, length integer);
INSERT INTO "heads" ("chain","length") VALUES('c',2);
CREATE INDEX lines_company ON lines (company);
CREATE TRIGGER entries_keep AFTER INSERT ON entries
BEGIN
  INSERT INTO heads (chain, length) VALUES (NEW.chain, CASE WHEN NEW.seq > 0 THEN NEW.seq ELSE 0 END)
  ON CONFLICT (chain) DO UPDATE SET length = excluded.length;
END;
`;

test.each([1, 7, DUMP.length])('a dump read %i letters at a time can be run in its order', async (size) => {
  const chunks = () => DUMP.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
  const database = new DatabaseSync(':memory:');
  database.exec('PRAGMA foreign_keys = ON');
  for await (const statement of inOrder(chunks)) database.exec(statement);
  const all = (table: string) => database.prepare(`SELECT * FROM ${table}`).all();
  expect(all('heads')).toMatchObject([{ chain: 'c', length: 2 }]);
  expect(all('lines')).toMatchObject([{ words: 'It\'s; -- no comment\nCREATE TABLE nothing (x); "half' }]);
  database.exec("INSERT INTO entries VALUES ('c', 3)");
  expect(all('heads')).toMatchObject([{ length: 3 }]);
});
