import { daysBetween, type IsoDate } from '../../shared/dates';
import { dayInWords } from '../../shared/days-in-words';
import { capped, type LineNotice } from './notices';

type Dated = { line: number; date: IsoDate };

/** Banks book some lines a few days after the day they print; one further away may be misprinted. */
const LATE_DAYS = 3;

/**
 * Lines, in the order their balances prove, without those whose days run against it: the fewest that must be taken out for the
 * days to rise.
 */
export function withoutAstray<Line extends Dated>(lines: readonly Line[]): readonly Line[] {
  if (lines.every(({ date }, at) => at === 0 || (lines[at - 1]?.date ?? '') <= date)) return lines;
  const kept = longestRise(lines);
  return lines.filter((_, at) => kept.has(at));
}

/** Places of the longest run of days that never fall. For each length so far, the run that ends on the earliest day is kept. */
function longestRise(lines: readonly Dated[]): Set<number> {
  const ends: number[] = [];
  const before: number[] = [];
  lines.forEach(({ date }, at) => {
    const length = runsUpTo(ends, lines, date);
    before[at] = ends[length - 1] ?? -1;
    ends[length] = at;
  });
  const kept = new Set<number>();
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) kept.add(at);
  return kept;
}

/** How many lengths have a run that ends on this day or before it. */
function runsUpTo(ends: readonly number[], lines: readonly Dated[], date: IsoDate): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const end = lines[ends[middle] ?? 0];
    if (end && end.date <= date) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A line whose day lies far from those its balance stands between: nothing else shows that a day is misprinted. */
export function astrayDates(lines: readonly Dated[]): LineNotice[] {
  const rising = withoutAstray(lines);
  if (rising === lines) return [];
  const sound = new Set(rising);
  let [before, at] = [rising[0], 0];
  const notices: LineNotice[] = [];
  for (const line of lines) {
    if (sound.has(line)) {
      before = line;
      at++;
      continue;
    }
    const around = [before, rising[at]].flatMap((one) => (one ? [one.date] : []));
    if (around.every((day) => Math.abs(daysBetween(line.date, day)) > LATE_DAYS)) notices.push(astray(line, around));
  }
  return capped(notices);
}

function astray({ line, date }: Dated, around: readonly IsoDate[]): LineNotice {
  const places = [...new Set(around)].sort().map(dayInWords).join(' and ');
  const where = places.includes(' and ') ? `between lines of ${places}` : `beside lines of ${places}`;
  const message = `The line is dated ${dayInWords(date)}, but by its balance it stands ${where}. Check its date before saving.`;
  return { line, code: 'DATE_ASTRAY', message };
}
