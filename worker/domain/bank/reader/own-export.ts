import { unguarded } from '../../export/csv';

/** Names that stand together over the transactions of our own export, and over no bank's statement. */
const OURS = ['bankAccountId', 'uploadId', 'lineKey', 'transactionDate', 'transactionType', 'description'];

/** Whether a heading is that of our own export of transactions, as CSV or saved again by a spreadsheet. */
export function isOwnExport(heading: readonly string[]): boolean {
  return OURS.every((name) => heading.some((cell) => cell.trim() === name));
}

/**
 * A text of our own export as it is stored: the apostrophe that keeps a spreadsheet from running it comes off, and nothing else.
 * What a bank's file may have around a text was taken off when the bank's file was read.
 */
export const ownText = (cell: string): string => unguarded(cell.trim());
