// What `npm test` runs: the check, the builds of the web and the Worker, and the tests. Those of the Worker take the longest on one
// core and need none of it, so they begin at once and go first: else the other core has nothing to do at the end. Beside them run
// those of the browser, those in the made-up language and the pure ones. What follows `npm test --`, such as the path of a test,
// goes to all. What failed is said once more at the very end, a line each.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT, buildWorker } from './build.ts';
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

writeDevVars();
const reports = mkdtempSync(join(tmpdir(), 'anupalan-tests-'));
const worker = test(WORKER);
const verdicts = [
  await passed('check', [CHECK]),
  ...(await Promise.all([passed('build', [scriptOf.vite, 'build', 'web']), builtWorker()])),
];
// Where one of them failed there is nothing that a browser should open.
const others = verdicts.every(({ passed }) => passed) ? [BROWSER, MADE_UP, PURE] : [PURE];
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

async function builtWorker(): Promise<Verdict> {
  const failures = await buildWorker().then(
    () => [],
    (error) => [`${error}`],
  );
  return { name: 'build of the Worker', passed: failures.length === 0, failures };
}

/** Runs the tests of some projects of vitest.config.ts. */
function test({ name, args, priority = constants.priority.PRIORITY_BELOW_NORMAL }: Run): Promise<Verdict> {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const all = ['run', ...args, ...reporters, '--passWithNoTests', ...WANTED];
  // Both are built before anything that is served starts.
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
