// The tests of `npm test`: those of the browser beside all others and in two halves, because a browser waits as much as it
// works; and those in the made-up language. Each has a server, a clock and stores of its own. What follows `npm test --`, such as
// the path of a test, goes to all. What failed is said once more at the very end, a line each.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT } from './build.ts';
import { failuresIn } from './failures.ts';
import { ROOT, scriptOf } from './paths.ts';
import { writeDevVars } from './settings.ts';

type Run = { name: string; args: readonly string[] };
type Verdict = { name: string; passed: boolean; failures: readonly string[] };

const WANTED = process.argv.slice(2);
const REST: Run = { name: 'pure and worker tests', args: ['--project', 'pure', '--project', 'worker'] };
const BROWSER: Run = { name: 'browser tests', args: ['--project', 'browser'] };
const MADE_UP: Run = { name: 'made-up language', args: ['--project', 'made-up'] };
const half = (part: 1 | 2): Run => ({
  name: `browser tests, half ${part}`,
  args: [...BROWSER.args, `--shard=${part}/2`],
});

writeDevVars();
const reports = mkdtempSync(join(tmpdir(), 'anupalan-tests-'));
// A single file cannot be halved.
const runs = WANTED.length > 0 ? [REST, BROWSER, MADE_UP] : [REST, half(1), half(2), MADE_UP];
const verdicts = await Promise.all(runs.map(test));
rmSync(reports, { recursive: true, force: true });
for (const { name, passed, failures } of verdicts) {
  console.log(`${name}: ${passed ? 'passed' : 'FAILED'}.`);
  for (const failure of failures) console.log(`  ${failure}`);
}
process.exit(verdicts.every(({ passed }) => passed) ? 0 : 1);

/** Runs the tests of some projects of vitest.config.ts. */
function test({ name, args }: Run): Promise<Verdict> {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const all = ['run', ...args, ...reporters, '--passWithNoTests', ...WANTED];
  // `npm test` has built the web before it started us.
  const env = { ...process.env, [BUILT]: '1' };
  const child = spawn(process.execPath, [scriptOf.vitest, ...all], { cwd: ROOT, env, stdio: 'inherit' });
  return new Promise((resolve) =>
    child.on('close', (code) => {
      const passed = code === 0;
      resolve({ name, passed, failures: passed ? [] : failuresIn(report) });
    }),
  );
}
