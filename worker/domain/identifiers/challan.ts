import { isIsoDate } from '../shared/dates';
import { onDay } from '../shared/explained';
import { say } from '../shared/message';
import { type Part, partsOf } from './parts';
import { stateOfGstCode } from './tax-number';

/** Whether a text has the shape of a BSR code: the seven digits of a bank branch. */
export const isBsr = (text: string): boolean => /^\d{7}$/.test(text);

/** Whether a text has the shape of a challan's serial number: five digits. */
export const isChallanSerial = (text: string): boolean => /^\d{5}$/.test(text);

const PRINTED = /(?<!\d)(\d{7})\D+(\d{5})(?!\d)/;

/** BSR code and serial of a challan in a bank's narration: 'TDS PAYMENT CHALLAN 0510308 00123'. */
export function challanIn(narration: string): { bsr: string | null; serial: string | null } {
  const [, code = null, number = null] = PRINTED.exec(narration) ?? [];
  return { bsr: code, serial: number };
}

const OLTAS = /^\d{7}(\d{2})(\d{2})(\d{4})\d{5}$/;

/** What each part of a challan identification number says: branch, day of the deposit, serial; null when it is not one. */
export function readChallanNumber(text: string): readonly Part[] | null {
  const [, day, month, year] = OLTAS.exec(text) ?? [];
  const deposited = `${year}-${month}-${day}`;
  if (!isIsoDate(deposited)) return null;
  return partsOf(text, [
    [7, say('identifiers.challan.branch')],
    [8, say('identifiers.challan.deposited', { day: onDay(deposited) })],
    [5, say('identifiers.challan.serial')],
  ]);
}

const SHAPE = /^[A-Z]{2}(\d{2})(0[1-9]|1[0-2])(\d{2})\d{6}[0-9A-Z]$/;

/** Whether a text has the shape of the reference number of a GST application or return (ARN), with the code of a state. */
export function isArn(text: string): boolean {
  const [, state = ''] = SHAPE.exec(text) ?? [];
  return stateOfGstCode(state) !== null;
}

/** What each part of an ARN says; null when it is not one. How its last character is made is not published. */
export function readArn(text: string): readonly Part[] | null {
  const [, state = '', month = '', year = ''] = SHAPE.exec(text) ?? [];
  const place = stateOfGstCode(state);
  if (!place) return null;
  return partsOf(text, [
    [2, say('identifiers.arn.kind')],
    [2, say('identifiers.state', { state: place.name })],
    [4, say('identifiers.arn.month', { month: { month: `20${year}-${month}` } })],
    [6, say('identifiers.arn.serial')],
    [1, say('identifiers.check-character')],
  ]);
}
