// What `npm test` runs: the check, the build of the web, and the tests. Those of the Worker take the longest on one core and need
// neither, so they begin at once and go first: else the other core has nothing to do at the end. Those of the browser run in two
// halves, because a browser waits as much as it works; then there are those in the made-up language and the pure ones. Each has a
// server, a clock and stores of its own. What follows `npm test --`, such as the path of a test, goes to all. What failed is said
// once more at the very end, a line each.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT } from './build.ts';
import { failuresIn } from './failures.ts';
import { ROOT, scriptOf } from './paths.ts';
import { writeDevVars } from './settings.ts';

type Run = { name: string; args: readonly string[]; priority?: number };
type Verdict = { name: string; passed: boolean; failures: readonly string[] };

const WANTED = process.argv.slice(2);
const CHECK = join(ROOT, 'web/serve/check.ts');
const WORKER: Run = {
  name: 'worker tests',
  args: ['--project', 'worker'],
  priority: constants.priority.PRIORITY_NORMAL,
};
const PURE: Run = { name: 'pure tests', args: ['--project', 'pure'] };
const BROWSER: Run = { name: 'browser tests', args: ['--project', 'browser'] };
const MADE_UP: Run = { name: 'made-up language', args: ['--project', 'made-up'] };
const half = (part: 1 | 2): Run => ({
  name: `browser tests, half ${part}`,
  args: [...BROWSER.args, `--shard=${part}/2`],
});

writeDevVars();
const reports = mkdtempSync(join(tmpdir(), 'anupalan-tests-'));
const worker = test(WORKER);
const verdicts = [await passed('check', [CHECK]), await passed('build', [scriptOf.vite, 'build', 'web'])];
// A single file cannot be halved.
const browsers = WANTED.length > 0 ? [BROWSER] : [half(1), half(2)];
// Where one of them failed there is nothing that a browser should open.
const others = verdicts.every(({ passed }) => passed) ? [...browsers, MADE_UP, PURE] : [PURE];
verdicts.push(...(await Promise.all([worker, ...others.map(test)])));
rmSync(reports, { recursive: true, force: true });
for (const { name, passed, failures } of verdicts) {
  console.log(`${name}: ${passed ? 'passed' : 'FAILED'}.`);
  for (const failure of failures) console.log(`  ${failure}`);
}
process.exit(verdicts.every(({ passed }) => passed) ? 0 : 1);

/** Runs a script to its end; what it says is shown as it says it. */
function passed(name: string, args: readonly string[]): Promise<Verdict> {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  return new Promise((resolve) => child.on('close', (code) => resolve({ name, passed: code === 0, failures: [] })));
}

/** Runs the tests of some projects of vitest.config.ts. */
function test({ name, args, priority = constants.priority.PRIORITY_BELOW_NORMAL }: Run): Promise<Verdict> {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const all = ['run', ...args, ...reporters, '--passWithNoTests', ...WANTED];
  // The web is built before anything that is served starts.
  const env = { ...process.env, [BUILT]: '1' };
  const child = spawn(process.execPath, [scriptOf.vitest, ...all], { cwd: ROOT, env, stdio: 'inherit' });
  // What it starts itself inherits it.
  if (child.pid !== undefined) setPriority(child.pid, priority);
  return new Promise((resolve) =>
    child.on('close', (code) => {
      const passed = code === 0;
      resolve({ name, passed, failures: passed ? [] : failuresIn(report) });
    }),
  );
}
