import { isIsoDate } from '../shared/dates';
import { type Part, partsOf } from './parts';

/** Whether a text has the shape of a BSR code: the seven digits of a bank branch. */
export const isBsr = (text: string): boolean => /^\d{7}$/.test(text);

/** Whether a text has the shape of a challan's serial number: five digits. */
export const isChallanSerial = (text: string): boolean => /^\d{5}$/.test(text);

const OLTAS = /^\d{7}(\d{2})(\d{2})(\d{4})\d{5}$/;

/** What each part of a challan identification number says: branch, day of the deposit, serial; null when it is not one. */
export function readChallanNumber(text: string): readonly Part[] | null {
  const [, day, month, year] = OLTAS.exec(text) ?? [];
  const deposited = `${year}-${month}-${day}`;
  if (!isIsoDate(deposited)) return null;
  return partsOf(text, [
    [7, 'BSR code: the branch of the bank'],
    [8, `Deposited on ${deposited}`],
    [5, 'Serial number of the challan'],
  ]);
}
