import type { Quarter } from '../../../domain/law/periods';
import { say } from '../../../domain/shared/message';
import { formatRupees } from '../../../domain/shared/money';
import { type StatementKind, statementDue } from '../../../domain/tds/due-dates';
import { type Correction, correctableUntil, correctionOf } from '../../../domain/tds/statement/correction';
import { rowJson } from './statement.contract';
import { itemOf, type QuarterRead } from './statement.repository';
import type { StoredCorrection } from './statement.table';
import { correctionJson, statementOf } from './statement.usecase';

export type CorrectionSheet = Correction & {
  stored: StoredCorrection;
  /** The receipt of what was filed before this: of the correction before it, else of the original. */
  previousReceipt: string | null;
};

/**
 * What a correction changes, by what entered the quarter and left it from its opening to that of the next one. A challan counts as
 * filed before where it was deposited by the day of that filing and recorded before the opening.
 */
export function correctionSheet(
  read: QuarterRead,
  kind: StatementKind,
  quarter: Quarter,
  stored: StoredCorrection,
): CorrectionSheet {
  const { form } = statementDue(kind, quarter).value;
  const own = read.corrections.filter((one) => one.form === form);
  const earlier = own.find(({ number }) => number === stored.number - 1);
  const later = own.find(({ number }) => number === stored.number + 1);
  const at = (one: StoredCorrection, filedBefore: string | null | undefined) =>
    statementOf(asOf(read, own, one, filedBefore ?? one.openedOn), kind, quarter);
  const before = at(stored, earlier?.filedOn ?? itemOf(read, form, quarter)?.doneOn);
  const after = later ? at(later, stored.filedOn) : statementOf(standing(read), kind, quarter);
  return {
    ...correctionOf(before, after),
    stored,
    previousReceipt: earlier?.receipt ?? stored.correctsReceipt,
  };
}

/** A quarter as it was filed before a correction was opened. */
function asOf(
  read: QuarterRead,
  all: readonly StoredCorrection[],
  { createdAt, openedOn, number }: StoredCorrection,
  filedOn: string,
): QuarterRead {
  // A listed challan is cancelled while a correction is open, the first that was open on the day.
  const wasListed = (cancelledOn: string) =>
    cancelledOn >= openedOn &&
    !all.some(
      (one) =>
        one.number < number && one.openedOn <= cancelledOn && (one.filedOn === null || cancelledOn <= one.filedOn),
    );
  const isOf = ({ row }: QuarterRead['deductions'][number]) =>
    row.createdAt < createdAt && (row.withdrawnAt === null || row.withdrawnAt >= createdAt);
  const isFiled = ({ use, challan }: QuarterRead['uses'][number]) =>
    challan.depositedOn !== null &&
    challan.depositedOn <= filedOn &&
    (challan.cancelledOn === null || wasListed(challan.cancelledOn)) &&
    // Of a use from before its moment was kept the day alone is known.
    (use.recordedAt === null ? use.recordedOn <= openedOn : use.recordedAt < createdAt);
  return { ...read, deductions: read.deductions.filter(isOf), uses: read.uses.filter(isFiled) };
}

/** The quarter as the ledger has it now. */
const standing = (read: QuarterRead): QuarterRead => ({
  ...read,
  deductions: read.deductions.filter(({ row }) => row.withdrawnAt === null),
  uses: read.uses.filter(({ challan }) => challan.cancelledOn === null),
});

/** A correction as the API tells it, linked to what it corrects. */
export function correctionSheetJson(sheet: CorrectionSheet, kind: StatementKind, quarter: Quarter) {
  const { form, dueOn } = statementDue(kind, quarter).value;
  const challans = sheet.challansAdded.map(({ id, bsr, serial, depositedOn }) => ({ id, bsr, serial, depositedOn }));
  return {
    ...correctionJson(sheet.stored),
    ...{ form, previousReceipt: sheet.previousReceipt, kinds: [...sheet.kinds] },
    correctableUntil: correctableUntil(quarter, dueOn),
    ...{ taxBefore: formatRupees(sheet.taxBefore), taxAfter: formatRupees(sheet.taxAfter), challansAdded: challans },
    records: sheet.changes.map(({ mode, kind: type, filedAt, row, was, challan }) => ({
      ...{ mode, kind: type, filedChallan: filedAt?.challan ?? null, filedRow: filedAt?.deductee ?? null },
      ...{ challan: challan.isNil ? null : `${challan.bsr} ${challan.serial}`, row: rowJson(row) },
      was: was && rowJson(was),
    })),
    whyNoText: say('tds-statement.fault.correction-layout'),
  };
}
