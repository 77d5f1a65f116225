import type { Table } from '../model';

const DAY = String.raw`\d{1,4}[-/.](?:\d{1,2}|[a-z]{3,9})[-/.]\d{2,4}|\d{1,2} [a-z]{3,9},? \d{4}`;
const DATED = new RegExp(String.raw`^\s*(?:\d{1,5}[.)]?\s+)?(${DAY})\s+(?:(?:${DAY})\s+)?(\S.*)$`, 'i');
const FIGURE = /^[-+]?(?:₹|rs\.?|inr)?[\d,]+\.\d\d(?:\(?[dc]r\.?\)?)?$|^-$/i;
const MARK = /^\(?[dc]r\.?\)?$/i;
const UNIT = /^(?:₹|rs\.?|inr)$/i;

const LONGEST_LINE = 600;
/** An amount and the balance behind it are the least that proves a line. */
const FEWEST_FIGURES = 2;
const MOST_FIGURES = 4;
const FEWEST_LINES = 3;

type Line = { day: string; text: string; figures: string[] };

/**
 * A table as it is left when its columns are lost, as in text copied out of a PDF, or in cells a converter has run together: a day,
 * words, and figures at the end of a line. Only the balances can tell what they are. Null where too few lines are so.
 */
export function wordsTable(lines: readonly string[]): Table | null {
  const read = lines.map(lineIn);
  const counts = read.flatMap((line) => (line ? [line.figures.length] : []));
  if (counts.length < FEWEST_LINES) return null;
  // A text may end in a figure: as many belong to the columns as every line has.
  const count = counts.reduce((least, one) => Math.min(least, one));
  return {
    delimiter: null,
    length: lines.length,
    recordAt: (index) => ({
      ...{ line: index + 1, quoting: 'good', next: index + 1 },
      cells: cellsOf(read[index] ?? null, lines[index] ?? '', count),
    }),
    isCut: false,
    isPlaced: true,
  };
}

function lineIn(line: string): Line | null {
  const [, day, rest = ''] = line.length > LONGEST_LINE ? [] : (DATED.exec(line) ?? []);
  if (!day) return null;
  const { figures, text } = figuresAtEnd(rest.trim().split(/\s+/));
  return figures.length < FEWEST_FIGURES ? null : { day, text, figures };
}

/** The figures at the end of the words, each with the mark behind it and without the unit before it. */
function figuresAtEnd(words: readonly string[]): { figures: string[]; text: string } {
  const figures: string[] = [];
  let end = words.length;
  const wordAt = (place: number) => words[place] ?? '';
  while (end > 0 && figures.length < MOST_FIGURES) {
    const isMarked = MARK.test(wordAt(end - 1)) && FIGURE.test(wordAt(end - 2));
    const at = isMarked ? end - 2 : end - 1;
    if (!FIGURE.test(wordAt(at))) break;
    figures.unshift(isMarked ? `${wordAt(at)} ${wordAt(at + 1)}` : wordAt(at));
    end = UNIT.test(wordAt(at - 1)) ? at - 1 : at;
  }
  return { figures, text: words.slice(0, end).join(' ') };
}

/** Any other line goes on with the text above it, or stands alone. */
function cellsOf(line: Line | null, whole: string, count: number): string[] {
  if (!line) return ['', whole.trim()];
  const { day, text, figures } = line;
  return [day, [text, ...figures.slice(0, -count)].join(' '), ...figures.slice(-count)];
}
