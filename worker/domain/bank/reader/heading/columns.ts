import { readAmount, sideOf } from '../cell/amount';
import { isDay } from '../cell/dates';
import type { Columns, Places } from '../model';
import type { Headings } from './roles';
import { amongNamed, cellAt, isRow, type Sample, withColumnsByValue, withProvedBalance } from './values-below';

/** The columns a heading names, each put where the records below hold what it names; null where too few are named. */
export function columnsOn(headings: Headings, heading: readonly string[], sample: Sample): Columns | null {
  const named = Object.fromEntries(headings.roles);
  const [plain, moved] = [named, beside(named, heading, sample)].map((columns) =>
    completed(columns, headings, heading, sample),
  );
  const fits = (columns: Columns | null | undefined) =>
    columns ? sample.filter((cells) => isRow(cells, columns)).length : -1;
  return (fits(moved) >= fits(plain) ? moved : plain) ?? null;
}

function completed(
  written: Places,
  { unnamed, named }: Headings,
  heading: readonly string[],
  sample: Sample,
): Columns | null {
  const places = withColumnsByValue(written, heading, sample);
  const { side, ...others } = places;
  const isSide = side !== undefined && isSideColumn(side, others, sample);
  const columns: Places = isSide ? places : others;
  const marks = markedBeside(columns.balance, heading, sample);
  if (marks !== undefined) columns.balanceSide ??= marks;
  const amountMarks = isSide ? undefined : markedBeside(columns.amount, heading, sample);
  if (amountMarks !== undefined) columns.side = amountMarks;
  const closing = unnamed.filter((at) => !OPENS.test(cellAt(heading, at)));
  const chosen = withSideAnywhere(amongNamed(withProvedBalance(columns, closing, sample), named, sample), sample);
  const text = textColumn(chosen, unnamed, named, sample);
  return whole(text === undefined ? textOfReferences(chosen, named, sample) : { ...chosen, description: text });
}

/** The balance before a line moves by the amounts as well, a line too late. */
const OPENS = /\bopen/i;

/** A column that says now and then which way the money went, as C of cash seems to, gives way to one that says it on every line. */
function isSideColumn(side: number, others: Places, sample: Sample): boolean {
  const words = sample.map((cells) => cellAt(cells, side)).filter((word) => word !== '');
  if (!words.some(sideOf)) return false;
  return words.every(sideOf) || withSideAnywhere(others, sample).side === undefined;
}

/** A column that says on every line which way the money went is its side, whatever it is called. */
function withSideAnywhere(places: Places, sample: Sample): Places {
  const { debit, credit, ...others } = places;
  if (others.amount === undefined || others.side !== undefined || (debit !== undefined && credit !== undefined))
    return places;
  const dated = sample.filter((cells) => isDay(cellAt(cells, others.date)));
  const taken = new Set(Object.values(others));
  for (let at = 0; at < (dated[0]?.length ?? 0); at++) {
    const words = taken.has(at) ? [] : dated.map((cells) => cellAt(cells, at).toUpperCase());
    const isNamedSo = at === debit || at === credit;
    if (words.length > 0 && words.every(sideOf) && (isNamedSo || isBothSides(words))) return { ...others, side: at };
  }
  return places;
}

/** W and D are both ways too, for what was withdrawn and what was deposited. */
const isBothSides = (words: readonly string[]): boolean =>
  new Set(words.map(sideOf)).size === 2 || (words.includes('W') && words.includes('D'));

/** A day, a text and either both sides or one amount are the least a statement has. */
export function whole(columns: Places): Columns | null {
  const { date, description, debit, credit, amount } = columns;
  if (date === undefined || description === undefined) return null;
  const hasSides = debit !== undefined && credit !== undefined;
  return hasSides || amount !== undefined ? { ...columns, date, description } : null;
}

const MOVABLE = ['date', 'description', 'debit', 'credit', 'amount', 'balance'] as const;
type Movable = (typeof MOVABLE)[number];

const FITS: Readonly<Record<Movable, (text: string) => boolean>> = {
  date: isDay,
  description: (text) => /\p{L}/u.test(text),
  debit: isMoney,
  credit: isMoney,
  amount: isMoney,
  balance: isMoney,
};

function isMoney(text: string): boolean {
  return Boolean(readAmount(text, 'balance'));
}

/** The columns moved to where the values stand; the headings of merged cells stand beside them. */
function beside(named: Places, heading: readonly string[], sample: Sample): Places {
  const columns = { ...named };
  for (const role of MOVABLE) {
    const place = placeOf(role, columns, heading, sample);
    if (place !== undefined) columns[role] = place;
  }
  return columns;
}

/** Merged cells leave a heading over several columns: the values stand in one of them, and the named one is empty. */
function placeOf(role: Movable, columns: Places, heading: readonly string[], sample: Sample): number | undefined {
  const named = columns[role];
  if (named === undefined || sample.some((cells) => cellAt(cells, named) !== '')) return named;
  const taken = new Set(Object.values(columns));
  const isFree = (at: number) => at >= 0 && !taken.has(at) && cellAt(heading, at) === '';
  const near: number[] = [];
  for (const step of [1, -1]) for (let at = named + step; isFree(at) && at < WIDEST; at += step) near.push(at);
  return near.find((at) => sample.some((cells) => FITS[role](cellAt(cells, at)))) ?? named;
}

/** Dr or Cr may stand beside a figure in a column without a heading. */
function markedBeside(figure: number | undefined, heading: readonly string[], sample: Sample): number | undefined {
  if (figure === undefined || cellAt(heading, figure + 1) !== '') return undefined;
  const marks = sample.map((cells) => cellAt(cells, figure + 1)).filter((mark) => mark !== '');
  return marks.length > 0 && marks.every((mark) => sideOf(mark)) ? figure + 1 : undefined;
}

const WIDEST = 64;

/** The column of the text: where the one so named is empty on every line, one of a name that nobody knows, or a further reference. */
function textColumn(
  { description, reference }: Places,
  unnamed: readonly number[],
  named: Headings['named'],
  sample: Sample,
): number | undefined {
  const isUsed = description !== undefined && sample.some((cells) => !SAYS_NOTHING.test(cellAt(cells, description)));
  if (isUsed || unnamed.length === 0) return description;
  const others = (named.get('reference') ?? []).filter((at) => at !== reference);
  return longestText([...unnamed, ...others], sample) ?? description;
}

const SAYS_NOTHING = /^(?:[-–—\s]*|n\.?\/?a\.?|nil|null|none)$/i;

/** A bank may call the text a reference: of several the one with the most letters is the text, and another the reference. */
function textOfReferences(places: Places, named: Headings['named'], sample: Sample): Places {
  const all = named.get('reference') ?? [];
  const description = longestText(all, sample) ?? places.reference;
  if (description === undefined) return places;
  const reference = description === places.reference ? all.find((at) => at !== description) : places.reference;
  return { ...places, description, reference: reference ?? description };
}

/** A heading may call the text by a word nobody knows: it is the column without a known name that holds the most letters. */
function longestText(places: readonly number[], sample: Sample): number | undefined {
  const letters = (at: number) =>
    sample.reduce((sum, cells) => sum + cellAt(cells, at).replace(/\P{L}/gu, '').length, 0);
  const [best] = places.map((at) => ({ at, length: letters(at) })).sort((one, other) => other.length - one.length);
  return best && best.length > 0 ? best.at : undefined;
}
