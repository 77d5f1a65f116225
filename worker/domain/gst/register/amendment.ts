import type { IsoDate } from '../../shared/dates';
import { type Message, say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';
import { AMENDED_IN, type Section } from '../law/sections';
import type { AdvanceAmendment, OwnRegistration, RegisterAmendment, RegisterRow } from './model';
import { rowsOfAdvances, rowsOfDocuments } from './register';
import { sectionAt } from './section';

/** The table of GSTR-1 in which a document stands that was reported before; undefined where it stood in none that is amended. */
export const tableOf = (rows: readonly RegisterRow[]): Section | undefined => {
  const at = rows.find(({ section }) => section.at !== null && AMENDED_IN[section.at])?.section.at;
  return at ?? undefined;
};

/**
 * The rows of amendments: the document as it is now, in the table of amendments, and what was reported before, taken back in the same
 * table. Both together are what changes, which is what the month of the amendment declares more or less.
 */
export function rowsOfAmendments(
  amendments: readonly RegisterAmendment[],
  registrations: readonly OwnRegistration[],
): RegisterRow[] {
  return amendments.flatMap(({ id, period, first, was, is }) => {
    const now = rowsOfDocuments([{ ...is, period: first.period }], registrations);
    const before = rowsOfDocuments([{ ...was, period: first.period }], registrations);
    const why = say('gst-register.why.amended', { number: first.number, month: { month: first.period } });
    return amendedRows(now, before, { id, period, first, why });
  });
}

/**
 * The rows of amended advances: what the month comes to now and what was reported of it before, which is taken back. Whether a part that
 * an invoice took over came off its own month (11A) or stood apart (11B) is asked as for advances.
 */
export const rowsOfAdvanceAmendments = (
  amendments: readonly AdvanceAmendment[],
  isOnePeriod?: (one: IsoDate, other: IsoDate) => boolean,
): RegisterRow[] =>
  amendments.flatMap(({ id, period, was, is }) => {
    const first = { number: was.number, date: was.date, period: was.date.slice(0, 7) };
    const why = say('gst-register.why.amended', { number: first.number, month: { month: first.period } });
    const [now, before] = [[is], [was]].map((one) => rowsOfAdvances(one, isOnePeriod)) as [
      RegisterRow[],
      RegisterRow[],
    ];
    return amendedRows(now, before, { id, period, first, why });
  });

type Amending = { id: string; period: string; first: NonNullable<RegisterRow['amends']>; why: Message };

function amendedRows(
  now: readonly RegisterRow[],
  before: readonly RegisterRow[],
  { id, period, first, why }: Amending,
): RegisterRow[] {
  const placed = (row: RegisterRow, isTakenBack: boolean): RegisterRow => {
    const table = row.section.at === null ? undefined : AMENDED_IN[row.section.at];
    const section = table ? sectionAt(table, why, period) : row.section;
    const which = `${id}:${isTakenBack ? 'was' : 'is'}:${row.line}`;
    const moved = { ...row, id: which, period, section, amends: first, isTakenBack };
    return isTakenBack ? takenBack(moved) : moved;
  };
  return [...now.map((row) => placed(row, false)), ...before.map((row) => placed(row, true))];
}

function takenBack(row: RegisterRow): RegisterRow {
  const of = (amount: Paise) => paise(-amount || 0);
  const { taxable, igst, cgst, sgst, cess, sign } = row;
  return {
    ...row,
    ...{
      taxable: of(taxable),
      igst: of(igst),
      cgst: of(cgst),
      sgst: of(sgst),
      cess: of(cess),
      sign: sign === 1 ? -1 : 1,
    },
  };
}
