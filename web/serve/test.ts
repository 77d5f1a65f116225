// The tests of `npm test`: those of the browser beside all others and in two halves, because a browser waits as much as it
// works. Each half has a server, a clock and stores of its own. What follows `npm test --`, such as the path of a test, goes to all.
import { spawn } from 'node:child_process';
import { ROOT, scriptOf } from './paths.ts';
import { writeDevVars } from './settings.ts';

type Run = { name: string; args: readonly string[] };

const WANTED = process.argv.slice(2);
const REST: Run = { name: 'pure and worker tests', args: ['--project', 'pure', '--project', 'worker'] };
const BROWSER: Run = { name: 'browser tests', args: ['--project', 'browser'] };
const half = (part: 1 | 2): Run => ({
  name: `browser tests, half ${part}`,
  args: [...BROWSER.args, `--shard=${part}/2`],
});

writeDevVars();
// A single file cannot be halved.
const runs = WANTED.length > 0 ? [REST, BROWSER] : [REST, half(1), half(2)];
const verdicts = await Promise.all(runs.map(async (run) => ({ ...run, passed: await test(run) })));
for (const { name, passed } of verdicts) console.log(`${name}: ${passed ? 'passed' : 'FAILED'}.`);
process.exit(verdicts.every(({ passed }) => passed) ? 0 : 1);

/** Runs the tests of some projects of vitest.config.ts; whether all of them passed. */
function test({ args }: Run): Promise<boolean> {
  const all = ['run', ...args, '--passWithNoTests', ...WANTED];
  const child = spawn(process.execPath, [scriptOf.vitest, ...all], { cwd: ROOT, stdio: 'inherit' });
  return new Promise((resolve) => child.on('close', (code) => resolve(code === 0)));
}
