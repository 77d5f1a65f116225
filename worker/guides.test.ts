import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = ['worker', 'web', 'migrations'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
);
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** A path from the root, or the end of one; `<word>` and `*` stand for any name. What a run makes is no part of the repository. */
const PATH = /^(?!\.wrangler\/)[\w.<*][\w.<>*-]*(\/[\w.<>*-]+)+\/?$|^[\w.<*][\w.<>*-]*\.(ts|tsx|json|md|toml)$/;

function exists(path: string): boolean {
  if (existsSync(join(root, path))) return true;
  const pattern = path.replaceAll('.', '\\.').replace(/<\w+>|\*/g, '[\\w.-]+');
  // From the root where it names folders, else anywhere.
  const places = path.includes('/') ? new RegExp(`^${pattern}(/|$)`) : new RegExp(`(^|/)${pattern}$`);
  return files.some((file) => places.test(file));
}

describe.each(['README.md', 'CONTRIBUTING.md'])('%s', (guide) => {
  const text = readFileSync(join(root, guide), 'utf8');
  const quoted = [...text.replace(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

  test('names only paths that exist, from the root', () => {
    const linked = [...text.matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, path = '']) => path);
    expect([...quoted.filter((code) => PATH.test(code)), ...linked].filter((path) => !exists(path))).toEqual([]);
  });

  test('names only commands that package.json has', () => {
    const named = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, script = '']) => script);
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });
});
