import * as v from 'valibot';
import { line, orNothing, required } from '../../lib/form-parts';
import { m } from '../../lib/messages';

/** A part that the type decides is asked: one that stands in no form is empty. */
const day = v.optional(orNothing(line), '');

/** Classes as they are typed, '9, 42': whole numbers from 1 to 45, each once. */
const classes = v.pipe(
  line,
  v.transform((text) => text.split(/[\s,;]+/).filter((part) => part !== '')),
  v.check(
    (parts) => parts.every((part) => /^\d{1,2}$/.test(part) && isClass(Number(part))),
    () => m.ip_classes_wrong(),
  ),
  v.transform((parts) => [...new Set(parts.map(Number))].toSorted((one, other) => one - other)),
);

const isClass = (value: number) => value >= 1 && value <= 45;

const flag = v.pipe(
  v.optional(v.string()),
  v.transform((value) => value !== undefined),
);

/** A right as it is typed. */
export const assetForm = v.object({
  type: v.picklist(['trademark', 'patent', 'design', 'copyright'], () => m.ui_required()),
  name: required,
  applicationNumber: orNothing(line),
  filingDate: day,
  classes,
  registrationNumber: orNothing(line),
  registrationDate: day,
  renewalDate: day,
  jurisdiction: orNothing(line),
  madridFiling: flag,
  priorityDate: day,
  reportDate: day,
  answeredDate: day,
  publicationDate: day,
  oppositionDate: day,
  isProvisional: flag,
  completedDate: day,
  examinationRequestDate: day,
});
