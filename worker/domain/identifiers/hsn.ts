import { say } from '../shared/message';
import { type Part, partsOf } from './parts';

/** Whether a text has the shape of an HSN code of goods: four, six or eight digits. Codes that begin with 99 are services. */
export const isHsn = (text: string): boolean => /^\d{4}(\d{2}(\d{2})?)?$/.test(text) && !text.startsWith('99');

/** Whether a text has the shape of a SAC, the code of a service: 99 and two or four digits. */
export const isSac = (text: string): boolean => /^99\d{2}(\d{2})?$/.test(text);

/** What each part of an HSN or SAC says; null when it is neither. */
export function readHsnOrSac(text: string): readonly Part[] | null {
  if (isSac(text))
    return partsOf(text, [
      [2, say('identifiers.hsn.services')],
      [2, say('identifiers.hsn.service-heading')],
      ...(text.length > 4 ? ([[2, say('identifiers.hsn.service')]] as const) : []),
    ]);
  if (!isHsn(text)) return null;
  return partsOf(text, [
    [2, say('identifiers.hsn.chapter')],
    [2, say('identifiers.hsn.heading')],
    ...(text.length > 4 ? ([[2, say('identifiers.hsn.sub-heading')]] as const) : []),
    ...(text.length > 6 ? ([[2, say('identifiers.hsn.item')]] as const) : []),
  ]);
}
