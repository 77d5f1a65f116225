import { z } from 'zod';
import { isPan } from '../../../domain/identifiers/tax-number';
import { say } from '../../../domain/shared/message';
import { formatPercent, formatRupees, type Paise, paise } from '../../../domain/shared/money';
import { TDS_NATURES, type TdsNature } from '../../../domain/tds/natures';
import { placesOf } from '../../../domain/tds/section-search';
import { issue } from '../../../platform/problem';
import { isoDay, largeRupees, lineOf, numeric, optional, upperCase } from '../../../platform/wire';
import type { LowerCertificate } from './lower-certificate.table';

const day = z.iso.date();

export const newCertificate = z
  .strictObject({
    payeeName: lineOf(120),
    pan: upperCase.refine(isPan, issue(say('tds.field.pan'))),
    number: upperCase.pipe(lineOf(40)),
    section: optional(lineOf(40)).describe('about.tds.section'),
    nature: z.enum(TDS_NATURES).optional().describe('about.tds.certificate-nature'),
    rate: z
      .union([z.string(), z.number().transform(String)])
      .refine((value) => /^\d{1,2}(\.\d{1,2})?$/.test(value), issue(say('tds.field.rate'))),
    limit: largeRupees.describe('about.tds.certificate-limit'),
    validFrom: isoDay,
    validTo: isoDay,
  })
  .refine(({ validFrom, validTo }) => validFrom <= validTo, {
    path: ['validTo'],
    ...{ error: issue(say('tds.field.valid-to')) },
  })
  .refine(({ section, nature }) => section !== undefined || nature !== undefined, {
    path: ['section'],
    ...{ error: issue(say('field.required')) },
  });

export const certificateEnd = z.strictObject({
  lastDay: optional(isoDay).describe('about.tds.certificate-last-day'),
  reason: lineOf(200),
});

export const certificateAnswer = z.object({
  id: z.uuid(),
  payeeName: z.string(),
  pan: z.string(),
  number: z.string(),
  nature: z.enum(TDS_NATURES),
  section: z.string(),
  code: z.string(),
  rate: numeric,
  limit: numeric,
  used: numeric.describe('about.tds.certificate-used'),
  left: numeric,
  validFrom: day,
  validTo: day,
  endedOn: day.nullable(),
  endReason: z.string().nullable(),
});

/** The place of a nature in the Act of the certificate's first day. */
function placeOf(nature: TdsNature, validFrom: string): { section: string; code: string } {
  const { old, now } = placesOf(nature);
  const { section = '', code = '' } = (validFrom < '2026-04-01' ? (old ?? now) : (now ?? old)) ?? {};
  return { section, code };
}

export type UsedCertificate = { row: LowerCertificate; used: Paise };

export const certificateJson = ({ row, used }: UsedCertificate): z.infer<typeof certificateAnswer> => ({
  ...{ id: row.id, payeeName: row.payeeName, pan: row.pan, number: row.number, nature: row.nature },
  ...{ ...placeOf(row.nature, row.validFrom), rate: formatPercent(row.rate), limit: formatRupees(row.limit) },
  ...{ used: formatRupees(used), left: formatRupees(paise(row.limit - used)) },
  ...{ validFrom: row.validFrom, validTo: row.validTo, endedOn: row.endedOn, endReason: row.endReason },
});
