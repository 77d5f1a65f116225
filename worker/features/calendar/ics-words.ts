import { type IsoDate, isoDate } from '../../domain/shared/dates';
import { shortDayInWords } from '../../domain/shared/days-in-words';
import type { CalendarItem } from './calendar.contract';

export type IcsItem = CalendarItem & { companyName?: string };

/** What an event says: its title, and line by line what a reader of the calendar wants to know of it. */
export function wordsOf(item: IcsItem, today: IsoDate): { summary: string; description: string[] } {
  const isDone = item.status === 'completed' || item.status === 'settled';
  const whose = item.companyName ? `${item.companyName}: ` : '';
  return {
    summary: `${isDone ? 'Done: ' : ''}${whose}${item.title}`,
    description: [
      ...(item.description ? [item.description] : []),
      ...stateLines(item),
      ...(isDone ? [] : [...costLines(item, today), ...item.moves.map(movedLine)]),
      ...(isDone ? [] : item.waivers.map((waiver) => waivedLine(waiver, item.dueDate))),
      ...(item.isUnverified ? ['Unverified: a rule behind this has not been confirmed'] : []),
      ...(item.note ? [`Note: ${item.note}`] : []),
    ],
  };
}

function stateLines({ status, doneOn, acknowledgement, isOptional }: CalendarItem): string[] {
  const by = acknowledgement ? `, acknowledgement ${acknowledgement}` : '';
  if (status === 'completed') return [`Done${doneOn ? ` on ${shortDayInWords(isoDate(doneOn))}` : ''}${by}`];
  if (status === 'settled') return ['Settled before the books were kept here'];
  if (status === 'unconfirmed') return ['Nobody has said yet whether this was done'];
  if (status === 'withdrawn') return ['Withdrawn: no longer called for'];
  if (status === 'not_due') return ['A person says that nothing was due'];
  return isOptional ? ['Optional: nobody is obliged to it'] : [];
}

function costLines({ penaltyAmount, costPerDay, costCap, status }: CalendarItem, today: IsoDate): string[] {
  const isOpen = status === 'pending' || status === 'overdue' || status === 'unconfirmed';
  if (!isOpen || penaltyAmount === null) return [];
  const more = costPerDay === null || isNothing(costPerDay) ? '' : `, Rs ${costPerDay} more with each further day`;
  const cap = costCap === null ? '' : `, at most Rs ${costCap}`;
  if (isNothing(penaltyAmount) && more === '') return [];
  return [`If done on ${shortDayInWords(today)}: Rs ${penaltyAmount}${more}${cap}`];
}

const isNothing = (amount: string) => /^0\.00$/.test(amount);

const movedLine = ({ from, to, statute }: CalendarItem['moves'][number]) =>
  `Moved from ${shortDayInWords(isoDate(from))} to ${shortDayInWords(isoDate(to))} by ${statute}`;

// Waived is not moved: the words begin with the day that stays.
function waivedLine(
  { filedFrom, filedBy, stillAsked, statute }: CalendarItem['waivers'][number],
  dueDate: string,
): string {
  const fee = stillAsked === 0 ? 'the fee for lateness is waived' : `only ${stillAsked / 100}% of the fee is asked`;
  const window = `if filed from ${shortDayInWords(isoDate(filedFrom))} to ${shortDayInWords(isoDate(filedBy))}`;
  return `Still due on ${shortDayInWords(isoDate(dueDate))}; ${fee} ${window}, by ${statute}`;
}
