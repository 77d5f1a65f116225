import { amountsOf, readAmount, readPrinted, sideOf } from '../cell/amount';
import { isDay } from '../cell/dates';
import type { Columns, Places, Role, Table } from '../model';
import { normaliseHeading } from './roles';

/** Some of the records below a heading. */
export type Sample = readonly (readonly string[])[];

/** What a record has in a column; nothing where there is no such column. */
export const cellAt = (cells: readonly string[], at: number | undefined): string =>
  at === undefined ? '' : (cells[at] ?? '').trim();

/** Records below a heading on which it is proved. */
const PROVED_ON = 20;
/** Records looked at for them: a file of headings alone is not searched to its end for each of its lines. */
const MOST_SEARCHED = 500;

/** A heading without what varies from file to file. */
export const shapeOf = (cells: readonly string[]): string => cells.map(normaliseHeading).join('|').replace(/\|+$/, '');

/** The first records below; footnotes, blank lines and the heading itself do not count. */
export function sampleBelow(table: Table, next: number, width: number, shapes: ReadonlySet<string>): Sample {
  const sample: (readonly string[])[] = [];
  for (let index = next, seen = 0; seen < MOST_SEARCHED && sample.length < PROVED_ON && index < table.length; seen++) {
    const { cells, next: below } = table.recordAt(index, width);
    index = below;
    if (cells.filter((cell) => cell.trim() !== '').length >= 2 && !shapes.has(shapeOf(cells))) sample.push(cells);
  }
  return sample;
}

/** Whether a record has a date and exactly one amount. */
export function isRow(cells: readonly string[], { date, debit, credit, amount }: Columns): boolean {
  if (!isDay((cells[date] ?? '').trim())) return false;
  const sides = debit !== undefined && credit !== undefined ? [debit, credit] : [amount ?? -1];
  const read = sides.map((column) => readAmount(cells[column] ?? '', 'debit'));
  return !read.includes(undefined) && read.filter(Boolean).length === 1;
}

/** A bank may call the day or the amount by a word that nobody knows: the only column that holds days, or amounts, is it. */
export function withColumnsByValue(places: Places, heading: readonly string[], sample: Sample): Places {
  return withProvedAmount(withAmount(withDate(places, heading, sample), heading, sample), sample);
}

/** The day on a cheque, that on which something falls due and that of a later change is not the day on which money moved. */
const OTHER_DAY =
  /ch(?:e)?q|instr?u?m|\binst\b|\bdue\b|expir|matur|birth|valid|updat|modif|chang|print|generat|report|statement/i;

/** Money may be settled on the day it moved or on a later one: such a day counts where no other heading tells of one. */
const SETTLED = /settle/i;
const OF_DAYS = /date|time|\bd(?:a)?t\b|\b(?:on|at)\s*$/i;

/** How little the name of a column of days says that money moved then: 0 for most names. */
export const doubtOfDay = (name = ''): number => (OTHER_DAY.test(name) ? 2 : SETTLED.test(name) ? 1 : 0);

function withDate(places: Places, heading: readonly string[], sample: Sample): Places {
  if (places.date !== undefined) return places;
  const isAlone = heading.filter((cell) => OF_DAYS.test(cell)).length === 1;
  const isDays = (at: number) => {
    const days = sample.filter((cells) => /\D/.test(cellAt(cells, at)) && isDay(cellAt(cells, at))).length;
    return days > 1 && days * 2 > sample.length && doubtOfDay(heading[at]) < (isAlone ? 2 : 1);
  };
  const date = only(freeIn(places, heading).filter(isDays));
  return date === undefined ? places : { ...places, date };
}

/** Where a column says on every line which way the money went, and none is named as its amount. */
function withAmount(places: Places, heading: readonly string[], sample: Sample): Places {
  const { debit, credit, amount, side = amount, balanceSide, ...others } = places;
  if (debit !== undefined && credit !== undefined) return places;
  const dated = datedIn(places, sample);
  const isSides = side !== undefined && dated.length > 0 && dated.every((cells) => isSide(cellAt(cells, side)));
  if (!isSides || (amount !== undefined && amount !== side)) return places;
  const isAmounts = (at: number) =>
    dated.every((cells) => readPrinted(cellAt(cells, at), 'credit')?.magnitude) &&
    dated.some((cells) => /[.,]\d/.test(cellAt(cells, at)));
  const found = only(freeIn({ ...others, side }, heading).filter(isAmounts));
  // Marks alone are no amounts: without the column they belong to, that one is asked.
  if (found === undefined) return amount === undefined ? places : { ...withoutAmount(places), side };
  // What stands beside the balance is its mark only where the amount has a side of its own.
  const kept = balanceSide === undefined || balanceSide === side ? {} : { balanceSide };
  return { ...others, ...kept, side, amount: found };
}

/** Of an amount and the same with its charges the one by which the balance moves. */
function withProvedAmount(places: Places, sample: Sample): Places {
  const { debit, credit, ...others } = places;
  const { amount, balance, side } = others;
  const lone = debit ?? credit;
  if (amount === undefined || balance === undefined || side === undefined || lone === undefined) return places;
  if (debit !== undefined && credit !== undefined) return places;
  const steps = (at: number) => stepsOf(balance, { ...others, amount: at }, sample);
  return steps(lone) > steps(amount) ? { ...others, amount: lone } : places;
}

const withoutAmount = ({ amount: _marks, ...others }: Places): Places => others;

/** An amount with its mark beside it says a side too, and is no column of sides. */
const isSide = (text: string): boolean => !/\d/.test(text) && sideOf(text) !== null;

const datedIn = ({ date }: Places, sample: Sample) => sample.filter((cells) => isDay(cellAt(cells, date)));

/** The columns that have a heading and no role. */
function freeIn(places: Places, heading: readonly string[]): number[] {
  const taken = new Set(Object.values(places));
  return heading.flatMap((cell, at) => (taken.has(at) || cell.trim() === '' ? [] : [at]));
}

const only = (found: readonly number[]): number | undefined => (found.length === 1 ? found[0] : undefined);

/**
 * Of several columns named as balances the one that moves by the amounts of the lines; of several named as references the first
 * that holds anything. Where none does better, the columns stay as they are.
 */
export function amongNamed(places: Places, named: ReadonlyMap<Role, readonly number[]>, sample: Sample): Places {
  const balance = bestOf(places.balance, named.get('balance'), (at) => stepsOf(at, places, sample));
  const reference = bestOf(places.reference, named.get('reference'), (at) => (isUsed(at, sample) ? 1 : 0));
  return {
    ...places,
    ...(balance === undefined ? {} : { balance }),
    ...(reference === undefined ? {} : { reference }),
  };
}

/** Of ten lines so many must be led to, and more than one, before a column nobody names so is the balance. */
const NEARLY_ALL = 0.8;

/** The balance where no heading is known as one: a column of another name that moves by the amounts of the lines. */
export function withProvedBalance(places: Places, unnamed: readonly number[], sample: Sample): Places {
  if (places.balance !== undefined || unnamed.length === 0) return places;
  const balance = bestOf(unnamed[0], unnamed, (at) => stepsOf(at, places, sample));
  const links = balance === undefined ? 0 : stepsOf(balance, places, sample);
  return balance !== undefined && links > 1 && links >= (sample.length - 1) * NEARLY_ALL
    ? { ...places, balance }
    : places;
}

function bestOf(chosen: number | undefined, named: readonly number[] = [], score: (at: number) => number) {
  if (chosen === undefined || named.length < 2) return chosen;
  return named.reduce((best, at) => (score(at) > score(best) ? at : best), chosen);
}

const isUsed = (at: number, sample: Sample): boolean => sample.some((cells) => /[^\s0-]/.test(cells[at] ?? ''));

/** On how many lines the column moves from that of a neighbour by the amount of one of the two. */
function stepsOf(at: number, places: Places, sample: Sample): number {
  const columns = { ...places, date: 0, description: 0 };
  const moves = sample.map((cells) => amountsOf(cells, columns).map(Math.abs));
  const balances = sample.map((cells) => readAmount(cells[at] ?? '', 'balance') ?? null);
  return balances.filter((balance, line) => {
    const before = balances[line - 1] ?? null;
    const steps = [...(moves[line] ?? []), ...(moves[line - 1] ?? [])];
    return balance !== null && before !== null && steps.includes(Math.abs(balance - before));
  }).length;
}
