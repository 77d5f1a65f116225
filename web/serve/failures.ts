import { existsSync, readFileSync } from 'node:fs';

type Assertion = { fullName: string; status: string; failureMessages: readonly string[] | null };
type FileResult = { name: string; status: string; message: string; assertionResults: readonly Assertion[] };

/**
 * A line for each test that failed, and for each file that could not be run, from what vitest's JSON reporter wrote.
 * A run that ended before it wrote anything has one line that says so.
 */
export function failuresIn(report: string): string[] {
  if (!existsSync(report)) return ['ended before it could say which test failed'];
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: readonly FileResult[] };
  return testResults.filter(({ status }) => status === 'failed').flatMap(failuresOfFile);
}

function failuresOfFile({ name, message, assertionResults }: FileResult): string[] {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return [`${name}: ${firstLines(message)}`];
  return failed.map((test) => `${name} > ${test.fullName}: ${firstLines(test.failureMessages?.join('\n') ?? '')}`);
}

/** As much of a message as tells what went wrong, without where. */
const firstLines = (message: string) =>
  message
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, 4)
    .join(' | ');
