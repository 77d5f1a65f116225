import * as v from 'valibot';
import { isTan, specialGstinFault } from '#domain/identifiers/tax-number';
import { identifier, line, required } from '../../lib/form-parts';
import { m } from '../../lib/messages';
import { saidInWords } from '../../lib/said';

/** A GSTIN; the domain says which character is wrong and which was expected, and its words are the message. */
export const gstin = v.pipe(
  line,
  v.toUpperCase(),
  v.nonEmpty(() => m.ui_required()),
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed ? specialGstinFault(dataset.value) : null;
    if (fault) addIssue({ message: saidInWords(fault) });
  }),
);

export const tan = v.pipe(
  required,
  identifier(isTan, () => m.welcome_tan_wrong()),
);

export const din = v.pipe(
  required,
  v.regex(/^\d{8}$/, () => m.fact_din_wrong()),
);

/** '9, 42' as [9, 42]; the classes of a trade mark run from 1 to 45. */
export const classes = v.pipe(
  v.optional(v.string(), ''),
  v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
  v.check(
    (parts) => parts.every((part) => /^\d{1,2}$/.test(part) && Number(part) >= 1 && Number(part) <= 45),
    () => m.fact_classes_wrong(),
  ),
  v.transform((parts) => parts.map(Number)),
);
