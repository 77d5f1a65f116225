import { readPrinted } from './amount';
import { stepsOf } from './columns-of-one-name';
import { cellAt, isDay, type Sample } from './layout-sample';
import type { Places } from './roles';
import { sideOf } from './row-money';

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
