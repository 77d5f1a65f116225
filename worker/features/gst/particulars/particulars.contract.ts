import { z } from 'zod';
import { LINE_NATURES } from '../../../domain/gst/law/sections';
import { isHsn, isSac } from '../../../domain/identifiers/hsn';
import { say } from '../../../domain/shared/message';
import { issue } from '../../../platform/problem';
import { isoDay, lineOf, optional, upperCase } from '../../../platform/wire';

const isCode = (code: string) => isHsn(code) || isSac(code);

/** What a return asks of a sale and no paper changes by: it is put right where the return is checked. */
export const newParticulars = z.object({
  portCode: optional(upperCase.refine((text) => /^[A-Z0-9]{6}$/.test(text), issue(say('gst-particulars.fault.port')))),
  customsNumber: optional(z.string().regex(/^\d{3,7}$/, issue(say('gst-particulars.fault.customs-number')))),
  customsDate: optional(isoDay),
  irn: optional(lineOf(64)),
  rateNotification: optional(lineOf(200)),
  lines: optional(
    z
      .array(
        z.object({
          line: z.number().int().min(1),
          hsn: optional(z.string().refine(isCode, issue(say('gst-particulars.fault.hsn')))),
          nature: optional(z.enum(LINE_NATURES)),
          unit: optional(lineOf(20)),
        }),
      )
      .max(400),
  ),
});
export type NewParticulars = z.output<typeof newParticulars>;

export const particularsAnswer = z.object({ documentId: z.uuid(), number: z.string() });
