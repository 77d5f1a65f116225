import { z } from 'zod';
import { IP_KINDS, type IpRight } from '../../../domain/company/facts';
import type { MadridHint } from '../../../domain/ip/madrid';
import type { Clock, Fee, Stage, Standing } from '../../../domain/ip/model';
import { APPLICANTS, FILINGS, IP_STANDINGS, IP_STATUSES } from '../../../domain/ip/values';
import type { IsoDate } from '../../../domain/shared/dates';
import type { Explained } from '../../../domain/shared/explained';
import { say } from '../../../domain/shared/message';
import { formatRupees, type Paise } from '../../../domain/shared/money';
import { issue } from '../../../platform/problem';
import { isoDay, lineOf, nameText, numeric, optional, pageByCount, upperCase } from '../../../platform/wire';
import { explained } from '../../calendar/explanation/explanation.contract';

const CLASSES = issue(say('company.field.classes'));
const number = upperCase.pipe(lineOf(40));
const day = optional(isoDay);

/** A right as it is stated, in the names of the specification. Without a filing date it is a draft. */
export const newAsset = z.strictObject({
  name: nameText,
  type: z.enum(IP_KINDS),
  applicationNumber: optional(number),
  registrationNumber: optional(number),
  classes: z.array(z.coerce.number().int(CLASSES).min(1, CLASSES).max(45, CLASSES)).max(45, CLASSES).default([]),
  filingDate: day,
  registrationDate: day,
  renewalDate: day.describe('about.ip.in-force-to'),
  jurisdiction: optional(upperCase.pipe(z.string().regex(/^[A-Z]{2}$/, issue(say('company.field.country'))))),
  madridFiling: z.boolean().default(false),
  priorityDate: day,
  isProvisional: z.boolean().default(false),
  completedDate: day,
  examinationRequestDate: day,
  reportDate: day.describe('about.ip.report-date'),
  answeredDate: day,
  publicationDate: day,
  oppositionDate: day,
});
export type NewAsset = z.output<typeof newAsset>;

const filer = {
  applicant: z.enum(APPLICANTS).optional().describe('about.ip.applicant-asked'),
  filing: z.enum(FILINGS).default('electronic'),
};
export const assetsQuery = pageByCount.extend(filer);

export const syncBody = z.strictObject({
  content: optional(
    z
      .string()
      .max(2_000_000, issue(say('tax-credit.problem.too-long')))
      .describe('about.ip.content'),
  ),
  accept: z.array(z.number().int().min(1).max(10_000)).max(2_000).default([]).describe('about.ip.accept'),
});

const date = z.iso.date();
const text = z.string().nullable();
const aDay = date.nullable();

const stageAnswer = z.object({
  name: z.string(),
  from: aDay,
  to: date,
  isNow: z.boolean(),
  fee: explained(numeric).nullable(),
});

const clockAnswer = z.object({
  id: z.string(),
  title: z.string(),
  note: text,
  dueOn: explained(date).describe('about.ip.dueOn'),
  doneOn: aDay,
  item: z.object({ id: z.uuid(), status: z.string() }).nullable().describe('about.ip.item'),
  stages: z.array(stageAnswer).describe('about.ip.stages'),
});

export const assetAnswer = z.object({
  ...{ id: z.uuid(), name: z.string(), type: z.enum(IP_KINDS), applicationNumber: text, registrationNumber: text },
  ...{ status: z.enum(IP_STATUSES), classes: z.array(z.string()), filingDate: aDay, registrationDate: aDay },
  renewalDate: aDay,
  ...{ jurisdiction: z.string(), madridFiling: z.boolean(), createdAt: z.string() },
  inForceTo: aDay.describe('about.ip.in-force-to'),
  ...{ priorityDate: aDay, isProvisional: z.boolean(), completedDate: aDay, examinationRequestDate: aDay },
  ...{ reportDate: aDay, answeredDate: aDay, publicationDate: aDay, oppositionDate: aDay },
  standing: z.enum(IP_STANDINGS),
  note: text,
  clocks: z.array(clockAnswer),
  fees: z.array(z.object({ id: z.string(), name: z.string(), fee: explained(numeric) })),
  madrid: z
    .object({ priorityBy: explained(date), francs: explained(z.number()) })
    .nullable()
    .describe('about.ip.madrid'),
});

export const portfolioAnswer = z.object({
  applicant: z.object({ kind: z.enum(APPLICANTS), why: z.string() }).describe('about.ip.applicant'),
  assets: z.number().int(),
  counts: z.array(z.object({ standing: z.enum(IP_STANDINGS), count: z.number().int() })),
  next: z.object({ assetId: z.uuid(), name: z.string(), title: z.string(), dueOn: date }).nullable(),
});

const shown = z.union([z.string(), z.boolean(), z.array(z.number()), z.null()]);

export const syncAnswer = z.object({
  message: z.string(),
  proposals: z.array(
    z.object({
      line: z.number().int(),
      act: z.enum(['add', 'change', 'remove', 'same']),
      applicationNumber: z.string(),
      name: z.string(),
      type: z.enum(IP_KINDS),
      changes: z.array(z.object({ field: z.string(), from: shown, to: shown })),
    }),
  ),
  problems: z.array(z.object({ line: z.number().int(), message: z.string() })),
  applied: z.object({ added: z.number().int(), changed: z.number().int(), removed: z.number().int() }).nullable(),
});

/** The names of a right's parts, here and in the facts. */
export const FIELDS = {
  ...{ name: 'name', kind: 'type', appliedOn: 'filingDate', registeredOn: 'registrationDate', classes: 'classes' },
  ...{ registrationNumber: 'registrationNumber', inForceTo: 'renewalDate', jurisdiction: 'jurisdiction' },
  ...{ isMadrid: 'madridFiling', priorityOn: 'priorityDate', isProvisional: 'isProvisional' },
  ...{ completedOn: 'completedDate', examinationAskedOn: 'examinationRequestDate', reportOn: 'reportDate' },
  ...{ answeredOn: 'answeredDate', publishedOn: 'publicationDate', opposedOn: 'oppositionDate' },
} as const satisfies Record<keyof IpRight, string>;

/** A right as the facts have it; what is empty or as it is by itself is left out, so that equal rights are equal. */
export function rightOf(sent: NewAsset): IpRight {
  const { name, type: kind, classes, filingDate, registrationDate, registrationNumber, renewalDate } = sent;
  const { jurisdiction, priorityDate, completedDate, examinationRequestDate, reportDate } = sent;
  return {
    ...{ kind, name, classes },
    ...(filingDate && { appliedOn: filingDate }),
    ...(registrationDate && { registeredOn: registrationDate }),
    ...(registrationNumber && { registrationNumber }),
    ...(renewalDate && { inForceTo: renewalDate }),
    ...(jurisdiction && jurisdiction !== 'IN' && { jurisdiction }),
    ...(sent.madridFiling && { isMadrid: true }),
    ...(priorityDate && { priorityOn: priorityDate }),
    ...(sent.isProvisional && { isProvisional: true }),
    ...(completedDate && { completedOn: completedDate }),
    ...(examinationRequestDate && { examinationAskedOn: examinationRequestDate }),
    ...(reportDate && { reportOn: reportDate }),
    ...(sent.answeredDate && { answeredOn: sent.answeredDate }),
    ...(sent.publicationDate && { publishedOn: sent.publicationDate }),
    ...(sent.oppositionDate && { opposedOn: sent.oppositionDate }),
  };
}

type Item = { id: string; status: string };
export type Shown = {
  id: string;
  subject: string;
  value: IpRight;
  createdAt: string;
  standing: Standing;
  madrid: MadridHint | undefined;
  itemOf: (clock: Clock) => Item | undefined;
};

/** A right with all that runs of it. */
export function assetJson({ id, subject, value, createdAt, standing, madrid, itemOf }: Shown, today: IsoDate) {
  return {
    ...{ id, ...ipJson(value, subject), createdAt, renewalDate: standing.renewalOn ?? null },
    ...{ filingDate: value.appliedOn ?? null, registrationDate: value.registeredOn ?? null },
    ...{ inForceTo: value.inForceTo ?? null, priorityDate: value.priorityOn ?? null },
    ...{ isProvisional: value.isProvisional ?? false, completedDate: value.completedOn ?? null },
    ...{ examinationRequestDate: value.examinationAskedOn ?? null, reportDate: value.reportOn ?? null },
    ...{ answeredDate: value.answeredOn ?? null, publicationDate: value.publishedOn ?? null },
    ...{ oppositionDate: value.opposedOn ?? null, standing: standing.standing, note: standing.note ?? null },
    clocks: standing.clocks.map((clock) => clockJson(clock, itemOf(clock), today)),
    fees: standing.fees.map(feeJson),
    madrid: madrid ?? null,
  };
}

/** What the specification has of a right. */
export const ipJson = (value: IpRight, subject: string) => ({
  ...{ name: value.name, type: value.kind, applicationNumber: value.appliedOn ? subject : null },
  registrationNumber: value.registrationNumber ?? null,
  status: value.registeredOn ? ('registered' as const) : value.appliedOn ? ('pending' as const) : ('draft' as const),
  classes: value.classes.map(String),
  ...{ jurisdiction: value.jurisdiction ?? 'IN', madridFiling: value.isMadrid ?? false },
});

const rupeesOf = ({ value, steps }: Explained<Paise>) => ({ value: formatRupees(value), steps });

const feeJson = ({ id, fee }: Fee) => ({ id, name: say(`ip.fee.${id}`), fee: rupeesOf(fee) });

const stageJson = ({ name, from, to, fee }: Stage, today: IsoDate) => ({
  ...{ name, from: from ?? null, to, isNow: today <= to && (!from || from <= today) },
  fee: fee ? rupeesOf(fee) : null,
});

const clockJson = ({ id, title, note, dueOn, doneOn, stages }: Clock, item: Item | undefined, today: IsoDate) => ({
  ...{ id, title, note: note ?? null, dueOn, doneOn: doneOn ?? null, item: item ?? null },
  stages: stages.map((stage) => stageJson(stage, today)),
});
