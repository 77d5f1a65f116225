// The tests of `npm test`: those of the browser beside all others, because a browser waits as much as it works.
// What follows `npm test --` goes to both, such as the path of a test.
import { spawn } from 'node:child_process';
import { ROOT, scriptOf } from './paths.ts';

const GROUPS = [['pure', 'worker'], ['browser']];

const verdicts = await Promise.all(GROUPS.map(async (group) => ({ group, passed: await test(group) })));
for (const { group, passed } of verdicts) console.log(`${group.join(' and ')} tests: ${passed ? 'passed' : 'FAILED'}.`);
process.exit(verdicts.every(({ passed }) => passed) ? 0 : 1);

/** Runs the tests of some projects of vitest.config.ts; whether all of them passed. */
function test(projects: readonly string[]): Promise<boolean> {
  const named = projects.flatMap((project) => ['--project', project]);
  const args = ['run', ...named, '--passWithNoTests', ...process.argv.slice(2)];
  const child = spawn(process.execPath, [scriptOf.vitest, ...args], { cwd: ROOT, stdio: 'inherit' });
  return new Promise((resolve) => child.on('close', (code) => resolve(code === 0)));
}
