import { formatDate } from '../../../lib/format';
import { m } from '../../../lib/messages';
import { Verdict } from '../../../ui/state/verdict';
import type { Coverage } from '../books.queries';
import { exactAmount, periodName, rowsAgree } from '../words';
import { type CoverageLine, coverageLine, LENGTH } from './coverage-line';

/** Which days of an account are whole, where something is missing, and how many lines bear each other out. */
export function CoverageTimeline({ coverage }: { coverage: Coverage }) {
  const line = coverageLine(coverage);
  if (!line) return null;
  const { agreeing, checked, gaps, breaks, lastDay } = coverage;
  const isWhole = gaps.length === 0 && breaks.length === 0;
  return (
    <div className="min-w-0">
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-sm font-medium text-ink-2">{m.books_coverage()}</h3>
        {checked > 0 && <Verdict isSound={agreeing === checked && isWhole}>{rowsAgree({ agreeing, checked })}</Verdict>}
        {lastDay && <span className="text-xs text-ink-2">{m.books_data_ends({ day: formatDate(lastDay) })}</span>}
      </div>
      <Bar line={line} />
      <CoverageTable coverage={coverage} />
      <Missing coverage={coverage} />
    </div>
  );
}

function Bar({ line: { start, end, covered, breaks } }: { line: CoverageLine }) {
  return (
    <div aria-hidden="true">
      <svg aria-hidden="true" viewBox={`0 0 ${LENGTH} 14`} preserveAspectRatio="none" className="block h-3.5 w-full">
        <rect width={LENGTH} height="14" className="fill-red-soft" />
        {covered.map(({ from, to }) => (
          <rect key={from} x={from} width={to - from} height="14" className="fill-green" />
        ))}
        {breaks.map((place) => (
          <rect key={place} x={Math.max(0, place - 2)} width="4" height="14" className="fill-red" />
        ))}
      </svg>
      <div className="flex justify-between text-xs text-ink-2">
        <span>{formatDate(start)}</span>
        <span>{formatDate(end)}</span>
      </div>
    </div>
  );
}

/** The same in words, for those who cannot see the bar. */
function CoverageTable({ coverage: { covered, gaps, accountName } }: { coverage: Coverage }) {
  const days = [
    ...covered.map((piece) => ({ ...piece, words: m.books_days_whole() })),
    ...gaps.map((piece) => ({ ...piece, words: m.books_days_missing() })),
  ].sort((one, other) => (one.from < other.from ? -1 : 1));
  return (
    // A table takes the room of its words whatever it is told, so what hides it stands around it.
    <div className="sr-only">
      <table>
        <caption>{m.books_coverage_of({ account: accountName })}</caption>
        <tbody>
          {days.map(({ from, to, words }) => (
            <tr key={`${from} ${words}`}>
              <th scope="row">{periodName(from, to)}</th>
              <td>{words}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Missing({ coverage: { gaps, breaks } }: { coverage: Coverage }) {
  if (gaps.length === 0 && breaks.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-col gap-1 rounded-md bg-yellow-soft px-3 py-2 text-sm">
      {gaps.map(({ from, to }) => (
        <li key={`${from} ${to}`}>{m.books_gap({ period: periodName(from, to) })}</li>
      ))}
      {breaks.map((broken) => (
        <li key={`${broken.uploadId} ${broken.line} ${broken.date}`}>{breakInWords(broken)}</li>
      ))}
    </ul>
  );
}

/** Where a balance does not follow, from the line before or from the statement before, or two statements print two. */
function breakInWords({ line, after, date, expected, found, isOverlap }: Coverage['breaks'][number]): string {
  const balances = { day: formatDate(date), expected: exactAmount(expected), found: exactAmount(found) };
  if (isOverlap) return m.books_break_overlap(balances);
  return line === null
    ? m.books_break_between({ ...balances, after: formatDate(after) })
    : m.books_break({ ...balances, line });
}
