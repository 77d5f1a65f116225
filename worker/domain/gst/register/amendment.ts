import { say } from '../../shared/message';
import { type Paise, paise } from '../../shared/money';
import { AMENDED_IN, type Section } from '../law/sections';
import type { OwnRegistration, RegisterAmendment, RegisterRow } from './model';
import { rowsOfDocuments } from './register';
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
    const placed = (row: RegisterRow, isTakenBack: boolean): RegisterRow => {
      const table = row.section.at === null ? undefined : AMENDED_IN[row.section.at];
      const section = table ? sectionAt(table, why, period) : row.section;
      const moved = {
        ...row,
        id: `${id}:${isTakenBack ? 'was' : 'is'}:${row.line}`,
        period,
        section,
        amends: first,
        isTakenBack,
      };
      return isTakenBack ? takenBack(moved) : moved;
    };
    return [...now.map((row) => placed(row, false)), ...before.map((row) => placed(row, true))];
  });
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
