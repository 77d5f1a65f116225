import { z } from 'zod';
import { CONFIDENCES, RULE_STATUSES } from '../../domain/law/rule';

const day = z.iso.date();

export const versionsAnswer = z.array(
  z.object({
    id: z.string(),
    from: day,
    to: day.nullable(),
    knownSince: day,
    value: z.string().nullable().describe('about.law.value'),
    statute: z.string(),
    confidence: z.enum(CONFIDENCES),
    status: z.enum(RULE_STATUSES),
    checkedOn: day.nullable().describe('about.explanation.checked-on'),
  }),
);
